import type { ModalProps } from 'antd';
import { DragFrame } from './DragFrame';
import { DragHandle } from './DragHandle';
import styles from './modalFrame.module.css';

/** What every dialog of the product has in common: a header to move it by, a named close button, its size. */
export const modalFrame = (title: string, fills = false) =>
  ({
    title: <DragHandle title={title} />,
    className: `${styles['modal']} ${fills ? styles['fills'] : ''}`,
    classNames: {
      wrapper: styles['wrapper'] ?? '',
      container: styles['container'] ?? '',
      header: styles['header'] ?? '',
      body: styles['body'] ?? '',
      footer: styles['footer'] ?? '',
    },
    // `useModalFocus` does: antd remembers the wrong element when a dialog opens above another one.
    focusable: { focusTriggerAfterClose: false },
    // In the document at once; in antd's own container `autoFocus` comes before it is there.
    getContainer: () => document.body,
    closable: { 'aria-label': '关闭对话框' },
    modalRender: (content) => <DragFrame isFixed={fills}>{content}</DragFrame>,
  }) satisfies ModalProps;
