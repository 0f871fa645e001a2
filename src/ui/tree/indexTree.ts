import { type TreeNode, buildTree, type TreeRecord } from '@/lib/tree/buildTree';

/** An item of the tree components (§3.16). */
export interface TreeItem extends TreeRecord {
  name: string;
  /** Accessible name; by default the name. */
  label?: string;
  /** Text that a search looks at, besides the name. */
  keywords?: string;
  /** Whether the item has no children; only for trees that load children on demand. */
  isLeaf?: boolean;
}

/** A node in reading order: parents before their children. */
interface IndexedNode {
  id: string;
  item: TreeNode<TreeItem>;
  /** Index of the parent, -1 for a root. */
  parent: number;
}

/** A tree as a list in reading order. */
export interface TreeIndex {
  nodes: readonly IndexedNode[];
  indexOf: ReadonlyMap<string, number>;
}

/** Indexes flat records. `buildTree` handles orphans, cycles and duplicate ids. */
export function indexTree(records: readonly TreeItem[]): TreeIndex {
  const nodes: IndexedNode[] = [];
  const pending: [item: TreeNode<TreeItem>, parent: number][] = [];
  const push = (items: readonly TreeNode<TreeItem>[], parent: number) => {
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

/** The name of a node; its id if the node is not loaded. */
export const nameOf = ({ nodes, indexOf }: TreeIndex, id: string): string =>
  nodes[indexOf.get(id) ?? -1]?.item.name ?? id;

/** The records without a node and all below it. Parents come before their children. */
export function withoutBranch<T extends TreeRecord>(records: readonly T[], id: string | undefined): readonly T[] {
  if (id === undefined) return records;
  const gone = new Set<unknown>([id]);
  return records.filter((record) => {
    const isGone = gone.has(record.id) || gone.has(record.parentId);
    if (isGone) gone.add(record.id);
    return !isGone;
  });
}
