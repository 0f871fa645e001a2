import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { serializeParams } from './serializeParams';

test.each([
  ['nothing', {}, ''],
  ['plain values', { pageNum: 1, name: 'a' }, 'pageNum=1&name=a'],
  ['false and 0 are values', { on: false, n: 0 }, 'on=false&n=0'],
  ['empty values are skipped', { a: null, b: undefined, c: '', d: 'x' }, 'd=x'],
  ['blanks are a value', { a: ' ' }, 'a=%20'],
  ['nested', { params: { beginTime: '2025-01-01' } }, 'params[beginTime]=2025-01-01'],
  ['nested twice', { a: { b: { c: 1 } } }, 'a[b][c]=1'],
  ['empty values inside', { params: { beginTime: '', endTime: null, x: 1 } }, 'params[x]=1'],
  ['an empty object', { params: {} }, ''],
  ['a list', { ids: [3, 5] }, 'ids[0]=3&ids[1]=5'],
  ['a list of objects', { rows: [{ id: 1 }] }, 'rows[0][id]=1'],
  ['a moment, in local time', { at: new Date(2025, 9, 6, 8, 5, 9) }, 'at=2025-10-06%2008%3A05%3A09'],
  ['a day of the date picker', { day: dayjs('2025-10-06') }, 'day=2025-10-06%2000%3A00%3A00'],
  ['days inside', { range: [dayjs('2025-10-06'), null] }, 'range[0]=2025-10-06%2000%3A00%3A00'],
  ['signs that mean something in a query', { q: 'a&b=c#d?e' }, 'q=a%26b%3Dc%23d%3Fe'],
  ['signs in a name', { 'a&b': 1 }, 'a%26b=1'],
  ['Chinese', { name: '党支部' }, `name=${encodeURIComponent('党支部')}`],
  ['a day as antd gives it', { day: dayjs('2025-10-16T08:05:09') }, `day=${encodeURIComponent('2025-10-16 08:05:09')}`],
  ['a date', { at: new Date(2025, 9, 16, 8, 5, 9) }, `at=${encodeURIComponent('2025-10-16 08:05:09')}`],
  ['a day that is none', { day: dayjs('x'), date: new Date(NaN), n: 1 }, 'n=1'],
])('%s (§7.4)', (_name, params, expected) => {
  expect(serializeParams(params)).toBe(expected.replaceAll('[', '%5B').replaceAll(']', '%5D'));
});
