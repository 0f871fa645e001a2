import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import styles from './NoticeDialog.module.css';

/** `2026年3月1日 09:12`; anything but a time is returned as it came. */
const dayText = (time: string) => (dayjs(time).isValid() ? dayjs(time).format('YYYY年M月D日 HH:mm') : time);

interface Props {
  title: string;
  /** The unit or the person, and the time. */
  by: string;
  time: string;
  onClose: () => void;
  /** Further buttons. */
  buttons?: ReactNode;
  children: ReactNode;
}

/** A notice to read, like an official document: title in the middle, who and when, a line, the text as it was written. */
export function NoticeDialog({ title, by, time, onClose, buttons, children }: Props) {
  return (
    <DraggableModal
      open
      title={title}
      width={860}
      className={styles.document}
      closesOutside
      isText
      onCancel={onClose}
      footer={
        <>
          {buttons}
          <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
            打印
          </Button>
          <Button onClick={onClose}>关闭</Button>
        </>
      }
    >
      <p className={styles.by}>{[by, dayText(time)].filter(Boolean).join(' · ')}</p>
      <div className={styles.text}>{children}</div>
    </DraggableModal>
  );
}
