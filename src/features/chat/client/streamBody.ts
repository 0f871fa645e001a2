import { judgeResponse, type EnvelopeRules } from '@/lib/http/envelope';
import { ApiError, SchemaError, type CallSite } from '@/lib/http/errors';
import { isRecord } from '@/lib/record';

const JSON_TYPE = /[/+]json\b/i;
const HTML_TYPE = /^text\/html\b/i;

/** The server said yes, but what came can neither be read as a stream nor as an envelope. */
export class UnstreamableError extends SchemaError {
  constructor(call: CallSite) {
    super(call, '', '响应不支持流式处理');
  }
}

const httpError = (call: CallSite, status: number) =>
  new ApiError(call, String(status), `HTTP error! status: ${status}`);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** A JSON body is an envelope, never a stream: the answer stands in `data` as text, else in the message. */
async function envelopeText(response: Response, call: CallSite, rules: EnvelopeRules): Promise<string> {
  const { status, statusText, ok } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const speaks = isRecord(body) && [rules.statusName, rules.messageName].some((name) => name in body);
  if (!speaks) throw ok ? new SchemaError(call, '') : httpError(call, status);
  const verdict = judgeResponse({ status, statusText, body }, rules);
  if (!verdict.ok) throw new ApiError(call, verdict.code, verdict.message);
  const text = [body['data'], body[rules.messageName]].find(isText);
  if (text === undefined) throw new SchemaError(call, rules.messageName);
  return text;
}

/**
 * The body of a streamed answer (specification, section 8), or the whole text of one that came as an envelope.
 *
 * @throws {ApiError} the server refused; `code` is the envelope's code, else the HTTP status
 * @throws {SchemaError} the server said yes without an answer
 */
export async function streamBody(
  response: Response,
  call: CallSite,
  rules: EnvelopeRules,
): Promise<ReadableStream<Uint8Array> | string> {
  const type = response.headers.get('content-type') ?? '';
  if (JSON_TYPE.test(type)) return envelopeText(response, call, rules);
  if (!response.ok) throw httpError(call, response.status);
  // A web page is the gateway speaking, not the assistant.
  if (!response.body || HTML_TYPE.test(type)) throw new UnstreamableError(call);
  return response.body;
}
