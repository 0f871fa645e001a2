import { AbortedError, ApiError, codeOf, IntermediaryError, isTransient, type RequestError } from '@/lib/http/errors';
import { pause } from '@/lib/pause';

/** Milliseconds before a call is made again. */
const PAUSES = [1_500, 4_000, 9_000];
/** Milliseconds in which all attempts must end. */
const LIMIT_MS = 20_000;

/** Whether the start of a session tries again after this error: a passing one, or code 500. */
export const isStumble = (error: unknown): error is RequestError => isTransient(error) || codeOf(error) === '500';

/** Milliseconds until the moment of a `Retry-After` header, which is a number of seconds or a date. */
function waitAskedFor(error: RequestError): number {
  const header = error instanceof ApiError || error instanceof IntermediaryError ? error.retryAfter : '';
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? 0 : wait;
}

interface Retries {
  /** Called before each pause. */
  onRetry: () => void;
  /** Ends the pauses. */
  signal: AbortSignal;
}

/**
 * Makes a call, and repeats it up to three times while its errors may be over in a moment. Rejects with the first
 * error, because a later one may only say that the time was up.
 *
 * @param attempt makes the call, in at most the given milliseconds
 */
export async function withRetries<T>(attempt: (limit: number) => Promise<T>, { onRetry, signal }: Retries): Promise<T> {
  const end = Date.now() + LIMIT_MS;
  let first: RequestError | undefined;
  for (let done = 0; ; done += 1) {
    try {
      return await attempt(first ? end - Date.now() : Infinity);
    } catch (error) {
      if (!isStumble(error)) throw error;
      first ??= error;
      const milliseconds = Math.max(PAUSES[done] ?? Infinity, waitAskedFor(error));
      if (Date.now() + milliseconds >= end) throw first;
      onRetry();
      await pause(milliseconds, signal);
      if (signal.aborted) throw new AbortedError(error.call);
    }
  }
}
