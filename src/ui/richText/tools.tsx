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
