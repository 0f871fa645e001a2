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
