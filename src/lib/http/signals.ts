/**
 * The signal of one call: it aborts with the first of `signals`, and when the time has passed that `allow` gave it. The
 * oldest supported browsers lack `AbortSignal.any`.
 */
export function createCallSignal(signals: readonly (AbortSignal | undefined)[]) {
  const joined = new AbortController();
  const released = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let exceeded: number | undefined;
  for (const signal of signals) {
    const abort = () => joined.abort(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { signal: released.signal });
  }
  return {
    signal: joined.signal,
    /** The limit that has passed, in milliseconds; undefined while none has. */
    exceeded: () => exceeded,
    /** Begins the time limit anew, as with each chunk that arrives; in milliseconds, 0 = no limit. */
    allow(milliseconds: number) {
      clearTimeout(timer);
      const stop = () => {
        exceeded = milliseconds;
        joined.abort();
      };
      if (milliseconds > 0) timer = setTimeout(stop, milliseconds);
    },
    /** The call is over: lets go of the signals and of the time limit. */
    release() {
      clearTimeout(timer);
      released.abort();
    },
  };
}
