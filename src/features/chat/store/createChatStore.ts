import { describeError } from '@/lib/http/errorMessages';
import { AbortedError } from '@/lib/http/errors';
import { createObservable, type Observable } from '@/lib/observable';
import type { ChatClient } from '../client/createChatClient';
import type { ChatEvent } from '../stream/ChatEvent';
import { chatReducer, freshChat, type ChatAction, type ChatState, type Outcome } from './chatReducer';
import { createFrameFlush } from './frameFlush';
import { createMessageMaker, CLEARED_NOTICE, NEW_CONVERSATION_NOTICE, questionOf, assistantGreeting } from './messages';

export interface ChatPorts {
  client: ChatClient;
  /** Called with every failure of a question, for the error log. */
  onError: (error: Error) => void;
  /** Called after the first reply of a new conversation, if the conversation has an id. */
  onBegun?: (conversationId: string) => void;
}

/** One dialog's chat: what it shows, and what the user can do. */
export interface ChatStore {
  state: Observable<ChatState>;
  /**
   * Returns whether the question was accepted: not when it is blank or the chat is busy (specification, section 5).
   */
  send: (question: string) => boolean;
  /** Asks again the question of an interrupted reply, or the last question when no reply is named. */
  retry: (replyId?: string) => void;
  stop: () => void;
  startNew: () => void;
  clear: () => void;
  select: (conversationId: string) => void;
  /** Loads the records again after loading has failed. */
  reread: () => void;
  /** Tells the store that the list has the open conversation, so that it is not new any more. */
  listed: () => void;
  dismissBanner: () => void;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Performs the calls; `chatReducer` decides what the screen shows. */
export function createChatStore({ client, onError, onBegun }: ChatPorts): ChatStore {
  const make = createMessageMaker();
  const state = createObservable(freshChat(0, make.notice(assistantGreeting(new Date()))));
  const dispatch = (action: ChatAction) => state.set(chatReducer(state.get(), action));
  let runs = 0;
  /** Aborts the request of the open conversation. */
  let current = new AbortController();

  const isRun = (run: number) => {
    const { activity } = state.get();
    return activity.type === 'replying' && activity.run === run;
  };

  const abort = () => {
    current.abort();
    const { activity } = state.get();
    if (activity.type === 'replying') end(activity.run, { type: 'stopped' });
  };

  const end = (run: number, outcome: Outcome) => {
    if (!isRun(run)) return;
    deltas.flush();
    dispatch({ type: 'ended', run, outcome });
    const { fresh, conversationId } = state.get();
    if (fresh && conversationId !== '') onBegun?.(conversationId);
  };

  const deltas = createFrameFlush<ChatEvent>((events) => dispatch({ type: 'eventsReceived', run: runs, events }));

  const ask = (text: string, asked: Pick<ChatAction & { type: 'asked' }, 'question' | 'replaces'>) => {
    const run = (runs += 1);
    const { signal } = (current = new AbortController());
    dispatch({ type: 'asked', run, reply: make.waiting(), ...asked });
    const receive = (events: readonly ChatEvent[]) => {
      if (isRun(run) && !signal.aborted) deltas.add(events);
    };
    client.send(text, receive, signal).then(
      () => end(run, { type: 'complete' }),
      (error: unknown) => {
        if (signal.aborted || error instanceof AbortedError) {
          end(run, { type: 'stopped' });
          return;
        }
        onError(asError(error));
        end(run, { type: 'failed', reason: describeError(error) ?? '' });
      },
    );
  };

  /** Stops the open conversation, drops its pending events, and returns the number of the next thread. */
  const leave = () => {
    abort();
    deltas.drop();
    return state.get().thread + 1;
  };

  const isIdle = () => state.get().activity.type === 'idle';

  const chatStore: ChatStore = {
    state,
    send(question) {
      const text = question.trim();
      if (text === '' || !isIdle()) return false;
      ask(text, { question: make.question(text), replaces: undefined });
      return true;
    },
    retry(replyId) {
      if (!isIdle()) return;
      const found = questionOf(state.get().messages, replyId);
      if (!found) return;
      ask(found.text, {
        question: found.isLast ? undefined : make.question(found.text),
        replaces: found.isLast ? found.replyId : undefined,
      });
    },
    stop: abort,
    startNew() {
      const thread = leave();
      client.resetConversation();
      dispatch({ type: 'started', thread, greeting: make.notice(NEW_CONVERSATION_NOTICE) });
    },
    clear() {
      const thread = leave();
      dispatch({ type: 'cleared', thread, notice: make.notice(CLEARED_NOTICE) });
    },
    select(conversationId) {
      const thread = leave();
      const { signal } = (current = new AbortController());
      client.setConversation(conversationId);
      dispatch({ type: 'selected', thread, conversationId });
      client.records(conversationId, signal).then(
        (records) => dispatch({ type: 'recordsReceived', thread, records }),
        () => dispatch({ type: 'recordsFailed', thread }),
      );
    },
    reread: () => chatStore.select(state.get().conversationId),
    listed: () => dispatch({ type: 'listed' }),
    dismissBanner: () => dispatch({ type: 'bannerDismissed' }),
  };
  return chatStore;
}
