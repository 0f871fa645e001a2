import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { ownValue } from '@/lib/ownValue';

export interface Offset {
  x: number;
  y: number;
}

type Size = Pick<DOMRect, 'width' | 'height'>;
type Box = Size & Pick<DOMRect, 'left' | 'top'>;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));

/**
 * Clamps an offset so that the box stays inside the window; of a larger box the top left corner stays visible. Pixels.
 *
 * @param home the box at offset 0, 0
 */
export function clampToViewport(home: Box, wanted: Offset, view: Size): Offset {
  return {
    x: clamp(wanted.x, -home.left, view.width - home.width - home.left),
    y: clamp(wanted.y, -home.top, view.height - home.height - home.top),
  };
}

const STEP_PX = 10;
const LONG_STEP_PX = 50;
const DIRECTIONS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface DragOptions {
  /** The current position of the element that the handle moves. */
  positionOf: (handle: HTMLElement) => Offset;
  moveTo: (wanted: Offset) => void;
  /** Called after each move by a key, and at the end of a drag. */
  onMoved?: () => void;
  /** Pixels that the pointer may move at most during a click. */
  threshold?: number;
}

/**
 * Event handlers that move something by pointer or arrow keys (long steps with Shift).
 *
 * @returns the handlers, and whether the current click is the end of a drag
 */
export function useDragHandle({ positionOf, moveTo, onMoved, threshold = 0 }: DragOptions) {
  const grip = useRef<{ pointer: Offset; position: Offset } | undefined>(undefined);
  const dragged = useRef(false);
  const release = () => {
    if (grip.current && dragged.current) onMoved?.();
    grip.current = undefined;
  };
  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { pointer: { x: event.clientX, y: event.clientY }, position: positionOf(event.currentTarget) };
      dragged.current = false;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!grip.current) return;
      const { pointer, position } = grip.current;
      const by = { x: event.clientX - pointer.x, y: event.clientY - pointer.y };
      dragged.current ||= Math.hypot(by.x, by.y) > threshold;
      if (dragged.current) moveTo({ x: position.x + by.x, y: position.y + by.y });
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      dragged.current = false;
      const direction = ownValue(DIRECTIONS, event.key);
      if (!direction) return;
      event.preventDefault();
      const step = event.shiftKey ? LONG_STEP_PX : STEP_PX;
      const { x, y } = positionOf(event.currentTarget);
      moveTo({ x: x + direction.x * step, y: y + direction.y * step });
      onMoved?.();
    },
  };
  return { handle, wasDragged: () => dragged.current };
}
