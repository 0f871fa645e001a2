import { CustomerServiceFilled } from '@ant-design/icons';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import * as v from 'valibot';
import { readLocal, writeLocal } from '@/lib/storage/jsonStorage';
import type { Offset } from '@/ui/modal/useDraggable';
import styles from './FloatingIcon.module.css';
import { iconStyle, movedTo } from './iconPosition';

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

function positionOf(icon: HTMLElement): Offset {
  const { left, top } = icon.getBoundingClientRect();
  return { x: left, y: top };
}

/** How far the icon was moved, and the handlers that move it. That is stored, and kept inside the window. */
function useMovedIcon() {
  const [moved, setMoved] = useState(() => readLocal(KEY, schema) ?? START);
  const grip = useRef<{ start: Offset; from: Offset } | undefined>(undefined);
  const dragged = useRef(false);
  /** The end of the last move; several moves may come before the next render. */
  const latest = useRef(moved);

  const moveTo = (wanted: Offset) => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const next = movedTo(wanted, { width, height });
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
      grip.current = { start: { x: event.clientX, y: event.clientY }, from: positionOf(event.currentTarget) };
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
      const from = positionOf(event.currentTarget);
      moveTo({ x: from.x + direction.x * step, y: from.y + direction.y * step });
      store();
    },
  };
  /** Whether the current click is the end of a drag. */
  const wasDragged = () => dragged.current;
  return { moved, wasDragged, handle };
}

/** The floating icon of variant A (specification, section 2): moved by mouse, touch or arrow keys; a click opens the chat. */
export function FloatingIcon({ onOpen }: { onOpen: () => void }) {
  const { moved, wasDragged, handle } = useMovedIcon();
  return (
    <button
      type="button"
      className={styles.icon}
      style={iconStyle(moved)}
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
