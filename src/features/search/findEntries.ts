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

/**
 * The entries whose own title or whose ancestors' titles contain the query, in Chinese, pinyin or initials. Matches of
 * the own title come first. An empty query finds nothing.
 */
export function findEntries<Entry extends Pick<SearchEntry, 'title' | 'trail'>>(
  entries: readonly Entry[],
  query: string,
): Found<Entry>[] {
  const wanted = query.trim().slice(0, 50);
  if (wanted === '') return [];
  const byTitle: Found<Entry>[] = [];
  const byTrail: Found<Entry>[] = [];
  for (const entry of entries) {
    const match = matchWords(entry.title, wanted);
    if (match) byTitle.push({ ...entry, match });
    else if (entry.trail.some((text) => matchWords(text, wanted))) byTrail.push(entry);
  }
  return [...byTitle, ...byTrail].slice(0, MAX_RESULTS);
}
