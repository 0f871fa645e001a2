import { useId, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './DraggableModal.module.css';
import { useDragged } from './useDragged';
import { useModal } from './useModal';

interface Props {
  title: string;
  onCancel: () => void;
  /** Pixels or a share of the window; never wider than the window. */
  width?: number | string;
  /** Covers the whole window. */
  fills?: boolean;
  /** Whether a press beside it closes it. */
  closesOutside?: boolean;
  /** The content of an `alertdialog` is read by a screen reader when it appears. */
  role?: 'dialog' | 'alertdialog';
  footer?: ReactNode;
  children: ReactNode;
}

function OpenModal({
  title,
  onCancel,
  width = 520,
  fills = false,
  closesOutside = false,
  role = 'dialog',
  footer,
  children,
}: Props) {
  const id = useId();
  const { frame, handle, transform } = useDragged();
  useModal(frame, onCancel);

  const onBackdrop = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // The dialog keeps the focus.
    event.preventDefault();
    if (closesOutside) onCancel();
  };
  return createPortal(
    <div className={`${styles['backdrop']} ${fills ? styles['fills'] : ''}`} onMouseDown={onBackdrop}>
      <div
        ref={frame}
        role={role}
        aria-modal="true"
        aria-labelledby={id}
        aria-describedby={role === 'alertdialog' ? `${id}-text` : undefined}
        tabIndex={-1}
        className={styles['dialog']}
        style={{ transform, ...(!fills && { width }) }}
      >
        <div className={styles['header']}>
          <div
            className={styles['handle']}
            {...(!fills && { tabIndex: 0, role: 'group', 'aria-label': `${title}，可用方向键移动`, ...handle })}
          >
            <h2 id={id}>{title}</h2>
          </div>
          <button type="button" className={styles['close']} aria-label="关闭对话框" onClick={onCancel}>
            ×
          </button>
        </div>
        <div id={`${id}-text`} className={styles['body']}>
          {children}
        </div>
        {footer && <div className={styles['footer']}>{footer}</div>}
      </div>
    </div>,
    document.body,
  );
}

/**
 * A dialog that is moved by its header, within the window, by pointer and by arrow keys (spec.md section 2). Its
 * content is mounted while it is open.
 */
export function DraggableModal({ open, ...modal }: Props & { open: boolean }) {
  return open && <OpenModal {...modal} />;
}
