import { flushSync } from 'react-dom';

/** Milliseconds of work after which the browser gets a turn: input, a frame. */
const TURN_MS = 12;

/** Spreads the rendering of long answers over turns of the browser. */
export interface RenderScheduler {
  /**
   * Does a piece of work as soon as there is time, what is nearest to the view first. To be called by effects.
   *
   * @param element stands where the result will be shown
   * @returns cancels the work
   */
  schedule: (work: () => void, element: Element) => () => void;
}

const distanceToView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom - window.innerHeight) / 2);
};

/**
 * One of these schedules all answers of a list: what one of them takes is lost to the others.
 *
 * @param settle brings the scroll position in order; called whenever the layout is about to be read or has changed
 */
export function createRenderScheduler(settle: () => void): RenderScheduler {
  const waiting = new Map<() => void, Element>();
  let isPlanned = false;
  /** Work was added since the waiting work was last put in order. */
  let hasNewWork = false;

  /** Does what is waiting, in order, until the time is up. */
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
      // The first turn follows the commit at once, so that what fits into it is in the next frame.
      if (!isPlanned) queueMicrotask(takeTurn);
      isPlanned = true;
      return () => waiting.delete(work);
    },
  };
}
