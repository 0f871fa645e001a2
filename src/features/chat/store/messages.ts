import { greeting } from '@/lib/time/localTime';
import { ASSISTANT_NAME } from '../assistantTexts';
import { PAUSED, type ChatFile, type ChatMessage } from '../ChatMessage';
import type { ChatRecord } from '../calls/pageSchemas';
import type { ChatEvent } from '../stream/ChatEvent';

export const NEW_CONVERSATION_NOTICE = '新会话已开始，有什么可以帮您？';
export const CLEARED_NOTICE = '对话已清空，有什么可以帮您？';

/** The greeting by the local hour (§9.20). */
export const assistantGreeting = (at: Date): string =>
  `${greeting(at.getHours())}！我是 ${ASSISTANT_NAME}助手，可以为您解答党的历史和党内规章制度方面的问题。`;

/** Makes messages with unique ids. */
export function createMessageMaker() {
  let last = 0;
  const make = (role: ChatMessage['role'], content: string, status: ChatMessage['status']): ChatMessage => {
    last += 1;
    return { id: `message-${last}`, role, content, timestamp: Date.now(), status };
  };
  return {
    question: (text: string, files: readonly ChatFile[] = []) => ({
      ...make('user', text, 'done'),
      ...(files.length > 0 && { files }),
    }),
    waiting: () => make('assistant', '', 'waiting'),
    notice: (text: string) => ({ ...make('assistant', text, 'done'), isNotice: true }),
  };
}

/** The messages with one of them changed, or removed if `change` returns nothing. */
export const withChangedMessage = (
  messages: readonly ChatMessage[],
  id: string | undefined,
  change: (message: ChatMessage) => ChatMessage | undefined,
): ChatMessage[] =>
  messages.flatMap((message) => {
    const next = message.id === id ? change(message) : message;
    return next ? [next] : [];
  });

/** A reply after an event of its stream. */
export function withEvent(message: ChatMessage, event: ChatEvent): ChatMessage {
  switch (event.type) {
    case 'message':
      return { ...message, content: message.content + event.answer, status: 'streaming' };
    case 'message_replace':
      return {
        ...message,
        content: event.answer,
        status: event.answer === '' ? 'waiting' : 'streaming',
      };
    case 'message_end': {
      const { citations, annotatedBy } = event;
      const cited = citations.length > 0 && { citations };
      return { ...message, ...cited, ...(annotatedBy !== undefined && { annotatedBy }) };
    }
    case 'record':
      return message.recordId === event.id ? message : { ...message, recordId: event.id };
    case 'paused':
      return { ...message, reason: PAUSED };
    default:
      return message;
  }
}

/** The reply with what the records hold, if that is more than what is shown. */
export function withRest(message: ChatMessage, { id, answer, citations }: ChatRecord): ChatMessage {
  if (answer.length <= message.content.length) return message;
  return {
    ...message,
    content: answer,
    ...(id !== '' && { recordId: id }),
    ...(citations.length > 0 && { citations }),
  };
}

/** Joins neighbours with the same question into the last one with a reply; `earlier` has the replies before it. */
function attempts(records: readonly ChatRecord[]): { record: ChatRecord; earlier: string[] }[] {
  const found: { record: ChatRecord; earlier: string[] }[] = [];
  for (const record of records) {
    const last = found.at(-1);
    if (last?.record.query.trim() !== record.query.trim()) found.push({ record, earlier: [] });
    else if (record.answer === '') continue;
    else {
      if (last.record.answer !== '') last.earlier.push(last.record.answer);
      last.record = record;
    }
  }
  return found;
}

/** Records as questions and replies (§4.44): repeated questions become one, replies that never came are left out. */
export const messagesOfRecords = (records: readonly ChatRecord[]): ChatMessage[] =>
  attempts(records).flatMap(({ record, earlier }, index) => {
    const { id, query, answer, askedAt: timestamp, citations, files, rating } = record;
    // A server may repeat ids.
    const isFirst = id !== '' && records.findIndex((other) => other.id === id) === records.indexOf(record);
    const key = `record-${id}${isFirst ? '' : `-${index}`}`;
    const question: ChatMessage = { id: `${key}-q`, role: 'user', content: query, timestamp, status: 'done' };
    const reply: ChatMessage = { id: `${key}-a`, role: 'assistant', content: answer, timestamp, status: 'done' };
    if (files) question.files = files;
    if (id !== '') reply.recordId = id;
    if (rating) reply.rating = rating;
    if (citations.length > 0) reply.citations = citations;
    if (earlier.length > 0) reply.earlier = earlier;
    return answer === '' ? [question] : [question, reply];
  });

/** The last question and the reply to it, as far as there are any. */
export function lastExchange(messages: readonly ChatMessage[]): { question?: ChatMessage; reply?: ChatMessage } {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  const [question, reply] = at < 0 ? [] : messages.slice(at, at + 2);
  return { ...(question && { question }), ...(reply && { reply }) };
}

/**
 * The question to ask again: the one with this id, or that of the reply with this id, or the last one. If it `stays` in
 * place, as the last one does, only the reply `from` is removed; an earlier one is asked anew at the end.
 */
export function questionOf(messages: readonly ChatMessage[], id?: string) {
  const end = id === undefined ? messages.length - 1 : messages.findIndex((message) => message.id === id);
  const at = messages.slice(0, end + 1).findLastIndex(({ role }) => role === 'user');
  const question = messages[at];
  const stays = at >= messages.length - 2;
  return question && { question, stays, from: stays ? messages[at + 1]?.id : undefined };
}
