import axios, { AxiosError, AxiosHeaders, CanceledError } from 'axios';
import { isPlainObject } from '../isRecord';
import { ChunkLoadError, loadWithRetry } from '../loadWithRetry';
import { takeEarlyCall, usualHeaders } from './earlyCalls';
import type { EnvelopeRules } from './envelope';
import { AbortedError, type CallInfo, NetworkError, RequestError, TimeoutError } from './errors';
import { type IdleTimeout, joinSignals } from './signals';

/** What the HTTP client needs from the app. It knows no store, router or user interface. */
export interface HttpPorts {
  settings: EnvelopeRules & {
    apiBase: string;
    /** Milliseconds for a response, and between two chunks of a file; 0 = no limit. */
    requestTimeout: number;
    /** Milliseconds until the first byte of a file; 0 = no limit. */
    downloadTimeout: number;
    debounce: readonly string[];
  };
  /** The server is not the platform's, and need not allow its headers to a page of another host (CORS). */
  isForeign?: boolean;
  getToken(): string | undefined;
  /** Called with every error before the call rejects, except aborts. */
  onFailure(error: Error): void;
  /** Called when a call that covers the page begins (1) and ends (-1). */
  onBusy(change: 1 | -1): void;
}

/** What the calls of one app share. */
export interface HttpContext {
  ports: HttpPorts;
  /** A signal that aborts the calls of the present session when the session ends. */
  sessionSignal: () => AbortSignal;
  /** Aborts all calls of the ended session. */
  abortSessionCalls: () => void;
}

export function createHttpContext(ports: HttpPorts): HttpContext {
  let session = new AbortController();
  return {
    ports,
    sessionSignal: () => session.signal,
    abortSessionCalls() {
      session.abort();
      session = new AbortController();
    },
  };
}

/** A request, whoever sends it: axios or, for a stream, `fetch`. */
export interface HttpRequest {
  call: CallInfo;
  /** The URL with the API base. */
  url: string;
  body: unknown;
  /** Those of this request; `requestHeaders` adds those of every one. */
  headers?: Readonly<Record<string, string>>;
}

/** axios would send `application/json` without a charset. */
const contentType = (body: unknown): Record<string, string> =>
  Array.isArray(body) || isPlainObject(body) ? { 'Content-Type': 'application/json;charset=utf-8' } : {};

/** The headers of a request (§7.3, §9.3). Those of the request itself come first. */
export const requestHeaders = ({ call: { token }, url, body, headers }: HttpRequest): Record<string, string> => ({
  ...headers,
  ...contentType(body),
  ...usualHeaders(url, token),
});

/** Sends a request with `fetch`, for its body as a stream, in the way that axios sends one. */
export const sendByFetch = (request: HttpRequest, init: Pick<RequestInit, 'signal' | 'keepalive'>): Promise<Response> =>
  fetch(request.url, {
    ...init,
    method: request.call.method,
    headers: requestHeaders(request),
    cache: 'no-store',
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });

const client = axios.create({
  // `requestHeaders` has written it.
  withXSRFToken: false,
  transitional: { clarifyTimeoutError: true },
  // 4xx and 5xx are responses too.
  validateStatus: () => true,
});

/** Loads qs, which no call of the first screens needs. */
const loadParams = loadWithRetry(() => import('../serializeParams'));

/** A response, whatever its status. */
export interface HttpResponse {
  status: number;
  statusText: string;
  /** Parsed JSON, else the text; a blob if one was requested. */
  body: unknown;
  /** A header, empty when it was not sent. */
  header: (name: string) => string;
}

export interface SendOptions {
  params?: Readonly<Record<string, unknown>>;
  /** Aborts the call, for example when its screen is left. */
  signal?: AbortSignal;
  /** Time limit in milliseconds; by default the configured one. */
  timeout?: number;
  /** Sends no token, and outlives the session. */
  anonymous?: boolean;
  /** Is told how much of the body has been sent, from 0 to 1. */
  onSent?: (share: number) => void;
  /** Errors (or those that match) are not reported: the caller handles them. */
  silent?: boolean | ((failure: Error) => boolean);
  /** The token of another session than the present one. */
  token?: string;
  /** The call outlives the session (logout). */
  outlivesSession?: boolean;
}

