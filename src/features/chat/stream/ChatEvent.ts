import type { ChatMessage } from '../ChatMessage';

/** What a streamed reply reports (§3.22, §7.46, §7.47). */
export type ChatEvent =
  /** More text of the reply. */
  | { type: 'message'; answer: string }
  /** A text that replaces everything sent so far. */
  | { type: 'message_replace'; answer: string }
  | { type: 'message_end'; citations: NonNullable<ChatMessage['citations']>; annotatedBy?: string }
  /** The id by which the server keeps the question and its reply. */
  | { type: 'record'; id: string }
  /** The flow waits for an input that this assistant cannot give. */
  | { type: 'paused' }
  /** The conversation that the reply belongs to. */
  | { type: 'conversation'; id: string }
  /** The server's name for its work on the reply, by which it can be stopped. */
  | { type: 'task'; id: string }
  /**
   * The server stopped with an error; `message` is empty if it gave none, `detail` is its text if `message` is ours.
   */
  | { type: 'error'; message: string; detail?: string }
  /** The stream came to its end. */
  | { type: 'complete' };
