import { type TreeNode, buildTree, type TreeRecord } from '@/lib/tree/buildTree';

interface SearchResult {
  /** Matches, their ancestors and descendants. */
  shown: ReadonlySet<string>;
  /** Nodes that must be open to show all matches. */
  opened: ReadonlySet<string>;
  matches: number;
}

/** Where the words stand in a text, ignoring case: for the search, and for the marks that show what it found. */
export function placeOfWords(words: string): (text?: string) => { start: number; end: number } | undefined {
  const wanted = words.trim().toLowerCase();
  return (text = '') => {
    const start = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
    return start < 0 ? undefined : { start, end: start + wanted.length };
  };
}

/** Finds nodes whose name or keywords contain the words, ignoring case; an empty search finds nothing. */
export function searchTree({ nodes }: TreeIndex, words: string): SearchResult {
  const shown = new Set<string>();
  const opened = new Set<string>();
  let matches = 0;
  if (words.trim() === '') return { shown, opened, matches };

  const placeIn = placeOfWords(words);
  const found = new Set<unknown>();
  for (const node of nodes) {
    const { id, item, parent } = node;
    const isMatch = (placeIn(item.name) ?? placeIn(item.keywords)) !== undefined;
    if (isMatch || found.has(parent)) {
      found.add(node);
      shown.add(id);
    }
    if (!isMatch) continue;
    matches += 1;
    for (let above = parent; above && !opened.has(above.id); above = above.parent) {
      opened.add(above.id);
      shown.add(above.id);
    }
  }
  return { shown, opened, matches };
}

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
