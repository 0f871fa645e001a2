import { flushSync } from 'react-dom';

/** Milliseconds of work after which the browser gets a turn: input, a frame. */
const TURN = 12;

/** Spreads the work of showing long answers over turns of the browser. */
export interface Pace {
  /** Whether there is time left in this turn. */
  hasTime: () => boolean;
  /** Does a piece of work in a later turn, those nearest to the view first. Returns the function that calls it off. */
  want: (work: () => void, element: Element) => () => void;
}

const distance = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.abs((top + bottom - window.innerHeight) / 2);
};

/**
 * One of these paces all answers of a list: what one of them does takes time from the others.
 *
 * @param settle brings the scroll position in order; called whenever the layout is about to be read or has changed
 */
export function createPace(settle: () => void): Pace {
  const waiting = new Map<() => void, Element>();
  let began: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hasTime = () => {
    if (began === undefined) {
      began = performance.now();
      // Runs as a task of its own: this turn is over.
      setTimeout(() => (began = undefined));
    }
    return performance.now() - began < TURN;
  };

  const takeTurn = () => {
    timer = undefined;
    began = performance.now();
    settle();
    const places = [...waiting].map(([work, element]) => ({ work, far: distance(element) }));
    for (const { work } of places.sort((a, b) => a.far - b.far)) {
      if (!hasTime()) break;
      if (waiting.delete(work)) flushSync(work);
    }
    settle();
    began = undefined;
    if (waiting.size > 0) timer ??= setTimeout(takeTurn);
  };

  return {
    hasTime,
    want(work, element) {
      waiting.set(work, element);
      timer ??= setTimeout(takeTurn);
      return () => waiting.delete(work);
    },
  };
}
