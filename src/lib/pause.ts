/** Resolves after so many milliseconds, or at once when `signal` aborts; never rejects. */
export const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done);
  });

/** Neither a frame nor an idle moment is waited for longer. */
const MAX_WAIT_MS = 1000;

/** Resolves once the next frame is drawn. A window in the background draws none: there it takes a second. */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_WAIT_MS);
  });

/** Resolves when the main thread is idle, at the latest after a second. Safari lacks `requestIdleCallback`. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, 200);
  });

/**
 * Calls `act` at intervals until `signal` aborts, and when the window is shown again: no timer runs while the computer
 * sleeps.
 */
export function repeat(act: () => void, milliseconds: number, signal: AbortSignal): void {
  const timer = setInterval(act, milliseconds);
  document.addEventListener('visibilitychange', act, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
}
