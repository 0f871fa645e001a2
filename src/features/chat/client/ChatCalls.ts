import type { ChatEvent } from '../stream/ChatEvent';
import type { ChatRecord } from './records';
import type { ConversationPage } from './conversations';

export interface Question {
  text: string;
  /** Id of the conversation; empty begins a new one. */
  conversationId: string;
}

/** The assistant's calls, made through the platform's proxy or to Dify's own API. All reject with `RequestError`. */
export interface ChatCalls {
  /** Yields the events of a streamed reply as they arrive; each array holds the events of one network chunk. */
  stream: (question: Question, signal: AbortSignal) => AsyncIterable<ChatEvent[]>;
  /** The whole reply at once; `conversationId` is undefined if the server does not name it. */
  block: (question: Question, signal: AbortSignal) => Promise<{ answer: string; conversationId?: string | undefined }>;
  /** One page of the conversations that follow `lastId`, newest first; `'0'` gives the first page. */
  list: (lastId: string, signal: AbortSignal) => Promise<ConversationPage>;
  /** Questions and replies of a conversation, in the order received. */
  records: (conversationId: string, signal: AbortSignal) => Promise<ChatRecord[]>;
}
