import { cutPage, type Page } from '@/lib/record/pageSchema';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { isLeft } from '@/lib/http/errors';
import type { Services } from '@/state/services';
import type { AppDispatch } from '@/state/storeTypes';
import { logError } from '@/state/errorLog/logError';
import { answerOf, recordsTag, serverApi } from '@/state/server/serverApi';
import { type ListParams, matchedProperties } from '../model/listQuery';
import { resourceOf } from '../model/resourceRegistry';
import { readSeveral } from './readAll';
import { readRecord } from './recordThunks';
import { listSchemaOf } from './resourceSchemas';

interface ListArg {
  /** `keyOf` the resource: the cache keeps plain data, not the description. */
  list: string;
  params: ListParams;
  /** Words that the rows are matched by here. */
  words?: string;
}

/** A page of a list; of rows that were matched here, all of them. */
interface ShownPage extends Page<ServerRecord> {
  /** The server has more rows than were looked at. */
  isPart?: boolean;
}

interface RecordArg {
  list: string;
  row: ServerRecord;
  /** Of the list that shows it. */
  params: ListParams;
}

interface AllArg {
  list: string;
  /** Of one call, or of several. */
  queries: readonly ListParams[];
}

const endpoints = serverApi.injectEndpoints({
  endpoints: (build) => ({
    records: build.query<ShownPage, ListArg>({
      query: ({ list, params }) => ({ url: list, params, schema: listSchemaOf(resourceOf(list)), tells: 'inPlace' }),
      transformResponse: async (
        answer: { rows: ServerRecord[]; total?: number | null },
        _meta,
        { list, params, words = '' },
      ): Promise<ShownPage> => {
        const { pageNum, pageSize } = params;
        const page =
          typeof pageNum === 'number' && typeof pageSize === 'number'
            ? cutPage(answer, { pageNum, pageSize })
            : { rows: answer.rows, total: answer.rows.length };
        if (words === '') return page;
        const { matchRows } = await import('@/lib/matchWords');
        const rows = matchRows(page.rows, matchedProperties(resourceOf(list)), words);
        return { rows, total: rows.length, isPart: page.total > page.rows.length };
      },
      providesTags: (_result, _error, { list }) => [recordsTag(list), recordsTag(resourceOf(list).path)],
    }),
    /** A record by its own call, to be shown; its place shows a failure. */
    record: build.query<ServerRecord, RecordArg>({
      queryFn({ list, row, params }, { extra }) {
        // RTK Query does not know the type of the thunks' third argument.
        const { http } = extra as Services;
        return answerOf<ServerRecord>(readRecord(http, resourceOf(list), row, params).then((own) => own ?? row));
      },
      providesTags: (_result, _error, { list }) => [recordsTag(resourceOf(list).path)],
    }),
    /** All rows of a list, for sums and summaries. Their place shows a failure. */
    allRecords: build.query<readonly ServerRecord[], AllArg>({
      queryFn({ list, queries }, { dispatch }) {
        // RTK Query does not know the store's type.
        const send = dispatch as AppDispatch;
        const rows = send(readSeveral(resourceOf(list), queries));
        rows.catch((error: unknown) => isLeft(error) && send(logError(error)));
        return answerOf(rows);
      },
      providesTags: (_result, _error, { list }) => [recordsTag(list), recordsTag(resourceOf(list).path)],
    }),
  }),
});

export const { useRecordsQuery, useRecordQuery, useAllRecordsQuery } = endpoints;

/** Lists older than this many seconds are fetched again when they are shown. */
const STALE_AFTER_S = 30;

export const WHEN_STALE = { refetchOnMountOrArgChange: STALE_AFTER_S, refetchOnReconnect: true } as const;
