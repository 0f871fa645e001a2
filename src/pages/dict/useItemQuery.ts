import { useState } from 'react';
import type { DictItemQuery } from '@/features/dict/api/dictItems';

const PAGE_SIZE = 10;

export type ItemFilter = Pick<DictItemQuery, 'dictLabel' | 'status'>;

/** What the list of a type is asked for. */
export function useItemQuery(dictType: string) {
  const [query, setQuery] = useState<DictItemQuery>({
    dictType,
    dictLabel: '',
    status: '',
    pageNum: 1,
    pageSize: PAGE_SIZE,
  });
  return {
    query,
    /** Asks for the first page with this filter; false when that is what is on the screen. */
    ask: (filter: ItemFilter): boolean => {
      const next = { ...query, ...filter, pageNum: 1 };
      const differs = JSON.stringify(next) !== JSON.stringify(query);
      if (differs) setQuery(next);
      return differs;
    },
    turnTo: (pageNum: number, pageSize: number) => setQuery({ ...query, pageNum, pageSize }),
  };
}
