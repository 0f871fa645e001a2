import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import styles from './RichTextEditor.module.css';

const LEVELS = [1, 2, 3] as const;

/** Makes the paragraph a heading or plain text again. */
export function BlockFormat({ editor }: { editor: Editor }) {
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
      className={styles['format']}
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
