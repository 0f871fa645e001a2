import type { ChatMessage } from '../ChatMessage';
import type { ChatEvent } from '../stream/ChatEvent';
import type { ChatRecord } from '../client/records';

/** What is going on in the open conversation. */
export type Activity =
  | { type: 'idle' }
  | { type: 'loadingRecords' }
  | { type: 'recordsFailed' }
  /** An answer is on its way; `replaced` is the interrupted one that it is to take the place of. */
  | { type: 'answering'; run: number; answerId: string; replaced: ChatMessage | undefined };

/** The open conversation of one dialog (specification, section 4, "Chat sending"). */
export interface ChatState {
  /** Changes whenever another conversation is opened. */
  thread: number;
  /** Empty until the server has named it. */
  conversationId: string;
  /** Whether the conversation was begun here and does not stand in the list yet. */
  fresh: boolean;
  messages: readonly ChatMessage[];
  activity: Activity;
  /** What went wrong last, as the banner says it; empty = no banner. */
  banner: string;
  /** Whether the last question was answered. */
  connected: boolean;
}

export type Outcome = { type: 'complete' } | { type: 'stopped' } | { type: 'failed'; reason: string };

/** What happened; a `run` or `thread` that is no longer the current one is nobody's business any more. */
export type ChatAction =
  | { type: 'asked'; run: number; question: ChatMessage | undefined; answer: ChatMessage; replaces: string | undefined }
  | { type: 'answered'; run: number; events: readonly ChatEvent[] }
  | { type: 'ended'; run: number; outcome: Outcome }
  | { type: 'started'; thread: number; greeting: ChatMessage }
  | { type: 'cleared'; thread: number; notice: ChatMessage }
  | { type: 'selected'; thread: number; conversationId: string }
  | { type: 'recordsReceived'; thread: number; records: readonly ChatRecord[] }
  | { type: 'recordsFailed'; thread: number }
  | { type: 'listed' }
  | { type: 'bannerDismissed' };
