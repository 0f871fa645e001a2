import { expect, test } from 'vitest';
import { testResource } from '../../../tests/testResource';
import { type Count, countParams, type Day, filtersOf, isWhere, type Where } from './count';

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

const resource = testResource({
  fields: [
    { name: 'state', label: '状态', query: true },
    { name: 'due', label: '截止', kind: 'day', query: 'range', rangeSuffix: 'Due' },
  ],
});

test.each<[Count, object]>([
  [{ query: { state: '0' } }, { state: '0' }],
  [{ range: { due: { to: '-1d' } } }, { params: { beginDue: '1000-01-01', endDue: '2026-07-30' } }],
  [{ range: { due: { from: 'today' } } }, { params: { beginDue: '2026-07-31', endDue: '9999-12-31' } }],
])('the count %j asks for one row, with both ends of a range', (count, params) => {
  expect(countParams(count, resource, { unit: 7 }, NOW)).toEqual({ unit: 7, pageNum: 1, pageSize: 1, ...params });
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
