import { isRecord } from '../record';
import { readCode, type EnvelopeRules } from './envelope';
import { downloadErrorMessage, apiErrorMessage } from './errorMessages';
import { ApiError, DownloadError, SchemaError, type CallSite } from './errors';
import { looksLikeJson } from './looksLikeJson';
import type { HttpResponse } from './httpMessages';

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
export async function readFileResponse(
  response: HttpResponse,
  call: CallSite,
  rules: EnvelopeRules,
): Promise<FileResponse> {
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
