import pinyin from 'pinyin-match';
import { halfWidth } from './halfWidth';
import { type ServerRecord, textOf, valueAt } from './record/ServerRecord';

/** What parts the syllables of pinyin: `xi'an`. */
const APOSTROPHES = /['’‘＇]/g;

type Place = readonly [first: number, last: number];

/** Answers of pinyin-match for one character, which it would compute anew for each row of a list. */
const heard = new Map<string, boolean>();

/** Whether a character is written, or its syllable begins, as the letters. */
function begins(character: string, letters: string): boolean {
  const key = character + letters;
  const known = heard.get(key) ?? pinyin.match(character, letters) !== false;
  heard.set(key, known);
  return known;
}

/** The last character of those that, from a place on, sound as the letters; each by any beginning of its syllable. */
function lastHeard(text: string, place: number, letters: string): number | undefined {
  const character = text[place];
  if (character === undefined) return undefined;
  let length = 0;
  while (length < letters.length && begins(character, letters.slice(0, length + 1))) length += 1;
  if (length === letters.length) return place;
  for (; length > 0; length -= 1) {
    const last = lastHeard(text, place + 1, letters.slice(length));
    if (last !== undefined) return last;
  }
  return undefined;
}

/** Whole syllables and initials in turn, `wanghy` for 王海洋, which pinyin-match does not find. */
function matchMixed(text: string, letters: string): Place | false {
  if (!/^[a-z\d]{3,}$/i.test(letters)) return false;
  for (let first = 0; first < text.length; first += 1) {
    const last = lastHeard(text, first, letters);
    if (last !== undefined) return [first, last];
  }
  return false;
}

/**
 * Where a text has the words, in Chinese, pinyin, initials or both, typed in letters of either width; undefined if
 * nowhere.
 */
export function matchWords(text: string, words: string): Place | undefined {
  const typed = halfWidth(words).trim();
  const plain = halfWidth(text).replace(APOSTROPHES, "'");
  const places = [typed.replace(APOSTROPHES, "'"), typed.replace(APOSTROPHES, '')]
    .filter((wanted) => wanted !== '')
    .map((wanted) => pinyin.match(plain, wanted) || matchMixed(plain, wanted.replace(/\s+/g, '')));
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
