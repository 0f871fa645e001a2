import type { ModalProps } from 'antd';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useId,
  useLayoutEffect,
  useState,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { clampToViewport, type Offset, useDragHandle } from './useDragHandle';
import styles from './modalFrame.module.css';

/**
 * Moves a box by its handle within the window.
 *
 * @returns `frame`: ref of the box, `handle`: event handlers of the handle, `transform`: CSS transform of the box
 */
function useDraggable() {
  const frame = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 });

  const moveTo = (wanted: Offset) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const home = { left: box.left - offset.x, top: box.top - offset.y, width: box.width, height: box.height };
    setOffset(clampToViewport(home, wanted, { width: window.innerWidth, height: window.innerHeight }));
  };

  const settle = useEffectEvent(() => {
    if (offset.x !== 0 || offset.y !== 0) moveTo(offset);
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => settle());
    if (frame.current) observer.observe(frame.current);
    const stop = onWindowEvent(['resize'], () => settle());
    return () => {
      observer.disconnect();
      stop();
    };
  }, []);

  const { handle } = useDragHandle({ positionOf: () => offset, moveTo });
  return { frame, handle, transform: `translate(${offset.x}px, ${offset.y}px)` };
}

/** Event handlers of the drag handle; undefined if the dialog cannot be moved. */
const DragHandleContext = createContext<ReturnType<typeof useDraggable>['handle'] | undefined>(undefined);

/** The title of a dialog, also its drag handle. */
function DragHandle({ title }: { title: string }) {
  const handle = use(DragHandleContext);
  const id = useId();
  if (!handle) return <h2 className={styles.title}>{title}</h2>;
  return (
    <div
      className={styles.handle}
      role="group"
      tabIndex={0}
      aria-labelledby={id}
      aria-describedby={`${id}-keys`}
      {...handle}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <span id={`${id}-keys`} hidden>
        可用方向键移动
      </span>
    </div>
  );
}

/** Marks the dialog that is printed in place of the page (app/global.css); returns a function that removes the mark. */
function markOpen(panel: Element | null | undefined): () => void {
  const root = panel?.closest('body > *');
  const update = () =>
    document.body.toggleAttribute('data-has-dialog', document.querySelector('body > [data-open-dialog]') !== null);
  root?.setAttribute('data-open-dialog', '');
  update();
  return () => {
    root?.removeAttribute('data-open-dialog');
    update();
  };
}

/** What can be typed into or chosen from, but for buttons. */
const FIELDS = ['input:not([type="hidden"], [type="file"])', 'textarea', 'select', '[contenteditable="true"]']
  .map((field) => `.ant-modal-body ${field}:not(:disabled)`)
  .join();

/**
 * Puts the caret into the first field of a dialog as soon as it has one that can take it: antd shows a dialog after its
 * first frame, and some fields come later. Not where the keyboard of a screen would cover the dialog, and not once the
 * user or `autoFocus` has moved the focus.
 *
 * @returns the function that stops it
 */
function focusFirstField(panel: HTMLElement): () => void {
  const observer = new MutationObserver(() => attempt());
  const stop = () => observer.disconnect();
  const attempt = () => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement === panel || !panel.contains(activeElement);
    if (isFree) panel.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true });
    if (panel.contains(document.activeElement) && document.activeElement !== panel) stop();
  };
  if (window.matchMedia('(pointer: coarse)').matches) return stop;
  const root = panel.closest('body > *') ?? panel;
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['style', 'class', 'disabled'] });
  attempt();
  return stop;
}

/**
 * Moves the focus into the dialog when it opens (unless `autoFocus` has), and back when it has closed. antd does not do
 * this for content with `autoFocus`, nor when an open dialog is unmounted.
 */
function useModalFocus(content: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const panel = content.current?.closest<HTMLElement>('[aria-modal="true"]');
    if (!panel?.contains(document.activeElement)) panel?.focus({ preventScroll: true });
    const unmark = markOpen(panel);
    const stop = panel ? focusFirstField(panel) : () => undefined;
    return () => {
      stop();
      unmark();
      // In a microtask, after React has removed the dialog. The dialog of a hidden page stays in the document, so the
      // focus is left alone.
      queueMicrotask(() => {
        const isLost = !panel?.isConnected && document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    };
  }, [content, opener]);
}

interface Props {
  isFixed?: boolean;
  children: ReactNode;
}

/** The frame around a dialog's content (`modalRender`), which moves with its `DragHandle`. */
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

/** Props of all dialogs: drag handle, close button, size. */
export const modalFrame = (title: string, fills = false, className = '') =>
  ({
    title: <DragHandle title={title} />,
    className: `${styles.modal} ${fills ? styles.fills : ''} ${className}`.trimEnd(),
    classNames: {
      wrapper: styles.wrapper,
      container: styles.container,
      header: styles.header,
      body: styles.body,
      footer: styles.footer,
    },
    // `useModalFocus` moves the focus back, because antd remembers the wrong element when dialogs are stacked.
    focusable: { focusTriggerAfterClose: false },
    // No motion: antd's would remove the content of a dialog on a hidden page, and what is typed in it.
    transitionName: '',
    maskTransitionName: '',
    // The body, because `autoFocus` needs a container that is already in the document.
    getContainer: () => document.body,
    closable: { 'aria-label': '关闭对话框' },
    modalRender: (content) => <DragFrame isFixed={fills}>{content}</DragFrame>,
  }) satisfies ModalProps;
