import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './PlainModal.module.css';
import { useDragged } from './useDragged';
import { useModalKeys } from './useModalKeys';
import { useScrollLock } from './useScrollLock';

interface Props {
  title: string;
  /** Pixels; never more than the window has. */
  width: number;
  /** Fills the window, and then cannot be moved. */
  isFull?: boolean;
  /** Id of what a screen reader reads when the dialog appears. */
  describedBy?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog without the component library, for what must be small: open as long as it is rendered, moved by its header
 * within the window, closed by its button and by Escape, not by a click beside it (spec.md section 2).
 */
export function PlainModal({ title, width, isFull = false, describedBy, onClose, children }: Props) {
  const id = useId();
  const { frame, handle, transform } = useDragged();
  useScrollLock();
  useModalKeys(frame, onClose);
  const moves = { ...handle, tabIndex: 0, role: 'group', 'aria-label': `${title}，可用方向键移动` };

  return createPortal(
    <div className={`${styles['scrim']} ${isFull ? styles['full'] : ''}`}>
      <div
        ref={frame}
        className={styles['frame']}
        style={isFull ? undefined : { width, transform }}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        aria-describedby={describedBy}
        tabIndex={-1}
      >
        <div className={styles['head']} {...(isFull ? {} : moves)}>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
        </div>
        <button type="button" className={styles['close']} aria-label="关闭对话框" onClick={onClose}>
          ×
        </button>
        {children}
      </div>
    </div>,
    document.body,
  );
}
