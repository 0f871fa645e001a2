import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { useFocusReturn } from '@/ui/modal/useFocusReturn';
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
  useFocusReturn();
  const blocked = blocker.state === 'blocked';

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
        okText="保存"
        cancelText="取消"
        confirmLoading={saving}
        onOk={onSave}
        onCancel={() => (dirty ? setAsking(true) : onClose())}
      >
        {children}
      </DraggableModal>
      <Modal
        open={asking || blocked}
        title="温馨提示"
        width={416}
        okText="确定"
        cancelText="取消"
        onOk={leave}
        onCancel={stay}
      >
        有未保存的修改，离开后将丢失，确定离开吗？
      </Modal>
    </>
  );
}
