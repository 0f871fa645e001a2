import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppStore } from '@/state/hooks';
import { selectActiveKey } from '@/state/tabs/tabsSlice';
import { PAGE_SIZES } from '@/ui/pagination/Pagination';
import type { Resource } from '../Resource';
import { type ListQuery, readListQuery, writeListQuery } from './listQuery';

const USUAL_SIZE = 10;

type Change = Partial<ListQuery>;

const usualSize = (preferred: number | undefined): number =>
  preferred !== undefined && PAGE_SIZES.includes(preferred) ? preferred : USUAL_SIZE;

/**
 * The query of a page's table: it stands in the address (a tab keeps its own), so that a reload, a copied link, back and
 * forward show the same.
 */
export function useAddressQuery(resource: Resource, preferredSize: number | undefined) {
  const [params, setParams] = useSearchParams();
  const store = useAppStore();
  const usual = usualSize(preferredSize);
  const query = useMemo(() => readListQuery(params, resource, usual), [params, resource, usual]);
  const change = (next: Change, replace = false) => {
    // The page stays in its tab, also where each address has a tab of its own (`dynamicNewTab`).
    const state = { tab: selectActiveKey(store.getState()) };
    setParams(writeListQuery(params, { ...query, ...next }, resource, usual), { replace, state });
  };
  return { query, change };
}

/** The query of a table in a dialog: it ends with the dialog. */
export function useLocalQuery(preferredSize: number | undefined) {
  const [query, setQuery] = useState<ListQuery>(() => ({
    filters: {},
    pageNum: 1,
    pageSize: usualSize(preferredSize),
    sort: undefined,
  }));
  const change = (next: Change) => setQuery((before) => ({ ...before, ...next }));
  return { query, change };
}
