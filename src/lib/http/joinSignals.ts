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
