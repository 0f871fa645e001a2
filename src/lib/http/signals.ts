import { AbortedError, TimeoutError } from './errors';
import type { HttpRequest } from './httpMessages';

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

/**
 * Waits for what a call needs as long as the call itself may take.
 *
 * @throws {AbortedError} its caller has given it up
 * @throws {TimeoutError} its time is over
 */
export async function withTimeout<T>(work: Promise<T>, { call, signal, timeout }: HttpRequest): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    const abort = () => reject(new AbortedError(call));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    if (timeout > 0) timer = setTimeout(() => reject(new TimeoutError(call, timeout)), timeout);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}

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
