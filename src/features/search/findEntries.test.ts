import { expect, test } from 'vitest';
import { findEntries } from './findEntries';

const entry = (title: string, ...trail: string[]) => ({
  path: `/${trail.join('/')}/${title}`,
  title,
  trail,
  icon: undefined,
});
const entries = [
  entry('工作台'),
  entry('字典管理', '系统管理'),
  entry('党员名册', '党员管理'),
  entry('长江引航站', '基层单位'),
  entry('Files (v2)'),
  entry('ＶＰＮ'),
  entry("Director's office"),
];

test.each([
  ['字典', ['字典管理']],
  ['zidian', ['字典管理']],
  ['ZiDian', ['字典管理']],
  ['zdgl', ['字典管理']],
  ['mingce', ['党员名册']],
  ['管理', ['字典管理', '党员名册']],
  ['xtgl', ['字典管理']],
  ['changjiang', ['长江引航站']],
  ['zhangjiang', ['长江引航站']],
  ['files', ['Files (v2)']],
  ['(v2)', ['Files (v2)']],
  ["chang'jiang", ['长江引航站']],
  ['chang’jiang', ['长江引航站']],
  ['ｚｉｄｉａｎ', ['字典管理']],
  ['ＺＤ', ['字典管理']],
  ['zi　dian', ['字典管理']],
  ['vpn', ['ＶＰＮ']],
  ["director's", ["Director's office"]],
  ['director’s', ["Director's office"]],
  ["'", ["Director's office"]],
  ['  字典  ', ['字典管理']],
  ['', []],
  ['   ', []],
  ['没有', []],
  [`字典${'a'.repeat(50)}`, []],
  ['[', []],
  ['\\', []],
  ['.*', []],
])('%j finds %j', (query, titles) => expect(findEntries(entries, query).map(({ title }) => title)).toEqual(titles));

test.each([
  ['字典', [0, 1]],
  ['guanli', [2, 3]],
  ['dgl', [1, 3]],
  ['xitong', undefined],
] as const)('%j marks the characters %j of 字典管理', (query, match) => {
  expect(findEntries([entry('字典管理', '系统管理')], query)[0]?.match).toEqual(match);
});

test('own titles come before those of the groups above', () => {
  const list = [entry('通知', '系统'), entry('系统日志', '日志')];
  expect(findEntries(list, '系统').map(({ title }) => title)).toEqual(['系统日志', '通知']);
});

test('50 at most, of however many', () => {
  const many = Array.from({ length: 5000 }, (_, i) => entry(`支部${i}`));
  expect(findEntries(many, 'zhibu')).toHaveLength(50);
});
