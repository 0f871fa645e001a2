import { expect, test } from 'vitest';
import { tableHeight } from './useTableHeight';

test.each([
  [900, 0, 609],
  [900, 1, 549],
  [900, 2, 489],
  [1080, 0, 789],
  [731, 0, 440],
  [730, 0, 440],
  [768, 1, 440],
])('window %i px, %i extra rows → %i px (§9.14, §17.13)', (height, rows, expected) => {
  expect(tableHeight(height, rows)).toBe(expected);
});
