/** Watches a transfer that may take as long as it likes, but must not stand still: `signal` aborts when it does. */
export function createIdleTimeout() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let limit = 0;
  return {
    signal: controller.signal,
    /** What was allowed last, which is what passed when `signal` has aborted. */
    limit: () => limit,
    /** Allows so many milliseconds from now until the next call; 0 = no limit. */
    allow(milliseconds: number) {
      clearTimeout(timer);
      limit = milliseconds;
      if (milliseconds > 0) timer = setTimeout(() => controller.abort(), milliseconds);
    },
    rest: () => clearTimeout(timer),
  };
}

export type IdleTimeout = ReturnType<typeof createIdleTimeout>;
