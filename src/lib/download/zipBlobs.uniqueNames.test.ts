import { expect, test } from 'vitest';
import { uniqueNames } from './zipBlobs';

test.each([
  [
    ['a.txt', 'a.txt', 'a.txt'],
    ['a.txt', 'a (1).txt', 'a (2).txt'],
  ],
  [
    ['a.txt', 'A.TXT'],
    ['a.txt', 'A (1).TXT'],
  ],
  [
    ['a (1).txt', 'a.txt', 'a.txt'],
    ['a (1).txt', 'a.txt', 'a (2).txt'],
  ],
  [
    ['名册', '名册'],
    ['名册', '名册 (1)'],
  ],
  [
    ['e\u0301.txt', '\u00e9.txt'],
    ['e\u0301.txt', '\u00e9 (1).txt'],
  ],
])('%j become %j', (names, expected) => {
  expect(names.map(uniqueNames())).toEqual(expected);
});

test('ten thousand equal names are numbered at once', () => {
  const names = Array.from({ length: 10_000 }, () => 'a.txt').map(uniqueNames());
  expect(new Set(names).size).toBe(10_000);
  expect(names.at(-1)).toBe('a (9999).txt');
});
