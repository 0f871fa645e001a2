import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { clampToViewport, type Offset } from './clampToViewport';
import { useDragHandle } from './useDragHandle';

/**
 * Moves a box by its handle within the window.
 *
 * @returns `frame`: ref of the box, `handle`: event handlers of the handle, `transform`: CSS transform of the box
 */
export function useDraggable() {
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
