import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { AnswerError, type CallSite } from '@/lib/http/errors';
import { connection, http } from '@/lib/http/http';
import { serializeParams } from '@/lib/params';
import type { ChatEvent } from '../stream/ChatEvent';
import { readEvents } from '../stream/readEvents';
import type { ChatCalls, Question } from './ChatCalls';
import { conversationPage } from './conversations';
import { chatRecords } from './records';
import { streamBody } from './streamBody';
import { streamChunks } from './streamChunks';

const FLOW = '/difyProxy/getAnswerFlowChat';
/** What the chat cannot answer itself: the session is over, or the user may not be here at all. */
const FOR_THE_APP = ['401', '403'];

const blockAnswer = v.pipe(
  v.object({ msg: v.string() }),
  v.transform(({ msg }) => ({ answer: msg })),
);

async function* stream({ text, conversationId }: Question, signal: AbortSignal): AsyncGenerator<ChatEvent[]> {
  const { app, sessionOver } = connection();
  const token = app.getToken();
  const call: CallSite = { method: 'GET', url: FLOW, token };
  const query = serializeParams({ quiz: text, conversation_id: conversationId });
  try {
    yield* readEvents(
      streamChunks({
        call,
        url: `${app.settings.apiBase}${FLOW}?${query}`,
        init: {
          headers: { Accept: 'text/event-stream', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
          cache: 'no-store',
        },
        limits: { firstByte: appConfig.chatFirstByteTimeout, idle: appConfig.chatIdleTimeout },
        signals: [signal, sessionOver],
        bodyOf: (response) => streamBody(response, call, app.settings),
      }),
    );
  } catch (error) {
    if (error instanceof AnswerError && FOR_THE_APP.includes(error.code)) app.onFailure(error);
    throw error;
  }
}

/** The assistant behind the platform's own backend (specification, section 7, `/difyProxy/*`). */
export const proxyCalls: ChatCalls = {
  stream,
  block: ({ text }, signal) =>
    http.get('/difyProxy/getAnswerBlockChat', {
      schema: blockAnswer,
      params: { quiz: text },
      timeout: appConfig.chatFirstByteTimeout,
      signal,
    }),
  list: (lastId, signal) =>
    http.get('/difyProxy/getConversationList', { schema: conversationPage, params: { lastID: lastId }, signal }),
  records: (conversationId, signal) =>
    http.get('/difyProxy/getConversationRecords', {
      schema: chatRecords,
      params: { conversation_id: conversationId },
      signal,
    }),
};
