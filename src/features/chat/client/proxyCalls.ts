import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { ApiError, SchemaError, type CallSite } from '@/lib/http/errors';
import { connection, http } from '@/lib/http/http';
import { serializePlain } from '@/lib/plainParams';
import type { ChatEvent } from '../stream/ChatEvent';
import { answerEvents } from './answerEvents';
import type { ChatCalls, Question } from './ChatCalls';
import { conversationPage } from './conversations';
import { chatRecords } from './records';
import { UnstreamableError } from './streamBody';

const FLOW = '/difyProxy/getAnswerFlowChat';
/** What the chat cannot answer itself: the session is over, or the user may not be here at all. */
const FOR_THE_APP = ['401', '403'];

const isForTheApp = (failure: unknown) => failure instanceof ApiError && FOR_THE_APP.includes(failure.code);

const blockAnswer = v.pipe(
  v.object({ msg: v.string() }),
  v.transform(({ msg }) => ({ answer: msg })),
);

/** @param silent which failures the app is not told of */
const askBlock = (text: string, signal: AbortSignal, silent: (failure: Error) => boolean = () => false) =>
  http.get('/difyProxy/getAnswerBlockChat', {
    schema: blockAnswer,
    params: { quiz: text },
    timeout: appConfig.chatFirstByteTimeout,
    signal,
    silent,
  });

/** The streamed answer; rejects where it cannot be had as a stream. */
export async function* askFlow({ text, conversationId }: Question, signal: AbortSignal): AsyncGenerator<ChatEvent[]> {
  const { app, sessionSignal } = connection();
  const token = app.getToken();
  const call: CallSite = { method: 'GET', url: FLOW, token };
  const query = serializePlain({ quiz: text, conversation_id: conversationId });
  const request = {
    call,
    url: `${app.settings.apiBase}${FLOW}?${query}`,
    init: {
      headers: { Accept: 'text/event-stream', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      cache: 'no-store' as const,
    },
    limits: { firstByte: appConfig.chatFirstByteTimeout, idle: appConfig.chatIdleTimeout },
    signals: [signal, sessionSignal],
  };
  try {
    yield* answerEvents(request, app.settings);
  } catch (error) {
    if (error instanceof ApiError && isForTheApp(error)) app.onFailure(error);
    throw error;
  }
}

/** Where no stream can be had, the whole answer is asked for, once; where that is none either, the first failure counts. */
async function* stream(question: Question, signal: AbortSignal): AsyncGenerator<ChatEvent[]> {
  try {
    yield* askFlow(question, signal);
  } catch (error) {
    if (!(error instanceof UnstreamableError)) throw error;
    const { answer } = await askBlock(question.text, signal, (failure) => !isForTheApp(failure)).catch(
      (failure: unknown) => {
        throw failure instanceof SchemaError ? error : failure;
      },
    );
    yield [{ type: 'message', answer }, { type: 'complete' }];
  }
}

/** The assistant behind the platform's own backend (specification, section 7, `/difyProxy/*`). */
export const proxyCalls: ChatCalls = {
  stream,
  block: ({ text }, signal) => askBlock(text, signal),
  list: (lastId, signal) =>
    http.get('/difyProxy/getConversationList', { schema: conversationPage, params: { lastID: lastId }, signal }),
  records: (conversationId, signal) =>
    http.get('/difyProxy/getConversationRecords', {
      schema: chatRecords,
      params: { conversation_id: conversationId },
      signal,
    }),
};
