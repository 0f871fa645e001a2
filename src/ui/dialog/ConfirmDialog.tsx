import { ExclamationCircleFilled } from '@ant-design/icons';
import { Flex } from 'antd';
import { useState } from 'react';
import { DraggableModal } from '../modal/DraggableModal';
import { ModalButtons } from '../modal/ModalButtons';
import styles from './ConfirmDialog.module.css';
import type { Confirmation } from './confirmations';

/** Asks the user to confirm. The caller gets the answer when the dialog has closed. */
export default function ConfirmDialog({ confirmation }: { confirmation: Confirmation }) {
  const { text, danger = false, okText, cancelText, canRefuse, answer } = confirmation;
  const [agreed, setAgreed] = useState<boolean>();
  const refuse = () => setAgreed(false);
  return (
    <DraggableModal
      open={agreed === undefined}
      role="alertdialog"
      title="温馨提示"
      width={416}
      onCancel={refuse}
      afterClose={() => answer(agreed === true)}
      footer={
        <ModalButtons
          {...(okText !== undefined && { okText })}
          {...(cancelText !== undefined && { cancelText })}
          {...(canRefuse && { onCancel: refuse })}
          danger={danger}
          autoFocus={danger ? 'cancel' : 'ok'}
          onOk={() => setAgreed(true)}
        />
      }
    >
      <Flex gap={12}>
        {danger && <ExclamationCircleFilled className={styles.warning} aria-hidden="true" />}
        <div className={styles.text}>{text}</div>
      </Flex>
    </DraggableModal>
  );
}
