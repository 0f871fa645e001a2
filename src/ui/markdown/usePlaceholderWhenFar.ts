import { use, useLayoutEffect, useRef, useState } from 'react';
import { RenderSchedulerContext } from './renderScheduler';

/**
 * Parts of a text within this distance of the view stay in the page, where find-in-page finds them. It is more than
 * the height of any usual text, so only parts of very long ones leave the page.
 */
const NEAR_PX = 12_000;

/**
 * Replaces a part of a text by an empty placeholder while it is very far from the view of its scroller (the
 * element marked with `data-scroller`).
 *
 * @param initial height in pixels of a part that is not in the page at first; `undefined` if it is
 * @returns the element to observe, and the height of the placeholder; `undefined` while the part is in the page
 */
export function usePlaceholderWhenFar(initial?: number) {
  const scheduler = use(RenderSchedulerContext);
  const [height, setHeight] = useState(initial);
  const element = useRef<HTMLDivElement>(null);
  const isFar = useRef(initial !== undefined);
  useLayoutEffect(() => {
    const target = element.current;
    const root = target?.closest('[data-scroller]');
    if (!target || !root || !scheduler) return undefined;
    let cancel: (() => void) | undefined;
    const update = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry || entry.isIntersecting === !isFar.current) return;
      isFar.current = !entry.isIntersecting;
      cancel?.();
      if (isFar.current) setHeight(entry.boundingClientRect.height);
      else cancel = scheduler.schedule(() => setHeight(undefined), target);
    };
    const observer = new IntersectionObserver((entries) => update(entries.slice(-1)), {
      root,
      rootMargin: `${NEAR_PX}px 0px`,
    });
    observer.observe(target);
    return () => {
      cancel?.();
      observer.disconnect();
    };
  }, [scheduler]);
  return { element, height };
}
