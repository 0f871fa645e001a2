import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

export interface Offset {
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));

/**
 * Clamps an offset so that the box stays inside the window; of a larger box the top left corner stays visible. Pixels.
 *
 * @param home the box at offset 0, 0
 */
export function clampToViewport(home: Box, wanted: Offset, view: { width: number; height: number }): Offset {
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

/**
 * Moves a box by its handle within the window, by pointer or arrow keys (long steps with Shift).
 *
 * @returns `frame`: ref of the box, `handle`: event handlers of the handle, `transform`: CSS transform of the box
 */
export function useDraggable() {
  const frame = useRef<HTMLDivElement>(null);
  const grip = useRef<Offset | undefined>(undefined);
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
    const onResize = () => settle();
    const observer = new ResizeObserver(onResize);
    if (frame.current) observer.observe(frame.current);
    window.addEventListener('resize', onResize);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', onResize);
    };
  }, []);

  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX - offset.x, y: event.clientY - offset.y };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (grip.current) moveTo({ x: event.clientX - grip.current.x, y: event.clientY - grip.current.y });
    },
    onPointerUp: () => (grip.current = undefined),
    onPointerCancel: () => (grip.current = undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const direction = DIRECTIONS[event.key];
      if (!direction) return;
      event.preventDefault();
      const step = event.shiftKey ? LONG_STEP_PX : STEP_PX;
      moveTo({ x: offset.x + direction.x * step, y: offset.y + direction.y * step });
    },
  };
  return { frame, handle, transform: `translate(${offset.x}px, ${offset.y}px)` };
}
