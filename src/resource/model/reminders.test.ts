import { expect, test } from 'vitest';
import { countedOf, figureCounts, figureFilters, figureNumbers } from './figures';
import { type Figure, type Reminder, remindersFor } from './reminders';
import type { Resource } from './Resource';

const NOW = new Date(2026, 10, 28, 12);

const MONTH = { query: { feeMonth: 'lastMonth' } };
const inState = (feeState: string) => ({ query: { feeMonth: 'lastMonth', feeState } });
const branches = { url: '/tree', name: 'label' };

const dues: Figure = {
  label: '党费',
  unit: '人',
  part: { all: MONTH, less: [inState('0'), inState('3')] },
  of: { all: MONTH, less: [inState('3')] },
};

const listWith = (own: Partial<Resource>): Resource => ({
  ...{ noun: '记录', path: '/a', id: 'id', nameField: 'id', permission: 'p:a', fields: [] },
  ...own,
});
const reminder = (own: Partial<Reminder>): Reminder => ({ label: '提醒', permission: 'edit', ...own });

test.each<[what: string, Partial<Reminder>, words: string[], isShown: boolean]>([
  ['the word', {}, ['p:a:edit'], true],
  ['another word', {}, ['p:a:add'], false],
  ['one of several words', { permission: ['submit', 'excuse'] }, ['p:a:excuse'], true],
  ['a word of another page', { permission: 'p:b:add' }, ['p:b:add'], true],
  ['its month', { months: [10, 11] }, ['p:a:edit'], true],
  ['another month', { months: [12] }, ['p:a:edit'], false],
])('a reminder and %s (§2.108)', (_what, own, words, isShown) => {
  const list = listWith({ reminders: [reminder(own)] });
  const has = (wanted: readonly string[]) => wanted.some((word) => words.includes(word));
  expect(remindersFor(list, has, NOW)).toHaveLength(isShown ? 1 : 0);
});

test('a figure counts each query once (§2.109)', () => {
  expect(figureCounts(dues, NOW)).toEqual([
    { feeMonth: '2026-10' },
    { feeMonth: '2026-10', feeState: '0' },
    { feeMonth: '2026-10', feeState: '3' },
  ]);
});

test.each<[totals: (number | undefined)[], numbers: object | undefined]>([
  [[240, 18, 1], { part: 221, of: 239 }],
  [[0, 0, 0], { part: 0, of: 0 }],
  // Counted while somebody was at work.
  [[5, 6, 0], { part: 0, of: 5 }],
  [[240, undefined, 1], undefined],
  [[undefined, undefined, undefined], undefined],
  [[], undefined],
])('the totals %j are %j: never a part of what is not known (§2.109)', (totals, numbers) => {
  expect(figureNumbers(dues, totals, NOW)).toEqual(numbers);
});

test('a figure without a whole is one number', () => {
  const { of: _of, ...only } = dues;
  expect(figureNumbers(only, [10, 2, 1], NOW)).toEqual({ part: 7 });
});

const kind = (memberType: string) => ({ all: { query: { state: '0', memberType } } });

test.each<[what: string, Figure, object]>([
  ['what its parts have in common', { ...dues, part: kind('1'), of: kind('2') }, { state: '0' }],
  ['its part, where that is all', { label: '', unit: '', part: kind('1') }, { state: '0', memberType: '1' }],
  ['its period', dues, { feeMonth: '2026-10' }],
])('a figure opens its page with %s (§2.109)', (_what, figure, filters) => {
  expect(figureFilters(figure, NOW)).toEqual(filters);
});

test('all that is counted of a list, for a check of its calls', () => {
  const none = { label: '尚未生成', branches, ...MONTH };
  const list = listWith({ reminders: [reminder({ ...inState('0'), none })], figures: [{ ...dues, none }] });
  expect(countedOf(list, NOW).map(({ label, filters }) => [label, Object.values(filters).join()])).toEqual([
    ['提醒', '2026-10,0'],
    ['尚未生成', '2026-10'],
    ['尚未生成', '2026-10'],
    ['党费 (1)', '2026-10'],
    ['党费 (2)', '2026-10,0'],
    ['党费 (3)', '2026-10,3'],
  ]);
});
