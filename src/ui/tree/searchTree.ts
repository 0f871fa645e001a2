import type { TreeIndex } from './treeIndex';

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
