import pinyin from 'pinyin-match';

export interface SearchEntry {
  path: string;
  title: string;
  trail: readonly string[];
}

const MAX_RESULTS = 50;

/**
 * The entries whose own title or whose ancestors' titles contain the query, in Chinese, pinyin or initials. Matches of
 * the own title come first. An empty query finds nothing.
 */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const wanted = query.trim().slice(0, 50);
  if (wanted === '') return [];
  const holds = (text: string) => pinyin.match(text, wanted) !== false;
  const byTitle = new Set(entries.filter(({ title }) => holds(title)));
  const byTrail = entries.filter((entry) => !byTitle.has(entry) && entry.trail.some(holds));
  return [...byTitle, ...byTrail].slice(0, MAX_RESULTS);
}
