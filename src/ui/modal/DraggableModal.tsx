import { Modal } from 'antd';
import { type ReactNode, useId } from 'react';
import { modalFrame } from './modalFrame';

/**
 * A ref for the panel of an antd dialog that makes it an `alertdialog`; antd has no prop for it. The title is its name,
 * because questions hide antd's header.
 *
 * @param contentId id of the element with the content
 */
const alertDialogRef =
  (title: string, contentId: string) =>
  (panel: HTMLElement | null): void => {
    panel?.setAttribute('role', 'alertdialog');
    panel?.setAttribute('aria-label', title);
    panel?.setAttribute('aria-describedby', contentId);
    panel?.removeAttribute('aria-labelledby');
  };

interface Props {
  open: boolean;
  title: string;
  /** Called on Escape, the close button and, with `closesOutside`, a click beside the dialog. */
  onCancel: () => void;
  /** Width in pixels or as a CSS length; at most that of the window. */
  width?: number | string;
  fills?: boolean;
  className?: string | undefined;
  /** Whether a click beside the dialog closes the dialog. */
  closesOutside?: boolean;
  /** Whether it is a text, which is scrolled by keyboard too. */
  isText?: boolean;
  /** The content of an `alertdialog` is read by a screen reader when it appears. */
  role?: 'dialog' | 'alertdialog';
  footer?: ReactNode;
  afterClose?: () => void;
  children: ReactNode;
}

/**
 * A dialog that can be moved by its header, by pointer and arrow keys, within the window (§2.72).
 * Its content is mounted while it is open.
 */
export function DraggableModal({
  open,
  title,
  onCancel,
  width = 520,
  fills = false,
  className = '',
  closesOutside = false,
  isText = false,
  role = 'dialog',
  footer = null,
  afterClose,
  children,
}: Props) {
  const contentId = useId();
  return (
    <Modal
      open={open}
      {...modalFrame(title, fills, className)}
      width={fills ? '100vw' : width}
      mask={{ closable: closesOutside }}
      footer={footer}
      destroyOnHidden
      bodyProps={{ id: contentId, ...(isText && { tabIndex: 0 }) }}
      {...(role === 'alertdialog' && { panelRef: alertDialogRef(title, contentId) })}
      {...(afterClose && { afterClose })}
      onCancel={onCancel}
    >
      {children}
    </Modal>
  );
}
