/** One bubble of the chat (specification, section 3, "Chat message"). */
export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  /** Markdown. */
  content: string;
  /** Milliseconds since 1970; NaN if the server sent no time. */
  timestamp: number;
  status: 'done' | 'waiting' | 'streaming' | 'interrupted';
  /**
   * The end of `content` while it grows. Reading any part of a string that grew by concatenation copies all of it, so
   * code that runs on every frame reads this.
   */
  recent?: string;
  /** Counts how often the server has replaced the whole text. Between two replacements, `content` only grows. */
  edition?: number;
  citations?: { title: string; url?: string; content?: string }[];
}

/** More characters than arrive in any frame, so `recent` holds all that a frame adds. */
const MAX_RECENT_CHARS = 8192;

/** The message with more text at its end. */
export function withText(message: ChatMessage, added: string): ChatMessage {
  const recent = (message.recent ?? '') + added;
  return {
    ...message,
    content: message.content + added,
    recent: recent.length > MAX_RECENT_CHARS ? recent.slice(-MAX_RECENT_CHARS / 2) : recent,
  };
}
