import { expect, test } from 'vitest';
import { columnsIn } from './QueryForm';

test.each([
  [0, 3],
  [219, 1],
  [455, 1],
  [456, 2],
  [692, 3],
  [1100, 4],
])('%i px → %i', (width, columns) => {
  expect(columnsIn(width)).toBe(columns);
});
