import * as v from 'valibot';
import { serializeParams } from '../params';
import { connection, type HttpPorts } from './connection';
import { judgeAnswer } from './envelope';
import { AnswerError, ShapeError, type CallSite } from './errors';
import { exchange, type SendOptions } from './exchange';
import { fetchFile, type FileOptions } from './fetchFile';
import type { Answer } from './wire';

export { abortSessionCalls, bindHttp, connection } from './connection';

export interface CallOptions<S extends v.GenericSchema> extends SendOptions {
  /** The answer's body goes through it; what does not fit rejects with ShapeError. */
  schema: S;
  /** What the ShapeError says where the specification has words of its own for it. */
  shapeMessage?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const underWay = new Map<string, { result: Promise<unknown>; signal: AbortSignal | undefined }>();

function readAnswer<S extends v.GenericSchema>(
  answer: Answer,
  { schema, shapeMessage }: CallOptions<S>,
  call: CallSite,
  app: HttpPorts,
): v.InferOutput<S> {
  const { body } = answer;
  const verdict = judgeAnswer(answer, app.settings);
  if (!verdict.ok) throw new AnswerError(call, verdict.code, verdict.message);
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [cause] = parsed.issues;
  throw new ShapeError(call, typeof body === 'string' ? '' : (v.getDotPath(cause) ?? 'data'), shapeMessage, { cause });
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

/** What a body says, in a text that can be compared; undefined for files and bytes, which it would take too long to read. */
function contentOf(body: unknown): string | undefined {
  if (body instanceof URLSearchParams) return body.toString();
  const isData = typeof body !== 'object' || body === null || Array.isArray(body) || isPlainObject(body);
  return isData ? (JSON.stringify(body) ?? '') : undefined;
}

const isPlainObject = (value: object) =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** A second identical submit while the first is under way shares the first one's answer instead of being sent. */
function submit<S extends v.GenericSchema>(method: Method, url: string, body: unknown, options: CallOptions<S>) {
  const content = contentOf(body);
  if (content === undefined) return perform(method, url, body, options);
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
