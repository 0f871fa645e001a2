import type { TreeItem } from './TreeItem';
import type { TreeIndex } from './treeIndex';

/** A node as a line on the screen. */
export interface TreeRow {
  id: string;
  item: TreeItem;
  /** From 1. */
  level: number;
  /** Place among its neighbours, from 1. */
  position: number;
  /** How many neighbours there are, itself included. */
  siblings: number;
  /** Whether it is open; undefined where there is nothing below it. */
  open: boolean | undefined;
}

interface Options {
  expanded: ReadonlySet<string>;
  /** Whether nothing can be loaded below an item without children. */
  isEnd?: (item: TreeItem) => boolean;
  /** Ids that are left by a search; undefined = all. */
  shown?: ReadonlySet<string> | undefined;
}

/** The lines of a tree from the top: the roots, and what lies below open nodes. */
export function treeRows({ nodes }: TreeIndex, { expanded, isEnd = () => true, shown }: Options): TreeRow[] {
  const rows: TreeRow[] = [];
  const rowOf = new Map<number, TreeRow>();
  const families = new Map<TreeRow | undefined, TreeRow[]>();
  nodes.forEach(({ id, item, parent }, place) => {
    const above = rowOf.get(parent);
    if ((parent >= 0 && above?.open !== true) || shown?.has(id) === false) return;
    const family = families.get(above) ?? [];
    const hasMore = item.children.length > 0 || !isEnd(item);
    const open = hasMore ? expanded.has(id) : undefined;
    const row = { id, item, level: (above?.level ?? 0) + 1, position: family.length + 1, siblings: 0, open };
    families.set(above, family);
    family.push(row);
    rowOf.set(place, row);
    rows.push(row);
  });
  for (const family of families.values()) for (const row of family) row.siblings = family.length;
  return rows;
}
