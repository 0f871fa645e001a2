import { createObservable } from '@/lib/createObservable';
import { estimateHeight } from '@/ui/markdown/useOffscreen';
import type { ChatMessage } from '../ChatMessage';
import { driftOf, findAnchor, type Anchor } from './scrollAnchor';
import { visibleRange, type VisibleRange } from './visibleRange';

export interface ListView extends VisibleRange {
  /** Whether the reader has left the bottom. */
  isAway: boolean;
}

/** Rows at most this far above and below the view are in the page. */
const OVERSCAN_PX = 800;
/** A reader who scrolls at least this near to the bottom wants to be at the bottom. */
const NEAR_BOTTOM_PX = 32;
/** Number of rows rendered before heights are known. */
const FIRST_ROWS = 12;
/** Height of a row without its text. */
const ROW_FRAME_PX = 72;
/** What moves a scroller, and how long it may go on moving afterwards. */
const INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
const INPUT_MS = 1000;

/**
 * Decides which rows of a long list are in the page and keeps the scroll position: at the bottom while the reader is
 * there, else what is being read stays in place, whatever grows above or below.
 */
export function createMessageVirtualizer(count: number) {
  const first = Math.max(0, count - FIRST_ROWS);
  const view = createObservable<ListView>({ first, end: count, above: 0, below: 0, isAway: false });
  /** Measured heights in pixels by message id. */
  const measured = new Map<string, number>();
  let messages: readonly ChatMessage[] = [];
  let scroller: HTMLElement | undefined;
  let anchor: Anchor = [];
  let isFollowing = true;
  let lastTop = 0;
  let lastHeight = 0;
  let lastInput = -INPUT_MS;
  let width = 0;

  function measure(content: Element): void {
    for (const row of content.children) {
      const message = messages[Number(row.getAttribute('data-row') ?? Number.NaN)];
      const { height } = row.getBoundingClientRect();
      if (message && height > 0) measured.set(message.id, height);
    }
  }

  function showRows(element: HTMLElement): void {
    const { scrollTop, clientHeight } = element;
    const heights = messages.map(
      ({ id, content }) => measured.get(id) ?? ROW_FRAME_PX + estimateHeight(content.length),
    );
    const range = visibleRange(heights, scrollTop - OVERSCAN_PX, scrollTop + clientHeight + OVERSCAN_PX);
    const before = view.get();
    const next = { ...range, isAway: !isFollowing };
    const isSame = before.first === next.first && before.end === next.end && before.isAway === next.isAway;
    if (!isSame) view.set(next);
  }

  function remember(top: number, height: number): void {
    lastTop = top;
    lastHeight = height;
  }

  const noteInput = () => void (lastInput = performance.now());

  /**
   * Decides from the last scrolling whether the reader wants to be at the bottom. The browser scrolls up, too, when a
   * list at its end gets shorter; it may have grown again before anybody looks, so a changed height alone says nothing
   * of the reader.
   */
  function noteScroll({ scrollTop, scrollHeight, clientHeight }: HTMLElement): void {
    const distance = scrollHeight - clientHeight - scrollTop;
    const isByReader = scrollHeight === lastHeight || performance.now() - lastInput < INPUT_MS;
    if (distance <= 2) isFollowing = true;
    else if (scrollTop < lastTop - 1 && isByReader) isFollowing = false;
    else if (scrollTop > lastTop + 1 && distance <= NEAR_BOTTOM_PX) isFollowing = true;
    remember(scrollTop, scrollHeight);
  }

  function settle(): void {
    const content = scroller?.firstElementChild;
    // A closed dialog has no size, so there is nothing to correct.
    if (!scroller || !content || scroller.clientHeight === 0) return;
    const edge = scroller.getBoundingClientRect().top;
    // The list was scrolled, but the event is still to come: the old anchor is out of date.
    if (Math.abs(scroller.scrollTop - lastTop) > 1) anchor = findAnchor(content, edge);
    noteScroll(scroller);
    if (scroller.clientWidth !== width) {
      width = scroller.clientWidth;
      measured.clear();
    }
    measure(content);
    if (isFollowing) {
      scroller.scrollTop = scroller.scrollHeight;
    } else {
      const drift = driftOf(anchor, edge);
      if (Math.abs(drift) >= 0.5) scroller.scrollTop += drift;
      if (!anchor[0]?.element.isConnected) anchor = findAnchor(content, edge);
    }
    remember(scroller.scrollTop, scroller.scrollHeight);
    showRows(scroller);
  }

  function onScroll(): void {
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return;
    noteScroll(scroller);
    if (isFollowing) return settle();
    anchor = findAnchor(content, scroller.getBoundingClientRect().top);
    showRows(scroller);
  }

  return {
    view,
    /** Corrects the scroll position; call it after every change of the layout. */
    settle,
    /** Watches the scrolling element, whose first child holds the rows; returns the cleanup. */
    attach(element: HTMLElement): () => void {
      scroller = element;
      width = element.clientWidth;
      // Catches size changes that React does not know of: loaded fonts, coloured code, sections drawn late, a resized
      // window.
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
    /** Takes the rendered messages. A new question takes the reader to the bottom. */
    update(next: readonly ChatMessage[]): void {
      const before = messages.length;
      const isSameList =
        before === next.length && messages[0]?.id === next[0]?.id && messages.at(-1)?.id === next.at(-1)?.id;
      messages = next;
      if (isSameList) return;
      if (before > 0 && next.slice(before).some(({ role }) => role === 'user')) isFollowing = true;
      const rows = view.get();
      const first = Math.min(rows.first, Math.max(0, next.length - FIRST_ROWS));
      const end = isFollowing ? next.length : Math.min(rows.end, next.length);
      if (first !== rows.first || end !== rows.end) view.set({ ...rows, first, end, below: 0 });
    },
    toBottom(): void {
      isFollowing = true;
      settle();
    },
    toTop(): void {
      if (!scroller) return;
      isFollowing = false;
      scroller.scrollTop = 0;
      onScroll();
    },
  };
}
