import { appConfig } from '@/config/appConfig';
import { AbortedError, NetworkError, TimeoutError } from '@/lib/http/errors';
import { createObservable, type Observable } from '@/lib/createObservable';
import type { ChatCalls } from '../calls/ChatCalls';
import type { ChatEvent } from '../stream/ChatEvent';
import { chatReducer, freshChat, replyingTo, type ChatAction, type ChatState, type Outcome } from './chatReducer';
import { describeFailure, isGone } from './describeFailure';
import { recoverReply } from './recoverReply';
import { createFrameFlush } from './createFrameFlush';
import {
  assistantGreeting,
  CLEARED_NOTICE,
  createMessageMaker,
  lastExchange,
  NEW_CONVERSATION_NOTICE,
  questionOf,
} from './messages';
import type { OpenConversation } from './storedConversations';

export interface ChatPorts {
  calls: ChatCalls;
  /** Called with every failure of a question, for the error log. */
  onError: (error: Error) => void;
  /** Called after the first reply of a new conversation, if the conversation has an id. */
  onBegun?: (conversationId: string) => void;
}

/** One dialog's chat: what it shows, and what the user can do. */
export interface ChatStore {
  state: Observable<ChatState>;
  /** Returns whether the question was accepted: not when it is blank or the chat is busy (§5.3). */
  send: (question: string) => boolean;
  /** Asks again: the question with this id or of the reply with this id, or the last one. */
  retry: (id?: string) => void;
  /** The next question takes the place of this one; `undefined` gives that up. */
  edit: (questionId: string | undefined) => void;
  stop: () => void;
  startNew: () => void;
  clear: () => void;
  select: (conversationId: string) => void;
  /** Loads the records again after loading has failed. */
  reread: () => void;
  /** Loads earlier messages of the conversation, where there are any; resolves when they are there. */
  loadEarlier: () => Promise<void>;
  /** Opens what was open before the page was left, and fetches the rest of a reply that was on its way. */
  resume: (before: OpenConversation) => void;
  /** Tells the store that the list has the open conversation, so that it is not new any more. */
  listed: () => void;
  dismissBanner: () => void;
}

