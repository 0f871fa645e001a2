import pinyin from 'pinyin-match';
import { halfWidth } from './halfWidth';

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
