import { expect, test } from 'vitest';
import { readNumber } from './readNumber';

test.each<[string, number | string | null]>([
  ['', null],
  ['  ', null],
  ['12', 12],
  [' 12 ', 12],
  ['007', 7],
  ['-5', -5],
  ['+5', 5],
  ['2.6', 2.6],
  ['１２', 12],
  ['－５', -5],
  ['２．６', 2.6],
  ['2。6', 2.6],
  ['1,234', 1234],
  ['1,234,567', 1234567],
  ['１，２３４', 1234],
])('%s is a number', (typed, number) => expect(readNumber(typed)).toBe(number));

test.each(['10-12', '7-', '3..', '1e5', '3~5', '½', '①', '1 2', '1\t2', '−5', '—5', '1d', '1,2', '0x1', '一'])(
  '%s is none, and stays',
  (typed) => expect(readNumber(typed)).toBe(typed),
);
