import { pageSchemaOf } from '@/lib/record/pageSchema';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { recordSchema } from '@/lib/isRecord';
import { serverApi } from '@/state/server/serverApi';
import { READERS_PATH } from './announcements';

/** More people than an office has: with all readers at once, those who have not read can be told from them. */
const ALL = { pageNum: 1, pageSize: 10_000 };

const request = (url: string, params: ServerRecord) => ({
  url,
  params: { ...params, ...ALL },
  schema: pageSchemaOf(recordSchema),
  // A server that lacks the call is not reported: the list is just not shown.
  tells: 'sessionEnd' as const,
});
const rowsOf = ({ rows }: { rows: ServerRecord[] }) => rows;

export const { useNoticeReadersQuery, useActiveUsersQuery } = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who has read a notice (RuoYi from 3.9.2 on). */
    noticeReaders: build.query<ServerRecord[], string>({
      query: (noticeId) => request(READERS_PATH, { noticeId }),
      transformResponse: rowsOf,
      // A refusal is remembered until the next sign-in.
      keepUnusedDataFor: 86_400,
    }),
    activeUsers: build.query<ServerRecord[], void>({
      query: () => request('/system/user/list', { status: '0' }),
      transformResponse: rowsOf,
    }),
  }),
});
