import { useCallback, useRef, useState } from 'react';

/** Height of a line in pixels; the style sheet has the same. */
const ROW = 28;
/** Lines that are kept ready above and below those in sight. */
const SPARE = 6;

/**
 * Which of many equally high lines are in the page: those in sight and a few around them.
 *
 * @param count lines in all
 * @param height of the box, in pixels
 * @param wanted line that is to be in sight at first
 */
export function useRowWindow(count: number, height: number, wanted: number) {
  const inSight = Math.floor(height / ROW);
  const [start] = useState(() => (wanted < inSight ? 0 : wanted - Math.floor(inSight / 2)));
  const [top, setTop] = useState(start);
  const box = useRef<HTMLDivElement>(null);
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      // A page that is shown again attaches the box again, scrolled as the user left it.
      if (!element || element === box.current) return;
      box.current = element;
      if (start > 0) element.scrollTop = start * ROW;
    },
    [start],
  );
  const first = Math.max(0, Math.min(top, count - inSight) - SPARE);

  /** Scrolls as far as is needed for a line to be in sight. */
  const reveal = (place: number) => {
    if (!box.current) return;
    const least = (place + 1) * ROW - height;
    box.current.scrollTop = Math.max(least, Math.min(box.current.scrollTop, place * ROW));
  };
  return {
    first,
    /** Place after the last line in the page. */
    end: first + inSight + 2 * SPARE,
    /** Pixels of all lines, and of those above the first in the page. */
    room: { height: count * ROW, paddingTop: first * ROW },
    inSight,
    reveal,
    attach,
    onScroll: () => setTop(Math.floor((box.current?.scrollTop ?? 0) / ROW)),
  };
}
