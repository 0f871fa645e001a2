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
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { align } from './extensions';

export interface Tool {
  label: string;
  icon: ReactNode;
  run: (editor: Editor) => void;
  /** Whether the selection has the format; left out for one-time actions. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const act = (editor: Editor) => editor.chain().focus();

/** The tools without a dialog, in groups. */
export const TOOL_GROUPS: readonly (readonly Tool[])[] = [
  [
    { label: '撤销', icon: <UndoOutlined />, run: (e) => act(e).undo().run(), isPossible: (e) => e.can().undo() },
    { label: '重做', icon: <RedoOutlined />, run: (e) => act(e).redo().run(), isPossible: (e) => e.can().redo() },
  ],
  [
    { label: '加粗', icon: <BoldOutlined />, run: (e) => act(e).toggleBold().run(), isOn: (e) => e.isActive('bold') },
    {
      label: '斜体',
      icon: <ItalicOutlined />,
      run: (e) => act(e).toggleItalic().run(),
      isOn: (e) => e.isActive('italic'),
    },
    {
      label: '下划线',
      icon: <UnderlineOutlined />,
      run: (e) => act(e).toggleUnderline().run(),
      isOn: (e) => e.isActive('underline'),
    },
    {
      label: '删除线',
      icon: <StrikethroughOutlined />,
      run: (e) => act(e).toggleStrike().run(),
      isOn: (e) => e.isActive('strike'),
    },
    { label: '代码', icon: <CodeOutlined />, run: (e) => act(e).toggleCode().run(), isOn: (e) => e.isActive('code') },
    { label: '清除格式', icon: <ClearOutlined />, run: (e) => act(e).clearNodes().unsetAllMarks().run() },
  ],
  [
    {
      label: '左对齐',
      icon: <AlignLeftOutlined />,
      run: (e) => align(e, 'left'),
      isOn: (e) => e.isActive({ textAlign: 'left' }),
    },
    {
      label: '居中',
      icon: <AlignCenterOutlined />,
      run: (e) => align(e, 'center'),
      isOn: (e) => e.isActive({ textAlign: 'center' }),
    },
    {
      label: '右对齐',
      icon: <AlignRightOutlined />,
      run: (e) => align(e, 'right'),
      isOn: (e) => e.isActive({ textAlign: 'right' }),
    },
  ],
  [
    {
      label: '无序列表',
      icon: <UnorderedListOutlined />,
      run: (e) => act(e).toggleBulletList().run(),
      isOn: (e) => e.isActive('bulletList'),
    },
    {
      label: '有序列表',
      icon: <OrderedListOutlined />,
      run: (e) => act(e).toggleOrderedList().run(),
      isOn: (e) => e.isActive('orderedList'),
    },
    {
      label: '引用',
      icon: <MessageOutlined />,
      run: (e) => act(e).toggleBlockquote().run(),
      isOn: (e) => e.isActive('blockquote'),
    },
    { label: '分隔线', icon: <LineOutlined />, run: (e) => act(e).setHorizontalRule().run() },
    {
      label: '插入表格',
      icon: <TableOutlined />,
      run: (e) => act(e).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      isPossible: (e) => e.can().insertTable(),
    },
  ],
];
