import { AxiosHeaders, type AxiosResponse } from 'axios';
import { isRecord } from '../record';
import { codeIn, type EnvelopeRules } from './envelope';
import { downloadMessage, failureMessage } from './errorCatalogue';
import { AnswerError, DownloadRefusal, ShapeError, type CallSite } from './errors';
import { mayBeJson } from './mayBeJson';

/** A file as it came. */
export interface FileAnswer {
  blob: Blob;
  /** A header of the answer, empty when it was not sent. */
  header: (name: string) => string;
}

/** The JSON that a body consists of, or `undefined` when it is anything else. */
async function jsonIn(blob: Blob): Promise<unknown> {
  if (!(await mayBeJson(blob))) return undefined;
  try {
    return JSON.parse(await blob.text()) as unknown;
  } catch {
    // Whatever is no JSON is the file.
    return undefined;
  }
}

/**
 * Tells a file from a message in its place (contract.md section 5): JSON in the body is a message, whatever the
 * content type says.
 *
 * @throws {DownloadRefusal} a message came
 * @throws {AnswerError} the HTTP status is a failure
 */
export async function readFileAnswer(
  answer: AxiosResponse<unknown>,
  call: CallSite,
  rules: EnvelopeRules,
): Promise<FileAnswer> {
  const { status, statusText, data: blob } = answer;
  if (!(blob instanceof Blob)) throw new ShapeError(call, '');
  const message = await jsonIn(blob);
  if (message !== undefined) {
    const code = codeIn(message, rules) ?? String(status);
    const spoken = isRecord(message) ? message[rules.messageName] : undefined;
    throw new DownloadRefusal(call, code, downloadMessage(code, spoken));
  }
  if (status < 200 || status >= 300) {
    throw new AnswerError(call, String(status), failureMessage(undefined, String(status), statusText));
  }
  const headers = answer.headers instanceof AxiosHeaders ? answer.headers : new AxiosHeaders();
  return { blob, header: (name) => String(headers.get(name) ?? '') };
}
