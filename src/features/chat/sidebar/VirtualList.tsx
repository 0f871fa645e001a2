import { useLayoutEffect, useRef, useState, type Key, type ReactNode, type UIEvent } from 'react';
import { visibleRange } from '../view/visibleRange';

/** Rows at most this far from the view are in the page. */
const OVERSCAN_PX = 400;
/** What is taken for the height of the view before it is known. */
const FIRST_VIEW_PX = 2000;
/** The rows are chosen anew after this much scrolling. */
const STEP_PX = 200;

interface Props<T> {
  items: readonly T[];
  heightOf: (item: T) => number;
  keyOf: (item: T) => Key;
  render: (item: T) => ReactNode;
  /** Index of the item that is to be in sight; scrolled to when it changes. */
  inSight: number;
  className: string | undefined;
  listClassName: string | undefined;
  /** Stands below the items. */
  children: ReactNode;
}

/** A scrolling list of any length, of which the rows near the view are in the page. */
export function VirtualList<T>(props: Props<T>) {
  const { items, heightOf, keyOf, render, inSight, className, listClassName, children } = props;
  const [top, setTop] = useState(0);
  const [viewPx, setViewPx] = useState(FIRST_VIEW_PX);
  const scroller = useRef<HTMLDivElement>(null);
  const heights = items.map(heightOf);
  const { first, end, above, below } = visibleRange(heights, top - OVERSCAN_PX, top + viewPx + OVERSCAN_PX);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const resizes = new ResizeObserver(() => {
      if (element.clientHeight > 0) setViewPx(element.clientHeight);
    });
    resizes.observe(element);
    return () => resizes.disconnect();
  }, []);

  const wantedTop = inSight < 0 ? -1 : heights.slice(0, inSight).reduce((sum, height) => sum + height, 0);
  const wantedPx = heights[inSight] ?? 0;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || wantedTop < 0) return;
    const { scrollTop, clientHeight } = element;
    if (wantedTop < scrollTop || wantedTop + wantedPx > scrollTop + clientHeight) {
      element.scrollTop = wantedTop - clientHeight / 2;
    }
  }, [wantedTop, wantedPx]);

  const onScroll = ({ currentTarget }: UIEvent) => setTop(Math.floor(currentTarget.scrollTop / STEP_PX) * STEP_PX);
  return (
    <div ref={scroller} className={className} onScroll={onScroll}>
      <ul className={listClassName} style={{ paddingTop: above, paddingBottom: below }}>
        {items.slice(first, end).map((item) => (
          <li key={keyOf(item)} style={{ height: heightOf(item) }}>
            {render(item)}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
