import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './ScrollArrows.module.css';

const STEP = 200;
const ACTIVE = '[aria-selected="true"], [aria-current]:not([aria-current="false"])';

interface Props {
  /** What is scrolled, for the names of the arrows. */
  of: string;
  /** The row inside. */
  list: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Arrows at both ends of a row that is wider than its place; the wheel scrolls it too. Its active part stays in sight. */
export function ScrollArrows({ of, list, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const row = list.current;
    const box = frame.current;
    if (!row || !box) return undefined;
    const measure = () => {
      setOverflows(row.scrollWidth > row.clientWidth + 1);
      row.querySelector(ACTIVE)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const onWheel = (event: WheelEvent) => {
      if (row.scrollWidth <= row.clientWidth || event.deltaX !== 0) return;
      event.preventDefault();
      row.scrollLeft += event.deltaY;
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(row);
    // An observer that is set anew tells after the layout that comes anyway; to measure at once would bring one more.
    const contents = new MutationObserver(() => {
      sizes.unobserve(row);
      sizes.observe(row);
    });
    contents.observe(row, { childList: true, subtree: true, attributeFilter: ['aria-selected', 'aria-current'] });
    box.addEventListener('wheel', onWheel, { passive: false });
    measure();
    return () => {
      sizes.disconnect();
      contents.disconnect();
      box.removeEventListener('wheel', onWheel);
    };
  }, [list]);

  const arrow = (by: number, label: string, icon: ReactNode) =>
    overflows && (
      <button
        type="button"
        className={styles['arrow']}
        aria-label={label}
        tabIndex={-1}
        onClick={() => list.current?.scrollBy({ left: by })}
      >
        {icon}
      </button>
    );
  return (
    <div ref={frame} className={styles['scroller']}>
      {arrow(-STEP, `向左滚动${of}`, <LeftOutlined />)}
      {children}
      {arrow(STEP, `向右滚动${of}`, <RightOutlined />)}
    </div>
  );
}
