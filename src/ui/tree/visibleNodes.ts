import type { TreeIndex, TreeItem } from './indexTree';

/**
 * A node for antd's `Tree`, with its level and position for screen readers, because only visible nodes are rendered.
 */
export interface VisibleNode {
  key: string;
  title: string;
  isLeaf: boolean;
  children: VisibleNode[];
  'aria-label': string;
  'aria-level': number;
  'aria-posinset': number;
  'aria-setsize': number;
  /** Its children are loading. */
  'aria-busy': boolean;
}

interface Options {
  expanded: ReadonlySet<string>;
  /** Whether an item without children is a leaf; by default it is. */
  isEnd?: (item: TreeItem) => boolean;
  /** Ids that match a search; undefined = all. */
  shown?: ReadonlySet<string> | undefined;
  /** Ids of nodes whose children are loading. */
  loading?: ReadonlySet<string>;
}

/**
 * The nodes that can be scrolled to: the roots, and the children of open nodes. Others are left out, because antd would
 * process them too.
 *
 * @returns the roots, and all ids from top to bottom
 */
export function visibleNodes(index: TreeIndex, { expanded, isEnd = () => true, shown, loading }: Options) {
  const roots: VisibleNode[] = [];
  const open = new Map<number, VisibleNode>();
  const ids: string[] = [];
  index.nodes.forEach(({ id, item, parent }, place) => {
    const parentNode = open.get(parent);
    if ((parent >= 0 && !parentNode) || shown?.has(id) === false) return;
    const family = parentNode?.children ?? roots;
    const isLeaf = item.children.length === 0 && isEnd(item);
    const node: VisibleNode = {
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
