import { type TreeNode, buildTree, type TreeRecord } from '@/lib/tree/buildTree';

/** An item of the tree components (specification, section 3, "Tree record"). */
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

export interface SearchResult {
  /** Matches, their ancestors and descendants. */
  shown: ReadonlySet<string>;
  /** Nodes that must be open to show all matches. */
  opened: ReadonlySet<string>;
  matches: number;
}

/** Finds nodes whose name or keywords contain the words, ignoring case; an empty search finds nothing. */
export function searchTree({ nodes }: TreeIndex, words: string): SearchResult {
  const wanted = words.trim().toLowerCase();
  const shown = new Set<string>();
  const opened = new Set<string>();
  let matches = 0;
  if (wanted === '') return { shown, opened, matches };

  const contains = (text = '') => text.toLowerCase().includes(wanted);
  const matched = nodes.map(({ item }) => contains(item.name) || contains(item.keywords));
  const below = new Uint8Array(nodes.length);
  nodes.forEach(({ id, parent }, place) => {
    if (matched[place]) matches += 1;
    if (matched[place] || below[parent] === 1) {
      below[place] = 1;
      shown.add(id);
    }
    if (!matched[place]) return;
    for (let ancestor = nodes[parent]; ancestor && !opened.has(ancestor.id); ancestor = nodes[ancestor.parent]) {
      opened.add(ancestor.id);
      shown.add(ancestor.id);
    }
  });
  return { shown, opened, matches };
}

/**
 * A node for antd's `Tree`, with its level and position for screen readers, because only visible nodes are rendered.
 */
export interface OpenNode {
  key: string;
  title: string;
  isLeaf: boolean;
  children: OpenNode[];
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
