import { expect, test } from 'vitest';
import { type DictEntry, type DictValue, matchEntries } from './dictEntries';

const entry = (label: string, value: string): DictEntry => ({
  label,
  value,
  listClass: '',
  cssClass: '',
  disabled: false,
});
const entries = [entry('男', '0'), entry('女', '1'), entry('另一个男', '0')];

test.each<[DictValue, string[]]>([
  ['0', ['男']],
  [0, ['男']],
  ['1,0', ['女', '男']],
  [' 1 , 0 ', ['女', '男']],
  ['1,,0,', ['女', '男']],
  [
    [1, '0'],
    ['女', '男'],
  ],
  ['9', ['raw 9']],
  ['0,9', ['男', 'raw 9']],
  ['01', ['raw 01']],
  ['constructor', ['raw constructor']],
  ['', []],
  [null, []],
  [undefined, []],
  [[], []],
])('%j → %j', (value, shown) => {
  expect(matchEntries(entries, value).map((match) => match.entry?.label ?? `raw ${match.value}`)).toEqual(shown);
});

test('a thousand look-ups in 100,000 entries take no noticeable time', () => {
  const many = Array.from({ length: 100_000 }, (_, index) => entry(`项${index}`, String(index)));
  matchEntries(many, '1');
  const start = performance.now();
  for (let i = 0; i < 1000; i += 1) matchEntries(many, String(99_000 + i));
  expect(performance.now() - start).toBeLessThan(100);
});
