import * as v from 'valibot';
import { isPlainObject } from '../isRecord';
import { judgeResponse } from './envelope';
import { ApiError, SchemaError, type CallInfo } from './errors';
import { fetchFile, type FileOptions } from './files';
import { INEXACT_ID } from './idSchema';
import {
  createHttpContext,
  type HttpContext,
  type HttpPorts,
  type HttpResponse,
  send,
  type SendOptions,
} from './request';

export interface CallOptions<S extends v.GenericSchema> extends SendOptions {
  /** Checks the body; if it does not fit, the call rejects with SchemaError. */
  schema: S;
  /** The component shows the failure in place of the result: it is handled and logged as always, without a toast. */
  isToldInPlace?: boolean;
  /** Message of the SchemaError, if the specification has its own. */
  schemaMessage?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

function readResponse<S extends v.GenericSchema>(
  response: HttpResponse,
  { schema, schemaMessage }: CallOptions<S>,
  call: CallInfo,
  app: HttpPorts,
): v.InferOutput<S> {
  const { body } = response;
  const verdict = judgeResponse(response, app.settings);
  if (!verdict.ok) {
    const { code, message, detail } = verdict;
    throw new ApiError(call, code, message, { detail, retryAfter: response.header('Retry-After') });
  }
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [cause] = parsed.issues;
  const field = typeof body === 'string' ? '' : (v.getDotPath(cause) ?? 'data');
  // For an inexact id the specification's message is left out, because SchemaError's own message names the field.
  throw new SchemaError(call, field, cause.message === INEXACT_ID ? undefined : schemaMessage, { cause });
}

function perform<S extends v.GenericSchema>(
  context: HttpContext,
  method: Method,
  url: string,
  json: unknown,
  options: CallOptions<S>,
): Promise<v.InferOutput<S>> {
  const { getToken, settings } = context.ports;
  const token = options.anonymous ? undefined : (options.token ?? getToken());
  const call: CallInfo = { method, url, token, isToldInPlace: options.isToldInPlace ?? false };
  return send(context, {
    call,
    json,
    options,
    timeout: options.timeout ?? settings.requestTimeout,
    read: (response) => readResponse(response, options, call, context.ports),
  });
}

/** Whether a body can be compared by its JSON; files and bytes cannot. */
const isComparable = (body: unknown) =>
  typeof body !== 'object' || body === null || Array.isArray(body) || isPlainObject(body);

/**
 * Creates the function that submits. An identical submit of the same session while the first is pending is not sent,
 * but shares the response.
 */
function createSubmit(context: HttpContext) {
  const pending = new Map<string, { result: Promise<unknown>; signal: AbortSignal | undefined }>();

  return <S extends v.GenericSchema>(method: Method, url: string, json: unknown, options: CallOptions<S>) => {
    if (!isComparable(json)) return perform(context, method, url, json, options);
    const key = JSON.stringify([context.ports.getToken(), method, url, options.params, json]);
    const same = pending.get(key);
    if (same && !same.signal?.aborted) return same.result as Promise<v.InferOutput<S>>;

    const result = perform(context, method, url, json, options);
    const entry = { result, signal: options.signal };
    pending.set(key, entry);
    const forget = () => {
      if (pending.get(key) === entry) pending.delete(key);
    };
    result.then(forget, forget);
    return result;
  };
}

/**
 * Creates the calls of one app (§7.1 to §7.7). Each resolves with the output of its schema or rejects
 * with a `RequestError` (see `errors.ts`); `url` is the path below the API base.
 */
export function createHttp(ports: HttpPorts) {
  const context = createHttpContext(ports);
  const submit = createSubmit(context);
  return {
    /** For streaming calls (the assistant's replies), which send their requests without the functions below. */
    context,
    get: <S extends v.GenericSchema>(url: string, options: CallOptions<S>) =>
      perform(context, 'GET', url, undefined, options),
    post: <S extends v.GenericSchema>(url: string, body: unknown, options: CallOptions<S>) =>
      submit('POST', url, body, options),
    put: <S extends v.GenericSchema>(url: string, body: unknown, options: CallOptions<S>) =>
      submit('PUT', url, body, options),
    delete: <S extends v.GenericSchema>(url: string, options: CallOptions<S>) =>
      submit('DELETE', url, undefined, options),
    send: submit,
    /** Downloads a file. Rejects with `DownloadError` if a message comes instead. */
    getFile: (url: string, options: FileOptions) => fetchFile(context, 'GET', url, options),
    /** A file made from the fields of a `form` or from `json`. */
    postFile: (url: string, options: FileOptions) => fetchFile(context, 'POST', url, options),
  };
}

export type Http = ReturnType<typeof createHttp>;
