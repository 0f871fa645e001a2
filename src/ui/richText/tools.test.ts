// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensions } from './extensions';
import { TABLE_TOOLS } from './tools';

const TABLE = '<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>';
const MERGED = '<table><tr><td colspan="2">a</td></tr><tr><td>c</td><td>d</td></tr></table>';

/** The cells of each row after a tool; undefined where it cannot be used. A new editor has its caret in the first cell. */
function cellsAfter(label: string, content: string): string[] | undefined {
  const editor = new Editor({ extensions, content });
  const tool = TABLE_TOOLS.find((one) => one.label === label);
  const isPossible = tool?.isPossible?.(editor);
  tool?.run(editor);
  const { body } = new DOMParser().parseFromString(editor.getHTML(), 'text/html');
  editor.destroy();
  const rows = [...body.querySelectorAll('tr')].map(({ children }) => [...children].map(({ localName }) => localName));
  return isPossible ? rows.map((row) => row.join(' ')) : undefined;
}

test.each([
  ['上方插入行', ['td td', 'th th', 'td td']],
  ['下方插入行', ['th th', 'td td', 'td td']],
  ['左侧插入列', ['th th th', 'td td td']],
  ['右侧插入列', ['th th th', 'td td td']],
  ['删除行', ['td td']],
  ['删除列', ['th', 'td']],
  ['删除表格', []],
  ['标题行', ['td td', 'td td']],
  ['合并单元格', undefined],
  ['拆分单元格', undefined],
])('%s, where the caret is (§2.110)', (label, left) => expect(cellsAfter(label, TABLE)).toEqual(left));

test('a merged cell is split (§2.110)', () => expect(cellsAfter('拆分单元格', MERGED)).toEqual(['td td', 'td td']));

test.each(['上方插入行', '标题行'])('outside of a table there is no %s', (label) =>
  expect(cellsAfter(label, '<p>a</p>')).toBeUndefined(),
);
