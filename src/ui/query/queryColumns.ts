import { type RefObject, useEffect, useRef, useState } from 'react';

/** Minimum width of a field, and the gap. */
const FIELD_WIDTH_PX = 220;
const GAP_PX = 16;

/** Number of fields per line; three until the width is known. */
export const columnsIn = (width: number): number =>
  width === 0 ? 3 : Math.max(1, Math.floor((width + GAP_PX) / (FIELD_WIDTH_PX + GAP_PX)));

/** Inner width of an element in pixels, 0 until it is known. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
