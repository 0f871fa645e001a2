import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { BlockFormat } from './BlockFormat';
import styles from './RichTextEditor.module.css';
import { TOOL_GROUPS, type Tool } from './tools';

const tools = TOOL_GROUPS.flat();

/** Arrow keys, Home and End lead from tool to tool, as in every toolbar. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(':is(button, select):not(:disabled)')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  if (document.activeElement instanceof HTMLSelectElement && event.key.startsWith('Arrow')) return;
  const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: stops.length - 1 }[event.key];
  if (next === undefined || here === -1) return;
  event.preventDefault();
  stops.at(next % stops.length)?.focus();
}

interface ButtonProps {
  tool: Pick<Tool, 'label' | 'icon'>;
  isOn?: boolean | undefined;
  disabled?: boolean;
  onClick: () => void;
}

/** A tool as a button that keeps the selection of the text. */
export function ToolButton({ tool: { label, icon }, isOn, disabled = false, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={label}
      title={label}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
    >
      {icon}
    </button>
  );
}

/** The tools above the text; `children` are those that ask something first. */
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
    <div className={styles['toolbar']} role="toolbar" aria-label="格式工具栏" onKeyDown={moveFocus}>
      <BlockFormat editor={editor} />
      {TOOL_GROUPS.map((group) => (
        <span key={group[0]?.label} className={styles['group']}>
          {group.map((tool) => (
            <ToolButton
              key={tool.label}
              tool={tool}
              onClick={() => tool.run(editor)}
              {...states[tools.indexOf(tool)]}
            />
          ))}
        </span>
      ))}
      <span className={styles['group']}>{children}</span>
    </div>
  );
}
