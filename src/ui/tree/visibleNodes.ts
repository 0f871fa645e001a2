import type { TreeIndex } from './indexTree';

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
}

interface Options {
  expanded: ReadonlySet<string>;
  /** Ids that match a search; undefined = all. */
  shown?: ReadonlySet<string> | undefined;
}

/**
 * The nodes that can be scrolled to: the roots, and the children of open nodes. Others are left out, because antd would
 * process them too.
 *
 * @returns the roots, and all ids from top to bottom
 */
export function visibleNodes({ nodes }: TreeIndex, { expanded, shown }: Options) {
  const roots: VisibleNode[] = [];
  const open = new Map<unknown, VisibleNode>();
  const ids: string[] = [];
  for (const indexed of nodes) {
    const { id, item, parent } = indexed;
    const above = open.get(parent);
    if ((parent && !above) || shown?.has(id) === false) continue;
    const family = above?.children ?? roots;
    const node: VisibleNode = {
      key: id,
      title: item.name,
      isLeaf: item.children.length === 0,
      children: [],
      'aria-label': item.label ?? item.name,
      'aria-level': (above?.['aria-level'] ?? 0) + 1,
      'aria-posinset': family.length + 1,
      'aria-setsize': 0,
    };
    family.push(node);
    ids.push(id);
    if (!node.isLeaf && expanded.has(id)) open.set(indexed, node);
  }
  for (const family of [roots, ...[...open.values()].map(({ children }) => children)]) {
    for (const node of family) node['aria-setsize'] = family.length;
  }
  return { roots, ids };
}
