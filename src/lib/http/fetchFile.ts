import { isRecord } from '../record';
import { connection } from './connection';
import { type EnvelopeRules, readCode } from './envelope';
import { apiErrorMessage, downloadErrorMessage } from './errorMessages';
import { ApiError, type CallSite, DownloadError, SchemaError } from './errors';
import type { HttpResponse } from './httpMessages';
import { looksLikeJson } from './looksLikeJson';
import { type SendOptions, sendRequest } from './sendRequest';
import { createIdleTimeout } from './signals';

/** A file as it came. */
export interface FileResponse extends Pick<HttpResponse, 'header'> {
  blob: Blob;
}

/** The JSON that a body consists of, or `undefined` when it is anything else. */
async function jsonIn(blob: Blob): Promise<unknown> {
  if (!(await looksLikeJson(blob))) return undefined;
  try {
    return JSON.parse(await blob.text()) as unknown;
  } catch {
    // Whatever is no JSON is the file.
    return undefined;
  }
}

/**
 * Tells a file from a message in its place (specification, section 14): JSON in the body is a message, whatever the
 * content type says.
 *
 * @throws {DownloadError} a message came
 * @throws {ApiError} the HTTP status is a failure
 */
async function readFileResponse(response: HttpResponse, call: CallSite, rules: EnvelopeRules): Promise<FileResponse> {
  const { status, statusText, body: blob, header } = response;
  if (!(blob instanceof Blob)) throw new SchemaError(call, '');
  const message = await jsonIn(blob);
  if (message !== undefined) {
    const code = readCode(message, rules) ?? String(status);
    const spoken = isRecord(message) ? message[rules.messageName] : undefined;
    throw new DownloadError(call, code, downloadErrorMessage(code, spoken));
  }
  if (status < 200 || status >= 300) {
    throw new ApiError(call, String(status), apiErrorMessage(undefined, String(status), statusText));
  }
  return { blob, header };
}

/** How a file is asked for. */
export interface FileOptions extends Omit<SendOptions, 'timeout'> {
  /** Form-urlencoded body of a POST, serialised like query parameters. */
  form?: Readonly<Record<string, unknown>>;
  /** JSON body of a POST. */
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Told some times a second of the bytes received so far; `total` is undefined while the server has not said it. */
  onProgress?: (loaded: number, total: number | undefined) => void;
}

/**
 * Fetches a file; a message that comes in its place rejects with `DownloadError`. It may take long to be made, and as
 * long as it likes to arrive, but must not stand still on its way.
 */
export async function fetchFile(method: 'GET' | 'POST', url: string, options: FileOptions): Promise<FileResponse> {
  const { getToken, settings } = connection().app;
  const { form, json, headers, onProgress } = options;
  const call: CallSite = { method, url, token: options.anonymous ? undefined : getToken(), isDownload: true };
  const watchdog = createIdleTimeout();
  watchdog.allow(settings.downloadTimeout);
  try {
    return await sendRequest({
      call,
      body: json,
      form,
      options,
      wire: {
        timeout: 0,
        responseType: 'blob',
        ...(headers ? { headers: { ...headers } } : {}),
        onDownloadProgress: ({ loaded, total }) => {
          watchdog.allow(settings.requestTimeout);
          onProgress?.(loaded, total);
        },
      },
      watchdog,
      read: (response, app) => readFileResponse(response, call, app.settings),
    });
  } finally {
    watchdog.rest();
  }
}
