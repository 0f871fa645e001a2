import type { ReactNode } from 'react';
import { matchWords } from '@/lib/matchWords';

/** A page, or something else that can be found. */
export interface SearchEntry {
  /** Its address, or what else tells it from the others. */
  path: string;
  title: string;
  trail: readonly string[];
  icon: ReactNode;
  go: () => void;
}

/** An entry, and the first and last matching character of its title; no `match` if a group above it matches. */
export type Found<Entry> = Entry & { match?: readonly [first: number, last: number] };

const MAX_RESULTS = 50;
/** No title is as long. */
const MAX_QUERY = 50;

/** What to say where a query finds nothing. */
export const noneFound = (query: string): string =>
  query.trim().length > MAX_QUERY
    ? `要查找的内容超过${MAX_QUERY}个字，请缩短后再试`
    : `没有找到“${query.trim()}”，换个名称、拼音或首字母试试`;

/**
 * The entries whose own title or whose ancestors' titles contain the query, in Chinese, pinyin or initials. Matches of
 * the own title come first. An empty query finds nothing.
 */
export function findEntries<Entry extends Pick<SearchEntry, 'title' | 'trail'>>(
  entries: readonly Entry[],
  query: string,
): Found<Entry>[] {
  const wanted = query.trim();
  if (wanted === '' || wanted.length > MAX_QUERY) return [];
  const byTitle: Found<Entry>[] = [];
  const byTrail: Found<Entry>[] = [];
  for (const entry of entries) {
    const match = matchWords(entry.title, wanted);
    if (match) byTitle.push({ ...entry, match });
    else if (entry.trail.some((text) => matchWords(text, wanted))) byTrail.push(entry);
  }
  return [...byTitle, ...byTrail].slice(0, MAX_RESULTS);
}
