import type { ChatEvent } from '../stream/ChatEvent';
import type { ChatRecord } from './records';
import type { ConversationPage } from './conversations';

export interface Question {
  text: string;
  /** Empty: a new conversation begins. */
  conversationId: string;
}

/** The remote calls of the assistant; the proxy and Dify's own API both offer them. All reject with `RequestError`. */
export interface ChatCalls {
  /** The events of a streamed answer in the order they arrive, those of one chunk together. */
  stream: (question: Question, signal: AbortSignal) => AsyncIterable<ChatEvent[]>;
  /** The whole answer at once, with the conversation where the server names it. */
  block: (question: Question, signal: AbortSignal) => Promise<{ answer: string; conversationId?: string | undefined }>;
  /** Conversations after the one with this id, newest first; `'0'` is the first page. */
  list: (lastId: string, signal: AbortSignal) => Promise<ConversationPage>;
  /** Questions and answers of a conversation, in the order received. */
  records: (conversationId: string, signal: AbortSignal) => Promise<ChatRecord[]>;
}
