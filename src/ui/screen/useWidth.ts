import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Width in pixels of an element that has no padding, undefined in its first rendering. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number | undefined] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    // The observer reports it only after the next layout, and what depends on it would be drawn twice.
    setWidth(element.current.clientWidth);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
