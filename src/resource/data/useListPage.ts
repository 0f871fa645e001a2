import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useRecordsQuery, WHEN_STALE } from './recordEndpoints';
import { keyOf, type Resource } from '../model/Resource';
import { listParams, type ListQuery, matchedWords, MOST_MATCHED } from '../model/listQuery';

const NONE: readonly ServerRecord[] = [];

/**
 * The records that a query asks for. The previous page stays while the next one is loading. After an error it stays only
 * if the failed query differs from it by nothing but the order, which not every server can sort by.
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
  const words = matchedWords(query, resource);
  const asked = words === '' ? query : { ...query, pageNum: 1, pageSize: MOST_MATCHED };
  const params = listParams(asked, resource, scope);
  const { data, currentData, isFetching, isError, error, refetch } = useRecordsQuery(
    { list: keyOf(resource), params, ...(words !== '' && { words }) },
    WHEN_STALE,
  );
  const unsorted = JSON.stringify([listParams({ ...asked, sort: undefined }, resource, scope), words]);
  const [shown, setShown] = useState('');
  if (currentData && shown !== unsorted) setShown(unsorted);
  const isUnsorted = isError && !currentData && !!data && !!query.sort && shown === unsorted;
  const page = isError && !isUnsorted ? currentData : (currentData ?? data);
  const total = page?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / query.pageSize));
  const isBeyond = currentData !== undefined && !tree && query.pageNum > lastPage;
  const turnBack = useEffectEvent(() => turnTo(lastPage));
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);

  const sent = page?.rows ?? NONE;
  const rows = useMemo(() => {
    const sorted = compare ? [...sent].sort(compare) : sent;
    const first = (query.pageNum - 1) * query.pageSize;
    // What was matched here comes as a whole.
    return words === '' ? sorted : sorted.slice(first, first + query.pageSize);
  }, [sent, compare, words, query.pageNum, query.pageSize]);
  return {
    params,
    rows,
    total,
    /** The server has more rows than were matched. */
    isPart: page?.isPart ?? false,
    isFetching,
    isError,
    error,
    isLoading: isFetching && !isError,
    /** Whether the rows are still in an earlier order, because this one failed. */
    isUnsorted,
    refetch,
  };
}
