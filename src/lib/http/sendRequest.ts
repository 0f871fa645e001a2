import { isPlain, serializePlain } from '../plainParams';
import { whenIdle } from '../whenIdle';
import { connection, type HttpPorts } from './connection';
import { type IdleTimeout, joinSignals, withTimeout } from './signals';
import { consumePrefetched } from './prefetchedResponses';
import { AbortedError, ApiError, NetworkError, SchemaError, TimeoutError, type CallSite } from './errors';
import type { HttpResponse, HttpRequest, SerializeParams } from './httpMessages';

/** What any call may say. */
export interface SendOptions {
  params?: Readonly<Record<string, unknown>>;
  /** Ends the call when the screen that made it goes away. */
  signal?: AbortSignal;
  /** Milliseconds; the configured limit when left out. */
  timeout?: number;
  /** Sends no token, and is not aborted with the session. */
  anonymous?: boolean;
  /** Failures (or those that the function names) are not reported to the app: the caller handles them itself. */
  silent?: boolean | ((failure: Error) => boolean);
  /** Is not aborted when the session ends (the logout call itself). */
  outlivesSession?: boolean;
}

const loadTransport = () => import('./transport');
async function loadSerializer({ params = {}, form = {} }: HttpRequest): Promise<SerializeParams> {
  if (isPlain(params) && isPlain(form)) return serializePlain;
  return (await import('../params')).serializeParams;
}

/** The first responses, asked for early, need no transport; whatever the app asks for next does. */
async function fetchResponse(request: HttpRequest): Promise<HttpResponse> {
  const early = await consumePrefetched(request);
  if (early) {
    // Where it cannot be had, the next call fetches it, and tells.
    whenIdle()
      .then(loadTransport)
      .catch(() => undefined);
    return early;
  }
  const parts = Promise.all([loadTransport(), loadSerializer(request)]).catch((error: unknown) => {
    throw new NetworkError(request.call, { cause: error });
  });
  const [{ send }, serialize] = await withTimeout(parts, request);
  return send(request, serialize);
}

/** @param stalledFor milliseconds for which nothing more of the response came, where that is why it was given up */
function toError(error: unknown, call: CallSite, stalledFor: number | undefined): Error {
  if (error instanceof ApiError || error instanceof SchemaError) return error;
  if (stalledFor !== undefined) return new TimeoutError(call, stalledFor, { cause: error });
  return error instanceof Error ? error : new Error(String(error), { cause: error });
}

interface RequestTask<T> {
  call: CallSite;
  body?: unknown;
  form?: HttpRequest['form'];
  options: SendOptions;
  wire: Pick<HttpRequest, 'timeout' | 'responseType' | 'onDownloadProgress'> & Partial<Pick<HttpRequest, 'headers'>>;
  /** Aborts a response that stands still. */
  watchdog?: IdleTimeout;
  read: (response: HttpResponse, app: HttpPorts) => T | Promise<T>;
}

const isSilent = ({ silent }: SendOptions, failure: Error) =>
  typeof silent === 'function' ? silent(failure) : (silent ?? false);

/** Sends a call and reads its response; tells the app of a failure, and rejects with a `RequestError`. */
export async function sendRequest<T>({ call, body, form, options, wire, watchdog, read }: RequestTask<T>): Promise<T> {
  const { app, sessionSignal } = connection();
  const bound = options.anonymous || options.outlivesSession ? [] : [sessionSignal];
  const { signal, release } = joinSignals(
    [...bound, options.signal, watchdog?.signal].filter((one) => one !== undefined),
  );
  const covers = app.settings.debounce.some((fragment) => call.url.includes(fragment));

  if (covers) app.onBusy(1);
  try {
    const response = await fetchResponse({
      ...wire,
      call,
      url: app.settings.apiBase + call.url,
      body,
      form,
      params: options.params,
      signal,
      headers: { ...wire.headers, ...(call.token ? { Authorization: `Bearer ${call.token}` } : {}) },
    });
    return await read(response, app);
  } catch (error) {
    const failure = toError(error, call, watchdog?.signal.aborted ? watchdog.limit() : undefined);
    if (!(failure instanceof AbortedError) && !isSilent(options, failure)) app.onFailure(failure);
    throw failure;
  } finally {
    release();
    if (covers) app.onBusy(-1);
  }
}
