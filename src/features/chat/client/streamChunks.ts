import { createIdleTimeout, joinSignals } from '@/lib/http/signals';
import { AbortedError, NetworkError, RequestError, TimeoutError, type CallSite } from '@/lib/http/errors';
import { xsrfHeader } from '@/lib/http/prefetchedResponses';

/** Milliseconds; 0 = no limit. */
export interface StreamLimits {
  /** Until the first byte of the body. */
  firstByte: number;
  /** Between two chunks. */
  idle: number;
}

export interface StreamRequest {
  call: CallSite;
  url: string;
  init: Omit<RequestInit, 'headers' | 'signal'> & { headers?: Record<string, string> };
  limits: StreamLimits;
  /** Any of them gives the request up. */
  signals: readonly AbortSignal[];
  /** The body to read; throws when the answer is none that can be streamed. */
  bodyOf: (response: Response) => Promise<ReadableStream<Uint8Array>>;
}

/** Also stops a body whose stream does not know of the request's signal. */
async function* readUntil(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const giveUp = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', giveUp);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', giveUp);
    giveUp();
  }
}

/**
 * Sends a request and gives its body chunk by chunk as it arrives. It goes through `fetch` itself: axios hands a
 * body out while it arrives only with its own fetch adapter, and then knows one time limit for all of it, while
 * an answer may take minutes as long as it keeps coming.
 *
 * @throws {RequestError} TimeoutError when a limit passed, AbortedError when a signal gave the request up,
 * NetworkError when the connection broke, and what `bodyOf` throws
 */
export async function* streamChunks(request: StreamRequest): AsyncGenerator<Uint8Array> {
  const { call, limits, signals } = request;
  const watchdog = createIdleTimeout();
  const { signal, release } = joinSignals([...signals, watchdog.signal]);
  watchdog.allow(limits.firstByte);
  try {
    const { url, init } = request;
    const response = await fetch(url, { ...init, headers: { ...init.headers, ...xsrfHeader(url) }, signal });
    for await (const chunk of readUntil(await request.bodyOf(response), signal)) {
      if (chunk.length === 0) continue;
      watchdog.allow(limits.idle);
      yield chunk;
    }
  } catch (error) {
    if (signals.some(({ aborted }) => aborted)) throw new AbortedError(call, { cause: error });
    if (watchdog.signal.aborted) throw new TimeoutError(call, watchdog.limit(), { cause: error });
    throw error instanceof RequestError ? error : new NetworkError(call, { cause: error });
  } finally {
    watchdog.rest();
    release();
  }
}
