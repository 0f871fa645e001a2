/** One bubble of the chat (spec.md section 3, "Chat message"). */
export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  /** Markdown. */
  content: string;
  /** Milliseconds since 1970; NaN when the server did not tell. */
  timestamp: number;
  status: 'done' | 'waiting' | 'streaming' | 'interrupted';
  citations?: { title: string; url?: string; content?: string }[];
}
