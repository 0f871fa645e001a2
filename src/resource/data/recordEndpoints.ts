import { cutPage, type Page } from '@/lib/record/pageSchema';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { recordsTag, serverApi } from '@/state/server/serverApi';
import type { ListParams } from '../model/listQuery';
import { resourceOf } from '../model/resourceRegistry';
import { listSchemaOf } from './resourceSchemas';

interface ListArg {
  /** `keyOf` the resource: the cache keeps plain data, not the description. */
  list: string;
  params: ListParams;
}

const endpoints = serverApi.injectEndpoints({
  endpoints: (build) => ({
    records: build.query<Page<ServerRecord>, ListArg>({
      query: ({ list, params }) => ({ url: list, params, schema: listSchemaOf(resourceOf(list)), tells: 'inPlace' }),
      transformResponse: (answer: { rows: ServerRecord[]; total?: number | null }, _meta, { params }) => {
        const { pageNum, pageSize } = params;
        return typeof pageNum === 'number' && typeof pageSize === 'number'
          ? cutPage(answer, { pageNum, pageSize })
          : { rows: answer.rows, total: answer.rows.length };
      },
      providesTags: (_result, _error, { list }) => [recordsTag(list), recordsTag(resourceOf(list).path)],
    }),
  }),
});

export const { useRecordsQuery } = endpoints;
