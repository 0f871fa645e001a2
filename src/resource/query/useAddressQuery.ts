import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppStore } from '@/state/hooks';
import { selectActiveKey } from '@/state/tabs/tabsSlice';
import { pageSizeFor } from '@/ui/pagination/Pagination';
import type { Resource } from '../Resource';
import { type ListQuery, readListQuery, writeListQuery } from './listQuery';

/**
 * The query of a page's table: it stands in the address (a tab keeps its own), so that a reload, a copied link, back and
 * forward show the same.
 */
export function useAddressQuery(resource: Resource, preferredSize: number | undefined) {
  const [params, setParams] = useSearchParams();
  const store = useAppStore();
  const usual = pageSizeFor(preferredSize);
  const query = useMemo(() => readListQuery(params, resource, usual), [params, resource, usual]);
  const change = (next: Partial<ListQuery>, replace = false) => {
    // The page stays in its tab, also where each address has a tab of its own (`dynamicNewTab`).
    const state = { tab: selectActiveKey(store.getState()) };
    setParams(writeListQuery(params, { ...query, ...next }, resource, usual), { replace, state });
  };
  return { query, change };
}