/** Why a reply is incomplete that the server does not have whole after a reload. */
const LEFT = '回答被中断';

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Performs the calls; `chatReducer` decides what the screen shows. */
export function createChatStore({ calls, onError, onBegun }: ChatPorts): ChatStore {
  const make = createMessageMaker();
  const state = createObservable(freshChat(0, make.notice(assistantGreeting(new Date()))));
  const dispatch = (action: ChatAction) => state.set(chatReducer(state.get(), action));
  let runs = 0;
  /** Aborts the requests of the open conversation. */
  let current = new AbortController();

  const isRun = (run: number) => replyingTo(state.get())?.run === run;
  const deltas = createFrameFlush<ChatEvent>((events) => dispatch({ type: 'eventsReceived', run: runs, events }));

  const end = (run: number, outcome: Outcome) => {
    if (!isRun(run)) return;
    deltas.flush();
    dispatch({ type: 'ended', run, outcome });
    const { fresh, conversationId } = state.get();
    if (fresh && conversationId !== '') onBegun?.(conversationId);
  };

  const abort = () => {
    current.abort();
    const replying = replyingTo(state.get());
    if (replying) end(replying.run, { type: 'stopped' });
  };

  const fetchLost = async (
    run: number,
    { reason, ...lost }: { question: string; shown: number; reason: string },
    signal: AbortSignal,
  ) => {
    dispatch({ type: 'connectionLost', run });
    const { conversationId } = state.get();
    const isWhole = await recoverReply({
      read: async () => (await calls.records(conversationId, signal, true)).records,
      ...lost,
      patience: appConfig.chatIdleTimeout,
      onMore: ({ answer, citations }) => dispatch({ type: 'restFetched', run, answer, citations }),
      signal,
    });
    end(run, isWhole ? { type: 'complete' } : { type: 'failed', reason });
  };

  const stream = async (run: number, text: string, signal: AbortSignal) => {
    let hasBegun = false;
    try {
      const { conversationId } = state.get();
      for await (const events of calls.stream({ text, conversationId }, signal)) {
        hasBegun = true;
        if (isRun(run) && !signal.aborted) deltas.add(events);
      }
      end(run, { type: 'complete' });
    } catch (error) {
      if (signal.aborted || error instanceof AbortedError) {
        end(run, { type: 'stopped' });
        return;
      }
      onError(asError(error));
      if (!isRun(run)) return;
      deltas.flush();
      const { conversationId, messages } = state.get();
      const reason = describeFailure(error, conversationId);
      const isLost = hasBegun && (error instanceof NetworkError || error instanceof TimeoutError);
      const shown = messages.at(-1)?.content.length ?? 0;
      if (isLost && conversationId !== '') await fetchLost(run, { question: text, shown, reason }, signal);
      else end(run, { type: 'failed', reason });
    }
  };

  const ask = (text: string, asked: Pick<ChatAction & { type: 'asked' }, 'question' | 'from'>) => {
    const run = (runs += 1);
    const { signal } = (current = new AbortController());
    dispatch({ type: 'asked', run, reply: make.waiting(), ...asked });
    void stream(run, text, signal);
  };

  /** Stops the open conversation, drops its pending events, and returns the number of the next thread. */
  const leave = () => {
    abort();
    deltas.drop();
    return state.get().thread + 1;
  };

  const select = async (conversationId: string) => {
    const thread = leave();
    const { signal } = (current = new AbortController());
    dispatch({ type: 'selected', thread, conversationId });
    const action: ChatAction = await calls.records(conversationId, signal).then(
      ({ records, hasMore }) => ({ type: 'recordsReceived', thread, records, hasMore }),
      (error: unknown) => ({ type: 'recordsFailed', thread, isGone: isGone(error) }),
    );
    dispatch(action);
  };

  const resume = async ({ conversationId, question = '', answer = '' }: OpenConversation) => {
    if (conversationId !== '') await select(conversationId);
    const { activity, messages } = state.get();
    if (question === '' || activity.type !== 'idle') return;
    const last = lastExchange(messages);
    const stored = last.question?.content === question ? last.reply : undefined;
    const run = (runs += 1);
    const { signal } = (current = new AbortController());
    const asked = last.question?.content === question ? undefined : make.question(question);
    dispatch({ type: 'asked', run, reply: make.waiting(), question: asked, from: stored?.id });
    const known = stored && stored.content.length > answer.length ? stored.content : answer;
    if (known !== '') dispatch({ type: 'eventsReceived', run, events: [{ type: 'message', answer: known }] });
    if (conversationId === '') end(run, { type: 'failed', reason: LEFT });
    else await fetchLost(run, { question, shown: answer.length, reason: LEFT }, signal);
  };

  /** Loads the records before those that are shown. */
  const loadEarlier = async () => {
    const { thread, earlier, conversationId } = state.get();
    if (earlier.type !== 'more') return;
    dispatch({ type: 'earlierAsked' });
    const { before } = earlier;
    const page = await calls.records(conversationId, current.signal, true, before).catch(() => undefined);
    dispatch({ type: 'earlierReceived', thread, ...(page ?? { records: [], hasMore: true }) });
  };

  const isIdle = () => state.get().activity.type === 'idle';

  const chatStore: ChatStore = {
    state,
    send(question) {
      const text = question.trim();
      if (text === '' || !isIdle()) return false;
      ask(text, { question: make.question(text), from: state.get().editing });
      return true;
    },
    retry(id) {
      const found = isIdle() ? questionOf(state.get().messages, id) : undefined;
      if (found) ask(found.text, { question: found.stays ? undefined : make.question(found.text), from: found.from });
    },
    edit: (id) => dispatch({ type: 'editingChanged', id }),
    stop: abort,
    startNew() {
      const thread = leave();
      dispatch({ type: 'started', thread, greeting: make.notice(NEW_CONVERSATION_NOTICE) });
    },
    clear() {
      const thread = leave();
      dispatch({ type: 'cleared', thread, notice: make.notice(CLEARED_NOTICE) });
    },
    select: (conversationId) => void select(conversationId),
    reread: () => void select(state.get().conversationId),
    loadEarlier,
    resume: (before) => void resume(before),
    listed: () => dispatch({ type: 'listed' }),
    dismissBanner: () => dispatch({ type: 'bannerDismissed' }),
  };
  return chatStore;
}
