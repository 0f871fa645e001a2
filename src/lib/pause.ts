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

const MAX_WAIT_MS = 1000;

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
