import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { DraggableModal } from '../modal/DraggableModal';
import { ModalButtons } from '../modal/ModalButtons';
import { SendFailure } from './SendFailure';
import { useLeaveConfirm } from './useLeaveConfirm';

interface Props {
  open?: boolean;
  title: string;
  /** In pixels. */
  width?: number;
  okText?: string;
  /** Whether there is nothing to send. */
  disabled?: boolean;
  /** Whether something would be lost without a question. */
  isEdited?: boolean;
  /** Sends what was typed or chosen; resolves with whether the dialog has done its work. */
  send: () => Promise<boolean>;
  /** What the button does, by default `send`; a form checks its fields first. */
  onOk?: () => void;
  /** What 取消 and the other ways out do while something is sent; without it, the dialog waits for its end. */
  sending?: { stop: () => void; close: () => Promise<void> };
  onClose: () => void;
  children: (form: { busy: boolean; send: () => void }) => ReactNode;
}

/** A dialog that sends something. It stays while that is under way, and after a failure; before edits are lost it asks. */
export function FormDialog({ open = true, title, width = 520, okText = '确定', disabled = false, ...props }: Props) {
  const { isEdited = false, sending, onClose, children } = props;
  const [busy, setBusy] = useState(false);
  const question = useLeaveConfirm(isEdited, { isKept: false, onLeave: onClose });
  const close = () => void (busy ? sending?.close() : question.close());
  const send = () => {
    // At once, so that a second click meets a disabled button.
    flushSync(() => setBusy(true));
    void props
      .send()
      .finally(() => setBusy(false))
      .then((isDone) => isDone && !question.hasLeft() && onClose());
  };
  return (
    <DraggableModal
      open={open}
      title={title}
      width={width}
      onCancel={close}
      footer={
        <ModalButtons
          okText={okText}
          busy={busy}
          disabled={disabled}
          onOk={props.onOk ?? send}
          onCancel={busy && sending ? sending.stop : close}
        />
      }
    >
      <SendFailure what={title.replace(/：.*/, '')} onRetry={props.onOk ?? send} />
      {children({ busy, send })}
    </DraggableModal>
  );
}
