import * as v from 'valibot';
import { dialect } from '@/config/appConfig';
import { isPlainObject, isRecord } from '../isRecord';
import { loadWithRetry } from '../loadWithRetry';
import { type EnvelopeRules, judgeResponse, TOO_MANY_ITEMS } from './envelope';
import { ApiError, type CallInfo, SchemaError } from './errors';
import { intermediaryError } from './intermediaries';
import { INEXACT_ID } from '../record/idSchema';
import {
  type FileOptions,
  type HttpContext,
  type HttpPorts,
  type HttpResponse,
  type Method,
  type RequestTask,
  send,
  type SendOptions,
} from './request';
import { isSealed } from './sealing';
import { createTurns } from './turns';

export interface CallOptions<S extends v.GenericSchema> extends SendOptions {
  /** Checks the body; if it does not fit, the call rejects with SchemaError. */
  schema: S;
  /** Message of the SchemaError, if the specification has its own. */
  schemaMessage?: string;
  /** Puts a refusal by the server into other words, before anybody is told. */
  reword?: (error: ApiError) => ApiError;
}

const loadFiles = loadWithRetry(() => import('./files'));

/** Loads what few servers need. */
const loadSealing = loadWithRetry(() => import('./checkSealing'));
const loadRenames = loadWithRetry(() => import('./renames'));

/** Whether a call may have other names than the usual ones; those of the start have not. */
function isRenamed(url: string): boolean {
  const { renames, calls } = dialect();
  const places = [...renames.fields.flatMap(({ under }) => under), ...Object.keys(renames.paths)];
  return places.some((place) => url.startsWith(place)) && !Object.values<string>(calls).includes(url);
}

const sendNamed = async <T>(context: HttpContext, task: RequestTask<T>): Promise<T> =>
  isRenamed(task.url) ? (await loadRenames()).sendRenamed(context, task) : send(context, task);

function readResponse<S extends v.GenericSchema>(
  response: HttpResponse,
  { schema, schemaMessage, reword = (error) => error }: CallOptions<S>,
  call: CallInfo,
  rules: EnvelopeRules,
): v.InferOutput<S> {
  const { body } = response;
  const retryAfter = response.header('Retry-After');
  const intermediary = intermediaryError(call, { ...response, type: response.header('content-type'), retryAfter });
  if (intermediary) throw intermediary;
  const verdict = judgeResponse({ ...response, ...call }, rules);
  if (!verdict.ok) throw reword(new ApiError(call, verdict.code, verdict.message, { ...verdict, retryAfter }));
  const parsed = v.safeParse(schema, body, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [cause] = parsed.issues;
  const field = typeof body === 'string' ? '' : (v.getDotPath(cause) ?? 'data');
  // For an inexact id the specification's message is left out, because SchemaError's own message names the field.
  const own = cause.message === TOO_MANY_ITEMS ? TOO_MANY_ITEMS : schemaMessage;
  throw new SchemaError(call, field, cause.message === INEXACT_ID ? undefined : own, { cause });
}

/**
 * Creates the calls of one app (§7.1 to §7.7). Each resolves with the output of its schema or rejects
 * with a `RequestError` (see `errors.ts`); `url` is the path below the API base.
 */
export function createHttp(ports: HttpPorts) {
  let session = new AbortController();
  const context: HttpContext = {
    ports,
    sessionSignal: () => session.signal,
    abortSessionCalls() {
      session.abort();
      session = new AbortController();
    },
    uploads: createTurns(),
    renamed: new Set(),
  };

  const perform = <S extends v.GenericSchema>(method: Method, url: string, json: unknown, options: CallOptions<S>) => {
    const read = async (response: HttpResponse, call: CallInfo) => {
      if (isSealed(call)) (await loadSealing()).checkSealing(response, call, ports.settings);
      return readResponse(response, options, call, ports.settings);
    };
    return sendNamed(context, { method, url, json, options, read });
  };

  const pending = new Map<string, { result: Promise<unknown>; signal: AbortSignal | undefined }>();
  /** An identical submit of the same session while the first is pending is not sent, but shares the response. */
  const submit = <S extends v.GenericSchema>(method: Method, url: string, json: unknown, options: CallOptions<S>) => {
    // Files and bytes cannot be compared by their JSON.
    if (isRecord(json) && !isPlainObject(json)) return perform(method, url, json, options);
    const key = JSON.stringify([ports.getToken(), method, url, options.params, json]);
    const same = pending.get(key);
    if (same && !same.signal?.aborted) return same.result as Promise<v.InferOutput<S>>;
    const result = perform(method, url, json, options);
    const entry = { result, signal: options.signal };
    pending.set(key, entry);
    const forget = () => {
      if (pending.get(key) === entry) pending.delete(key);
    };
    result.then(forget, forget);
    return result;
  };

  /** Downloads a file. Rejects with `DownloadError` if a message comes instead. */
  const download =
    (method: Method) =>
    (url: string, { json, ...options }: FileOptions) => {
      // Beside the call, so that no answer waits for it.
      const files = loadFiles();
      files.catch(() => undefined);
      const read = async (response: HttpResponse, call: CallInfo) =>
        (await files).readFileResponse(response, call, ports.settings);
      return sendNamed(context, { method, url, json, options, isDownload: true, read });
    };

  return {
    /** For streaming calls (the assistant's replies), which send their requests without the functions below. */
    context,
    get: <S extends v.GenericSchema>(url: string, options: CallOptions<S>) => perform('GET', url, undefined, options),
    post: <S extends v.GenericSchema>(url: string, body: unknown, options: CallOptions<S>) =>
      submit('POST', url, body, options),
    put: <S extends v.GenericSchema>(url: string, body: unknown, options: CallOptions<S>) =>
      submit('PUT', url, body, options),
    delete: <S extends v.GenericSchema>(url: string, options: CallOptions<S>) =>
      submit('DELETE', url, undefined, options),
    send: submit,
    getFile: download('GET'),
    /** A file made from the fields of a `form` or from `json`. */
    postFile: download('POST'),
  };
}

export type Http = ReturnType<typeof createHttp>;
