import { expect, test } from 'vitest';
import { type Day, filtersOf, isWhere, type Where } from './count';

const NOW = new Date(2026, 6, 31, 12);

test.each<[from: Day, day: string]>([
  ['today', '2026-07-31'],
  ['quarterStart', '2026-07-01'],
  ['yearStart', '2026-01-01'],
  ['yearEnd', '2026-12-31'],
  ['-1d', '2026-07-30'],
  ['+30d', '2026-08-30'],
  ['-5m', '2026-02-28'],
  ['+6m', '2027-01-31'],
])('%s on 2026-07-31 is %s', (from, day) => {
  expect(filtersOf({ range: { due: { from } } }, NOW)).toEqual({ due: `${day}~` });
});

test.each([
  ['thisMonth', '2026-07'],
  ['lastMonth', '2026-06'],
  ['thisYear', '2026'],
  ['0', '0'],
])('the value %s on 2026-07-31 is %s', (value, text) => {
  expect(filtersOf({ query: { month: value } }, NOW)).toEqual({ month: text });
});

test.each<[Where, boolean]>([
  [{}, true],
  [{ state: '1' }, true],
  [{ state: ['0', '1'], month: 'thisMonth' }, true],
  [{ state: ['0', '2'] }, false],
  [{ state: '1', month: 'lastMonth' }, false],
])('whether a record is one of %j: %s', (where, expected) => {
  expect(isWhere(where, { state: 1, month: '2026-07' }, NOW)).toBe(expected);
});
