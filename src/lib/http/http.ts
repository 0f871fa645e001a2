import * as v from 'valibot';
import { isPlainObject } from '../isPlainObject';
import { createHttpContext, type HttpContext, type HttpPorts } from './createHttpContext';
import { judgeResponse } from './envelope';
import { ApiError, SchemaError, type CallInfo } from './errors';
import { sendRequest, type SendOptions } from './sendRequest';
import { fetchFile, type FileOptions } from './fetchFile';
import { INEXACT_ID } from './exactNumber';
import type { HttpResponse } from './HttpRequest';

export interface CallOptions<S extends v.GenericSchema> extends SendOptions {
  /** Checks the body; if it does not fit, the call rejects with SchemaError. */
  schema: S;
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

interface Content {
  json?: unknown;
  form?: Readonly<Record<string, unknown>>;
}

async function perform<S extends v.GenericSchema>(
  context: HttpContext,
  method: Method,
  url: string,
  { json, form }: Content,
  options: CallOptions<S>,
): Promise<v.InferOutput<S>> {
  const { getToken, settings } = context.ports;
  const call: CallInfo = { method, url, token: options.anonymous ? undefined : getToken() };
  return sendRequest(context, {
    call,
    body: json,
    form,
    options,
    wire: { timeout: options.timeout ?? settings.requestTimeout },
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

  return <S extends v.GenericSchema>(method: Method, url: string, content: Content, options: CallOptions<S>) => {
    if (!isComparable(content.json)) return perform(context, method, url, content, options);
    const key = JSON.stringify([context.ports.getToken(), method, url, options.params, content]);
    const same = pending.get(key);
    if (same && !same.signal?.aborted) return same.result as Promise<v.InferOutput<S>>;

    const result = perform(context, method, url, content, options);
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
    get: <S extends v.GenericSchema>(url: string, options: CallOptions<S>) => perform(context, 'GET', url, {}, options),
    post: <S extends v.GenericSchema>(url: string, body: unknown, options: CallOptions<S>) =>
      submit('POST', url, { json: body }, options),
    /** POST with a form-urlencoded body, serialised like query parameters (§7.5). */
    postForm: <S extends v.GenericSchema>(
      url: string,
      fields: Readonly<Record<string, unknown>>,
      options: CallOptions<S>,
    ) => submit('POST', url, { form: fields }, options),
    put: <S extends v.GenericSchema>(url: string, body: unknown, options: CallOptions<S>) =>
      submit('PUT', url, { json: body }, options),
    delete: <S extends v.GenericSchema>(url: string, options: CallOptions<S>) => submit('DELETE', url, {}, options),
    /** Downloads a file. Rejects with `DownloadError` if a message comes instead. */
    getFile: (url: string, options: FileOptions) => fetchFile(context, 'GET', url, options),
    /** A file made from the fields of a `form` or from `json`. */
    postFile: (url: string, options: FileOptions) => fetchFile(context, 'POST', url, options),
  };
}

export type Http = ReturnType<typeof createHttp>;
