import { expect, test } from 'vitest';
import { tableHeight } from './useTableHeight';

test.each([
  [900, 0, 609],
  [900, 1, 549],
  [900, 2, 489],
  [1080, 0, 789],
  [491, 0, 200],
  [400, 0, 200],
  [0, 3, 200],
])('window %i px, %i extra rows → %i px (§9.14)', (height, rows, expected) => {
  expect(tableHeight(height, rows)).toBe(expected);
});
