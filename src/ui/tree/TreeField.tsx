import { CloseOutlined, DownOutlined } from '@ant-design/icons';
import { Button, Popover, Space } from 'antd';
import type { ReactNode } from 'react';
import { usePopoverFocus } from '../popover/usePopoverFocus';
import styles from './tree.module.css';

interface Props {
  /** Of the button; a form ties its label to it. */
  id?: string | undefined;
  label: string;
  placeholder: string;
  disabled: boolean;
  /** Names of what is chosen. */
  names: readonly string[];
  onClear: () => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The tree to choose from. */
  children: ReactNode;
}

/** Names in a line that says how many there are when they are many. */
const MAX_NAMES = 3;

/** A field that opens a tree below it; the keyboard comes back to it when the tree closes. */
export function TreeField(props: Props) {
  const { id, label, placeholder, disabled, names, onClear, open, onOpenChange, children } = props;
  const { button, content: focused, afterOpenChange } = usePopoverFocus(open, onOpenChange);
  const text = names.slice(0, MAX_NAMES).join('、') + (names.length > MAX_NAMES ? ` 等 ${names.length} 项` : '');

  const fieldClass = [styles['field'], names.length === 0 && styles['empty']].filter(Boolean).join(' ');
  const content = (
    <div {...focused} role="dialog" aria-label={`选择${label}`} className={styles['popup']}>
      {children}
    </div>
  );
  return (
    <Space.Compact block>
      <Popover
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        destroyOnHidden
        open={open}
        onOpenChange={onOpenChange}
        afterOpenChange={afterOpenChange}
        content={content}
      >
        <Button
          ref={button}
          id={id}
          block
          icon={<DownOutlined aria-hidden />}
          iconPlacement="end"
          className={fieldClass}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-label={`${label}：${text || placeholder}`}
          disabled={disabled}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            onOpenChange(true);
          }}
        >
          {text || placeholder}
        </Button>
      </Popover>
      {names.length > 0 && !disabled && (
        <Button
          icon={<CloseOutlined aria-hidden />}
          aria-label={`清除${label}`}
          onClick={() => {
            onClear();
            button.current?.focus();
          }}
        />
      )}
    </Space.Compact>
  );
}
