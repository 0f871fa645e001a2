import { AbortedError, TimeoutError } from './errors';
import type { HttpRequest } from './HttpRequest';

/**
 * Waits for `work` no longer than the request may take.
 *
 * @throws {AbortedError} the caller aborted
 * @throws {TimeoutError} the timeout is over
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
