import { isRecord } from '../isRecord';
import { type EnvelopeRules, readCode } from './envelope';
import { apiErrorText, downloadErrorText } from './errorMessages';
import { ApiError, type CallInfo, DownloadError, SchemaError } from './errors';
import { type Content, type HttpContext, type HttpResponse, send, type SendOptions } from './request';
import { createIdleTimeout } from './signals';

export interface FileResponse extends Pick<HttpResponse, 'header'> {
  blob: Blob;
}

/** What has more bytes is a file without a look: no message is as long. */
const MAX_MESSAGE = 10_000_000;

/** The parsed JSON of a body; `undefined` if the body is not JSON. */
async function jsonIn(blob: Blob): Promise<unknown> {
  if (blob.size > MAX_MESSAGE) return undefined;
  try {
    return JSON.parse((await blob.text()).replace(/^\uFEFF/, '')) as unknown;
  } catch {
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

export interface FileOptions extends Omit<SendOptions, 'timeout'>, Content {
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
  { json, form, headers = {}, onProgress, ...options }: FileOptions,
): Promise<FileResponse> {
  const { getToken, settings } = context.ports;
  const call: CallInfo = { method, url, token: options.anonymous ? undefined : getToken(), isDownload: true };
  const watchdog = createIdleTimeout();
  watchdog.allow(settings.downloadTimeout);
  const goOn = (loaded: number, total: number | undefined) => {
    watchdog.allow(settings.requestTimeout);
    onProgress?.(loaded, total);
  };
  try {
    return await send(context, {
      call,
      json,
      ...(form && { form }),
      headers,
      options,
      timeout: 0,
      file: { watchdog, onProgress: goOn },
      read: (response) => readFileResponse(response, call, settings),
    });
  } finally {
    watchdog.rest();
  }
}
