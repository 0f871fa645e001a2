import { Modal } from 'antd';
import { useEffect, useId } from 'react';
import { alertDialogRef, modalFrame } from '../modal/modalFrame';
import type { Confirmation } from './useConfirm';

const TITLE = '温馨提示';

/** Asks the user to confirm. The caller gets the answer when the dialog has closed. */
export function ConfirmDialog({ confirmation }: { confirmation: Confirmation | undefined }) {
  const [modal, holder] = Modal.useModal();
  const contentId = useId();
  useEffect(() => {
    if (!confirmation) return undefined;
    let agreed = false;
    const frame = modalFrame(TITLE);
    const { destroy } = modal.confirm({
      ...frame,
      panelRef: alertDialogRef(TITLE, contentId),
      // No class of the frame on the body: a confirmation's body is only its text.
      classNames: { ...frame.classNames, body: '' },
      styles: { container: { padding: '16px 24px 20px', overflow: 'auto' } },
      icon: null,
      content: <div id={contentId}>{confirmation.text}</div>,
      okText: '确定',
      cancelText: '取消',
      okCancel: confirmation.canRefuse,
      onOk: () => {
        agreed = true;
      },
      afterClose: () => confirmation.answer(agreed),
    });
    return destroy;
  }, [modal, confirmation, contentId]);
  return holder;
}
