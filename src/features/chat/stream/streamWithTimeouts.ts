import { joinSignals, type IdleTimeout } from '@/lib/http/signals';
import { AbortedError, NetworkError, RequestError, TimeoutError } from '@/lib/http/errors';
import { type HttpRequest, sendByFetch } from '@/lib/http/request';

/** Time limits in milliseconds; 0 = no limit. Set by `chatFirstByteTimeout` and `chatIdleTimeout` in config/configSchema.ts (§15.6). */
export interface StreamLimits {
  /** Limit until the first byte of the body. */
  firstByte: number;
  /** Limit between two pieces of text. */
  idle: number;
}

export interface StreamRequest extends HttpRequest {
  limits: StreamLimits;
  /** Each of these signals aborts the request. */
  signals: readonly AbortSignal[];
  /** Its owner restarts the limit after the first byte: not all bytes are content (comments, pings, names of steps). */
  watchdog: IdleTimeout;
  /** Returns the body to read; throws if the response is no stream. */
  bodyOf: (response: Response) => Promise<ReadableStream<Uint8Array>>;
}

/**
 * Yields the chunks of a body until `signal` aborts. Cancelling the reader also stops a body that ignores the request's
 * own signal.
 */
async function* readUntil(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

/**
 * Sends a request and yields its body as it arrives. It uses `fetch`, because axios has one time limit for the whole
 * body, while a reply may take minutes as long as it keeps coming. After a stall in the midst of a reply
 * `store/createChat` fetches the rest (`store/recoverReply`).
 *
 * @throws {RequestError} TimeoutError when a limit passed, AbortedError when a signal aborted the request, NetworkError
 * when the connection broke, and what `bodyOf` throws
 */
export async function* streamWithTimeouts(request: StreamRequest): AsyncGenerator<Uint8Array> {
  const { call, limits, signals, watchdog } = request;
  let isFirst = true;
  const { signal, release } = joinSignals([...signals, watchdog.signal]);
  watchdog.allow(limits.firstByte);
  try {
    const response = await sendByFetch(request, { signal });
    for await (const chunk of readUntil(await request.bodyOf(response), signal)) {
      if (chunk.length === 0) continue;
      if (isFirst) watchdog.allow(limits.idle);
      isFirst = false;
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
