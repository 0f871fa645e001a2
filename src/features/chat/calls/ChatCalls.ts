import type { Http } from '@/lib/http/http';
import type { ChatMessage } from '../ChatMessage';
import type { ChatEvent } from '../stream/ChatEvent';
import type { ConversationPage, RecordPage } from './pageSchemas';

export interface Question {
  text: string;
  /** Id of the conversation; empty begins a new one. */
  conversationId: string;
  files?: ChatMessage['files'];
}

/** How to reach what only Dify's own API has (`createDify`). */
export interface DifyAccess {
  http: Http;
  user: string;
  /** Rejects with the failure of a call, in the app's words. */
  inWords: (error: unknown) => never;
}

/**
 * The assistant's calls, made through the platform's proxy or to Dify's own API (§7.37, §7.38). All reject with
 * `RequestError`.
 */
export interface ChatCalls {
  /**
   * Yields the events of a reply as they arrive; each array holds the events of one network chunk. Aborting it stops
   * the server too, where the API can.
   */
  stream: (question: Question, signal: AbortSignal) => AsyncIterable<ChatEvent[]>;
  /**
   * One page of the conversations that follow `lastId`, newest first; `'0'` gives the first page.
   *
   * @param quiet failures are not reported
   */
  list: (lastId: string, signal: AbortSignal, quiet?: boolean) => Promise<ConversationPage>;
  /**
   * The latest questions and replies of a conversation, in the order received.
   *
   * @param quiet failures are not reported, because the call is repeated
   * @param before id of a record: returns those before it
   */
  records: (conversationId: string, signal: AbortSignal, quiet?: boolean, before?: string) => Promise<RecordPage>;
  /** As in `safeLink`. */
  fileBase: string | undefined;
  /** Only where the API supports it. */
  dify?: DifyAccess;
  /** Only where the API supports it. */
  rename?: (conversationId: string, name: string) => Promise<void>;
  /** Only where the API supports it. */
  remove?: (conversationId: string) => Promise<void>;
}
