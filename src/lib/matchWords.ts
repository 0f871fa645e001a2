import pinyin from 'pinyin-match';
import { halfWidth } from './halfWidth';
import { type ServerRecord, textOf, valueAt } from './record/ServerRecord';

/** What parts the syllables of pinyin: `xi'an`. */
const APOSTROPHES = /['’‘＇]/g;

/**
 * Where a text has the words, in Chinese, pinyin or initials, typed in letters of either width; undefined if nowhere.
 */
export function matchWords(text: string, words: string): readonly [first: number, last: number] | undefined {
  const typed = halfWidth(words).trim();
  const plain = halfWidth(text).replace(APOSTROPHES, "'");
  const places = [typed.replace(APOSTROPHES, "'"), typed.replace(APOSTROPHES, '')]
    .filter((wanted) => wanted !== '')
    .map((wanted) => pinyin.match(plain, wanted));
  return places.find((place) => place !== false);
}

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
