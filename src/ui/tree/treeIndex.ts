import { buildTree, type Branch } from '@/lib/tree/buildTree';
import type { TreeItem } from './TreeItem';

/** A node in reading order: parents before their children. */
export interface IndexedNode {
  id: string;
  item: Branch<TreeItem>;
  /** Place of the parent in the list, -1 for a root. */
  parent: number;
}

/** A tree as a list in reading order, which one loop goes through from the top or from the bottom. */
export interface TreeIndex {
  nodes: readonly IndexedNode[];
  indexOf: ReadonlyMap<string, number>;
}

/** Indexes flat records; the tree is built by `buildTree`, so orphans, rings and double ids do no harm. */
export function indexTree(records: readonly TreeItem[]): TreeIndex {
  const nodes: IndexedNode[] = [];
  const pending: [item: Branch<TreeItem>, parent: number][] = [];
  const push = (items: readonly Branch<TreeItem>[], parent: number) => {
    for (const item of [...items].reverse()) pending.push([item, parent]);
  };
  push(buildTree(records), -1);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [item, parent] = next;
    nodes.push({ id: String(item.id), item, parent });
    push(item.children, nodes.length - 1);
  }
  return { nodes, indexOf: new Map(nodes.map(({ id }, place) => [id, place])) };
}

/** The name of a node; of one that is not there, not loaded yet perhaps, its id. */
export const nameOf = ({ nodes, indexOf }: TreeIndex, id: string): string =>
  nodes[indexOf.get(id) ?? -1]?.item.name ?? id;
