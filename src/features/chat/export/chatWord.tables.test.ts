// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { beforeAll, expect, test, vi } from 'vitest';
import { all, readDocx, textOf, valueOf } from '../../../../tests/readDocx';
import { chatWord } from './chatWord';

const DATE = new Date(2026, 10, 23, 9, 5).getTime();

const wordOfText = async (content: string) => {
  const messages = [{ id: 'a', role: 'assistant', content, timestamp: DATE, status: 'done' }] as const;
  return readDocx(await chatWord({ title: '标题', date: DATE, messages, isReply: true }));
};

beforeAll(() => {
  // jsdom's Blob cannot be read.
  vi.stubGlobal('Blob', NodeBlob);
  return () => vi.unstubAllGlobals();
});

test('a table: its rows and cells, borders, and a head that each page repeats', async () => {
  const { body } = await wordOfText('| 事项 | 时间 |\n| :-: | --: |\n| **谈话** | 一月 |\n| 考察 |\n| a | b | c |');
  const rows = all(body, 'tr').map((row) => all(row, 'tc').map(textOf));
  expect(rows).toEqual([
    ['事项', '时间', ''],
    ['谈话', '一月', ''],
    ['考察', '', ''],
    ['a', 'b', 'c'],
  ]);
  const isHead = (row: Element) => all(row, 'tblHeader').some((one) => one.getAttribute('w:val') !== 'off');
  expect(all(body, 'tr').map(isHead)).toEqual([true, false, false, false]);
  const borders = all(body, 'tblBorders')[0];
  const sides = Array.from(borders?.children ?? [], (side) => [side.localName, side.getAttribute('w:val')]);
  expect(sides.map(([name]) => name).sort()).toEqual(['bottom', 'insideH', 'insideV', 'left', 'right', 'top']);
  expect(sides.every(([, style]) => style === 'single')).toBe(true);
  expect(
    all(body, 'tc')
      .slice(3, 5)
      .map((cell) => valueOf(cell, 'jc')),
  ).toEqual(['center', 'right']);
  expect(all(body, 'gridCol')).toHaveLength(3);
});

test('a table in HTML: caption, spans, and rows of headings that are repeated (§15.27)', async () => {
  const word = await wordOfText(
    '<table><caption>表一</caption><tr><th rowspan="2">甲</th><th colspan="2">乙</th></tr><tr><th>丙</th><th>丁</th></tr><tr><td>一<br>**二**</td><td>三</td><td>四</td></tr></table>',
  );
  expect(word.styled('TableHead')).toEqual(['表一', '甲', '乙', '丙', '丁']);
  expect(word.styled('TableText')).toEqual(['一\n二', '三', '四']);
  const rows = all(word.body, 'tr');
  expect(rows.map((row) => valueOf(row, 'tblHeader') ?? 'on')).toEqual(['on', 'on', 'off']);
  expect(rows.map((row) => all(row, 'tc').length)).toEqual([2, 3, 3]);
  expect(all(word.body, 'gridSpan').map((span) => span.getAttribute('w:val'))).toEqual(['2']);
  expect(all(word.body, 'vMerge').map((span) => span.getAttribute('w:val'))).toEqual(['restart', 'continue']);
});

test('a table with many columns stands on a broad page, with its heading (§15.31)', async () => {
  const row = (text: string, columns: number) => `|${`${text}|`.repeat(columns)}`;
  const table = (columns: number) => [row('列', columns), row('-', columns), row('值', columns)].join('\n');
  const word = await wordOfText(`前\n\n${table(9)}\n\n## 名单\n\n${table(14)}\n\n后`);
  const sections = all(word.body, 'sectPr').map((section) => all(section, 'pgSz')[0]);
  expect(sections.map((size) => size?.getAttribute('w:orient'))).toEqual(['portrait', 'landscape', 'portrait']);
  expect(sections.map((size) => size?.getAttribute('w:w'))).toEqual(['11906', '16838', '11906']);
  // The end of a section stands in its last paragraph.
  const blocks = Array.from(all(word.body, 'body')[0]?.children ?? []);
  const last = blocks.findIndex((block) => all(block, 'sectPr').length > 0);
  expect(textOf(blocks[last + 1]!)).toBe('名单');
  expect(textOf(blocks.at(-2)!)).toBe('后');
});
