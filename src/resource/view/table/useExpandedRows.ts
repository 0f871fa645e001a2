import { useMemo, useState } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { rowsBelow } from '../../model/treeRows';

const NONE: ReadonlySet<string> = new Set();

/** The keys of the rows that have rows below them. */
const parentKeys = (rows: readonly ServerRecord[], keyOf: (record: ServerRecord) => string): string[] =>
  rows.flatMap((row) => {
    const below = rowsBelow(row);
    return below.length > 0 ? [keyOf(row), ...parentKeys(below, keyOf)] : [];
  });

/**
 * Which rows of a tree table show the rows below them.
 *
 * @param rows roots with `children`
 * @param startsOpen whether rows are open until the user says otherwise
 */
export function useExpandedRows(
  rows: readonly ServerRecord[],
  keyOf: (record: ServerRecord) => string,
  startsOpen: boolean,
) {
  const [chosen, setChosen] = useState<boolean>();
  /** Rows that the user opened or folded one by one. */
  const [others, setOthers] = useState(NONE);
  const parents = useMemo(() => parentKeys(rows, keyOf), [rows, keyOf]);
  const areOpen = chosen ?? startsOpen;
  return {
    expandable: {
      expandedRowKeys: parents.filter((key) => areOpen !== others.has(key)),
      onExpand: (isOpen: boolean, record: ServerRecord) => {
        const next = new Set(others);
        if (isOpen === areOpen) next.delete(keyOf(record));
        else next.add(keyOf(record));
        setOthers(next);
      },
    },
    areOpen,
    toggleAll: () => {
      setChosen(!areOpen);
      setOthers(NONE);
    },
  };
}
