/** What the page measures while it loads, in milliseconds since the navigation began. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  /** The first frame in which all required elements are visible. */
  ready: number;
  /** Layout shift: the share of the screen that moved after it was painted. */
  shift: number;
  /** Tasks that blocked the main thread for more than 50 ms. */
  tasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    observed: Observed;
  }
  interface PerformanceEntry {
    value?: number;
    hadRecentInput?: boolean;
  }
}

/**
 * Runs in the page, before anything else.
 *
 * @param selectors the page is ready when each selector matches an element with a size
 */
export function observeLoad(selectors: readonly string[]): void {
  const noted: Observed = { firstPaint: 0, largestPaint: 0, ready: 0, shift: 0, tasks: [] };
  window.observed = noted;
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (noted.largestPaint = startTime));
  on('longtask', ({ startTime, duration }) => noted.tasks.push({ start: startTime, duration }));
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime;
  });
  on('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) noted.shift += value;
  });

  const isThere = (selector: string) => (document.querySelector(selector)?.getBoundingClientRect().width ?? 0) > 0;
  // Looks once after a change, not in each frame: that would make the page draw frames that it has no use for.
  let isWaiting = false;
  const look = () => {
    if (isWaiting || noted.ready > 0) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      if (selectors.every(isThere)) noted.ready = performance.now();
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  document.addEventListener('load', look, { capture: true });
}
