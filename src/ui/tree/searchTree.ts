import type { TreeIndex } from './indexTree';

export interface SearchResult {
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
  const matched = nodes.map(({ item }) => (placeIn(item.name) ?? placeIn(item.keywords)) !== undefined);
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
