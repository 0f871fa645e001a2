const MAX_WAIT_MS = 1000;

/** Resolves once the next frame is drawn. A window in the background draws none: there it takes a second. */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_WAIT_MS);
  });
