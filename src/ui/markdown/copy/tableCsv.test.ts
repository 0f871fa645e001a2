import { expect, test } from 'vitest';
import { elementsIn } from '../elements';
import { markdownTree } from '../markdownSyntax';
import { tableCsv } from './tableCsv';

function csv(markdown: string): string {
  const [table] = elementsIn(markdownTree(markdown, undefined), 'table');
  return table ? tableCsv(table) : '';
}

const cellOf = (cell: string) => csv(`| 列 |\n| - |\n| ${cell} |`).split('\r\n')[1];

test('a table for Excel and WPS: a mark for UTF-8, a line for each row, the words of the cells', () => {
  const table = '| 事项 | 天数 |\n| --- | ---: |\n| **谈话**<br>记录 | 30 |\n| 缺 |';
  expect(csv(table)).toBe('\ufeff"事项","天数"\r\n"谈话 记录","30"\r\n"缺",""\r\n');
});

test.each([
  ['a long number', '110101199003078888', '\t110101199003078888'],
  ['zeros before a number', '007', '\t007'],
  ['what looks like a day', '3-1', '\t3-1'],
  ['a telephone number', '+8613900000000', '\t+8613900000000'],
  ['a formula', '=1+1', "'=1+1"],
  ['a command', "=cmd\\|'/C calc'!A0", "'=cmd|'/C calc'!A0"],
  ['a link', '=HYPERLINK("https://a.cn?"&A1)', '\'=HYPERLINK(""https://a.cn?""&A1)'],
  ['plus', '+A1', "'+A1"],
  ['minus', '-A1', "'-A1"],
  ['at', '@SUM(A1)', "'@SUM(A1)"],
  ['full-width letters', '＝1+1', "'＝1+1"],
  ['quotation marks and commas', '甲,"乙"', '甲,""乙""'],
  ['a number', '3500.5', '3500.5'],
  ['an amount that ends in 0', '1.50', '1.50'],
  ['a number in brackets', '(1)', '\t(1)'],
  ['a long negative number', '-1234567890123456', '\t-1234567890123456'],
  ['a negative number', '-5.2%', '-5.2%'],
  ['a dash alone', '-', '-'],
])('%s', (_what, cell, written) => {
  expect(cellOf(cell)).toBe(`"${written}"`);
});
