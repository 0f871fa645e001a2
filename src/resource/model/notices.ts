import type { Resource } from './Resource';
import { nameOf } from './Resource';
import type { ServerRecord } from '@/lib/record/ServerRecord';

/** What is said of a record. */
export interface Notice {
  row: ServerRecord;
  text: string;
}

/** Notices for people: each text once, with the names of its records where there are several. */
export function noticeTexts(resource: Resource, notices: readonly Notice[], isOne: boolean): string[] {
  const names = new Map<string, string[]>();
  for (const { row, text } of notices) names.set(text, [...(names.get(text) ?? []), nameOf(resource, row)]);
  return [...names].map(([text, of]) => (isOne ? text : `${of.join('、')}：${text}`));
}
