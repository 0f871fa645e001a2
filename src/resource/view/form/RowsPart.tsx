import { type Ref, useImperativeHandle } from 'react';
import type { RowsHandle } from '../../model/rows';
import { RowsTable } from './RowsTable';
import { type RowListsOptions, useRowLists } from './useRowLists';

interface Props extends RowListsOptions {
  disabled: boolean;
  ref: Ref<RowsHandle>;
}

/** The rows that belong to a record, below the fields of its form. */
export default function RowsPart({ disabled, ref, ...options }: Props) {
  const { entries, judged, handle, load, edit, add, fill, join } = useRowLists(options);
  useImperativeHandle(ref, () => handle);
  return entries.map(([list, state]) => (
    <RowsTable
      key={list.key}
      list={list}
      state={state}
      judged={judged}
      disabled={disabled}
      onEdit={edit}
      join={join}
      onAdd={() => add(list, state)}
      onFill={() => void fill(list)}
      onReload={() => void load(list)}
    />
  ));
}
