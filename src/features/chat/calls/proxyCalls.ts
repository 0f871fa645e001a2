import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { apiErrorText } from '@/lib/http/errorMessages';
import { ApiError, isForbidden, isLeft, RequestError, SchemaError } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { lacksCall } from '@/lib/http/lacksCall';
import { serializeParams } from '@/lib/serializeParams';
import type { ChatEvent } from '../stream/ChatEvent';
import type { ChatCalls, Question } from './ChatCalls';
import { conversationPageSchema, proxyRecordsSchema } from './pageSchemas';
import { BareError, replyEvents, UnstreamableError } from '../stream/replyEvents';

const FLOW = '/difyProxy/getAnswerFlowChat';
/** The whole app reacts to these codes: 401 ends the session, 403 leads to /403. */
const SESSION_CODES = ['401', '403'];

const concernsSession = (failure: unknown) => failure instanceof ApiError && SESSION_CODES.includes(failure.code);

/** Has the app handle a failure that a call has left to the assistant, if it concerns the app. */
const passOn =
  ({ context: { ports } }: Http, concernsApp: (failure: unknown) => boolean) =>
  (failure: unknown): never => {
    if (failure instanceof RequestError && isLeft(failure) && concernsApp(failure)) ports.onFailure(failure);
    throw failure;
  };

/** The refusal with the server's text, else with the one for its code. */
const withWords = (error: ApiError) =>
  error instanceof BareError ? new ApiError(error.call, error.code, apiErrorText('', error.code, '').message) : error;

const blockReplySchema = v.pipe(
  v.object({ msg: v.string() }),
  v.transform(({ msg }) => ({ answer: msg })),
);

/** The whole reply at once (§7.32). The chat reports its errors, except those that concern the session. */
export const askBlock = (http: Http, text: string, signal: AbortSignal) =>
  http
    .get('/difyProxy/getAnswerBlockChat', {
      schema: blockReplySchema,
      params: { quiz: text },
      timeout: appConfig.chatFirstByteTimeout,
      signal,
      tells: 'sessionEnd',
    })
    .catch(passOn(http, isForbidden));

/** The events of a streamed reply (§7.31); rejects if the server sends no stream. */
export async function* askFlow(
  { context: { ports, sessionSignal } }: Http,
  { text, conversationId }: Question,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent[]> {
  const query = serializeParams({ quiz: text, conversation_id: conversationId });
  const request = {
    call: { method: 'GET', url: FLOW, token: ports.getToken() },
    url: `${ports.settings.apiBase}${FLOW}?${query}`,
    body: undefined,
    headers: { Accept: 'text/event-stream' },
    limits: { firstByte: appConfig.chatFirstByteTimeout, idle: appConfig.chatIdleTimeout },
    signals: [signal, sessionSignal()],
  };
  try {
    yield* replyEvents(request, ports.settings);
  } catch (error) {
    if (error instanceof ApiError && concernsSession(error)) ports.onFailure(withWords(error));
    throw error;
  }
}

/**
 * Falls back to the block call if the server sends no stream. If the block response is invalid too, the stream's error
 * is thrown.
 */
async function* stream(http: Http, question: Question, signal: AbortSignal): AsyncGenerator<ChatEvent[]> {
  try {
    yield* askFlow(http, question, signal);
  } catch (error) {
    if (!(error instanceof UnstreamableError)) throw error;
    const { answer } = await askBlock(http, question.text, signal).catch((failure: unknown) => {
      throw failure instanceof SchemaError ? error : failure;
    });
    yield [{ type: 'message', answer }, { type: 'complete' }];
  }
}

/** The assistant's calls through the platform's backend (§7.31 to §7.34). */
export const proxyCalls = (http: Http, fileBase?: string): ChatCalls => ({
  fileBase,
  stream: (question, signal) => stream(http, question, signal),
  list: (lastId, signal, quiet = false) =>
    http
      .get('/difyProxy/getConversationList', {
        schema: conversationPageSchema,
        params: { lastID: lastId },
        signal,
        tells: 'sessionEnd',
      })
      // The assistant says so when it is opened.
      .catch(passOn(http, (failure) => !quiet && !lacksCall(failure))),
  records: (conversationId, signal, quiet = false, before) =>
    http
      .get('/difyProxy/getConversationRecords', {
        schema: proxyRecordsSchema,
        params: { conversation_id: conversationId, first_id: before },
        signal,
        tells: 'sessionEnd',
      })
      // The assistant shows the failure in place of the records.
      .catch(passOn(http, (failure) => isForbidden(failure) || !(quiet || before !== undefined || lacksCall(failure)))),
});
