/**
 * A signal that aborts with the first of several; `release` removes the listeners. The oldest supported browsers lack
 * `AbortSignal.any`.
 */
export function joinSignals(signals: readonly AbortSignal[]): { signal: AbortSignal; release: () => void } {
  const joined = new AbortController();
  const released = new AbortController();
  for (const signal of signals) {
    const abort = () => joined.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { signal: released.signal });
  }
  return { signal: joined.signal, release: () => released.abort() };
}

/** A timeout that restarts with each chunk: `signal` aborts when a transfer stalls. */
export function createIdleTimeout() {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let limit = 0;
  return {
    signal: controller.signal,
    /** The limit set last, in milliseconds. */
    limit: () => limit,
    /** Restarts the timeout, in milliseconds; 0 = no limit. */
    allow(milliseconds: number) {
      clearTimeout(timer);
      limit = milliseconds;
      if (milliseconds > 0) timer = setTimeout(() => controller.abort(), milliseconds);
    },
    rest: () => clearTimeout(timer),
  };
}

export type IdleTimeout = ReturnType<typeof createIdleTimeout>;
