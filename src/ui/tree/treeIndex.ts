import { type Branch, buildTree, type TreeRecord } from '@/lib/tree/buildTree';

/** What the tree components show: a flat record with a name (specification, section 3, "Tree record"). */
export interface TreeItem extends TreeRecord {
  name: string;
  /** What a screen reader says; its name if left out. */
  label?: string;
  /** What a search finds it by besides its name. */
  keywords?: string;
  /** Nothing can be loaded below it; only meant where children are loaded on demand. */
  isLeaf?: boolean;
}

/** A node in reading order: parents before their children. */
interface IndexedNode {
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

/** What a search leaves of a tree. */
export interface SearchResult {
  /** Matches, all above them and all below them. */
  shown: ReadonlySet<string>;
  /** What must be open for every match to be seen. */
  opened: ReadonlySet<string>;
  /** How many nodes match. */
  matches: number;
}

/** Finds the nodes whose name or keywords contain the words, whatever their case; an empty search finds nothing. */
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
