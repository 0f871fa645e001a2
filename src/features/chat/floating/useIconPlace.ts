import { useRef, useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import * as v from 'valibot';
import { readLocal, writeLocal } from '@/lib/storage/jsonStorage';
import type { Offset } from '@/ui/modal/useDraggable';
import { iconPlace, movedTo } from './iconPlace';

const KEY = 'chatIconMoved';
const schema = v.object({ x: v.pipe(v.number(), v.finite()), y: v.pipe(v.number(), v.finite()) });
const START: Offset = { x: 0, y: 0 };

const STEP = 10;
const LONG_STEP = 50;
const DIRECTIONS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Pixels that a hand may tremble during a click. */
const TREMBLE = 4;

const watchWindow = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};
const width = () => document.documentElement.clientWidth;
const height = () => document.documentElement.clientHeight;

/** Where the floating icon stands, and the handlers that move it; the place is remembered, and held inside the window. */
export function useIconPlace() {
  const view = { width: useSyncExternalStore(watchWindow, width), height: useSyncExternalStore(watchWindow, height) };
  const [moved, setMoved] = useState(() => readLocal(KEY, schema) ?? START);
  const grip = useRef<{ start: Offset; from: Offset } | undefined>(undefined);
  const dragged = useRef(false);
  /** Where the last move ended; several may come before the next render. */
  const latest = useRef(moved);
  const place = iconPlace(moved, view);

  const moveTo = (wanted: Offset) => {
    const next = movedTo(wanted, view);
    latest.current = next;
    setMoved(next);
  };
  const keep = () => void writeLocal(KEY, latest.current satisfies v.InferOutput<typeof schema>);
  const letGo = () => {
    if (grip.current && dragged.current) keep();
    grip.current = undefined;
  };

  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { start: { x: event.clientX, y: event.clientY }, from: place };
      dragged.current = false;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!grip.current) return;
      const { start, from } = grip.current;
      const by = { x: event.clientX - start.x, y: event.clientY - start.y };
      dragged.current ||= Math.hypot(by.x, by.y) > TREMBLE;
      if (dragged.current) moveTo({ x: from.x + by.x, y: from.y + by.y });
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      dragged.current = false;
      const direction = DIRECTIONS[event.key];
      if (!direction) return;
      event.preventDefault();
      const step = event.shiftKey ? LONG_STEP : STEP;
      moveTo({ x: place.x + direction.x * step, y: place.y + direction.y * step });
      keep();
    },
  };
  /** Whether the click that is being handled is the end of a drag. */
  const wasDragged = () => dragged.current;
  return { place, wasDragged, handle };
}
