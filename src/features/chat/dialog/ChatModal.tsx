import type { ReactNode } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectSettings } from '@/state/settings/settingsSlice';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import styles from './ChatModal.module.css';

interface Props {
  open: boolean;
  title: string;
  /** Pixels; a narrow screen is filled. */
  width: number;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of both dialogs. */
export function ChatModal({ open, title, width, onClose, children }: Props) {
  const narrow = useAppSelector(selectSettings).device === 'mobile';
  return (
    <DraggableModal open={open} title={title} width={width} fills={narrow} onCancel={onClose}>
      <div className={`${styles['body']} ${narrow ? styles['full'] : ''}`}>{children}</div>
    </DraggableModal>
  );
}
