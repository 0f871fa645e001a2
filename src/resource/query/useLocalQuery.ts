import { useState } from 'react';
import { pageSizeFor } from '@/ui/pagination/Pagination';
import type { ListQuery } from './listQuery';

/** The query of a table in a dialog: it ends with the dialog. */
export function useLocalQuery(preferredSize: number | undefined) {
  const [query, setQuery] = useState<ListQuery>(() => ({
    filters: {},
    pageNum: 1,
    pageSize: pageSizeFor(preferredSize),
    sort: undefined,
  }));
  const change = (next: Partial<ListQuery>) => setQuery((before) => ({ ...before, ...next }));
  return { query, change };
}
