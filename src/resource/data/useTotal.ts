import { recordSchema } from '@/lib/isRecord';
import { IncompleteError, isLeft } from '@/lib/http/errors';
import { pageSchemaOf } from '@/lib/record/pageSchema';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { logError } from '@/state/errorLog/logError';
import { answerOf, recordsTag, serverApi } from '@/state/server/serverApi';
import type { Services } from '@/state/services';
import type { AppDispatch } from '@/state/storeTypes';
import { type ListParams, type ListQuery, listParams } from '../model/listQuery';
import { keyOf, type Resource } from '../model/Resource';

interface TotalArg {
  /** `keyOf` the resource, and its path. */
  list: string;
  path: string;
  params: ListParams;
}

/** What is shown again keeps its number so many seconds, longer than after which it is counted anew. */
const KEPT_S = 600;

const schema = pageSchemaOf(recordSchema);

/**
 * How many records there are, as the first page of one row tells; undefined where the server counts nothing, because one
 * row says only that there are some. A server that ignores the paging sends all.
 */
export function totalIn(rows: readonly unknown[], total: number | null | undefined): number | undefined {
  if (rows.length > 1) return Math.max(rows.length, total ?? 0);
  return typeof total === 'number' && total >= rows.length ? total : undefined;
}

const endpoints = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** The number of records that a query finds. Its place shows a failure, also a refusal; the page stays. */
    total: build.query<number, TotalArg>({
      keepUnusedDataFor: KEPT_S,
      queryFn({ list: url, params }, { signal, dispatch, extra }) {
        const { http, counts } = extra as Services;
        const count = async () => {
          const next = await counts.take(signal);
          try {
            const { rows, total } = await http.get(url, { params, schema, signal, tells: 'sessionEnd' });
            const found = totalIn(rows, total);
            if (found !== undefined) return found;
            throw new IncompleteError({ method: 'GET', url, token: undefined, tells: 'none' }, '服务器没有返回总数');
          } finally {
            next();
          }
        };
        const counted = count();
        // RTK Query does not know the store's type.
        counted.catch((error: unknown) => isLeft(error) && (dispatch as AppDispatch)(logError(error)));
        return answerOf(counted);
      },
      providesTags: (_result, _error, { list, path }) => [recordsTag(list), recordsTag(path)],
    }),
  }),
});

/**
 * Counts the records of a filter.
 *
 * @param filters undefined: nothing is counted
 * @param staleAfter seconds after which it is counted anew when it is shown again
 */
export const useTotal = (
  resource: Resource,
  filters: ListQuery['filters'] | undefined,
  staleAfter: number,
  scope: ServerRecord = {},
) =>
  endpoints.useTotalQuery(
    {
      list: keyOf(resource),
      path: resource.path,
      params: listParams({ filters: filters ?? {}, pageNum: 1, pageSize: 1, sort: undefined }, resource, scope),
    },
    { refetchOnMountOrArgChange: staleAfter, skip: !filters },
  );
