import { isRecord } from '../record';
import { codeIn, type EnvelopeRules } from './envelope';
import { downloadMessage, failureMessage } from './errorCatalogue';
import { AnswerError, DownloadRefusal, ShapeError, type CallSite } from './errors';
import { mayBeJson } from './mayBeJson';
import type { Answer } from './wire';

/** A file as it came. */
export interface FileAnswer extends Pick<Answer, 'header'> {
  blob: Blob;
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
 * Tells a file from a message in its place (specification, section 14): JSON in the body is a message, whatever the
 * content type says.
 *
 * @throws {DownloadRefusal} a message came
 * @throws {AnswerError} the HTTP status is a failure
 */
export async function readFileAnswer(answer: Answer, call: CallSite, rules: EnvelopeRules): Promise<FileAnswer> {
  const { status, statusText, body: blob, header } = answer;
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
  return { blob, header };
}
