import { useSyncExternalStore } from 'react';
import { AbortedError, mayBeDone, SchemaError } from '@/lib/http/errors';
import { createObservable } from '@/lib/createObservable';
import type { ChatCalls } from '../calls/ChatCalls';
import type { ChatFile, ChatMessage } from '../ChatMessage';
import type { ChatEvent } from '../stream/ChatEvent';
import {
  chatReducer,
  freshChat,
  openIn,
  replyingTo,
  type ChatAction,
  type ChatState,
  type LocalAction,
  type Outcome,
} from './chatReducer';
import type { Drafts } from './createDrafts';
import { createFetches } from './createFetches';
import type { Unrecorded } from './createUnrecorded';
import { describeFailure, isGone } from './describeFailure';
import {
  assistantGreeting,
  CLEARED_NOTICE,
  createMessageMaker,
  lastExchange,
  NEW_CONVERSATION_NOTICE,
  questionOf,
} from './messages';
import type { OpenConversation } from './storedConversations';
import { draftOf, NO_DRAFT, shownIn } from './questionField';

interface Ports {
  calls: ChatCalls;
  drafts: Drafts;
  unrecorded: Unrecorded;
  /** The key of a conversation's draft. */
  draftKey: (conversationId: string) => string;
  /** Called with every failure of a question, for the error log. */
  onError: (error: unknown) => void;
  /** Called after the reply with which the server gave an id to a conversation that was begun here. */
  onBegun?: () => void;
}

/** One dialog's chat: what it shows, and what the user can do. */
export type Chat = ReturnType<typeof createChat>;

/** Reason shown for a reply that a reload cut off and the server does not have whole. */
const LEFT = '回答被中断';

