import { createContext, use, useCallback, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

/** After this much work the scheduler yields, so that the browser can handle input and paint. */
const TURN_MS = 12;

/** Spreads the rendering of long texts over several event-loop tasks, so that the page stays responsive. */
export interface RenderScheduler {
  /**
   * Does some work as soon as there is time, the work nearest to the view first. Call it in effects only.
   *
   * @param element where the result will be shown
   * @returns a function that cancels the work
   */
  schedule: (work: () => void, element: Element) => () => void;
}

/** The scheduler of the surrounding scroller. Without a provider, everything is rendered at once. */
export const RenderSchedulerContext = createContext<RenderScheduler | undefined>(undefined);

function distanceToView(element: Element): number {
  // Measures the section instead of the element: measuring inside a section that the browser does not draw would force
  // its layout.
  const { top, bottom } = (element.closest('[data-section]') ?? element).getBoundingClientRect();
  return Math.abs((top + bottom - window.innerHeight) / 2);
}

/**
 * Makes the scheduler that all texts of a scroller share, because they share the main thread.
 *
 * @param settle corrects the scroll position; called before the layout is read and after it has changed
 */
export function createRenderScheduler(settle: () => void): RenderScheduler {
  const waiting = new Map<() => void, Element>();
  let isPlanned = false;
  /** Work was added since the waiting work was last sorted. */
  let hasNewWork = false;

  function doWork(deadline: number): void {
    while (waiting.size > 0 && performance.now() < deadline) {
      hasNewWork = false;
      const byDistance = [...waiting].map(([work, element]) => ({ work, distance: distanceToView(element) }));
      for (const { work } of byDistance.sort((a, b) => a.distance - b.distance)) {
        if (hasNewWork || performance.now() >= deadline) break;
        if (waiting.delete(work)) flushSync(work);
      }
    }
  }

  function takeTurn(): void {
    if (waiting.size > 0) {
      const deadline = performance.now() + TURN_MS;
      settle();
      doWork(deadline);
      settle();
    }
    isPlanned = waiting.size > 0;
    if (isPlanned) setTimeout(takeTurn);
  }

  return {
    schedule(work, element) {
      waiting.set(work, element);
      hasNewWork = true;
      // The first turn is a microtask after React's commit, so that its work is part of the next frame.
      if (!isPlanned) queueMicrotask(takeTurn);
      isPlanned = true;
      return () => waiting.delete(work);
    },
  };
}

/**
 * Delays a costly render. `isDue` is true once the scheduler has time for it, or at once without a scheduler. Until
 * then, the caller renders a cheap element with `placeholder` as its `ref`.
 */
export function useScheduled(): { isDue: boolean; placeholder: RefCallback<Element> } {
  const scheduler = use(RenderSchedulerContext);
  const [isDue, setIsDue] = useState(!scheduler);
  const placeholder = useCallback(
    (element: Element | null) => (element ? scheduler?.schedule(() => setIsDue(true), element) : undefined),
    [scheduler],
  );
  return { isDue, placeholder };
}
