import { matchWords } from '@/lib/matchWords';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';

/**
 * The rows that have the words in one of these properties, in Chinese, pinyin or initials: those that have them in the
 * first one stand first.
 */
export function matchRows(rows: readonly ServerRecord[], properties: readonly string[], words: string): ServerRecord[] {
  const places = rows.map((row) =>
    properties.findIndex((property) => matchWords(textOf(valueAt(row, property)), words)),
  );
  return properties.flatMap((_property, place) => rows.filter((_row, index) => places[index] === place));
}
