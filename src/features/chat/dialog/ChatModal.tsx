import type { ReactNode } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectSettings } from '@/state/settings/settingsSlice';
import { PlainModal } from '@/ui/modal/PlainModal';
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
  const isNarrow = useAppSelector(selectSettings).device === 'mobile';
  if (!open) return null;
  return (
    <PlainModal title={title} width={width} isFull={isNarrow} onClose={onClose}>
      <div className={isNarrow ? styles['full'] : styles['body']}>{children}</div>
    </PlainModal>
  );
}
