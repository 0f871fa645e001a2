import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppStore } from '@/state/hooks';
import { selectActiveKey } from '@/state/tabs/tabsSlice';
import { pageSizeFor } from '@/ui/pagination/Pagination';
import { keyOf, type Resource } from '../Resource';
import { type ListQuery, readListQuery, writeListQuery } from './listQuery';
import { useTablePrefs } from './useTablePrefs';

/**
 * The query of a table, and how the user likes that. In a page it stands in the address (a tab keeps its own), so that a
 * reload, a copied link, back and forward show the same; in a dialog it ends with it.
 */
export function useListQuery(resource: Resource, place: 'page' | 'dialog') {
  const [prefs, setPrefs] = useTablePrefs(keyOf(resource));
  const [address, setAddress] = useSearchParams();
  const [own, setOwn] = useState(() => new URLSearchParams());
  const store = useAppStore();
  const params = place === 'page' ? address : own;
  const usual = pageSizeFor(prefs.pageSize);
  const query = useMemo(() => readListQuery(params, resource, usual), [params, resource, usual]);
  const change = (next: Partial<ListQuery>, replace = false) => {
    const changed = writeListQuery(params, { ...query, ...next }, resource, usual);
    // The page stays in its tab, also where each address has a tab of its own (`dynamicNewTab`).
    const state = { tab: selectActiveKey(store.getState()) };
    if (place === 'page') setAddress(changed, { replace, state });
    else setOwn(changed);
  };
  return { query, change, prefs, setPrefs };
}
