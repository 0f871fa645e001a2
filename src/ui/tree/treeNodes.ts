import type { TreeItem } from './TreeItem';
import type { TreeIndex } from './treeIndex';

/** A node as the component library takes it. */
export interface TreeNode {
  key: string;
  value: string;
  title: string;
  isLeaf: boolean;
  children: TreeNode[];
}

/**
 * The nodes for the component library, in one pass over the index.
 *
 * @param isEnd whether nothing can be loaded below an item without children
 * @param shown ids that are left by a search; undefined = all
 */
export function treeNodes(
  { nodes }: TreeIndex,
  isEnd: (item: TreeItem) => boolean,
  shown?: ReadonlySet<string>,
): TreeNode[] {
  const roots: TreeNode[] = [];
  const made: TreeNode[] = [];
  nodes.forEach(({ id, item, parent }, place) => {
    const isLeaf = item.children.length === 0 && isEnd(item);
    const node = { key: id, value: id, title: item.name, isLeaf, children: [] };
    made[place] = node;
    if (!shown || shown.has(id)) (made[parent]?.children ?? roots).push(node);
  });
  return roots;
}
