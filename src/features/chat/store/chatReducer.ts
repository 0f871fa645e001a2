import { withText, type ChatMessage } from '../ChatMessage';
import type { ChatRecord } from '../client/records';
import type { ChatEvent } from '../stream/ChatEvent';
import { messagesOfRecords } from './messages';

/** What is going on in the open conversation. */
export type Activity =
  | { type: 'idle' }
  | { type: 'loadingRecords' }
  | { type: 'recordsFailed' }
  /** A reply is awaited or streaming. `replaced` is the earlier reply whose place it takes after a retry. */
  | { type: 'replying'; run: number; replyId: string; replaced: ChatMessage | undefined };

/** The open conversation of one dialog (specification, section 4, "Chat sending"). */
export interface ChatState {
  /** Changes whenever another conversation is opened or the messages are cleared. */
  thread: number;
  /** Id of the open conversation; empty until the server has named it. */
  conversationId: string;
  /** The conversation was started in this dialog and is not in the list yet. */
  fresh: boolean;
  messages: readonly ChatMessage[];
  activity: Activity;
  /** The text of the error banner; empty = no banner. */
  banner: string;
  /** The last question was answered. */
  connected: boolean;
}

export type Outcome = { type: 'complete' } | { type: 'stopped' } | { type: 'failed'; reason: string };

/**
 * What happened in the chat. `run` is the number of the question, `thread` that of the opened conversation: actions
 * with an earlier number come too late and are ignored.
 */
export type ChatAction =
  | { type: 'asked'; run: number; question: ChatMessage | undefined; reply: ChatMessage; replaces: string | undefined }
  | { type: 'eventsReceived'; run: number; events: readonly ChatEvent[] }
  | { type: 'ended'; run: number; outcome: Outcome }
  | { type: 'started'; thread: number; greeting: ChatMessage }
  | { type: 'cleared'; thread: number; notice: ChatMessage }
  | { type: 'selected'; thread: number; conversationId: string }
  | { type: 'recordsReceived'; thread: number; records: readonly ChatRecord[] }
  | { type: 'recordsFailed'; thread: number }
  | { type: 'listed' }
  | { type: 'bannerDismissed' };

const IDLE: Activity = { type: 'idle' };

/** A conversation that has not begun: the greeting alone. */
export const freshChat = (thread: number, greeting: ChatMessage): ChatState => ({
  thread,
  conversationId: '',
  fresh: true,
  messages: [greeting],
  activity: IDLE,
  banner: '',
  connected: false,
});

const changed = (
  messages: readonly ChatMessage[],
  id: string,
  change: (message: ChatMessage) => ChatMessage | undefined,
): ChatMessage[] =>
  messages.flatMap((message) => {
    const next = message.id === id ? change(message) : message;
    return next ? [next] : [];
  });

function withEvent(message: ChatMessage, event: ChatEvent): ChatMessage {
  switch (event.type) {
    case 'message':
      return { ...withText(message, event.answer), status: 'streaming' };
    case 'message_replace':
      return {
        ...withText({ ...message, content: '', recent: '' }, event.answer),
        edition: (message.edition ?? 0) + 1,
        status: event.answer === '' ? 'waiting' : 'streaming',
      };
    case 'message_end':
      return event.citations.length > 0 ? { ...message, citations: event.citations } : message;
    default:
      return message;
  }
}

function withEvents(state: ChatState, replyId: string, events: readonly ChatEvent[]): ChatState {
  const named = events.findLast((event) => event.type === 'conversation');
  return {
    ...state,
    conversationId: named?.type === 'conversation' ? named.id : state.conversationId,
    messages: changed(state.messages, replyId, (message) => events.reduce(withEvent, message)),
  };
}

/**
 * The final message of a reply that has ended, or `undefined` to remove it. An unfinished reply without text gives way
 * to the reply that it replaced. If it replaced none, it is removed after a failure.
 */
function closed(message: ChatMessage, outcome: Outcome, replaced: ChatMessage | undefined): ChatMessage | undefined {
  if (outcome.type === 'complete') return { ...message, recent: '', status: 'done' };
  if (message.content !== '') return { ...message, recent: '', status: 'interrupted' };
  return replaced ?? (outcome.type === 'stopped' ? { ...message, status: 'interrupted' } : undefined);
}

function ended(state: ChatState, activity: Activity & { type: 'replying' }, outcome: Outcome): ChatState {
  return {
    ...state,
    activity: IDLE,
    banner: outcome.type === 'failed' ? `发送消息失败：${outcome.reason}` : state.banner,
    connected: outcome.type === 'stopped' ? state.connected : outcome.type === 'complete',
    messages: changed(state.messages, activity.replyId, (message) => closed(message, outcome, activity.replaced)),
  };
}

function asked(state: ChatState, action: ChatAction & { type: 'asked' }): ChatState {
  const replaced = state.messages.find(({ id }) => id === action.replaces);
  const kept = replaced ? state.messages.filter((message) => message !== replaced) : state.messages;
  return {
    ...state,
    banner: '',
    activity: { type: 'replying', run: action.run, replyId: action.reply.id, replaced },
    messages: [...kept, ...(action.question ? [action.question] : []), action.reply],
  };
}

/** How the open conversation changes (specification, sections 4 and 15). Pure. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  const { activity } = state;
  switch (action.type) {
    case 'asked':
      return activity.type === 'idle' ? asked(state, action) : state;
    case 'eventsReceived':
      return activity.type === 'replying' && activity.run === action.run
        ? withEvents(state, activity.replyId, action.events)
        : state;
    case 'ended':
      return activity.type === 'replying' && activity.run === action.run
        ? ended(state, activity, action.outcome)
        : state;
    case 'started':
      return { ...freshChat(action.thread, action.greeting), connected: state.connected };
    case 'cleared':
      return { ...state, thread: action.thread, messages: [action.notice], activity: IDLE, banner: '' };
    case 'selected':
      return {
        ...state,
        thread: action.thread,
        conversationId: action.conversationId,
        fresh: false,
        messages: [],
        activity: { type: 'loadingRecords' },
        banner: '',
      };
    case 'recordsReceived':
      return activity.type === 'loadingRecords' && state.thread === action.thread
        ? { ...state, activity: IDLE, messages: messagesOfRecords(action.records) }
        : state;
    case 'recordsFailed':
      return activity.type === 'loadingRecords' && state.thread === action.thread
        ? { ...state, activity: { type: 'recordsFailed' } }
        : state;
    case 'listed':
      return { ...state, fresh: false };
    case 'bannerDismissed':
      return { ...state, banner: '' };
  }
}
