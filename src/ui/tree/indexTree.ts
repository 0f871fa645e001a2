import { type TreeNode, buildTree, type TreeRecord } from '@/lib/tree/buildTree';

/** An item of the tree components (§3.16). */
export interface TreeItem extends TreeRecord {
  name: string;
  /** Accessible name; by default the name. */
  label?: string;
  /** Text that a search looks at, besides the name. */
  keywords?: string;
}

interface IndexedNode {
  id: string;
  item: TreeNode<TreeItem>;
  /** Undefined for a root. */
  parent: IndexedNode | undefined;
}

/** A tree as a list in reading order, parents before their children, and its nodes by id. */
export interface TreeIndex {
  nodes: readonly IndexedNode[];
  byId: ReadonlyMap<string, IndexedNode>;
}

/** Indexes flat records. `buildTree` handles orphans, cycles, duplicate ids and depth. */
export function indexTree(records: readonly TreeItem[]): TreeIndex {
  const nodes: IndexedNode[] = [];
  const add = (items: readonly TreeNode<TreeItem>[], parent: IndexedNode | undefined) => {
    for (const item of items) {
      const node = { id: String(item.id), item, parent };
      nodes.push(node);
      add(item.children, node);
    }
  };
  add(buildTree(records), undefined);
  return { nodes, byId: new Map(nodes.map((node) => [node.id, node])) };
}

/** The name of a node; its id if the tree does not have it. */
export const nameOf = ({ byId }: TreeIndex, id: string): string => byId.get(id)?.item.name ?? id;

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
