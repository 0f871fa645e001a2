import { expect, test } from 'vitest';
import { visibleRange } from './visibleRange';

test.each([
  ['no rows', [], 0, 100, [0, 0, 0, 0]],
  ['all fit', [10, 10, 10], -50, 100, [0, 3, 0, 0]],
  ['the top', [10, 10, 10, 10], 0, 15, [0, 2, 0, 20]],
  ['the middle', [10, 10, 10, 10], 15, 25, [1, 3, 10, 10]],
  ['an edge belongs to the row below', [10, 10, 10, 10], 20, 30, [2, 3, 20, 10]],
  ['below the end', [10, 10, 10], 500, 600, [2, 3, 20, 0]],
  ['a row higher than the stretch', [10, 1000, 10], 300, 400, [1, 2, 10, 10]],
])('%s', (_what, heights, from, to, [first, end, above, below]) => {
  expect(visibleRange(heights, from, to)).toEqual({ first, end, above, below });
});
