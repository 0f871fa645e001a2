import { NO_TEXT, PAUSED, type ChatMessage } from '../ChatMessage';
import type { ChatRecord } from '../calls/chatRecordsSchema';
import { readThoughts } from '../readThoughts';
import type { ChatEvent } from '../stream/ChatEvent';
import { messagesOfRecords, withChangedMessage } from './messages';

/** A reply is awaited or streaming, or, after the connection was lost, its rest is fetched from the records. */
interface Replying {
  type: 'replying' | 'fetching';
  run: number;
  replyId: string;
  /** The earlier reply whose place it takes. */
  replaced: ChatMessage | undefined;
}

/** What is going on in the open conversation. */
export type Activity =
  { type: 'idle' } | { type: 'loadingRecords' } | { type: 'recordsFailed' | 'conversationGone' } | Replying;

/** The open conversation of one dialog (§4.29 to §4.44). It alone knows its id and what is going on. */
export interface ChatState {
  /** Changes whenever another conversation is opened or the messages are cleared. */
  thread: number;
  /** Id of the open conversation; empty until the server has named it. */
  conversationId: string;
  /** The conversation was started in this dialog and is not in the list yet. */
  fresh: boolean;
  messages: readonly ChatMessage[];
  activity: Activity;
  /** Whether the server has records before those that are shown: before the record `before`. `lost`: it does not give them. */
  earlier: { type: 'none' | 'lost' } | { type: 'more' | 'loading'; before: string };
  /** Id of the question that is being edited: the next one takes its place. */
  editing: string | undefined;
  /** The text of the error banner; empty = no banner. */
  banner: string;
}

export type Outcome = { type: 'complete' } | { type: 'stopped' } | { type: 'failed'; reason: string };

/**
 * What happened in the chat. `run` is the number of the question, `thread` that of the opened conversation: actions
 * with an earlier number come too late and are ignored.
 */
export type ChatAction =
  /** `question` is absent when the last one is asked again; `from` is the id of the first message that makes room. */
  | { type: 'asked'; run: number; question: ChatMessage | undefined; reply: ChatMessage; from: string | undefined }
  | { type: 'eventsReceived'; run: number; events: readonly ChatEvent[] }
  | { type: 'connectionLost'; run: number }
  | { type: 'restFetched'; run: number; answer: string; citations: NonNullable<ChatMessage['citations']> }
  | { type: 'ended'; run: number; outcome: Outcome }
  | { type: 'started'; thread: number; greeting: ChatMessage }
  | { type: 'cleared'; thread: number; notice: ChatMessage }
  | { type: 'selected'; thread: number; conversationId: string }
  | { type: 'recordsReceived' | 'earlierReceived'; thread: number; records: readonly ChatRecord[]; hasMore: boolean }
  | { type: 'earlierAsked' }
  | { type: 'recordsFailed'; thread: number; isGone?: boolean }
  | { type: 'editingChanged'; id: string | undefined }
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
  earlier: { type: 'none' },
  editing: undefined,
  banner: '',
});

/** The reply that is on its way or being fetched. */
export const replyingTo = ({ activity }: ChatState): Replying | undefined =>
  activity.type === 'replying' || activity.type === 'fetching' ? activity : undefined;

function withEvent(message: ChatMessage, event: ChatEvent): ChatMessage {
  switch (event.type) {
    case 'message':
      return { ...message, content: message.content + event.answer, status: 'streaming' };
    case 'message_replace':
      return {
        ...message,
        content: event.answer,
        edition: (message.edition ?? 0) + 1,
        status: event.answer === '' ? 'waiting' : 'streaming',
      };
    case 'message_end':
      return event.citations.length > 0 ? { ...message, citations: event.citations } : message;
    case 'paused':
      return { ...message, reason: PAUSED };
    default:
      return message;
  }
}

function withEvents(state: ChatState, replyId: string, events: readonly ChatEvent[]): ChatState {
  const named = events.findLast((event) => event.type === 'conversation');
  return {
    ...state,
    conversationId: named?.id ?? state.conversationId,
    messages: withChangedMessage(state.messages, replyId, (message) => events.reduce(withEvent, message)),
  };
}

/** The reply with what the records hold, if that is more than what is shown. */
function withRest(message: ChatMessage, { answer, citations }: ChatAction & { type: 'restFetched' }): ChatMessage {
  if (answer.length <= message.content.length) return message;
  const sources = citations.length > 0 && { citations };
  const edition = (message.edition ?? 0) + 1;
  return { ...message, content: answer, ...(!answer.startsWith(message.content) && { edition }), ...sources };
}

const isBlank = ({ content }: ChatMessage) => content.trim() === '';

/**
 * The final message of a reply that has ended, or `undefined` to remove it. A failed reply without text gives way to the
 * reply that it replaced, if there was one.
 */
function closed(message: ChatMessage, outcome: Outcome, replaced: ChatMessage | undefined): ChatMessage | undefined {
  const content = isBlank(message) ? '' : message.content;
  const { reason, ...rest } = { ...message, content };
  const answer = readThoughts(content).answer;
  if (outcome.type === 'complete') {
    return answer === '' ? { ...rest, status: 'empty', ...(reason && { reason }) } : { ...rest, status: 'done' };
  }
  if (content === '' && replaced) return replaced;
  if (outcome.type === 'stopped') return { ...rest, status: 'stopped' };
  return content === '' ? undefined : { ...rest, status: 'incomplete', reason: outcome.reason };
}

