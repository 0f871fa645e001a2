import { expect, test } from 'vitest';
import { totalIn } from './useTotal';

const rows = (count: number) => Array.from({ length: count }, () => ({}));

test.each<[what: string, count: number, total: number | null | undefined, found: number | undefined]>([
  ['a total', 1, 18, 18],
  ['nothing', 0, 0, 0],
  ['a huge total', 1, 9_007_199_254_740_991, 9_007_199_254_740_991],
  ['a row of a server that does not count', 1, 0, undefined],
  ['a row, and a total that is none', 1, -1, undefined],
  ['a row without a total', 1, null, undefined],
  ['no row and no total', 0, undefined, undefined],
  ['no row, and a total that is none', 0, -1, undefined],
  ['all rows, of a server that ignores the page', 30, undefined, 30],
  ['some rows of more', 10, 30, 30],
])('%s: %j rows and the total %j are %j records (§2.108)', (_what, count, total, found) => {
  expect(totalIn(rows(count), total)).toBe(found);
});
