import { NO_TEXT, type ChatFile, type ChatMessage, type Rating } from '../ChatMessage';
import type { ChatRecord } from '../calls/pageSchemas';
import { readReply } from '../readReply';
import type { ChatEvent } from '../stream/ChatEvent';
import { lastExchange, messagesOfRecords, withChangedMessage, withEvent, withRest } from './messages';
import type { OpenConversation } from './storedConversations';
import {
  fieldOf,
  withAdded,
  withBegun,
  withEditing,
  withSent,
  withTyped,
  type Draft,
  type QuestionField,
} from './questionField';

/** A reply is awaited or streaming, or, after the connection was lost, its rest is fetched from the records. */
interface Replying {
  type: 'replying';
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
  /** The conversation was started in this dialog. */
  fresh: boolean;
  messages: readonly ChatMessage[];
  activity: Activity;
  /**
   * Whether the server has records before `before`, the first one shown. `lost`: it has some and does not send them.
   */
  earlier: { type: 'none' | 'lost' } | { type: 'more' | 'loading'; before: string };
  field: QuestionField;
  /** The text of the error banner; empty = no banner. */
  banner: string;
}

export type Outcome = { type: 'complete' } | { type: 'stopped' } | { type: 'failed'; reason: string };

interface Page {
  records: readonly ChatRecord[];
  hasMore: boolean;
}

/**
 * What happened in the chat. `replyId` is the reply that it concerns, `thread` the number of the opened conversation:
 * actions of an earlier one come too late and are ignored.
 */
export type ChatAction =
  /** `question` is in the list already if it is asked again; `from` is the id of the first message to be removed. */
  | { type: 'asked'; question: ChatMessage; reply: ChatMessage; from: string | undefined }
  | { type: 'eventsReceived'; replyId: string; events: readonly ChatEvent[] }
  | { type: 'connectionLost'; replyId: string }
  | { type: 'restFetched'; replyId: string; record: ChatRecord }
  | { type: 'ended'; replyId: string; outcome: Outcome }
  | { type: 'started'; thread: number; greeting: ChatMessage; draft: Draft }
  | { type: 'cleared'; thread: number; notice: ChatMessage; draft: Draft }
  | { type: 'selected'; thread: number; conversationId: string; draft: Draft }
  /** `messages` are those of the records, with what these lack. */
  | ({ type: 'recordsReceived'; thread: number; messages: readonly ChatMessage[] } & Page)
  | ({ type: 'earlierReceived'; thread: number } & Page)
  | { type: 'earlierAsked' }
  | { type: 'recordsFailed'; thread: number; isGone?: boolean }
  | LocalAction;

/** What happens in the dialog alone. */
export type LocalAction =
  | { type: 'typed' | 'textAdded' | 'questionWaits'; text: string }
  | { type: 'editingBegun'; id: string }
  /** The changed text is restored at the next editing, unless it is `dropped`. */
  | { type: 'editingEnded'; dropped: boolean }
  | { type: 'filesChanged'; files: readonly ChatFile[] }
  | { type: 'uploadsChanged'; isUploading: boolean }
  | { type: 'rated'; id: string; rating: Rating }
  | { type: 'bannerDismissed' };

const IDLE: Activity = { type: 'idle' };

const idleThread = (thread: number, draft: Draft) => ({
  thread,
  activity: IDLE,
  earlier: { type: 'none' as const },
  field: fieldOf(draft),
  banner: '',
});

/** A conversation that has not begun: the greeting alone. */
export const freshChat = (thread: number, greeting: ChatMessage, draft: Draft): ChatState => ({
  ...idleThread(thread, draft),
  conversationId: '',
  fresh: true,
  messages: [greeting],
});

/** The reply that is on its way or being fetched. */
export const replyingTo = ({ activity }: ChatState): Replying | undefined =>
  activity.type === 'replying' ? activity : undefined;

/** What must outlive the page. */
export function openIn(state: ChatState): OpenConversation | undefined {
  const { conversationId, messages } = state;
  const { question, reply } = replyingTo(state) ? lastExchange(messages) : {};
  if (conversationId === '' && !question) return undefined;
  return { conversationId, question: question?.content, files: question?.files, answer: reply?.content };
}

const withReply = (
  state: ChatState,
  { replyId }: Replying,
  change: (reply: ChatMessage) => ChatMessage | undefined,
): ChatState => ({ ...state, messages: withChangedMessage(state.messages, replyId, change) });

function withEvents(state: ChatState, replying: Replying, events: readonly ChatEvent[]): ChatState {
  const named = events.findLast((event) => event.type === 'conversation');
  const conversationId = named?.id ?? state.conversationId;
  return begun(withReply({ ...state, conversationId }, replying, (reply) => events.reduce(withEvent, reply)));
}

/** Once its reply has begun, a question need not be kept. */
function begun(state: ChatState): ChatState {
  const { question, reply } = lastExchange(state.messages);
  const hasBegun = question && reply && (reply.content !== '' || reply.status === 'empty');
  return hasBegun ? { ...state, field: withBegun(state.field, question.content) } : state;
}

const isBlank = ({ content }: ChatMessage) => content.trim() === '';

/**
 * The final message of a reply that has ended, or `undefined` to remove it. A failed reply without text gives way to the
 * reply that it replaced, if there was one.
 */
