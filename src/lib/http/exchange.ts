import axios, { AxiosError, CanceledError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { serializeParams } from '../params';
import { connection, type HttpPorts } from './connection';
import { earlyOrUsual } from './earlyAnswers';
import { AbortedError, AnswerError, NetworkError, ShapeError, TimeoutError, type CallSite } from './errors';
import { joinSignals } from './joinSignals';

/** What any call may say. */
export interface SendOptions {
  params?: Readonly<Record<string, unknown>>;
  /** Ends the call when the screen that made it goes away. */
  signal?: AbortSignal;
  /** Milliseconds; the configured limit when left out. */
  timeout?: number;
  /** Sends no token, and is not aborted with the session. */
  anonymous?: boolean;
  /** Failures (or those that the function names) are not reported to the app: the caller has its own answer to them. */
  silent?: boolean | ((failure: Error) => boolean);
  /** Is not aborted when the session ends (the logout call itself). */
  outlivesSession?: boolean;
}

const client = axios.create({
  adapter: earlyOrUsual,
  // A browser keeps an answer 410 for good unless it is told otherwise, and trying again would never help.
  headers: { 'Cache-Control': 'no-cache' },
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  paramsSerializer: { serialize: serializeParams },
  transitional: { clarifyTimeoutError: true },
  validateStatus: () => true,
});

function toRequestError(error: unknown, call: CallSite, timeout: number): Error {
  if (error instanceof CanceledError) return new AbortedError(call, { cause: error });
  if (error instanceof AxiosError) {
    if (error.code === AxiosError.ETIMEDOUT) return new TimeoutError(call, timeout, { cause: error });
    if (error.code === AxiosError.ECONNABORTED) return new AbortedError(call, { cause: error });
    return new NetworkError(call, { cause: error });
  }
  return error instanceof Error ? error : new Error(String(error));
}

interface Exchange<T> {
  call: CallSite;
  body: unknown;
  options: SendOptions;
  wire: Pick<AxiosRequestConfig<unknown>, 'timeout' | 'responseType' | 'headers' | 'onDownloadProgress'>;
  /** Aborts when the answer has stalled for `limit` milliseconds. */
  stalled?: AbortSignal;
  limit: number;
  read: (answer: AxiosResponse<unknown>, app: HttpPorts) => T | Promise<T>;
}

const isSilent = ({ silent }: SendOptions, failure: Error) =>
  typeof silent === 'function' ? silent(failure) : (silent ?? false);

/** Sends a call and reads its answer; tells the app of a failure, and rejects with a `RequestError`. */
export async function exchange<T>({ call, body, options, wire, stalled, limit, read }: Exchange<T>): Promise<T> {
  const { app, sessionOver } = connection();
  const bound = options.anonymous || options.outlivesSession ? [] : [sessionOver];
  const { signal, release } = joinSignals([...bound, options.signal, stalled].filter((one) => one !== undefined));
  const covers = app.settings.debounce.some((fragment) => call.url.includes(fragment));

  if (covers) app.onBusy(1);
  try {
    const answer = await client.request<unknown>({
      ...wire,
      method: call.method,
      url: app.settings.apiBase + call.url,
      data: body,
      params: options.params,
      signal,
      headers: { ...wire.headers, ...(call.token ? { Authorization: `Bearer ${call.token}` } : {}) },
    });
    return await read(answer, app);
  } catch (error) {
    const known = error instanceof AnswerError || error instanceof ShapeError;
    const failure = known
      ? error
      : stalled?.aborted
        ? new TimeoutError(call, limit, { cause: error })
        : toRequestError(error, call, limit);
    if (!(failure instanceof AbortedError) && !isSilent(options, failure)) app.onFailure(failure);
    throw failure;
  } finally {
    release();
    if (covers) app.onBusy(-1);
  }
}
