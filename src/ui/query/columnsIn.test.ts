import { expect, test } from 'vitest';
import { columnsIn } from './columnsIn';

test.each([
  [0, 3],
  [259, 1],
  [535, 1],
  [536, 2],
  [812, 3],
  [1100, 4],
])('%i px → %i', (width, columns) => {
  expect(columnsIn(width)).toBe(columns);
});
