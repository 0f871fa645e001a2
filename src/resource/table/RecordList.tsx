import { useAppSelector } from '@/state/hooks';
import { selectIsPrinting } from '@/state/settings/settingsSlice';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import type { ListQuery } from '../query/listQuery';
import type { ListProps } from './ListProps';
import { RecordCards } from './RecordCards';
import { RecordTable } from './RecordTable';

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
