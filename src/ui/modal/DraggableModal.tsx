import { Button, Modal } from 'antd';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { alertDialogRef } from './alertDialogRef';
import { modalFrame } from './modalFrame';
import styles from './modalFrame.module.css';

interface Props {
  open: boolean;
  title: string;
  /** Called on Escape, the close button and, with `closesOutside`, a click beside the dialog. */
  onCancel: () => void;
  /** Width in pixels or as a CSS length; at most that of the window. */
  width?: number | string;
  fills?: boolean;
  /** Whether a click beside the dialog closes the dialog. */
  closesOutside?: boolean;
  /** The content of an `alertdialog` is read by a screen reader when it appears. */
  role?: 'dialog' | 'alertdialog';
  footer?: ReactNode;
  afterClose?: () => void;
  children: ReactNode;
}

/**
 * A dialog that can be moved by its header, by pointer and arrow keys, within the window (§2.72).
 * Its content is mounted while it is open.
 */
export function DraggableModal({
  open,
  title,
  onCancel,
  width = 520,
  fills = false,
  closesOutside = false,
  role = 'dialog',
  footer = null,
  afterClose,
  children,
}: Props) {
  const contentId = useId();
  return (
    <Modal
      open={open}
      {...modalFrame(title, fills)}
      width={fills ? '100vw' : width}
      mask={{ closable: closesOutside }}
      footer={footer}
      destroyOnHidden
      bodyProps={{ id: contentId }}
      {...(role === 'alertdialog' && { panelRef: alertDialogRef(title, contentId) })}
      {...(afterClose && { afterClose })}
      onCancel={onCancel}
    >
      {children}
    </Modal>
  );
}

interface ModalButtonsProps {
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
}: ModalButtonsProps) {
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
