import { useEffect, useSyncExternalStore } from 'react';
import { DraggableModal } from '../modal/DraggableModal';
import { ModalButtons } from '../modal/ModalButtons';
import { questions } from './dialogs';

/** Who leaves has answered nothing with 确定. */
const refuseAll = () => questions.get().forEach(({ answer }) => answer(false));

/** The place on the screen where `confirm` and `alert` ask, one question at a time. */
export function Dialogs() {
  const [question] = useSyncExternalStore(questions.subscribe, questions.get);
  useEffect(() => refuseAll, []);
  if (!question) return null;
  const { id, text, canRefuse, answer } = question;
  const refuse = () => answer(false);
  return (
    <DraggableModal
      key={id}
      open
      role="alertdialog"
      title="温馨提示"
      width={416}
      onCancel={refuse}
      footer={<ModalButtons autoFocus onOk={() => answer(true)} {...(canRefuse && { onCancel: refuse })} />}
    >
      {text}
    </DraggableModal>
  );
}
