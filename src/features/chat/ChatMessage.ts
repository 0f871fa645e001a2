/** One bubble of the chat (specification, section 3, "Chat message"). */
export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  /** Markdown. */
  content: string;
  /** Milliseconds since 1970; NaN when the server did not tell. */
  timestamp: number;
  status: 'done' | 'waiting' | 'streaming' | 'interrupted';
  /**
   * The end of `content` while it grows. A string that was put together piece by piece is copied as a whole when any of
   * it is read: who reads on every frame reads here.
   */
  recent?: string;
  /** How often the server has replaced what it had sent; between two of these `content` only grows. */
  edition?: number;
  citations?: { title: string; url?: string; content?: string }[];
}
