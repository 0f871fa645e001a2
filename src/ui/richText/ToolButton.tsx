import { Button } from 'antd';
import styles from './RichTextEditor.module.css';
import type { EditorTool } from './tools';

interface Props {
  tool: Pick<EditorTool, 'label' | 'icon'>;
  isOn?: boolean | undefined;
  disabled?: boolean;
  onClick: () => void;
}

/** A toolbar button; pressing it keeps the selection in the text. */
export function ToolButton({ tool: { label, icon }, isOn, disabled = false, onClick }: Props) {
  return (
    <Button
      type="text"
      size="middle"
      className={styles.tool}
      icon={icon}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    />
  );
}
