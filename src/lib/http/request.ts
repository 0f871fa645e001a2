import axios, { AxiosError, AxiosHeaders } from 'axios';
import { isPlainObject } from '../isRecord';
import { parseUrl } from '../link';
import { ChunkLoadError, loadWithRetry } from '../loadWithRetry';
import { takeEarlyCall, usualHeaders } from './earlyCalls';
import type { EnvelopeRules } from './envelope';
import { TOO_LARGE_WORDS } from './errorMessages';
import {
  AbortedError,
  ApiError,
  type CallInfo,
  endsSession,
  NetworkError,
  RequestError,
  type Tells,
  TimeoutError,
} from './errors';
import { isOffline } from './isOffline';
import { hiddenRedirect } from './intermediaries';
import { sealed } from './sealing';
import { createCallSignal } from './signals';
import type { createTurns } from './turns';
import { isRefusedForSize, uploadFailure } from './uploadFailure';

/** What the HTTP client needs from the app. It knows no store, router or user interface. */
export interface HttpPorts {
  settings: EnvelopeRules & {
    apiBase: string;
    /** Milliseconds for a response; 0 = no limit. */
    requestTimeout: number;
    /** Milliseconds without a byte while a file is fetched or sent, and until its first or its answer; 0 = no limit. */
    downloadTimeout: number;
    debounce: readonly string[];
    /** Sends PUT and DELETE as POST, with their name in a header, through networks that forbid them. */
    methodOverride?: boolean;
    /** The server's key, with which the bodies of some calls are sealed; empty = they are sent as they are. */
    apiPublicKey?: string;
  };
  /** The server is not the platform's, and may not accept its headers from a page of another host (CORS). */
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
  /** The files on their way. */
  uploads: ReturnType<typeof createTurns>;
  /** What the server has been seen to name otherwise: fields and paths of `dialect().renames`, by their usual names. */
  renamed: Set<string>;
}

/** A request, whoever sends it: axios or, for a stream, `fetch`. */
export interface HttpRequest {
  call: CallInfo;
  /** The URL with the API base. */
  url: string;
  body: unknown;
  /** Headers of this request alone; `requestHeaders` adds those of every request. */
  headers?: Readonly<Record<string, string>>;
}

/** The headers of a request (§7.3, §9.3). Those of the request itself come first. */
export const requestHeaders = ({ call: { token }, url, body, headers }: HttpRequest): Record<string, string> => ({
  ...headers,
  // axios would send `application/json` without a charset.
  ...((Array.isArray(body) || isPlainObject(body)) && { 'Content-Type': 'application/json;charset=utf-8' }),
  ...usualHeaders(url, token),
});

/** Sends a request with `fetch` as axios would send it, so that the body can be read as a stream. */
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
  // 4xx and 5xx are responses too.
  validateStatus: () => true,
});

/** Whether the app hears of a failure. An abort is no failure. */
const isTold = (failure: Error, tells: Tells): boolean =>
  !(failure instanceof AbortedError) && tells !== 'none' && (tells !== 'sessionEnd' || endsSession(failure));

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
  /** It came from another host than was asked: a redirect led there. */
  isElsewhere?: boolean;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface SendOptions {
  params?: Readonly<Record<string, unknown>>;
  /** Aborts the call, for example when its screen is left. */
  signal?: AbortSignal;
  /** Time limit in milliseconds; by default the configured one, for files that of their silence. */
  timeout?: number;
  /** Sends no token, and outlives the session. */
  anonymous?: boolean;
  /** Called with how much of the body has been sent, from 0, when its turn has come, to 1. */
  onSent?: (share: number) => void;
  /** By default `all`. */
  tells?: Tells;
  /** The token of another session than the present one. */
  token?: string;
  /** The call outlives the session (logout). */
  outlivesSession?: boolean;
}

/** A download may take any time, but must not stall. Its content is JSON or the fields of a form. */
export interface FileOptions extends Omit<SendOptions, 'timeout'> {
  json?: unknown;
  form?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
  /** Called several times a second; `total` is undefined until the server has sent it. */
  onProgress?: (loaded: number, total: number | undefined) => void;
}

export interface RequestTask<T> {
  method: Method;
  /** Path below the API base. */
  url: string;
  json?: unknown;
  options: SendOptions & Omit<FileOptions, 'json'>;
  isDownload?: boolean;
  read: (response: HttpResponse, call: CallInfo) => T | Promise<T>;
}

