import { createObservable } from '@/lib/createObservable';
import { estimateHeight } from '@/ui/markdown/estimateHeight';
import type { ChatMessage } from '../ChatMessage';
import { driftOf, findAnchor, type Anchor } from './scrollAnchor';
import { visibleRange, type VisibleRange } from './visibleRange';

export interface ListView extends VisibleRange {
  /** Whether the reader has left the bottom. */
  isAway: boolean;
}

/** The scroller as it was read, in pixels. Each reading costs time while an answer arrives, so there is one a step. */
interface ScrollState {
  top: number;
  height: number;
  /** Height of what is in view. */
  visible: number;
  width: number;
}

const scrollStateOf = (element: HTMLElement): ScrollState => ({
  top: element.scrollTop,
  height: element.scrollHeight,
  visible: element.clientHeight,
  width: element.clientWidth,
});

const distanceToBottom = ({ top, height, visible }: ScrollState) => height - visible - top;

const isSameState = (one: ScrollState, other: ScrollState) =>
  one.top === other.top && one.height === other.height && one.visible === other.visible && one.width === other.width;

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
  let last: ScrollState = { top: 0, height: 0, visible: 0, width: 0 };
  /** What was shown when the scroll position was last corrected. */
  let settled: { messages: readonly ChatMessage[]; view: ListView } | undefined;
  let lastInput = -INPUT_MS;

  function measure(content: Element): void {
    for (const row of content.children) {
      const message = messages[Number(row.getAttribute('data-row') ?? Number.NaN)];
      const { height } = row.getBoundingClientRect();
      if (message && height > 0) measured.set(message.id, height);
    }
  }

  function showRows({ top, visible }: ScrollState): void {
    const heights = messages.map(
      ({ id, content }) => measured.get(id) ?? ROW_FRAME_PX + estimateHeight(content.length),
    );
    const range = visibleRange(heights, top - OVERSCAN_PX, top + visible + OVERSCAN_PX);
    const before = view.get();
    const next = { ...range, isAway: !isFollowing };
    const isSame = before.first === next.first && before.end === next.end && before.isAway === next.isAway;
    if (!isSame) view.set(next);
  }

  const noteInput = () => void (lastInput = performance.now());

  /**
   * Decides from the last scrolling whether the reader wants to be at the bottom. The browser scrolls up, too, when a
   * list at its end gets shorter; it may have grown again before anybody looks, so a changed height alone says nothing
   * of the reader.
   */
  function noteScroll(now: ScrollState): void {
    const distance = distanceToBottom(now);
    const isByReader = now.height === last.height || performance.now() - lastInput < INPUT_MS;
    if (distance <= 2) isFollowing = true;
    else if (now.top < last.top - 1 && isByReader) isFollowing = false;
    else if (now.top > last.top + 1 && distance <= NEAR_BOTTOM_PX) isFollowing = true;
    if (now.width !== last.width) measured.clear();
    last = now;
  }

  function settle(): void {
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return;
    const now = scrollStateOf(scroller);
    // A closed dialog has no size, so there is nothing to correct.
    if (now.visible === 0) return;
    const isSameList = settled?.messages === messages && settled.view === view.get();
    if (isFollowing && isSameList && isSameState(now, last) && distanceToBottom(now) < 1) return;
    const edge = scroller.getBoundingClientRect().top;
    // The list was scrolled, but the event is still to come: the old anchor is out of date.
    if (Math.abs(now.top - last.top) > 1) anchor = findAnchor(content, edge);
    noteScroll(now);
    measure(content);
    if (isFollowing) {
      scroller.scrollTop = now.height;
    } else {
      const drift = driftOf(anchor, edge);
      if (Math.abs(drift) >= 0.5) scroller.scrollTop += drift;
      if (!anchor[0]?.element.isConnected) anchor = findAnchor(content, edge);
    }
    last = { ...now, top: scroller.scrollTop };
    settled = { messages, view: view.get() };
    showRows(last);
  }

  function onScroll(): void {
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return;
    const now = scrollStateOf(scroller);
    noteScroll(now);
    if (isFollowing) return settle();
    anchor = findAnchor(content, scroller.getBoundingClientRect().top);
    showRows(now);
  }

  return {
    view,
    /** Corrects the scroll position; call it after every change of the layout. */
    settle,
    /** Watches the scrolling element, whose first child holds the rows; returns the cleanup. */
    attach(element: HTMLElement): () => void {
      scroller = element;
      last = { ...last, width: element.clientWidth };
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
