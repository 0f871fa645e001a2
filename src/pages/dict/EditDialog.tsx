import { useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { ModalButtons } from '@/ui/modal/ModalButtons';
import { useUnloadWarning } from './useUnloadWarning';

interface Props {
  title: string;
  /** Something was changed that would be lost. */
  dirty: boolean;
  saving: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form that asks before unsaved edits are lost: by its own buttons, by a navigation, with the window. */
export function EditDialog({ title, dirty, saving, onSave, onClose, children }: Props) {
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker(dirty);
  useUnloadWarning(dirty);
  const blocked = blocker.state === 'blocked';

  const cancel = () => (dirty ? setAsking(true) : onClose());
  const leave = () => {
    if (blocked) blocker.proceed();
    onClose();
  };
  const stay = () => {
    setAsking(false);
    if (blocked) blocker.reset();
  };
  return (
    <>
      <DraggableModal
        open
        title={title}
        width={640}
        onCancel={cancel}
        footer={<ModalButtons okText="保存" busy={saving} onOk={onSave} onCancel={cancel} />}
      >
        {children}
      </DraggableModal>
      <DraggableModal
        open={asking || blocked}
        role="alertdialog"
        title="温馨提示"
        width={416}
        onCancel={stay}
        footer={<ModalButtons autoFocus onOk={leave} onCancel={stay} />}
      >
        有未保存的修改，离开后将丢失，确定离开吗？
      </DraggableModal>
    </>
  );
}
