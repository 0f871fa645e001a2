// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DictEntry } from '@/lib/dict/dictEntries';
import { DictTag } from './DictTag';
import styles from './DictTag.module.css';

afterEach(cleanup);

const entry = (label: string, value: string, listClass: string, cssClass = ''): DictEntry => ({
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
  entry('自定', '4', '', 'bold red'),
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
  ['4', [['自定', `${tag}  bold red`]]],
  ['5', [['默认自定', `${tag}  bold`]]],
  ['6', [['怪', styles.text]]],
  ['7', [['双', `${tag} ${styles.success} bold`]]],
  ['9', [['9', styles.text]]],
  ['<b>x</b>', [['<b>x</b>', styles.text]]],
  ['', []],
])('%s', (value, pieces) => {
  const { container } = render(<DictTag entries={entries} value={value} />);
  const shown = [...(container.firstElementChild?.children ?? [])];
  expect(shown.map(({ textContent, className }) => [textContent, className])).toEqual(pieces);
});
