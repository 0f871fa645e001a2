import type { Row } from './collection';

/** A node of a tree to choose from, as RuoYi's `TreeSelect`. */
export interface TreeOption {
  id: number;
  label: string;
  disabled: boolean;
  children?: TreeOption[];
}

interface Fields {
  id: string;
  parent: string;
  label: string;
}

/** Nests flat records. Those whose parent is not among them are roots. */
export function treeOptions<R extends Row>(rows: readonly R[], { id, parent, label }: Fields): TreeOption[] {
  const byParent = new Map<unknown, R[]>();
  for (const row of rows) byParent.set(row[parent], [...(byParent.get(row[parent]) ?? []), row]);
  const ids = new Set(rows.map((row) => row[id]));
  const toOption = (row: R): TreeOption => {
    const children = byParent.get(row[id])?.map(toOption);
    const option = { id: Number(row[id]), label: String(row[label]), disabled: row['status'] === '1' };
    return children ? { ...option, children } : option;
  };
  return rows.filter((row) => !ids.has(row[parent])).map(toOption);
}
