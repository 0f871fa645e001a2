/** What the page measures while it loads, in milliseconds since the navigation began. */
export interface Observed {
  /** The first frame in which all required elements are visible. */
  ready: number;
  /** Time by which tasks were longer than 50 ms. */
  blocking: number;
  /** Layout shift: the share of the screen that moved after it was painted. */
  shift: number;
}

declare global {
  var observed: Observed;
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
  globalThis.observed = { ready: 0, blocking: 0, shift: 0 };
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('longtask', ({ duration }) => (observed.blocking += duration - 50));
  on('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) observed.shift += value;
  });

  const isThere = (selector: string) => (document.querySelector(selector)?.getBoundingClientRect().width ?? 0) > 0;
  // Looks once after a change, not in each frame: that would make the page draw frames that it has no use for.
  let isWaiting = false;
  const look = () => {
    if (isWaiting || observed.ready > 0) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      if (selectors.every(isThere)) observed.ready = performance.now();
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  document.addEventListener('load', look, { capture: true });
}
