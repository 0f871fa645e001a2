import { CustomerServiceFilled } from '@ant-design/icons';
import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import * as v from 'valibot';
import { readLocal, writeLocal } from '@/lib/storage/localJson';
import type { Offset } from '@/ui/modal/clampToViewport';
import styles from './FloatingIcon.module.css';
import { iconPosition, movedTo } from './iconPosition';

const KEY = 'chatIconMoved';
const schema = v.object({ x: v.pipe(v.number(), v.finite()), y: v.pipe(v.number(), v.finite()) });
const START: Offset = { x: 0, y: 0 };

const STEP_PX = 10;
const LONG_STEP_PX = 50;
const DIRECTIONS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A click may move the pointer so far. */
const DRAG_THRESHOLD_PX = 4;

const watchWindow = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};
const width = () => document.documentElement.clientWidth;
const height = () => document.documentElement.clientHeight;

/** The position of the icon, and the handlers that move it. The position is stored, and kept inside the window. */
function useIconPosition() {
  const view = { width: useSyncExternalStore(watchWindow, width), height: useSyncExternalStore(watchWindow, height) };
  const [moved, setMoved] = useState(() => readLocal(KEY, schema) ?? START);
  const grip = useRef<{ start: Offset; from: Offset } | undefined>(undefined);
  const dragged = useRef(false);
  /** The end of the last move; several moves may come before the next render. */
  const latest = useRef(moved);
  const position = iconPosition(moved, view);

  const moveTo = (wanted: Offset) => {
    const next = movedTo(wanted, view);
    latest.current = next;
    setMoved(next);
  };
  const store = () => void writeLocal(KEY, latest.current satisfies v.InferOutput<typeof schema>);
  const release = () => {
    if (grip.current && dragged.current) store();
    grip.current = undefined;
  };

  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { start: { x: event.clientX, y: event.clientY }, from: position };
      dragged.current = false;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!grip.current) return;
      const { start, from } = grip.current;
      const by = { x: event.clientX - start.x, y: event.clientY - start.y };
      dragged.current ||= Math.hypot(by.x, by.y) > DRAG_THRESHOLD_PX;
      if (dragged.current) moveTo({ x: from.x + by.x, y: from.y + by.y });
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      dragged.current = false;
      const direction = DIRECTIONS[event.key];
      if (!direction) return;
      event.preventDefault();
      const step = event.shiftKey ? LONG_STEP_PX : STEP_PX;
      moveTo({ x: position.x + direction.x * step, y: position.y + direction.y * step });
      store();
    },
  };
  /** Whether the current click is the end of a drag. */
  const wasDragged = () => dragged.current;
  return { position, wasDragged, handle };
}

/** The floating icon of variant A (specification, section 2): moved by mouse, touch or arrow keys; a click opens the chat. */
export function FloatingIcon({ onOpen }: { onOpen: () => void }) {
  const { position, wasDragged, handle } = useIconPosition();
  return (
    <button
      type="button"
      className={styles['icon']}
      style={{ left: position.x, top: position.y }}
      aria-label="AI 问答助手，可用方向键移动"
      title="AI 问答助手"
      aria-haspopup="dialog"
      onClick={() => !wasDragged() && onOpen()}
      {...handle}
    >
      <CustomerServiceFilled />
    </button>
  );
}
