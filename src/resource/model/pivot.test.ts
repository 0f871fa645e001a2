import { describe, expect, test } from 'vitest';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { testResource } from '../../../tests/testResource';
import { type Axis, cellText, markOf, monthsOf, type Pivot, pivotOf, type PivotTable } from './pivot';
import { cellFilters, inQuarter, pivotFilters, quarterOf, yearIn } from './pivotFilters';

const resource = testResource({
  fields: [
    { name: 'deptId', label: '支部', query: 'side', shownBy: 'deptName' },
    { name: 'month', label: '月份', kind: 'month', query: true },
    { name: 'held', label: '日期', kind: 'day', query: 'range' },
    { name: 'age', label: '年龄' },
    { name: 'due', label: '应交', kind: 'number', decimals: 2 },
  ],
});
const BRANCHES: Axis = { field: 'deptId', all: 'branches' };
const MONTHS: Axis = { field: 'month', all: 'months' };
const HELD: Axis = { field: 'held', all: 'months' };
const AGE: Axis = { field: 'age', all: ['青年', '老年'], of: ({ age }) => (Number(age) > 60 ? '老年' : '青年') };

const fees: Pivot = {
  rows: BRANCHES,
  columns: MONTHS,
  cell: { state: ['1', '2'] },
  of: { state: ['0', '1', '2'] },
  mark: (done, of) => (done === of ? 'done' : done === 0 ? 'missing' : 'part'),
};
const ENTRIES = {
  rows: [
    { key: '1', label: '一支部' },
    { key: '2', label: '二支部' },
  ],
  columns: monthsOf(2026).slice(0, 3),
};
const fee = (deptId: number, month: string, state: string): ServerRecord => ({
  deptId,
  month,
  state,
  deptName: '三支部',
});
const ROWS = [fee(1, '2026-01', '1'), fee(1, '2026-01', '2'), fee(1, '2026-02', '0'), fee(1, '2026-02', '1')];

const made = (
  pivot: Pivot,
  rows: readonly ServerRecord[],
  axes = { rows: BRANCHES, columns: MONTHS },
  entries = ENTRIES,
) => pivotOf(resource, pivot, axes, entries, rows);
const texts = (pivot: Pivot, { cells }: PivotTable) =>
  cells.map((row) => row.map((cell) => cellText(resource, pivot, cell)));
const marks = (pivot: Pivot, { cells, ofColumns }: PivotTable) =>
  cells.map((row) => row.map((cell, at) => markOf(pivot, cell, ofColumns[at] ?? cell)));

describe('branches and months', () => {
  const table = made(fees, [...ROWS, fee(1, '2025-12', '1')]);

  test('a branch without rows misses what others have; a month that nobody has is none', () => {
    expect(texts(fees, table)).toEqual([
      ['2/2', '1/2', '0/0'],
      ['0/0', '0/0', '0/0'],
    ]);
    expect(marks(fees, table)).toEqual([
      ['done', 'part', 'none'],
      ['missing', 'missing', 'none'],
    ]);
  });

  test('totals are of what the table shows', () => {
    const all = [table.ofRows, table.ofColumns, [table.total]].map((cells) =>
      cells.map((cell) => cellText(resource, fees, cell)),
    );
    expect(all).toEqual([['3/4', '0/0'], ['2/2', '1/2', '0/0'], ['3/4']]);
  });

  test('a branch that the tree does not have comes last, by the name in its rows', () => {
    const { rows } = made(fees, [...ROWS, fee(3, '2026-01', '1')]);
    expect(rows.map(({ label }) => label)).toEqual(['一支部', '二支部', '三支部']);
  });

  test('a row that is due nothing is there all the same', () => {
    const free = made(fees, [fee(2, '2026-01', '3')]);
    expect(marks(fees, free)).toEqual([
      ['missing', 'none', 'none'],
      ['done', 'none', 'none'],
    ]);
  });
});

test('sums are exact; what a row has none of is 未填; without a mark there is none', () => {
  const sums: Pivot = { rows: BRANCHES, columns: AGE, cell: { sum: 'due' } };
  const rows = [0.1, 0.2, 0.3].map((due, at) => ({ deptId: at === 2 ? null : 1, age: at === 0 ? 70 : 20, due }));
  const columns = ['青年', '老年'].map((key) => ({ key, label: key }));
  const table = made(sums, rows, { rows: { field: 'deptId' }, columns: AGE }, { rows: [], columns });
  expect(table.rows.map(({ label }) => label)).toEqual(['未填', '1']);
  expect(texts(sums, table)).toEqual([
    ['0.30', '0.00'],
    ['0.20', '0.10'],
  ]);
  expect(marks(sums, table).flat()).toEqual([undefined, undefined, undefined, undefined]);
});

test.each<[what: string, axes: [Axis, string][], filters: object | undefined]>([
  [
    'a branch and a month',
    [
      [BRANCHES, '2'],
      [MONTHS, '2026-02'],
    ],
    { name: '张', deptId: '2', month: '2026-02' },
  ],
  ['a closed range of days', [[HELD, '2028-02']], { name: '张', held: '2028-02-01~2028-02-29' }],
  [
    'no field of the query',
    [
      [{ field: 'age' }, '20'],
      [BRANCHES, '2'],
    ],
    undefined,
  ],
  ['a computed key', [[{ ...MONTHS, of: () => '2026-01' }, '2026-01']], undefined],
  ['nothing', [[BRANCHES, '']], undefined],
])('the list behind %s', (_what, axes, filters) => {
  expect(cellFilters(resource, { name: '张', month: '2026-01' }, axes)).toEqual(
    filters && { month: '2026-01', ...filters },
  );
});

test('a year is asked for as one range, or month by month; its own filter does not count', () => {
  const filters = { name: '张', month: '2025-03', held: '2025-03-01~' };
  const asked = pivotFilters(resource, filters, [BRANCHES, MONTHS], 2026);
  expect(asked).toHaveLength(12);
  expect(asked[11]).toEqual({ ...filters, month: '2026-12' });
  expect(pivotFilters(resource, filters, [HELD], 2026)).toEqual([{ ...filters, held: '2026-01-01~2026-12-31' }]);
  expect(pivotFilters(resource, filters, [BRANCHES, AGE], 2026)).toEqual([filters]);
  expect([yearIn(filters, 'month'), yearIn({ held: '~2024-01-01' }, 'held'), yearIn({}, 'month')]).toEqual([
    2025,
    2024,
    undefined,
  ]);
});

test.each([
  ['2028-01-31', 1, '2028-01-01~2028-03-31'],
  ['2028-04-01', 2, '2028-04-01~2028-06-30'],
  ['2028-09-30', 3, '2028-07-01~2028-09-30'],
  ['2028-10-01', 4, '2028-10-01~2028-12-31'],
])('%s lies in quarter %d, which is asked for as %s', (day, quarter, held) => {
  expect(quarterOf(new Date(`${day}T12:00`))).toBe(quarter);
  expect(inQuarter({ name: '张', held: '2026-01-01~' }, 'held', 2028, quarter)).toEqual({ name: '张', held });
});

test('without marks, a part of nothing is no number', () => {
  const pivot: Pivot = { rows: BRANCHES, columns: MONTHS, cell: { state: '1' }, of: {} };
  expect(texts(pivot, made(pivot, ROWS))[0]).toEqual(['1/2', '1/2', '—']);
});