function closed(message: ChatMessage, outcome: Outcome, replaced: ChatMessage | undefined): ChatMessage | undefined {
  const content = isBlank(message) ? '' : message.content;
  const { reason, ...rest } = { ...message, content };
  const answer = readReply(content).answer.trim();
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
  return begun({
    ...state,
    activity: IDLE,
    // What has come of a reply says by itself that it is not whole: the question was sent.
    banner:
      outcome.type === 'failed' && last?.status !== 'incomplete' ? `发送消息失败：${outcome.reason}` : state.banner,
    messages: isUnanswered
      ? withChangedMessage(messages, last.id, (question) => ({ ...question, status: 'failed', reason: outcome.reason }))
      : messages,
  });
}

function asked(state: ChatState, { question, reply, from }: ChatAction & { type: 'asked' }): ChatState {
  const start = from === undefined ? -1 : state.messages.findIndex(({ id }) => id === from);
  const kept = start < 0 ? state.messages : state.messages.slice(0, start);
  const isAgain = kept.includes(question);
  const asked: ChatMessage = question.status === 'failed' ? { ...question, status: 'done' } : question;
  return {
    ...state,
    // Some servers name a file without the id by which it could be sent again.
    banner: question.files?.some((file) => file.id === '') ? '原附件未能一并发送' : '',
    field: isAgain ? { ...state.field, editing: undefined } : withSent(state.field, question),
    // An earlier reply can come back only if the same question is asked again, not if it was edited.
    activity: { type: 'replying', replyId: reply.id, replaced: isAgain ? state.messages[start] : undefined },
    messages: [...kept.filter((message) => message !== question), asked, reply],
  };
}

function earlierOf({ records, hasMore }: Page): ChatState['earlier'] {
  const before = records[0]?.id ?? '';
  if (!hasMore) return { type: 'none' };
  return before === '' ? { type: 'lost' } : { type: 'more', before };
}

/** Adds a page of earlier records. After one with nothing new there is no way to ask for more. */
function withEarlier(state: ChatState, page: Page): ChatState {
  const known = new Set(state.messages.map(({ id }) => id));
  const added = messagesOfRecords(page.records).filter(({ id }) => !known.has(id));
  const earlier: ChatState['earlier'] = added.length > 0 ? earlierOf(page) : { type: page.hasMore ? 'lost' : 'none' };
  return { ...state, messages: [...added, ...state.messages], earlier };
}

/** How the open conversation changes (§4.29 to §4.44, §15.6, §15.7). Pure. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  const { activity, field } = state;
  const replying = 'replyId' in action && replyingTo(state)?.replyId === action.replyId ? replyingTo(state) : undefined;
  switch (action.type) {
    case 'asked':
      return activity.type === 'idle' ? asked(state, action) : state;
    case 'eventsReceived':
      return replying ? withEvents(state, replying, action.events) : state;
    case 'connectionLost':
      return replying ? withReply(state, replying, (reply) => ({ ...reply, status: 'fetching' })) : state;
    case 'restFetched':
      return replying ? withReply(state, replying, (reply) => withRest(reply, action.record)) : state;
    case 'ended':
      return replying ? ended(state, replying, action.outcome) : state;
    case 'started':
      return freshChat(action.thread, action.greeting, action.draft);
    case 'cleared':
      return { ...state, ...idleThread(action.thread, action.draft), messages: [action.notice] };
    case 'selected': {
      const { conversationId, thread, draft } = action;
      const activity: Activity = { type: 'loadingRecords' };
      // A question that waits for these records goes on waiting.
      const waits = conversationId === state.conversationId && field.waiting !== '' && { field };
      return { ...idleThread(thread, draft), ...waits, conversationId, fresh: false, messages: [], activity };
    }
    case 'recordsReceived':
      return activity.type === 'loadingRecords' && state.thread === action.thread
        ? { ...state, activity: IDLE, messages: action.messages, earlier: earlierOf(action) }
        : state;
    case 'earlierAsked':
      return state.earlier.type === 'more' ? { ...state, earlier: { ...state.earlier, type: 'loading' } } : state;
    case 'earlierReceived':
      return state.earlier.type === 'loading' && state.thread === action.thread ? withEarlier(state, action) : state;
    case 'recordsFailed':
      return activity.type === 'loadingRecords' && state.thread === action.thread
        ? { ...state, activity: { type: action.isGone ? 'conversationGone' : 'recordsFailed' } }
        : state;
    case 'typed':
      return { ...state, field: withTyped(field, action.text) };
    case 'textAdded':
      return { ...state, field: withAdded(field, action.text) };
    case 'questionWaits':
      return { ...state, field: { ...field, waiting: action.text } };
    case 'editingBegun': {
      const question = state.messages.find(({ id }) => id === action.id);
      return question ? { ...state, field: withEditing(field, question) } : state;
    }
    case 'editingEnded':
      return { ...state, field: { ...field, editing: undefined, ...(action.dropped && { changed: undefined }) } };
    case 'filesChanged':
      return { ...state, field: { ...field, files: action.files } };
    case 'uploadsChanged':
      return { ...state, field: { ...field, isUploading: action.isUploading } };
    case 'rated': {
      const { id, rating } = action;
      return { ...state, messages: withChangedMessage(state.messages, id, (reply) => ({ ...reply, rating })) };
    }
    case 'bannerDismissed':
      return { ...state, banner: '' };
  }
}
