import type { ChatEvent } from '../stream/ChatEvent';
import type { ChatRecord } from './records';
import type { ConversationPage } from './conversations';

export interface Question {
  text: string;
  /** Id of the conversation; empty begins a new one. */
  conversationId: string;
}

/** The calls of the assistant, by the proxy or by Dify's own API. All reject with `RequestError`. */
export interface ChatCalls {
  /** The events of a streamed reply as they arrive, those of one network chunk together. */
  stream: (question: Question, signal: AbortSignal) => AsyncIterable<ChatEvent[]>;
  /** The whole reply at once; `conversationId` is undefined if the server does not name it. */
  block: (question: Question, signal: AbortSignal) => Promise<{ answer: string; conversationId?: string | undefined }>;
  /** Conversations after the one with this id, newest first; `'0'` is the first page. */
  list: (lastId: string, signal: AbortSignal) => Promise<ConversationPage>;
  /** Questions and replies of a conversation, in the order received. */
  records: (conversationId: string, signal: AbortSignal) => Promise<ChatRecord[]>;
}
