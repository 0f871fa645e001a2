import type { HttpContext } from './createHttpContext';
import { joinSignals } from './joinSignals';
import type { IdleTimeout } from './timeouts';
import { consumePrefetched } from './prefetchedResponses';
import { sendByAxios } from './transport';
import { AbortedError, ApiError, SchemaError, TimeoutError, type CallInfo } from './errors';
import type { HttpResponse, HttpRequest } from './HttpRequest';

export interface SendOptions {
  params?: Readonly<Record<string, unknown>>;
  /** Aborts the call, for example when its screen is left. */
  signal?: AbortSignal;
  /** Time limit in milliseconds; by default the configured one. */
  timeout?: number;
  /** Sends no token, and outlives the session. */
  anonymous?: boolean;
  /** Errors (or those that match) are not reported: the caller handles them. */
  silent?: boolean | ((failure: Error) => boolean);
  /** The call outlives the session (logout). */
  outlivesSession?: boolean;
}

/** Takes the prefetched response if there is one, otherwise sends the request. */
const fetchResponse = async (request: HttpRequest): Promise<HttpResponse> =>
  (await consumePrefetched(request)) ?? sendByAxios(request);

/** @param stalledFor milliseconds without data, if that is why the call was aborted */
function toError(error: unknown, call: CallInfo, stalledFor: number | undefined): Error {
  if (error instanceof ApiError || error instanceof SchemaError) return error;
  if (stalledFor !== undefined) return new TimeoutError(call, stalledFor, { cause: error });
  return error instanceof Error ? error : new Error(String(error), { cause: error });
}

interface RequestTask<T> {
  call: CallInfo;
  body?: unknown;
  form?: HttpRequest['form'];
  options: SendOptions;
  wire: Pick<HttpRequest, 'timeout' | 'headers' | 'responseType' | 'onDownloadProgress'>;
  /** Aborts a stalled response. */
  watchdog?: IdleTimeout;
  read: (response: HttpResponse) => T | Promise<T>;
}

const isSilent = ({ silent }: SendOptions, failure: Error) =>
  typeof silent === 'function' ? silent(failure) : (silent ?? false);

/** Sends a request and reads its response; reports errors to the app and rejects with a `RequestError`. */
export async function sendRequest<T>(
  { ports, sessionSignal }: HttpContext,
  { call, body, form, options, wire, watchdog, read }: RequestTask<T>,
): Promise<T> {
  const bound = options.anonymous || options.outlivesSession ? [] : [sessionSignal()];
  const { signal, release } = joinSignals(
    [...bound, options.signal, watchdog?.signal].filter((one) => one !== undefined),
  );
  const covers = ports.settings.debounce.some((fragment) => call.url.includes(fragment));

  const url = ports.settings.apiBase + call.url;

  if (covers) ports.onBusy(1);
  try {
    const response = await fetchResponse({
      ...wire,
      call,
      url,
      body,
      form,
      params: options.params,
      signal,
    });
    return await read(response);
  } catch (error) {
    const failure = toError(error, call, watchdog?.signal.aborted ? watchdog.limit() : undefined);
    if (!(failure instanceof AbortedError) && !isSilent(options, failure)) ports.onFailure(failure);
    throw failure;
  } finally {
    release();
    if (covers) ports.onBusy(-1);
  }
}
