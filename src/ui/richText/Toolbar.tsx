import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Flex, Button, type ButtonProps } from 'antd';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import styles from './RichTextEditor.module.css';
import { isInTable, TABLE_TOOLS, TOOL_GROUPS, type EditorTool } from './tools';

interface Props extends Omit<ButtonProps, 'icon'> {
  tool: Pick<EditorTool, 'label' | 'icon'>;
  isOn?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A toolbar button; pressing it keeps the selection in the text. */
export function ToolButton({ tool: { label, icon }, isOn, ...button }: Props) {
  return (
    <Button
      type="text"
      size="middle"
      className={styles.tool}
      icon={icon}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      {...button}
    >
      {icon === undefined && label}
    </Button>
  );
}

const LEVELS = [1, 2, 3] as const;

function BlockFormat({ editor }: { editor: Editor }) {
  const level = useEditorState({
    editor,
    selector: () =>
      (!editor.isDestroyed && LEVELS.find((candidate) => editor.isActive('heading', { level: candidate }))) || 0,
  });
  const choose = (wanted: number) => {
    const heading = LEVELS.find((candidate) => candidate === wanted);
    const chain = editor.chain().focus();
    if (heading) chain.setHeading({ level: heading }).run();
    else chain.setParagraph().run();
  };
  return (
    <select
      className={styles.format}
      aria-label="段落格式"
      value={level}
      onChange={(event) => choose(Number(event.target.value))}
    >
      <option value={0}>正文</option>
      {LEVELS.map((candidate) => (
        <option key={candidate} value={candidate}>
          标题 {candidate}
        </option>
      ))}
    </select>
  );
}

const tools = TOOL_GROUPS.flat();

/** Arrow keys, Home and End move the focus. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(':is(button, select):not(:disabled)')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  if (document.activeElement instanceof HTMLSelectElement && event.key.startsWith('Arrow')) return;
  const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: stops.length - 1 }[event.key];
  if (next === undefined || here === -1) return;
  event.preventDefault();
  stops.at(next % stops.length)?.focus();
}

/**
 * The second row, for the table in which the caret is. It keeps its place while the text has any table, so that no cell
 * moves away under the pointer that is put into it.
 */
function TableToolbar({ editor }: { editor: Editor }) {
  const { hasTable, isIn, possible } = useEditorState({
    editor,
    selector: () => {
      const isThere = !editor.isDestroyed;
      const isInside = isThere && isInTable(editor);
      return {
        hasTable: isThere && editor.$node('table') !== null,
        isIn: isInside,
        possible: TABLE_TOOLS.map(({ isPossible }) => isInside && isPossible?.(editor) !== false),
      };
    },
  });
  if (!hasTable) return null;
  return (
    <Flex
      className={`${styles.toolbar} ${styles.words}`}
      role="toolbar"
      aria-label="表格工具栏"
      style={{ visibility: isIn ? 'visible' : 'hidden' }}
      onKeyDown={moveFocus}
    >
      {TABLE_TOOLS.map((tool, place) => (
        <ToolButton key={tool.label} tool={tool} disabled={!possible[place]} onClick={() => tool.run(editor)} />
      ))}
    </Flex>
  );
}

/** The toolbar; `children` are tools with their own dialogs. */
export function Toolbar({ editor, children }: { editor: Editor; children: ReactNode }) {
  const states = useEditorState({
    editor,
    selector: () =>
      tools.map(({ isOn, isPossible }) => ({
        isOn: isOn && !editor.isDestroyed && isOn(editor),
        disabled: editor.isDestroyed || isPossible?.(editor) === false,
      })),
  });
  return (
    <>
      <Flex gap="small" className={styles.toolbar} role="toolbar" aria-label="格式工具栏" onKeyDown={moveFocus}>
        <BlockFormat editor={editor} />
        {TOOL_GROUPS.map((group) => (
          <Flex key={group[0]?.label}>
            {group.map((tool) => (
              <ToolButton
                key={tool.label}
                tool={tool}
                onClick={() => tool.run(editor)}
                {...states[tools.indexOf(tool)]}
              />
            ))}
          </Flex>
        ))}
        <Flex>{children}</Flex>
      </Flex>
      <TableToolbar editor={editor} />
    </>
  );
}
