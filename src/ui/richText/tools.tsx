import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  CodeOutlined,
  ItalicOutlined,
  LineOutlined,
  MessageOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

export interface EditorTool {
  label: string;
  /** Without one, the label is shown. */
  icon?: ReactNode;
  run: (editor: Editor) => void;
  /** Whether the selection has the format; left out for one-time actions. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const act = (editor: Editor) => editor.chain().focus();

type Chain = ReturnType<Editor['chain']>;

/** A tool that switches a format of the selection on and off. */
const format = (label: string, icon: ReactNode, name: string, toggle: (chain: Chain) => Chain): EditorTool => ({
  label,
  icon,
  run: (editor) => toggle(act(editor)).run(),
  isOn: (editor) => editor.isActive(name),
});

const alignment = (label: string, icon: ReactNode, textAlign: string): EditorTool => ({
  label,
  icon,
  run: (editor) => act(editor).toggleTextAlign(textAlign).run(),
  isOn: (editor) => editor.isActive({ textAlign }),
});

/** The tools without a dialog, in groups. */
export const TOOL_GROUPS: readonly (readonly EditorTool[])[] = [
  [
    { label: '撤销', icon: <UndoOutlined />, run: (e) => act(e).undo().run(), isPossible: (e) => e.can().undo() },
    { label: '重做', icon: <RedoOutlined />, run: (e) => act(e).redo().run(), isPossible: (e) => e.can().redo() },
  ],
  [
    format('加粗', <BoldOutlined />, 'bold', (chain) => chain.toggleBold()),
    format('斜体', <ItalicOutlined />, 'italic', (chain) => chain.toggleItalic()),
    format('下划线', <UnderlineOutlined />, 'underline', (chain) => chain.toggleUnderline()),
    format('删除线', <StrikethroughOutlined />, 'strike', (chain) => chain.toggleStrike()),
    format('代码', <CodeOutlined />, 'code', (chain) => chain.toggleCode()),
    { label: '清除格式', icon: <ClearOutlined />, run: (e) => act(e).clearNodes().unsetAllMarks().run() },
  ],
  [
    alignment('左对齐', <AlignLeftOutlined />, 'left'),
    alignment('居中', <AlignCenterOutlined />, 'center'),
    alignment('右对齐', <AlignRightOutlined />, 'right'),
  ],
  [
    format('无序列表', <UnorderedListOutlined />, 'bulletList', (chain) => chain.toggleBulletList()),
    format('有序列表', <OrderedListOutlined />, 'orderedList', (chain) => chain.toggleOrderedList()),
    format('引用', <MessageOutlined />, 'blockquote', (chain) => chain.toggleBlockquote()),
    { label: '分隔线', icon: <LineOutlined />, run: (e) => act(e).setHorizontalRule().run() },
  ],
];

/** A tool of the table in which the caret is; it says in words what it does, because its picture would not. */
const tableTool = (label: string, change: (chain: Chain) => Chain): EditorTool => ({
  label,
  run: (editor) => change(act(editor)).run(),
  isPossible: (editor) => change(editor.can().chain()).run(),
});

/** Whether the caret is in a table. */
export const isInTable = (editor: Editor): boolean => editor.isActive('table');

/** The tools of a table, shown while the caret is in one. */
export const TABLE_TOOLS: readonly EditorTool[] = [
  tableTool('上方插入行', (chain) => chain.addRowBefore()),
  tableTool('下方插入行', (chain) => chain.addRowAfter()),
  tableTool('左侧插入列', (chain) => chain.addColumnBefore()),
  tableTool('右侧插入列', (chain) => chain.addColumnAfter()),
  tableTool('删除行', (chain) => chain.deleteRow()),
  tableTool('删除列', (chain) => chain.deleteColumn()),
  tableTool('删除表格', (chain) => chain.deleteTable()),
  tableTool('标题行', (chain) => chain.toggleHeaderRow()),
  tableTool('合并单元格', (chain) => chain.mergeCells()),
  tableTool('拆分单元格', (chain) => chain.splitCell()),
];
