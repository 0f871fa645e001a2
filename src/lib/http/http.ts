import axios, { AxiosError, CanceledError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import * as v from 'valibot';
import { serializeParams } from '../params';
import { judgeAnswer, type EnvelopeRules } from './envelope';
import { AbortedError, AnswerError, NetworkError, ShapeError, TimeoutError, type CallSite } from './errors';
import { readFileAnswer, type FileAnswer } from './fileAnswer';
import { watchStall } from './watchStall';

/** What the transport needs from the app; it knows no store, no router and no user interface. */
export interface HttpPorts {
  settings: EnvelopeRules & { apiBase: string; requestTimeout: number; debounce: readonly string[] };
  getToken(): string | undefined;
  /** Told of every failure before the call rejects, aborts excepted. */
  onFailure(error: Error): void;
  /** Told when a call that covers the page begins (1) and ends (-1). */
  onBusy(change: 1 | -1): void;
}

interface SendOptions {
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

export interface CallOptions<S extends v.GenericSchema> extends SendOptions {
  /** The answer's body goes through it; what does not fit rejects with ShapeError. */
  schema: S;
  /** What the ShapeError says where the specification has words of its own for it. */
  shapeMessage?: string;
}

/** How a file is asked for. `timeout` is the longest pause between two parts of it, however long all of it takes. */
export interface FileOptions extends SendOptions {
  /** Form-urlencoded body of a POST, serialised like query parameters. */
  form?: Readonly<Record<string, unknown>>;
  /** JSON body of a POST. */
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Told some times a second of the bytes received so far; `total` is undefined while the server has not said it. */
  onProgress?: (loaded: number, total: number | undefined) => void;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const client = axios.create({
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  paramsSerializer: { serialize: serializeParams },
  transitional: { clarifyTimeoutError: true },
  validateStatus: () => true,
});

let ports: HttpPorts | undefined;
let session = new AbortController();
const underWay = new Map<string, { result: Promise<unknown>; signal: AbortSignal | undefined }>();

/** Connects the transport with the app; called once at start. */
export function bindHttp(connected: HttpPorts): void {
  ports = connected;
}

/** Aborts every call that belongs to the session that has just ended. */
export function abortSessionCalls(): void {
  session.abort();
  session = new AbortController();
}

/** What a call that cannot go through `http` (a streamed answer) needs of the transport: its ports, and when to give up. */
export function connection(): { app: HttpPorts; sessionOver: AbortSignal } {
  if (!ports) throw new Error('bindHttp() must be called before the first request');
  return { app: ports, sessionOver: session.signal };
}

function toRequestError(error: unknown, call: CallSite, timeout: number): Error {
  if (error instanceof CanceledError) return new AbortedError(call, { cause: error });
  if (error instanceof AxiosError) {
    if (error.code === AxiosError.ETIMEDOUT) return new TimeoutError(call, timeout, { cause: error });
    if (error.code === AxiosError.ECONNABORTED) return new AbortedError(call, { cause: error });
    return new NetworkError(call, { cause: error });
  }
  return error instanceof Error ? error : new Error(String(error));
}

function readAnswer<S extends v.GenericSchema>(
  answer: AxiosResponse<unknown>,
  { schema, shapeMessage }: CallOptions<S>,
  call: CallSite,
  app: HttpPorts,
): v.InferOutput<S> {
  const { status, statusText, data: body } = answer;
  const verdict = judgeAnswer({ status, statusText, body }, app.settings);
  if (!verdict.ok) throw new AnswerError(call, verdict.code, verdict.message);
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [cause] = parsed.issues;
  throw new ShapeError(call, typeof body === 'string' ? '' : (v.getDotPath(cause) ?? 'data'), shapeMessage, { cause });
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

async function exchange<T>({ call, body, options, wire, stalled, limit, read }: Exchange<T>): Promise<T> {
  const { app, sessionOver } = connection();
  const bound = options.anonymous || options.outlivesSession ? [] : [sessionOver];
  const signals = [...bound, options.signal, stalled].filter((signal) => signal !== undefined);
  const covers = app.settings.debounce.some((fragment) => call.url.includes(fragment));

  if (covers) app.onBusy(1);
  try {
    const answer = await client.request<unknown>({
      ...wire,
      method: call.method,
      url: app.settings.apiBase + call.url,
      data: body,
      params: options.params,
      signal: AbortSignal.any(signals),
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
    if (covers) app.onBusy(-1);
  }
}

async function perform<S extends v.GenericSchema>(
  method: Method,
  url: string,
  body: unknown,
  options: CallOptions<S>,
): Promise<v.InferOutput<S>> {
  const { getToken, settings } = connection().app;
  const call: CallSite = { method, url, token: options.anonymous ? undefined : getToken() };
  const limit = options.timeout ?? settings.requestTimeout;
  return exchange({
    call,
    body,
    options,
    wire: { timeout: limit },
    limit,
    read: (answer, app) => readAnswer(answer, options, call, app),
  });
}

async function fetchFile(method: 'GET' | 'POST', url: string, options: FileOptions): Promise<FileAnswer> {
  const { getToken, settings } = connection().app;
  const { form, json, headers, onProgress } = options;
  const call: CallSite = { method, url, token: options.anonymous ? undefined : getToken(), isDownload: true };
  const limit = options.timeout ?? settings.requestTimeout;
  const stall = watchStall(limit);
  try {
    return await exchange({
      call,
      body: form ? new URLSearchParams(serializeParams(form)) : json,
      options,
      wire: {
        timeout: 0,
        responseType: 'blob',
        ...(headers ? { headers: { ...headers } } : {}),
        onDownloadProgress: ({ loaded, total }) => {
          stall.moved();
          onProgress?.(loaded, total);
        },
      },
      stalled: stall.signal,
      limit,
      read: (answer, app) => readFileAnswer(answer, call, app.settings),
    });
  } finally {
    stall.stop();
  }
}

/** A second identical submit while the first is under way shares the first one's answer instead of being sent. */
function submit<S extends v.GenericSchema>(method: Method, url: string, body: unknown, options: CallOptions<S>) {
  const content = body instanceof URLSearchParams ? body.toString() : JSON.stringify(body);
  const key = `${method} ${url}?${serializeParams(options.params ?? {})} ${content}`;
  const same = underWay.get(key);
  if (same && !same.signal?.aborted) return same.result as Promise<v.InferOutput<S>>;

  const result = perform(method, url, body, options);
  const entry = { result, signal: options.signal };
  underWay.set(key, entry);
  const forget = () => {
    if (underWay.get(key) === entry) underWay.delete(key);
  };
  result.then(forget, forget);
  return result;
}

/**
 * The calls of spec.md section 7. Each resolves with what the schema makes of the answer and rejects with a
 * `RequestError` (see `errors.ts`); `url` is the path below the API base.
 */
export const http = {
  get: <S extends v.GenericSchema>(url: string, options: CallOptions<S>) => perform('GET', url, undefined, options),
  post: <S extends v.GenericSchema>(url: string, body: unknown, options: CallOptions<S>) =>
    submit('POST', url, body, options),
  /** POST with a form-urlencoded body, serialised like query parameters. */
  postForm: <S extends v.GenericSchema>(
    url: string,
    fields: Readonly<Record<string, unknown>>,
    options: CallOptions<S>,
  ) => submit('POST', url, new URLSearchParams(serializeParams(fields)), options),
  put: <S extends v.GenericSchema>(url: string, body: unknown, options: CallOptions<S>) =>
    submit('PUT', url, body, options),
  delete: <S extends v.GenericSchema>(url: string, options: CallOptions<S>) =>
    submit('DELETE', url, undefined, options),
  /** A file; a message that comes in its place rejects with `DownloadRefusal`. */
  getFile: (url: string, options: FileOptions) => fetchFile('GET', url, options),
  /** A file made from the fields of a `form` or from `json`. */
  postFile: (url: string, options: FileOptions) => fetchFile('POST', url, options),
};