function toError(error: unknown, call: CallInfo, exceeded: number | undefined, wasOffline: boolean): Error {
  if (error instanceof RequestError) return error;
  if (exceeded !== undefined) return new TimeoutError(call, exceeded, { cause: error });
  if (error instanceof ChunkLoadError) {
    return error.intermediary ?? new NetworkError(call, { cause: error, isUnsent: true });
  }
  if (error instanceof DOMException && error.name === 'AbortError') return new AbortedError(call, { cause: error });
  if (!(error instanceof AxiosError))
    return error instanceof Error ? error : new Error(String(error), { cause: error });
  const { code } = error;
  const isAborted = code === AxiosError.ERR_CANCELED || code === AxiosError.ECONNABORTED;
  return isAborted
    ? new AbortedError(call, { cause: error })
    : new NetworkError(call, { cause: error, isUnsent: wasOffline });
}

/** The host that answered, where the browser tells it. */
const answeredFrom = (request: unknown): URL | undefined =>
  typeof XMLHttpRequest !== 'undefined' && request instanceof XMLHttpRequest
    ? parseUrl(request.responseURL)
    : undefined;

/** Methods that some networks forbid. */
const FORBIDDEN: readonly Method[] = ['PUT', 'DELETE'];

/** Sends a request and reads its response; reports errors to the app and rejects with a `RequestError`. */
export async function send<T>(
  { ports, sessionSignal, uploads }: HttpContext,
  { method, url: path, json, options, isDownload = false, read }: RequestTask<T>,
): Promise<T> {
  const { apiBase, debounce, requestTimeout, downloadTimeout } = ports.settings;
  const { params, form, headers = {}, onSent, onProgress, anonymous, tells = 'all' } = options;
  const token = anonymous ? undefined : (options.token ?? ports.getToken());
  const sendsFile = typeof FormData !== 'undefined' && json instanceof FormData;
  const call: CallInfo = { method, url: path, token, isDownload, tells, ...(sendsFile && { sendsFile }) };

  const bound = anonymous || options.outlivesSession ? undefined : sessionSignal();
  const { signal, allow, exceeded, release } = createCallSignal([bound, options.signal]);
  const files = json instanceof FormData ? json : undefined;
  const limit = isDownload || files ? downloadTimeout : (options.timeout ?? requestTimeout);
  let share = 0;
  let free = (): void => undefined;
  const moved = (sent: number) => {
    allow(limit);
    share = sent;
    onSent?.(sent);
  };
  const url = apiBase + path;
  const covers = debounce.some((fragment) => path.includes(fragment));
  const isHidden = ports.settings.methodOverride && FORBIDDEN.includes(method);
  const wasOffline = isOffline();
  const early = method === 'GET' && !params ? takeEarlyCall(url, token) : undefined;
  if (covers) ports.onBusy(1);
  try {
    if (files) free = await uploads.take(signal);
    moved(0);
    const shut = await sealed(call, json, ports.settings.apiPublicKey ?? '');
    const response = await client.request<unknown>({
      method: isHidden ? 'POST' : method,
      url,
      ...(params && { params, paramsSerializer: { serialize: (await loadParams()).serializeParams } }),
      headers: {
        // Otherwise browsers would cache a 410 for ever.
        ...(!ports.isForeign && { 'Cache-Control': 'no-cache' }),
        ...(isHidden && { 'X-HTTP-Method-Override': method }),
        ...requestHeaders({ call, url, body: json, headers }),
        ...(shut && { 'encrypt-key': shut.key }),
      },
      // axios would put a text that is no JSON in quotes.
      ...(shut && { transformRequest: () => shut.body }),
      data: form ? new URLSearchParams((await loadParams()).serializeParams(form)) : json,
      signal,
      ...(files && { onUploadProgress: ({ progress = 0 }) => moved(progress) }),
      ...(early && { adapter: 'fetch', env: { fetch: early } }),
      ...(isDownload && {
        responseType: 'blob',
        onDownloadProgress: ({ loaded, total }) => {
          allow(limit);
          onProgress?.(loaded, total);
        },
      }),
    });
    const { status, statusText, data: body } = response;
    if (files && isRefusedForSize({ status, body })) throw new ApiError(call, String(status), TOO_LARGE_WORDS);
    const sent = new AxiosHeaders(response.headers as AxiosHeaders);
    const from = answeredFrom(response.request);
    const isElsewhere = from !== undefined && from.origin !== parseUrl(url, window.location.href)?.origin;
    return await read({ status, statusText, body, isElsewhere, header: (name) => String(sent.get(name) ?? '') }, call);
  } catch (error) {
    const lost = toError(error, call, exceeded(), wasOffline);
    const redirect =
      lost instanceof NetworkError && !lost.isUnsent && !ports.isForeign
        ? await hiddenRedirect(call, apiBase)
        : undefined;
    const failure = redirect ?? (files ? await uploadFailure(lost, files, share) : lost);
    if (isTold(failure, tells)) ports.onFailure(failure);
    throw failure;
  } finally {
    free();
    release();
    if (covers) ports.onBusy(-1);
  }
}
