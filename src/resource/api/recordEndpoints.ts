import { cutPage, type Page } from '@/lib/record/pageSchema';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { injectServerApi } from '@/state/server/injectServerApi';
import { recordsTag, serverApi } from '@/state/server/serverApi';
import { resourceOf } from './resourceRegistry';
import { listSchemaOf } from './resourceSchemas';

injectServerApi();

/** What a list is asked for: the filters, page and size, and the order. */
export type ListParams = Readonly<Record<string, unknown>>;

interface ListArg {
  /** `keyOf` the resource: the cache keeps plain data, not the description. */
  list: string;
  params: ListParams;
}

/** What the schema of a list gives. */
interface ListAnswer {
  rows: ServerRecord[];
  total?: number | null;
}

/** Rows per request when all are needed, and requests at most. */
const PAGE_SIZE = 500;
const MAX_REQUESTS = 200;

const endpoints = serverApi.injectEndpoints({
  endpoints: (build) => ({
    records: build.query<Page<ServerRecord>, ListArg>({
      query: ({ list, params }) => ({ url: list, params, schema: listSchemaOf(resourceOf(list)), isToldInPlace: true }),
      transformResponse: (answer: ListAnswer, _meta, { params }) => {
        const { pageNum, pageSize } = params;
        return typeof pageNum === 'number' && typeof pageSize === 'number'
          ? cutPage(answer, { pageNum, pageSize })
          : { rows: answer.rows, total: answer.rows.length };
      },
      providesTags: (_result, _error, { list }) => [recordsTag(list), recordsTag(resourceOf(list).path)],
    }),
    /** All records of a list that comes in pages only. */
    wholeList: build.query<Page<ServerRecord>, ListArg>({
      queryFn: async ({ list, params }, _api, _options, ask) => {
        const rows: ServerRecord[] = [];
        for (let pageNum = 1; pageNum <= MAX_REQUESTS; pageNum += 1) {
          const schema = listSchemaOf(resourceOf(list));
          const { data, error } = await ask({
            url: list,
            params: { ...params, pageNum, pageSize: PAGE_SIZE },
            schema,
            isToldInPlace: true,
          });
          if (error) return { error };
          const page = data as ListAnswer;
          rows.push(...page.rows);
          // A server that ignores the page size sends all at once.
          if (page.rows.length === 0 || rows.length >= (page.total ?? 0)) break;
        }
        return { data: { rows, total: rows.length } };
      },
      providesTags: (_result, _error, { list }) => [recordsTag(list), recordsTag(resourceOf(list).path)],
    }),
  }),
});

export const { useRecordsQuery, useWholeListQuery } = endpoints;
