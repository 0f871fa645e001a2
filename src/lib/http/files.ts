import * as v from 'valibot';
import { isRecord } from '../isRecord';
import { type EnvelopeRules, readCode } from './envelope';
import { apiErrorText, downloadErrorText } from './errorMessages';
import { ApiError, type CallInfo, DownloadError, SchemaError } from './errors';
import type { HttpResponse } from './request';

export type FileResponse = Pick<HttpResponse, 'header'> & { blob: Blob };

/** A larger body is taken for a file unread: no message is as long. */
const MAX_MESSAGE = 10_000_000;

const jsonSchema = v.pipe(v.string(), v.parseJson());

/** The parsed JSON of a body; `undefined` if the body is not JSON. */
async function jsonIn(blob: Blob): Promise<unknown> {
  if (blob.size > MAX_MESSAGE) return undefined;
  // A body that cannot be read is taken for a file.
  const text = await blob.text().catch(() => '');
  const parsed = v.safeParse(jsonSchema, text.replace(/^\uFEFF/, ''));
  return parsed.success ? parsed.output : undefined;
}

/**
 * Distinguishes a file from a message in its place (§14.1): JSON in the body is a message, whatever
 * the content type.
 *
 * @throws {DownloadError} a message came
 * @throws {ApiError} the HTTP status is an error
 */
export async function readFileResponse(
  { status, statusText, body: blob, header }: HttpResponse,
  call: CallInfo,
  rules: EnvelopeRules,
): Promise<FileResponse> {
  if (!(blob instanceof Blob)) throw new SchemaError(call, '');
  const message = await jsonIn(blob);
  if (message !== undefined) {
    const code = readCode(message, rules) ?? String(status);
    const spoken = isRecord(message) ? message[rules.messageName] : undefined;
    const { message: told, detail } = downloadErrorText(code, spoken);
    throw new DownloadError(call, code, told, { detail });
  }
  if (status < 200 || status >= 300) {
    const { message: told, detail } = apiErrorText(undefined, String(status), statusText);
    throw new ApiError(call, String(status), told, { detail });
  }
  return { blob, header };
}
