import type { ModalProps } from 'antd';
import { createContext, type ReactNode, type RefObject, use, useId, useLayoutEffect, useState } from 'react';
import styles from './modalFrame.module.css';
import { useDraggable } from './useDraggable';

/** The event handlers of the handle that moves the dialog around it; undefined where it cannot be moved. */
const DragHandleContext = createContext<ReturnType<typeof useDraggable>['handle'] | undefined>(undefined);

/** The title of a dialog, by which it is moved. */
function DragHandle({ title }: { title: string }) {
  const handle = use(DragHandleContext);
  const id = useId();
  if (!handle) return <h2 className={styles['title']}>{title}</h2>;
  return (
    <div
      className={styles['handle']}
      role="group"
      tabIndex={0}
      aria-labelledby={id}
      aria-describedby={`${id}-keys`}
      {...handle}
    >
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <span id={`${id}-keys`} hidden>
        可用方向键移动
      </span>
    </div>
  );
}

/**
 * Moves the focus into the dialog when its content appears, unless something in it has taken it (`autoFocus`), and back
 * to where it was when the content has gone. antd's dialog does neither for content with `autoFocus`, nor gives the
 * focus back when it is unmounted while it is open.
 */
function useModalFocus(content: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const panel = content.current?.closest<HTMLElement>('[aria-modal="true"]');
    if (!panel?.contains(document.activeElement)) panel?.focus({ preventScroll: true });
    return () =>
      // After React has removed the dialog. A page that is only hidden keeps it.
      queueMicrotask(() => {
        const isLost = !panel?.isConnected && document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
  }, [content, opener]);
}

interface Props {
  /** It stays where it is. */
  isFixed?: boolean;
  children: ReactNode;
}

/** What an antd dialog's content is rendered in (`modalRender`): it is moved by the `DragHandle` in its title. */
function DragFrame({ isFixed = false, children }: Props) {
  const { frame, handle, transform } = useDraggable();
  useModalFocus(frame);
  return (
    <DragHandleContext value={isFixed ? undefined : handle}>
      <div ref={frame} style={isFixed ? undefined : { transform }}>
        {children}
      </div>
    </DragHandleContext>
  );
}

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

/**
 * A ref for the panel of an antd dialog that makes it an `alertdialog`, which antd has no property for: a screen reader
 * reads its content when it appears. Its name is the title; the header that antd names it by is hidden in questions.
 *
 * @param contentId id of the element with the content
 */
export const alertDialogRef =
  (title: string, contentId: string) =>
  (panel: HTMLElement | null): void => {
    panel?.setAttribute('role', 'alertdialog');
    panel?.setAttribute('aria-label', title);
    panel?.setAttribute('aria-describedby', contentId);
    panel?.removeAttribute('aria-labelledby');
  };