function ended(state: ChatState, { replyId, replaced }: Replying, given: Outcome): ChatState {
  // Without text, asking again has failed: the earlier reply comes back, and the banner says why.
  const isInVain =
    given.type === 'complete' && replaced && !isBlank(replaced) && state.messages.slice(-1).every(isBlank);
  const outcome: Outcome = isInVain ? { type: 'failed', reason: NO_TEXT } : given;
  const messages = withChangedMessage(state.messages, replyId, (message) => closed(message, outcome, replaced));
  const last = messages.at(-1);
  const isUnanswered = outcome.type === 'failed' && last?.role === 'user';
  return {
    ...state,
    activity: IDLE,
    banner: outcome.type === 'failed' ? `发送消息失败：${outcome.reason}` : state.banner,
    messages: isUnanswered
      ? withChangedMessage(messages, last.id, (question) => ({ ...question, status: 'failed', reason: outcome.reason }))
      : messages,
  };
}

function asked(state: ChatState, { run, question, reply, from }: ChatAction & { type: 'asked' }): ChatState {
  const start = state.messages.findIndex(({ id }) => id === from);
  const kept = start < 0 ? state.messages : state.messages.slice(0, start);
  // Only a reply that is asked for again can come back; what an edited question leaves behind cannot.
  const replaced = question || start < 0 ? undefined : state.messages[start];
  const isAsked = (message: ChatMessage) =>
    message.status === 'failed' ? { ...message, status: 'done' as const } : message;
  return {
    ...state,
    banner: '',
    editing: undefined,
    activity: { type: 'replying', run, replyId: reply.id, replaced },
    messages: question ? [...kept, question, reply] : [...withChangedMessage(kept, kept.at(-1)?.id, isAsked), reply],
  };
}

type Page = Pick<ChatAction & { type: 'earlierReceived' }, 'records' | 'hasMore'>;

function earlierOf({ records, hasMore }: Page): ChatState['earlier'] {
  const before = records[0]?.id ?? '';
  if (!hasMore) return { type: 'none' };
  return before === '' ? { type: 'lost' } : { type: 'more', before };
}

/** A page of earlier records; one that holds nothing new cannot be gone on from. */
function withEarlier(state: ChatState, page: Page): ChatState {
  const known = new Set(state.messages.map(({ id }) => id));
  const added = messagesOfRecords(page.records).filter(({ id }) => !known.has(id));
  const earlier: ChatState['earlier'] = added.length > 0 ? earlierOf(page) : { type: page.hasMore ? 'lost' : 'none' };
  return { ...state, messages: [...added, ...state.messages], earlier };
}

/** How the open conversation changes (§4.29 to §4.44, §15.6, §15.7). Pure. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  const { activity } = state;
  const replying = 'run' in action && replyingTo(state)?.run === action.run ? replyingTo(state) : undefined;
  switch (action.type) {
    case 'asked':
      return activity.type === 'idle' ? asked(state, action) : state;
    case 'eventsReceived':
      return replying ? withEvents(state, replying.replyId, action.events) : state;
    case 'connectionLost':
      if (!replying) return state;
      return {
        ...state,
        activity: { ...replying, type: 'fetching' },
        messages: withChangedMessage(state.messages, replying.replyId, (message) => ({
          ...message,
          status: 'fetching',
        })),
      };
    case 'restFetched':
      if (!replying) return state;
      return {
        ...state,
        messages: withChangedMessage(state.messages, replying.replyId, (message) => withRest(message, action)),
      };
    case 'ended':
      return replying ? ended(state, replying, action.outcome) : state;
    case 'started':
      return freshChat(action.thread, action.greeting);
    case 'cleared':
      return { ...state, ...idleThread(action.thread), messages: [action.notice] };
    case 'selected': {
      const { conversationId, thread } = action;
      const opened = { ...state, ...idleThread(thread), conversationId, fresh: false };
      return { ...opened, messages: [], activity: { type: 'loadingRecords' } };
    }
    case 'recordsReceived':
      return activity.type === 'loadingRecords' && state.thread === action.thread
        ? { ...state, activity: IDLE, messages: messagesOfRecords(action.records), earlier: earlierOf(action) }
        : state;
    case 'earlierAsked':
      return state.earlier.type === 'more' ? { ...state, earlier: { ...state.earlier, type: 'loading' } } : state;
    case 'earlierReceived':
      return state.earlier.type === 'loading' && state.thread === action.thread ? withEarlier(state, action) : state;
    case 'recordsFailed':
      return activity.type === 'loadingRecords' && state.thread === action.thread
        ? { ...state, activity: { type: action.isGone ? 'conversationGone' : 'recordsFailed' } }
        : state;
    case 'editingChanged':
      return { ...state, editing: action.id };
    case 'listed':
      return { ...state, fresh: false };
    case 'bannerDismissed':
      return { ...state, banner: '' };
  }
}

const idleThread = (thread: number) => ({
  thread,
  activity: IDLE,
  earlier: { type: 'none' as const },
  banner: '',
  editing: undefined,
});
