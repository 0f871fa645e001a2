import { AbortedError, TimeoutError } from './errors';
import type { HttpRequest } from './httpMessages';

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
