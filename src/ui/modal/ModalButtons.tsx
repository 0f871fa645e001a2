import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import styles from './modalFrame.module.css';

interface Props {
  okText?: string;
  cancelText?: string;
  /** Whether 确定 loses something: a red button. */
  danger?: boolean;
  /** The button that gets the focus when the dialog opens. */
  autoFocus?: 'ok' | 'cancel';
  busy?: boolean;
  disabled?: boolean;
  /** The shortcut of `onOk`, such as `Control+S`. */
  shortcut?: string;
  onOk: () => void;
  /** Called by 取消; if left out, there is no such button. */
  onCancel?: () => void;
}

/** The footer of a dialog, with 取消 and 确定. */
export function ModalButtons({
  okText = '确定',
  cancelText = '取消',
  danger = false,
  autoFocus,
  busy = false,
  disabled = false,
  shortcut,
  onOk,
  onCancel,
}: Props) {
  const first = useRef<HTMLButtonElement>(null);
  // Not the attribute `autoFocus`: it acts before this dialog holds the focus, so a dialog below takes it back. The
  // microtask comes after the effect by which antd holds it.
  useEffect(() => queueMicrotask(() => first.current?.focus({ preventScroll: true })), []);
  return (
    <>
      {onCancel && (
        <Button ref={autoFocus === 'cancel' ? first : null} onClick={onCancel}>
          {cancelText}
        </Button>
      )}
      <Button
        type="primary"
        danger={danger}
        {...(danger && { className: styles.danger ?? '' })}
        ref={autoFocus === 'ok' ? first : null}
        loading={busy}
        disabled={disabled || busy}
        aria-busy={busy}
        aria-keyshortcuts={shortcut}
        title={shortcut?.replace('Control', 'Ctrl')}
        onClick={onOk}
      >
        {busy ? `${okText}中...` : okText}
      </Button>
    </>
  );
}
