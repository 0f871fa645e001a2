/**
 * A signal that aborts with the first of several; `release` lets go of them. `AbortSignal.any` is younger than the
 * browsers that the app is built for.
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
