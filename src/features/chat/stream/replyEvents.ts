import { judgeResponse, type EnvelopeRules } from '@/lib/http/envelope';
import {
  AbortedError,
  ApiError,
  InterceptedError,
  type IntermediaryError,
  NetworkError,
  RequestError,
  SchemaError,
  TimeoutError,
  type CallInfo,
} from '@/lib/http/errors';
import { isOffline } from '@/lib/http/isOffline';
import { appConfig } from '@/config/appConfig';
import { hiddenRedirect, intermediaryError } from '@/lib/http/intermediaries';
import { isForUsers, spokenText } from '@/lib/http/errorMessages';
import { type HttpRequest, sendByFetch } from '@/lib/http/request';
import { createCallSignal } from '@/lib/http/signals';
import { isRecord } from '@/lib/isRecord';
import { ownValue } from '@/lib/ownValue';
import type { ChatEvent } from './ChatEvent';
import { DIFY_WORDS } from './difyWords';
import { readEvents } from './readEvents';

export interface StreamRequest extends HttpRequest {
  /**
   * Milliseconds until the first byte of the body, and between two pieces of text; 0 = no limit. Set by
   * `chatFirstByteTimeout` and `chatIdleTimeout` in config/configSchema.ts (§15.6).
   */
  limits: { firstByte: number; idle: number };
  /** Each of these signals aborts the request. */
  signals: readonly AbortSignal[];
}

/** The events that restart the time limit. Mere signs of life do not. */
const CONTENT = new Set<ChatEvent['type']>(['message', 'message_replace', 'message_end']);
const REFUSED = '服务器未能完成回答';
/** Not `application/stream+json`, which has an object in each line. */
const JSON_TYPE = /(?:\/|(?<!\/stream)\+)json\b/i;
const HTML_TYPE = /^text\/html\b/i;
/** A text without a Chinese word is for developers. */
const HAN = /\p{Script=Han}/u;

/** A successful response that is neither a stream nor an envelope. */
export class UnstreamableError extends SchemaError {
  constructor(call: CallInfo) {
    super(call, '', '响应不支持流式处理');
  }
}

/** A refusal without words of its own (§8.24); `code` is its HTTP status. */
export class BareError extends ApiError {
  constructor(call: CallInfo, status: number | string, detail = '') {
    super(call, String(status), `HTTP error! status: ${status}`, { detail });
  }
}

/** An error that the stream reports, in the server's words where they are words for users. */
function refusal(call: CallInfo, { message, detail = '' }: ChatEvent & { type: 'error' }): ApiError {
  const text = message.trim();
  return isForUsers(text)
    ? new ApiError(call, '', text, { detail })
    : new ApiError(call, '', REFUSED, { detail: text });
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Reads the reply from a JSON envelope: the text in `data`, else the envelope's message. */
async function envelopeText(response: Response, call: CallInfo, rules: EnvelopeRules): Promise<string> {
  const { status, statusText, ok } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const speaks = isRecord(body) && [rules.statusName, rules.messageName].some((name) => name in body);
  if (!speaks) throw ok ? new SchemaError(call, '') : new BareError(call, status);
  // Some proxies pass on what Dify said.
  const sent = body[rules.messageName] ?? body['message'];
  const said = spokenText(sent);
  const code = String(body[rules.statusName]);
  const known = ok ? undefined : ownValue(DIFY_WORDS, code);
  if (known !== undefined) throw new ApiError(call, code, known, { detail: said });
  if (!ok && typeof sent === 'string' && !HAN.test(said)) throw new BareError(call, status, said);
  const verdict = judgeResponse({ status, statusText, body }, rules);
  if (!verdict.ok) throw new ApiError(call, verdict.code, verdict.message, verdict);
  const text = [body['data'], body[rules.messageName]].find(isText);
  if (text === undefined) throw new SchemaError(call, rules.messageName);
  return text;
}

/**
 * What a page says that came in place of a reply. One of a server that is away, without a number, is a refusal like any
 * other; one that is a success may be the server's own, which the block call will show.
 */
async function intermediaryIn(response: Response, call: CallInfo): Promise<IntermediaryError | undefined> {
  const { status, headers } = response;
  const body = await response.text().catch(() => '');
  const found = intermediaryError(call, { status, type: headers.get('content-type') ?? '', body });
  const isPlain = found instanceof InterceptedError && found.number === '' && (response.ok || status >= 500);
  return isPlain ? undefined : found;
}

/**
 * Resolves with the body of a streamed reply (§15.5), or with the text of a reply that came whole in
 * an envelope.
 *
 * @throws {ApiError} the server refused; `code` is the envelope's code, else the HTTP status
 * @throws {SchemaError} a successful response without a reply
 * @throws {IntermediaryError} a page of a firewall, a proxy or a sign-in gateway
 */
export async function streamBody(
  response: Response,
  call: CallInfo,
  rules: EnvelopeRules,
): Promise<ReadableStream<Uint8Array> | string> {
  const type = response.headers.get('content-type') ?? '';
  if (JSON_TYPE.test(type)) return envelopeText(response, call, rules);
  if (!response.ok) throw (await intermediaryIn(response, call)) ?? new BareError(call, response.status);
  // An HTML page comes from the gateway, not from the assistant, so it is no reply.
  if (HTML_TYPE.test(type)) throw (await intermediaryIn(response, call)) ?? new UnstreamableError(call);
  if (!response.body) throw new UnstreamableError(call);
  return response.body;
}

/** Yields the chunks of a body; an abort also stops a body that ignores the request's own signal. */
async function* chunksOf(body: ReadableStream<Uint8Array>, signal: AbortSignal, onFirst: () => void) {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  try {
    for (let isFirst = true; ;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return;
      if (isFirst && value.length > 0) {
        isFirst = false;
        onFirst();
      }
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

/**
 * Sends a question and yields the events of its reply, whether it is streamed or comes whole in an envelope. By `fetch`,
 * because axios has one time limit for the whole body, while a reply may take minutes as long as it keeps coming.
 *
 * @throws {RequestError} TimeoutError when a limit passed, AbortedError when a signal aborted the request, NetworkError
 * when the connection broke, what `streamBody` throws, and an ApiError when the server reports an error in the midst
 */
export async function* replyEvents(request: StreamRequest, rules: EnvelopeRules): AsyncGenerator<ChatEvent[]> {
  const { call, limits, signals } = request;
  const { signal, allow, exceeded, release } = createCallSignal(signals);
  const goOn = () => allow(limits.idle);
  const wasOffline = isOffline();
  allow(limits.firstByte);
  try {
    const body = await streamBody(await sendByFetch(request, { signal }), call, rules);
    if (typeof body === 'string') {
      yield [{ type: 'message', answer: body }, { type: 'complete' }];
      return;
    }
    for await (const events of readEvents(chunksOf(body, signal, goOn))) {
      if (events.some(({ type }) => CONTENT.has(type))) goOn();
      yield events;
      const error = events.find((event) => event.type === 'error');
      if (error) throw refusal(call, error);
    }
  } catch (error) {
    if (signals.some(({ aborted }) => aborted)) throw new AbortedError(call, { cause: error });
    const limit = exceeded();
    if (limit !== undefined) throw new TimeoutError(call, limit, { cause: error });
    if (error instanceof RequestError) throw error;
    throw (
      (await hiddenRedirect(call, appConfig.apiBase)) ?? new NetworkError(call, { cause: error, isUnsent: wasOffline })
    );
  } finally {
    release();
  }
}
