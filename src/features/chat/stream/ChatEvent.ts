import type { ChatMessage } from '../ChatMessage';

/** What a streamed answer reports (specification, section 7, "Stream rules"). */
export type ChatEvent =
  /** More of the answer. */
  | { type: 'message'; answer: string }
  /** The whole answer so far, in place of what was sent. */
  | { type: 'message_replace'; answer: string }
  | { type: 'message_end'; citations: NonNullable<ChatMessage['citations']> }
  | { type: 'workflow_started' }
  /** The conversation that the answer belongs to. */
  | { type: 'conversation'; id: string }
  /** The server gave up; nothing follows. An empty message means that it did not say why. */
  | { type: 'error'; message: string }
  /** The stream came to its end. */
  | { type: 'complete' };
