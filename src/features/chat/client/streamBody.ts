import { judgeAnswer, type EnvelopeRules } from '@/lib/http/envelope';
import { AnswerError, ShapeError, type CallSite } from '@/lib/http/errors';
import { isRecord } from '@/lib/record';

const JSON_TYPE = /[/+]json\b/i;
const HTML_TYPE = /^text\/html\b/i;

const httpError = (call: CallSite, status: number) =>
  new AnswerError(call, String(status), `HTTP error! status: ${status}`);

/** A JSON body is an envelope, never a stream: says what is wrong with it (contract.md section 6). */
async function envelopeError(response: Response, call: CallSite, rules: EnvelopeRules): Promise<Error> {
  const { status, statusText, ok } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const speaks = isRecord(body) && [rules.statusName, rules.messageName].some((name) => name in body);
  if (!speaks) return ok ? new ShapeError(call, '') : httpError(call, status);
  const verdict = judgeAnswer({ status, statusText, body }, rules);
  return verdict.ok ? new ShapeError(call, 'data') : new AnswerError(call, verdict.code, verdict.message);
}

/**
 * The body of a streamed answer (specification, section 8).
 *
 * @throws {AnswerError} the server refused; `code` is the envelope's code, else the HTTP status
 * @throws {ShapeError} the server said yes without a stream
 */
export async function streamBody(
  response: Response,
  call: CallSite,
  rules: EnvelopeRules,
): Promise<ReadableStream<Uint8Array>> {
  const type = response.headers.get('content-type') ?? '';
  if (JSON_TYPE.test(type)) throw await envelopeError(response, call, rules);
  if (!response.ok) throw httpError(call, response.status);
  // A web page is the gateway speaking, not the assistant.
  if (!response.body || HTML_TYPE.test(type)) throw new ShapeError(call, '', '响应不支持流式处理');
  return response.body;
}
