import type { TreeIndex, TreeItem } from './treeIndex';

/** A node as antd's `Tree` takes it, with its place among all, of which the page has only those in sight. */
export interface OpenNode {
  key: string;
  title: string;
  isLeaf: boolean;
  children: OpenNode[];
  'aria-label': string;
  'aria-level': number;
  'aria-posinset': number;
  'aria-setsize': number;
  /** Its children are on their way. */
  'aria-busy': boolean;
}

interface Options {
  expanded: ReadonlySet<string>;
  /** Whether nothing can be loaded below an item without children. */
  isEnd?: (item: TreeItem) => boolean;
  /** Ids that are left by a search; undefined = all. */
  shown?: ReadonlySet<string> | undefined;
  /** Ids of nodes whose children are on their way. */
  loading?: ReadonlySet<string>;
}

/**
 * The nodes that can be scrolled to: the roots, and what lies below open nodes. antd reads every node that it is given,
 * however deep below closed ones.
 *
 * @returns the roots, and all ids from the top to the bottom
 */
export function openNodes(index: TreeIndex, { expanded, isEnd = () => true, shown, loading }: Options) {
  const roots: OpenNode[] = [];
  const open = new Map<number, OpenNode>();
  const ids: string[] = [];
  index.nodes.forEach(({ id, item, parent }, place) => {
    const parentNode = open.get(parent);
    if ((parent >= 0 && !parentNode) || shown?.has(id) === false) return;
    const family = parentNode?.children ?? roots;
    const isLeaf = item.children.length === 0 && isEnd(item);
    const node: OpenNode = {
      key: id,
      title: item.name,
      isLeaf,
      children: [],
      'aria-label': item.label ?? item.name,
      'aria-level': (parentNode?.['aria-level'] ?? 0) + 1,
      'aria-posinset': family.length + 1,
      'aria-setsize': 0,
      'aria-busy': loading?.has(id) ?? false,
    };
    family.push(node);
    ids.push(id);
    if (!isLeaf && expanded.has(id)) open.set(place, node);
  });
  for (const family of [roots, ...[...open.values()].map(({ children }) => children)]) {
    for (const node of family) node['aria-setsize'] = family.length;
  }
  return { roots, ids };
}
