// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DictEntry, DictValue } from '@/lib/dict/DictEntry';
import { DictTag, matchEntries } from './DictTag';
import styles from './DictTag.module.css';

const entry = (label: string, value: string, listClass = '', cssClass = ''): DictEntry => ({
  label,
  value,
  listClass,
  cssClass,
  disabled: false,
});
const entries = [
  entry('正常', '0', 'primary'),
  entry('停用', '1', 'danger'),
  entry('平', '2', 'default'),
  entry('空', '3', ''),
  entry('自定', '4', '', `bold ${styles.success}`),
  entry('默认自定', '5', 'default', 'bold'),
  entry('怪', '6', 'constructor'),
  entry('双', '7', 'success', 'bold'),
];
const tag = styles.tag;

test.each<[string, [text: string, classes: string][]]>([
  ['0', [['正常', `${tag} ${styles.primary}`]]],
  [
    '0,1',
    [
      ['正常', `${tag} ${styles.primary}`],
      ['停用', `${tag} ${styles.danger}`],
    ],
  ],
  ['2', [['平', styles.text]]],
  ['3', [['空', styles.text]]],
  ['4', [['自定', tag]]],
  ['5', [['默认自定', tag]]],
  ['6', [['怪', styles.text]]],
  ['7', [['双', `${tag} ${styles.success}`]]],
  ['9', [['9', styles.text]]],
  ['<b>x</b>', [['<b>x</b>', styles.text]]],
  ['', []],
])('%s (§2.71)', (value, pieces) => {
  const { container } = render(<DictTag entries={entries} value={value} />);
  const shown = [...(container.firstElementChild?.children ?? [])];
  expect(shown.map(({ textContent, className }) => [textContent, className])).toEqual(pieces);
});

const codes = [
  entry('甲', 'A'),
  entry('乙', 'B'),
  entry('甲和乙', '1,2'),
  entry('一', '1'),
  entry('空格', ' 3'),
  entry('词', 'a, b'),
];

test.each<[DictValue, string[]]>([
  ['1,2', ['甲和乙']],
  ['A, B', ['甲', '乙']],
  ['A，B', ['甲', '乙']],
  ['A，', ['甲']],
  ['a, b', ['词']],
  [
    ['1,2', 'A'],
    ['甲和乙', '甲'],
  ],
  ['3', ['空格']],
  [' 3 ', ['空格']],
  ['1，9', ['一', '9']],
])('the whole code, then its parts at either comma: %j (§13.10)', (value, labels) => {
  expect(matchEntries(codes, value).map((match) => match.entry?.label ?? match.value)).toEqual(labels);
});

const sexes = [entry('男', '0'), entry('女', '1'), entry('另一个男', '0')];

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
  expect(matchEntries(sexes, value).map((match) => match.entry?.label ?? `raw ${match.value}`)).toEqual(shown);
});

test('a thousand look-ups read each of 1,000 entries once', () => {
  let reads = 0;
  const many = Array.from({ length: 1000 }, (_, index) => ({
    ...entry(`项${index}`, ''),
    get value() {
      reads += 1;
      return String(index);
    },
  }));
  for (let index = 0; index < 1000; index += 1) matchEntries(many, String(index));
  expect(reads).toBe(1000);
});
