import type { ReactNode } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppSelector } from '@/state/hooks';
import { selectIsPrinting } from '@/state/settings/settingsSlice';
import { useNarrowScreen } from '@/ui/screen/mediaQueries';
import type { useRecordActions } from '../parts/useRecordActions';
import type { ListQuery } from '../query/listQuery';
import type { Resource } from '../Resource';
import { RecordCards } from './RecordCards';
import { RecordTable } from './RecordTable';
import type { useOpenRows } from './useOpenRows';

/** What a table and cards need. */
export interface ListProps {
  resource: Resource;
  actions: ReturnType<typeof useRecordActions>;
  /** Of a tree: its roots, with `children`. */
  rows: readonly ServerRecord[];
  keyOfRow: (record: ServerRecord) => string;
  /** Names of the columns that are not shown. */
  hidden: readonly string[];
  tree: (Pick<ReturnType<typeof useOpenRows>, 'expandable'> & { isLong: boolean }) | undefined;
  /** Keys of the selected rows; undefined: rows cannot be selected. */
  selected: readonly string[] | undefined;
  onSelect: (keys: string[]) => void;
  isLoading: boolean;
  empty: ReactNode;
}

interface Props extends ListProps {
  height: number;
  sort: ListQuery['sort'];
  onSort: (sort: ListQuery['sort']) => void;
}

/** Records as a table, on a narrow screen as cards. What is printed is a table. */
export function RecordList({ height, sort, onSort, ...list }: Props) {
  const narrow = useNarrowScreen();
  const printing = useAppSelector(selectIsPrinting);
  return narrow && !printing ? (
    <RecordCards {...list} />
  ) : (
    <RecordTable {...list} height={height} sort={sort} onSort={onSort} printing={printing} />
  );
}
