import { PAUSED, type ChatMessage } from '../ChatMessage';
import type { ChatRecord } from '../calls/pageSchemas';
import type { ChatEvent } from '../stream/ChatEvent';

type Rest = Pick<ChatRecord, 'id' | 'answer' | 'citations'>;

/** A reply after an event of its stream. */
export function withEvent(message: ChatMessage, event: ChatEvent): ChatMessage {
  switch (event.type) {
    case 'message':
      return { ...message, content: message.content + event.answer, status: 'streaming' };
    case 'message_replace':
      return {
        ...message,
        content: event.answer,
        edition: (message.edition ?? 0) + 1,
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
export function withRest(message: ChatMessage, { id, answer, citations }: Rest): ChatMessage {
  if (answer.length <= message.content.length) return message;
  const sources = citations.length > 0 && { citations };
  const edition = (message.edition ?? 0) + 1;
  const record = id !== '' && { recordId: id };
  return {
    ...message,
    ...record,
    content: answer,
    ...(!answer.startsWith(message.content) && { edition }),
    ...sources,
  };
}
