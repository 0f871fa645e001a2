import { isRecord } from '../isRecord';
import type { HttpContext } from './createHttpContext';
import { type EnvelopeRules, readCode } from './envelope';
import { apiErrorText, downloadErrorText } from './errorMessages';
import { ApiError, type CallInfo, DownloadError, SchemaError } from './errors';
import type { HttpResponse } from './HttpRequest';
import { looksLikeJson } from './looksLikeJson';
import { type SendOptions, sendRequest } from './sendRequest';
import { createIdleTimeout } from './timeouts';

export interface FileResponse extends Pick<HttpResponse, 'header'> {
  blob: Blob;
}

/** The parsed JSON of a body; `undefined` if the body is not JSON. */
async function jsonIn(blob: Blob): Promise<unknown> {
  if (!(await looksLikeJson(blob))) return undefined;
  try {
    return JSON.parse(await blob.text()) as unknown;
  } catch {
    // No JSON after all: the body is the file.
    return undefined;
  }
}

/**
 * Distinguishes a file from a message in its place (§14.1): JSON in the body is a message, whatever
 * the content type.
 *
 * @throws {DownloadError} a message came
 * @throws {ApiError} the HTTP status is an error
 */
async function readFileResponse(response: HttpResponse, call: CallInfo, rules: EnvelopeRules): Promise<FileResponse> {
  const { status, statusText, body: blob, header } = response;
  if (!(blob instanceof Blob)) throw new SchemaError(call, '');
  const message = await jsonIn(blob);
  if (message !== undefined) {
    const code = readCode(message, rules) ?? String(status);
    const spoken = isRecord(message) ? message[rules.messageName] : undefined;
    const { message: told, detail } = downloadErrorText(code, spoken);
    throw new DownloadError(call, code, told, { detail });
  }
  if (status < 200 || status >= 300) {
    throw new ApiError(call, String(status), apiErrorText(undefined, String(status), statusText).message);
  }
  return { blob, header };
}

export interface FileOptions extends Omit<SendOptions, 'timeout'> {
  /** Form-urlencoded body of a POST, serialised like query parameters. */
  form?: Readonly<Record<string, unknown>>;
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Called several times a second; `total` is undefined until the server has sent it. */
  onProgress?: (loaded: number, total: number | undefined) => void;
}

/**
 * Fetches a file; a message in its place rejects with `DownloadError`. The transfer may take any time, but must not
 * stall.
 */
export async function fetchFile(
  context: HttpContext,
  method: 'GET' | 'POST',
  url: string,
  options: FileOptions,
): Promise<FileResponse> {
  const { getToken, settings } = context.ports;
  const { form, json, headers, onProgress } = options;
  const call: CallInfo = { method, url, token: options.anonymous ? undefined : getToken(), isDownload: true };
  const watchdog = createIdleTimeout();
  watchdog.allow(settings.downloadTimeout);
  try {
    return await sendRequest(context, {
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
      read: (response) => readFileResponse(response, call, settings),
    });
  } finally {
    watchdog.rest();
  }
}
