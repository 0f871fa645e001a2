import type { ChatMessage } from '../ChatMessage';

/** What a streamed reply reports (specification, section 7, "Stream rules"). */
export type ChatEvent =
  /** More of the reply. */
  | { type: 'message'; answer: string }
  /** The whole reply so far, in place of what was sent. */
  | { type: 'message_replace'; answer: string }
  | { type: 'message_end'; citations: NonNullable<ChatMessage['citations']> }
  | { type: 'workflow_started' }
  /** The conversation that the reply belongs to. */
  | { type: 'conversation'; id: string }
  /** The server gave up; nothing follows. The message is empty where it did not say why. */
  | { type: 'error'; message: string }
  /** The stream came to its end. */
  | { type: 'complete' };
