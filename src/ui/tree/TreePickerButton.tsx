import { CloseOutlined, DownOutlined } from '@ant-design/icons';
import { Button, Space, type GetRef } from 'antd';
import { useRef, type ReactElement } from 'react';
import { PopoverDialog } from '../popover/PopoverDialog';
import styles from './tree.module.css';

interface Props {
  id?: string | undefined;
  label: string;
  placeholder: string;
  disabled: boolean;
  names: readonly string[];
  onClear: () => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactElement;
}

/** With more chosen than this, the field shows their number instead of their names. */
const MAX_NAMES = 3;

/** A button that opens a tree to choose from; the focus comes back to it when the tree closes. */
export function TreePickerButton(props: Props) {
  const { id, label, placeholder, disabled, names, onClear, open, onOpenChange, children } = props;
  const field = useRef<GetRef<typeof Space.Compact>>(null);
  const text = names.slice(0, MAX_NAMES).join('、') + (names.length > MAX_NAMES ? ` 等 ${names.length} 项` : '');
  const fieldClass = [styles.field, names.length === 0 && styles.empty].filter(Boolean).join(' ');
  return (
    <Space.Compact block ref={field}>
      <PopoverDialog
        label={`选择${label}`}
        placement="bottomLeft"
        className={styles.popup}
        open={open}
        onOpenChange={onOpenChange}
        content={children}
      >
        <Button
          id={id}
          block
          icon={<DownOutlined aria-hidden />}
          iconPlacement="end"
          className={fieldClass}
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
      </PopoverDialog>
      {names.length > 0 && !disabled && (
        <Button
          icon={<CloseOutlined aria-hidden />}
          aria-label={`清除${label}`}
          onClick={() => {
            onClear();
            field.current?.nativeElement.querySelector('button')?.focus();
          }}
        />
      )}
    </Space.Compact>
  );
}
