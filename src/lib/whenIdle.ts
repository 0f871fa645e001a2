/** Milliseconds after which what waits for a pause goes on without one. */
const MAX_WAIT_MS = 1000;

/**
 * Resolves in the first pause of the main thread: the screen comes before what it does not need. Safari knows no
 * pauses; there it is a moment.
 */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, 200);
  });
