import { TableOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { PopoverDialog } from '../popover/PopoverDialog';
import styles from './RichTextEditor.module.css';
import { ToolButton } from './Toolbar';

const TABLE_TOOL = { label: '插入表格', icon: <TableOutlined /> };
const MOST = 8;
const PLACES = Array.from({ length: MOST * MOST }, (_, place) => ({
  rows: Math.floor(place / MOST) + 1,
  cols: (place % MOST) + 1,
}));

/** Rows × columns, chosen by pointer, by arrow keys and Enter. */
function SizeChoice({ onChoose }: { onChoose: (rows: number, cols: number) => void }) {
  const [size, setSize] = useState({ rows: 1, cols: 1 });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [down, right] =
      { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[event.key] ?? [];
    if (down === undefined || right === undefined) return;
    event.preventDefault();
    const within = (count: number) => Math.min(Math.max(count, 1), MOST);
    const [rows, cols] = [within(size.rows + down), within(size.cols + right)];
    event.currentTarget.querySelectorAll('button')[(rows - 1) * MOST + cols - 1]?.focus();
  };
  return (
    <>
      <div role="group" aria-label="行数和列数" className={styles.sizes} onKeyDown={onKeyDown}>
        {PLACES.map(({ rows, cols }) => (
          <button
            key={`${rows} ${cols}`}
            type="button"
            tabIndex={rows === size.rows && cols === size.cols ? 0 : -1}
            aria-label={`${rows} 行 ${cols} 列`}
            data-in={rows <= size.rows && cols <= size.cols}
            onFocus={() => setSize({ rows, cols })}
            onPointerEnter={() => setSize({ rows, cols })}
            onClick={() => onChoose(rows, cols)}
          />
        ))}
      </div>
      <p className={styles.size}>
        {size.rows} 行 × {size.cols} 列
      </p>
    </>
  );
}

/** The tool that inserts a table of a chosen size, its first row as the head. */
export function TableTool({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState(false);
  const isPossible = useEditorState({
    editor,
    selector: () => !editor.isDestroyed && editor.can().insertTable(),
  });
  const insert = (rows: number, cols: number) => {
    setOpen(false);
    editor.chain().focus().insertTable({ rows, cols, withHeaderRow: true }).run();
  };
  return (
    <PopoverDialog
      label="插入表格"
      open={open}
      onOpenChange={setOpen}
      placement="bottomLeft"
      content={<SizeChoice onChoose={insert} />}
    >
      <ToolButton tool={TABLE_TOOL} disabled={!isPossible} />
    </PopoverDialog>
  );
}
