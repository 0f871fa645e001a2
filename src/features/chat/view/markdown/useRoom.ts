import { useLayoutEffect, useRef, useState } from 'react';

/** Parts are in the page for as many pixels above and below the view. */
const MARGIN = '2000px 0px';

/**
 * Takes a part of an answer out of the page while it is far from the view of its list, so that a long answer costs no
 * more memory and layout than a short one.
 *
 * @param initial pixels, for a part that is not in the page at first
 * @returns the element to observe, and its height in pixels while only its room is in the page
 */
export function useRoom(initial?: number) {
  const [room, setRoom] = useState(initial);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = element.current?.closest('[role="log"]');
    if (!element.current || !root) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries[entries.length - 1];
        setRoom(!entry || entry.isIntersecting ? undefined : entry.boundingClientRect.height);
      },
      { root, rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, room };
}