/** What is sent besides the parameters: JSON, or the fields of a form. */
export interface Content {
  json?: unknown;
  form?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
}

interface RequestTask<T> extends Content {
  call: CallInfo;
  options: SendOptions;
  /** Milliseconds for the whole response; 0 = no limit. */
  timeout: number;
  /** For files: aborts a stalled transfer, and reports its progress several times a second. */
  file?: { watchdog: IdleTimeout; onProgress: (loaded: number, total: number | undefined) => void };
  read: (response: HttpResponse) => T | Promise<T>;
}

function toError(error: unknown, { call, timeout, file }: RequestTask<unknown>): Error {
  if (error instanceof RequestError) return error;
  if (file?.watchdog.signal.aborted) return new TimeoutError(call, file.watchdog.limit(), { cause: error });
  if (error instanceof CanceledError) return new AbortedError(call, { cause: error });
  if (error instanceof ChunkLoadError) return new NetworkError(call, { cause: error });
  if (!(error instanceof AxiosError))
    return error instanceof Error ? error : new Error(String(error), { cause: error });
  if (error.code === AxiosError.ETIMEDOUT) return new TimeoutError(call, timeout, { cause: error });
  if (error.code === AxiosError.ECONNABORTED) return new AbortedError(call, { cause: error });
  return new NetworkError(call, { cause: error });
}

const isSilent = ({ silent }: SendOptions, failure: Error) =>
  typeof silent === 'function' ? silent(failure) : (silent ?? false);

/** Sends a request and reads its response; reports errors to the app and rejects with a `RequestError`. */
export async function send<T>({ ports, sessionSignal }: HttpContext, task: RequestTask<T>): Promise<T> {
  const { call, json, form, headers = {}, options, timeout, file } = task;
  const bound = options.anonymous || options.outlivesSession ? [] : [sessionSignal()];
  const { signal, release } = joinSignals(
    [...bound, options.signal, file?.watchdog.signal].filter((one) => one !== undefined),
  );
  const url = ports.settings.apiBase + call.url;
  const covers = ports.settings.debounce.some((fragment) => call.url.includes(fragment));
  const early = call.method === 'GET' && !options.params ? takeEarlyCall(url, call.token) : undefined;
  if (covers) ports.onBusy(1);
  try {
    const response = await client.request<unknown>({
      method: call.method,
      url,
      ...(options.params && {
        params: options.params,
        paramsSerializer: { serialize: (await loadParams()).serializeParams },
      }),
      headers: {
        // Else browsers cache a 410 for ever.
        ...(!ports.isForeign && { 'Cache-Control': 'no-cache' }),
        ...requestHeaders({ call, url, body: json, headers }),
      },
      data: form ? new URLSearchParams((await loadParams()).serializeParams(form)) : json,
      signal,
      timeout,
      ...(options.onSent && { onUploadProgress: ({ progress = 0 }) => options.onSent?.(progress) }),
      ...(early && { adapter: 'fetch', env: { fetch: early } }),
      ...(file && {
        responseType: 'blob',
        onDownloadProgress: ({ loaded, total }) => file.onProgress(loaded, total),
      }),
    });
    const { status, statusText, data: body } = response;
    const sent = new AxiosHeaders(response.headers as AxiosHeaders);
    return await task.read({ status, statusText, body, header: (name) => String(sent.get(name) ?? '') });
  } catch (error) {
    const failure = toError(error, task);
    if (!(failure instanceof AbortedError) && !isSilent(options, failure)) ports.onFailure(failure);
    throw failure;
  } finally {
    release();
    if (covers) ports.onBusy(-1);
  }
}
