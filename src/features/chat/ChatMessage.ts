/** A file that goes with a question; `id` and `kind` are the server's, which may not have sent the id. */
export interface ChatFile {
  id: string;
  name: string;
  kind: string;
}

export type Rating = 'like' | 'dislike' | undefined;

/** One bubble of the chat (§3.18). */
export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  /** Markdown, with the thoughts of the model if it sends them (`readThoughts`). */
  content: string;
  /** Milliseconds since 1970; NaN if the server sent no time. */
  timestamp: number;
  /**
   * Of a reply: `waiting` for its first word, `streaming`, `done`, `stopped` by the user, `fetching` (the connection was
   * lost and the rest is fetched), `incomplete`, `empty` (it ended well, but without text). Of a question: `done`, or
   * `failed` when no reply came.
   */
  status: 'waiting' | 'streaming' | 'done' | 'stopped' | 'fetching' | 'incomplete' | 'empty' | 'failed';
  /** Why the reply is incomplete or the question failed. */
  reason?: string;
  /** What the assistant says of itself (greeting, new session, cleared): nothing to copy or to ask again. */
  isNotice?: boolean;
  /** Replies to the same question that were given before this one. */
  earlier?: string[];
  /** Sources of a reply; an address is that of a web page (`readCitations`). */
  citations?: { title: string; url?: string; content?: string }[];
  /** Of a question. */
  files?: readonly ChatFile[];
  /** Of a reply: the id by which the server keeps it. */
  recordId?: string;
  rating?: Rating;
  /** Of a reply that a person has written: who, or an empty text. */
  annotatedBy?: string;
}

/** Shown in place of a reply without text. */
export const NO_TEXT = '未返回内容';

/** Names of the states other than `done`, on the screen and in exported files. */
export const STATE_NAMES: { readonly [Status in ChatMessage['status']]?: string } = {
  stopped: '已停止',
  incomplete: '回答不完整',
  empty: NO_TEXT,
  failed: '发送失败',
};

/** Why a flow ends without text. */
export const PAUSED = '流程在等待人工输入，本助手无法提供';
