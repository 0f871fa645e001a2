import { expect, test } from 'vitest';
import { createId } from './createId';

test.each([
  [undefined, 32],
  [1, 1],
  [8, 8],
  [0, 0],
  [1000, 1000],
])('an id asked for with length %s has %i letters and digits (§9.23)', (asked, length) => {
  expect(createId(asked)).toMatch(new RegExp(`^[A-Za-z0-9]{${length}}$`));
});

test('no two are equal, and every character occurs (§9.23)', () => {
  const ids = Array.from({ length: 1000 }, () => createId());
  expect(new Set(ids).size).toBe(1000);
  expect(new Set(ids.join('')).size).toBe(62);
});