/** Performs the calls and keeps the drafts; `chatReducer` decides what the screen shows. */
export function createChat({ calls, drafts, unrecorded, draftKey, onError, onBegun }: Ports) {
  const make = createMessageMaker();
  const state = createObservable(freshChat(0, make.notice(assistantGreeting(new Date())), drafts.read(draftKey(''))));
  const dispatch = (action: ChatAction) => {
    const before = state.get();
    const after = chatReducer(before, action);
    const [from, to] = [draftKey(before.conversationId), draftKey(after.conversationId)];
    // The server has given the conversation an id: its draft moves to the new key.
    if (after.thread === before.thread && from !== to) drafts.write(from, NO_DRAFT);
    if (after.field !== before.field || from !== to) drafts.write(to, draftOf(after.field));
    state.set(after);
  };
  /** Aborts the requests of the open conversation. */
  let current = new AbortController();
  /** Aborts the loading of earlier records, which goes on when a reply is stopped. */
  let reading = new AbortController();
  /** The ids of questions that failed without an answer: the server may have them. */
  const unsure = new Set<string>();
  /** The id of the last conversation that `onBegun` was called for. */
  let told = '';

  /** The id of the reply that is on its way. */
  const awaited = () => replyingTo(state.get())?.replyId;
  const isIdle = () => state.get().activity.type === 'idle';

  /** Events for the next frame. A hidden window has no frames: they wait until it is shown, or for `flush`. */
  let arrived: ChatEvent[] = [];
  let frame = 0;
  const flush = () => {
    cancelAnimationFrame(frame);
    const events = arrived;
    [arrived, frame] = [[], 0];
    if (events.length > 0) dispatch({ type: 'eventsReceived', replyId: awaited() ?? '', events });
  };

  const end = (replyId: string, outcome: Outcome) => {
    if (awaited() !== replyId) return;
    flush();
    dispatch({ type: 'ended', replyId, outcome });
    const { fresh, conversationId } = state.get();
    if (!fresh || conversationId === '' || conversationId === told) return;
    told = conversationId;
    onBegun?.();
  };

  const stop = () => {
    current.abort();
    end(awaited() ?? '', { type: 'stopped' });
    unrecorded.keep(state.get().conversationId, state.get().messages);
  };

  const { fetchLost, fetchFound } = createFetches({ calls, state, dispatch, end });

  /** Shows a question whose reply is awaited. */
  const begin = (question: ChatMessage, from: string | undefined) => {
    const reply = make.waiting();
    current = new AbortController();
    dispatch({ type: 'asked', question, reply, from });
    return { replyId: reply.id, signal: current.signal };
  };

  const askFor = async (question: ChatMessage, from: string | undefined) => {
    const { content: text, files, timestamp } = question;
    const { conversationId } = state.get();
    const { replyId, signal } = begin(question, from);
    const isAgain = unsure.delete(question.id);
    if (isAgain && (await fetchFound(replyId, text, timestamp, question.reason ?? '', signal))) return;
    if (signal.aborted) return;
    let hasBegun = false;
    try {
      for await (const events of calls.stream({ text, conversationId, ...(files && { files }) }, signal)) {
        hasBegun = true;
        if (signal.aborted) continue;
        arrived.push(...events);
        frame ||= requestAnimationFrame(flush);
      }
      end(replyId, { type: 'complete' });
    } catch (error) {
      if (signal.aborted || error instanceof AbortedError) {
        end(replyId, { type: 'stopped' });
        return;
      }
      onError(error);
      flush();
      const { conversationId, messages } = state.get();
      const reason = describeFailure(error, conversationId);
      // An answer of the wrong shape is one: what is told of it helps more than a search.
      const isLost = mayBeDone(error) && !(error instanceof SchemaError);
      if (isLost && hasBegun && conversationId !== '') {
        await fetchLost(replyId, text, messages.at(-1)?.content.length ?? 0, reason, signal);
      } else if (!isLost || !(await fetchFound(replyId, text, timestamp, reason, signal))) {
        if (isLost) unsure.add(question.id);
        end(replyId, { type: 'failed', reason });
      }
    }
  };

  /** Sends a question; returns whether it was accepted: not when it is blank or the chat is busy (§5.3). */
  const ask = (given: string, files?: readonly ChatFile[]) => {
    const text = given.trim();
    if (text === '' || !isIdle()) return false;
    void askFor(make.question(text, files), state.get().field.editing);
    return true;
  };

  /** Stops the open conversation and drops its pending events; returns what the next one begins with. */
  const leave = (conversationId: string) => {
    stop();
    reading.abort();
    reading = new AbortController();
    arrived = [];
    return { thread: state.get().thread + 1, draft: drafts.read(draftKey(conversationId)) };
  };

  const open = async (conversationId: string) => {
    const { thread, draft } = leave(conversationId);
    const { signal } = (current = new AbortController());
    dispatch({ type: 'selected', thread, conversationId, draft });
    const action: ChatAction = await calls.records(conversationId, signal).then(
      (page) => {
        const messages = unrecorded.messagesOf(conversationId, page.records);
        return { type: 'recordsReceived', thread, messages, ...page };
      },
      (error: unknown) => ({ type: 'recordsFailed', thread, isGone: isGone(error) }),
    );
    dispatch(action);
  };
  const startNew = () => {
    dispatch({ type: 'started', greeting: make.notice(NEW_CONVERSATION_NOTICE), ...leave('') });
  };
  const askWaiting = () => void ask(state.get().field.waiting);
  const select = (conversationId: string) => void open(conversationId).then(askWaiting);

  /** Resumes a reply that was on its way. */
  const goOn = async ({ conversationId, question = '', files, answer = '' }: OpenConversation) => {
    const last = lastExchange(state.get().messages);
    const stored = last.question?.content === question ? last.question : undefined;
    const { typed, waiting } = state.get().field;
    // The server has it, so it need not be kept in the field.
    if (stored && typed.trim() === question) {
      dispatch({ type: 'typed', text: waiting });
      dispatch({ type: 'filesChanged', files: [] });
    }
    const { replyId, signal } = begin(stored ?? make.question(question, files), stored && last.reply?.id);
    const held = (stored && last.reply?.content) ?? '';
    const known = held.length > answer.length ? held : answer;
    if (known !== '') dispatch({ type: 'eventsReceived', replyId, events: [{ type: 'message', answer: known }] });
    if (conversationId === '') {
      if (!(await fetchFound(replyId, question, -Infinity, LEFT, signal)))
        end(replyId, { type: 'failed', reason: LEFT });
    } else await fetchLost(replyId, question, answer.length, LEFT, signal);
  };

  return {
    state,
    dispatch: (action: LocalAction) => dispatch(action),
    calls,
    ask,
    /** Sends what stands in the field. */
    send() {
      const { field, messages } = state.get();
      const edited = messages.find(({ id }) => id === field.editing);
      const isSent = !field.isUploading && ask(shownIn(field), edited ? edited.files : field.files);
      if (isSent && !edited) dispatch({ type: 'typed', text: '' });
    },
    /** Asks a question again: the one with this id, or that of the reply with this id, or the last one. */
    retry(id?: string) {
      const found = isIdle() ? questionOf(state.get().messages, id) : undefined;
      if (!found) return;
      const { question, stays, from } = found;
      void askFor(stays ? question : make.question(question.content, question.files), from);
    },
    stop,
    startNew,
    /** Begins a new conversation, with the last question in its field. */
    takeAlong() {
      const { question } = lastExchange(state.get().messages);
      startNew();
      if (!question || shownIn(state.get().field).trim() === question.content.trim()) return;
      dispatch({ type: 'textAdded', text: question.content });
      if (question.files) dispatch({ type: 'filesChanged', files: question.files });
    },
    clear() {
      dispatch({ type: 'cleared', notice: make.notice(CLEARED_NOTICE), ...leave(state.get().conversationId) });
    },
    select,
    /** Loads the records again after loading has failed. */
    reread: () => select(state.get().conversationId),
    /** Loads earlier messages of the conversation, where there are any; resolves when they are there. */
    async loadEarlier() {
      const { thread, earlier, conversationId } = state.get();
      if (earlier.type !== 'more') return;
      dispatch({ type: 'earlierAsked' });
      const page = await calls.records(conversationId, reading.signal, true, earlier.before).catch(() => undefined);
      dispatch({ type: 'earlierReceived', thread, ...(page ?? { records: [], hasMore: true }) });
    },
    /** Opens what was open before the page was left, and fetches the rest of a reply that was on its way. */
    async resume(was: OpenConversation) {
      if (was.conversationId !== '') await open(was.conversationId);
      if (!was.question) askWaiting();
      else if (isIdle()) await goOn(was);
    },
    /** What `resume` takes; `undefined` where nothing was begun. */
    whatIsOpen(): OpenConversation | undefined {
      flush();
      return openIn(state.get());
    },
  };
}

/** A part of what a chat shows. For an unchanged state, `select` must return the same reference. */
export const useChat = <Part>({ state }: Pick<Chat, 'state'>, select: (state: ChatState) => Part): Part =>
  useSyncExternalStore(state.subscribe, () => select(state.get()));
