import { ApiError } from '@/lib/http/errors';
import type { ChatEvent } from '../stream/ChatEvent';
import type { ChatCalls } from './ChatCalls';

/** The assistant's calls, which remember the current conversation (specification, section 7, chat helper). */
export interface ChatClient extends Pick<ChatCalls, 'list' | 'records'> {
  /**
   * Asks in the current conversation and reports events as they arrive, `complete` last; resolves when the stream ends.
   * If the user changes the conversation meanwhile, the stream goes on.
   */
  send: (question: string, onEvents: (events: readonly ChatEvent[]) => void, signal: AbortSignal) => Promise<void>;
  /** Asks in the current conversation for the whole reply at once. */
  ask: (question: string, signal: AbortSignal) => Promise<string>;
  /** Id of the current conversation; empty while there is none. */
  conversation: () => string;
  setConversation: (id: string) => void;
  /** The next question begins a new conversation. */
  resetConversation: () => void;
  /** Whether the last question was answered. */
  connected: () => boolean;
}

const REFUSED = '服务器未能完成回答';

export function createChatClient(calls: ChatCalls): ChatClient {
  let current = '';
  let connected = false;
  /** Replaced when another conversation is chosen, so that a late reply cannot set `current` back to the old one. */
  let binding = {};

  const bind = (id: string) => {
    current = id;
    binding = {};
  };

  const during = async <T>(call: (learn: (id: string) => void) => Promise<T>): Promise<T> => {
    const bound = binding;
    try {
      const result = await call((id) => {
        if (binding === bound) current = id;
      });
      connected = true;
      return result;
    } catch (error) {
      connected = false;
      throw error;
    }
  };

  return {
    send: (text, onEvents, signal) =>
      during(async (learn) => {
        for await (const events of calls.stream({ text, conversationId: current }, signal)) {
          if (signal.aborted) return;
          for (const event of events) {
            if (event.type === 'conversation') learn(event.id);
          }
          onEvents(events);
          const error = events.find(({ type }) => type === 'error');
          if (error?.type === 'error') {
            throw new ApiError({ method: 'GET', url: 'chat', token: undefined }, '', error.message || REFUSED);
          }
        }
      }),
    ask: (text, signal) =>
      during(async (learn) => {
        const { answer, conversationId } = await calls.block({ text, conversationId: current }, signal);
        if (conversationId) learn(conversationId);
        return answer;
      }),
    list: calls.list,
    records: calls.records,
    conversation: () => current,
    setConversation: bind,
    resetConversation: () => bind(''),
    connected: () => connected,
  };
}
