import type { ReactNode } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { useRecordActions } from '../parts/useRecordActions';
import type { ListQuery } from '../query/listQuery';
import type { Resource } from '../Resource';
import type { useExpandedRows } from './useExpandedRows';

/** What a table and cards need. */
export interface ListProps {
  resource: Resource;
  actions: ReturnType<typeof useRecordActions>;
  /** Of a tree: its roots, with `children`. */
  rows: readonly ServerRecord[];
  keyOfRow: (record: ServerRecord) => string;
  /** Names of the columns that are not shown. */
  hidden: readonly string[];
  tree: (Pick<ReturnType<typeof useExpandedRows>, 'expandable'> & { isLong: boolean }) | undefined;
  /** Keys of the selected rows; undefined: rows cannot be selected. */
  selected: readonly string[] | undefined;
  onSelect: (keys: string[]) => void;
  isLoading: boolean;
  /** How many rows a page has, for what stands there while the first one loads. */
  pageSize: number;
  empty: ReactNode;
  /** Of a table in pixels. */
  height: number;
  sort: ListQuery['sort'];
  onSort: (sort: ListQuery['sort']) => void;
  printing: boolean;
}
