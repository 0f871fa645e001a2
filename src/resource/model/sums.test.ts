import { expect, test } from 'vitest';
import { testResource } from '../../../tests/testResource';
import { amountText, countFilters, sumOf, unitOf } from './sums';

test.each<[what: string, values: unknown[], cents: number]>([
  ['numbers', [0.1, 0.2], 30],
  ['texts and nothing', ['45.50', 1.01, null, undefined, ''], 4651],
  ['five thousand', Array.from({ length: 5000 }, () => 0.01), 5000],
  ['what is no amount', ['—', '12*', -0.5], -50],
])('%s are summed in cents', (_what, values, cents) => {
  expect(
    sumOf(
      values.map((due) => ({ due })),
      'due',
    ),
  ).toBe(cents);
});

const resource = testResource({
  fields: [
    { name: 'due', label: '应交', kind: 'number', decimals: 2, unit: '元' },
    { name: 'number', label: '人数', kind: 'number', decimals: 0 },
  ],
});

test('an amount has the decimals of its field, two where none are said', () => {
  const texts = ['due', 'number', 'other'].map((name) => amountText(resource, name, 215150));
  expect(texts).toEqual(['2,151.50', '2,152', '2,151.50']);
  expect(['due', 'number', 'other'].map((name) => unitOf(resource, name))).toEqual(['元', '', '']);
});

test.each([
  [{ name: '张' }, { name: '张', state: '0' }],
  [{ state: '0' }, { state: '0' }],
  [{ state: '1' }, undefined],
])('of the rows of %j, those of the state 0', (filters, asked) => {
  expect(countFilters(filters, { state: '0' })).toEqual(asked);
});
