import { createObservable } from '@/lib/createObservable';

/** A reader who scrolls at least this near to the bottom wants to be at the bottom. */
const NEAR_BOTTOM_PX = 32;
/** What moves a scroller, and how long it may go on moving afterwards. */
const INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
const INPUT_MS = 1000;

/** The element at the top of the view, and its distance in pixels from there. */
interface Anchor {
  element: Element;
  distance: number;
}

/** Finds the innermost element at the top of the view, which is `edge` pixels from the top of the window. */
function findAnchor(content: Element, edge: number): Anchor | undefined {
  const isShown = (element: Element) => {
    const { bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > edge;
  };
  const innermost = (parent: Element): Element | undefined => {
    const found = Array.from(parent.children).find(isShown);
    return found && (innermost(found) ?? found);
  };
  const element = innermost(content);
  return element && { element, distance: element.getBoundingClientRect().top - edge };
}

/**
 * Keeps the scroll position of a growing list: at the bottom while the reader is there, else what is being read stays in
 * place, whatever grows above or below.
 */
export function createScrollKeeper() {
  /** Whether the reader has left the bottom. */
  const isAway = createObservable(false);
  let scroller: HTMLElement | undefined;
  let anchor: Anchor | undefined;
  let last = { top: 0, height: 0 };
  let lastInput = -INPUT_MS;

  const noteInput = () => void (lastInput = performance.now());

  /**
   * Decides from the last scrolling whether the reader wants to be at the bottom. The browser scrolls up, too, when a
   * list at its end gets shorter, so a changed height alone says nothing of the reader.
   */
  function noteScroll({ scrollTop: top, scrollHeight: height, clientHeight }: HTMLElement): void {
    const distance = height - clientHeight - top;
    const isByReader = height === last.height || performance.now() - lastInput < INPUT_MS;
    if (distance <= 2 || (top > last.top + 1 && distance <= NEAR_BOTTOM_PX)) isAway.set(false);
    else if (top < last.top - 1 && isByReader) isAway.set(true);
    last = { top, height };
  }

  function settle(): void {
    const content = scroller?.firstElementChild;
    // A closed dialog has no size, so there is nothing to correct.
    if (!scroller || !content || scroller.clientHeight === 0) return;
    const edge = scroller.getBoundingClientRect().top;
    // The list was scrolled, but the event is still to come: the old anchor is out of date.
    if (Math.abs(scroller.scrollTop - last.top) > 1) anchor = findAnchor(content, edge);
    noteScroll(scroller);
    if (isAway.get()) {
      const drift = anchor?.element.isConnected
        ? anchor.element.getBoundingClientRect().top - edge - anchor.distance
        : 0;
      if (Math.abs(drift) >= 0.5) scroller.scrollTop += drift;
      if (!anchor?.element.isConnected) anchor = findAnchor(content, edge);
    } else {
      scroller.scrollTop = scroller.scrollHeight;
    }
    last = { top: scroller.scrollTop, height: scroller.scrollHeight };
  }

  function onScroll(): void {
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return;
    noteScroll(scroller);
    if (isAway.get()) anchor = findAnchor(content, scroller.getBoundingClientRect().top);
    else settle();
  }

  return {
    isAway,
    /** Corrects the scroll position; call it after every change of the layout. */
    settle,
    /** Watches the scrolling element, whose first child holds the rows; returns the cleanup. */
    attach(element: HTMLElement): () => void {
      scroller = element;
      // Catches size changes that React does not know of: loaded fonts, coloured code, rows drawn late, a resized window.
      const resizes = new ResizeObserver(settle);
      resizes.observe(element);
      if (element.firstElementChild) resizes.observe(element.firstElementChild);
      element.addEventListener('scroll', onScroll, { passive: true });
      for (const type of INPUT_EVENTS) element.addEventListener(type, noteInput, { passive: true });
      return () => {
        resizes.disconnect();
        element.removeEventListener('scroll', onScroll);
        for (const type of INPUT_EVENTS) element.removeEventListener(type, noteInput);
        scroller = undefined;
      };
    },
    toBottom(): void {
      isAway.set(false);
      settle();
    },
    toTop(): void {
      if (!scroller) return;
      isAway.set(true);
      scroller.scrollTop = 0;
      onScroll();
    },
  };
}
