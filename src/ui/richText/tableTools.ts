import type { Editor } from '@tiptap/core';
import type { EditorTool } from './tools';

type Chain = ReturnType<Editor['chain']>;

/** A tool of the table in which the caret is; it says in words what it does, because its picture would not. */
const tool = (label: string, change: (chain: Chain) => Chain): EditorTool => ({
  label,
  run: (editor) => change(editor.chain().focus()).run(),
  isPossible: (editor) => change(editor.can().chain()).run(),
});

/** Whether the caret is in a table. */
export const isInTable = (editor: Editor): boolean => editor.isActive('table');

export const TABLE_TOOLS: readonly EditorTool[] = [
  tool('上方插入行', (chain) => chain.addRowBefore()),
  tool('下方插入行', (chain) => chain.addRowAfter()),
  tool('左侧插入列', (chain) => chain.addColumnBefore()),
  tool('右侧插入列', (chain) => chain.addColumnAfter()),
  tool('删除行', (chain) => chain.deleteRow()),
  tool('删除列', (chain) => chain.deleteColumn()),
  tool('删除表格', (chain) => chain.deleteTable()),
  tool('标题行', (chain) => chain.toggleHeaderRow()),
  tool('合并单元格', (chain) => chain.mergeCells()),
  tool('拆分单元格', (chain) => chain.splitCell()),
];
