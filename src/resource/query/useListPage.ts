import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useRecordsQuery } from '../api/recordEndpoints';
import { keyOf, type Resource } from '../Resource';
import { listParams, type ListQuery } from './listQuery';

/** Lists older than this many seconds are fetched again when they are shown. */
const STALE_AFTER_S = 30;

const NONE: readonly ServerRecord[] = [];

/**
 * The records that a query asks for. The previous page stays while the next one is loading, and after an error only if
 * that was asked for in another order, which not every server can.
 *
 * @param turnTo called with the last page when the asked one lies beyond it
 */
export function useListPage(
  resource: Resource,
  query: ListQuery,
  scope: ServerRecord,
  turnTo: (pageNum: number) => void,
) {
  const { compare, tree } = resource;
  const params = listParams(query, resource, scope);
  const { data, currentData, isFetching, isError, error, refetch } = useRecordsQuery(
    { list: keyOf(resource), params },
    { refetchOnMountOrArgChange: STALE_AFTER_S, refetchOnReconnect: true },
  );
  const page = isError && !query.sort ? currentData : (currentData ?? data);
  const total = page?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / query.pageSize));
  const isBeyond = currentData !== undefined && !tree && query.pageNum > lastPage;
  const turnBack = useEffectEvent(() => turnTo(lastPage));
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);

  const sent = page?.rows ?? NONE;
  const rows = useMemo(() => (compare ? [...sent].sort(compare) : sent), [sent, compare]);
  return {
    params,
    rows,
    total,
    isFetching,
    isError,
    error,
    isLoading: isFetching && !isError,
    /** Whether the rows are those of an earlier order, because this one could not be had. */
    isUnsorted: isError && currentData === undefined && page !== undefined,
    refetch,
  };
}
