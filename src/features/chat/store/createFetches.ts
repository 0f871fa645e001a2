import { appConfig } from '@/config/appConfig';
import type { Observable } from '@/lib/createObservable';
import type { ChatCalls } from '../calls/ChatCalls';
import { type ChatAction, type ChatState, type Outcome, replyingTo } from './chatReducer';
import { findAsked } from './findAsked';
import { recoverReply } from './recoverReply';

interface Parts {
  calls: ChatCalls;
  state: Observable<ChatState>;
  dispatch: (action: ChatAction) => void;
  end: (replyId: string, outcome: Outcome) => void;
}

/** What a chat fetches of a reply that did not come whole. */
export function createFetches({ calls, state, dispatch, end }: Parts) {
  const fetchLost = async (replyId: string, question: string, shown: number, reason: string, signal: AbortSignal) => {
    dispatch({ type: 'connectionLost', replyId });
    const { conversationId } = state.get();
    const isWhole = await recoverReply({
      read: async () => (await calls.records(conversationId, signal, true)).records,
      question,
      shown,
      patience: appConfig.chatIdleTimeout,
      onMore: (record) => dispatch({ type: 'restFetched', replyId, record }),
      signal,
    });
    end(replyId, isWhole ? { type: 'complete' } : { type: 'failed', reason });
  };
  return {
    /** Fetches the rest of a reply that has begun. */
    fetchLost,
    /** Shows what the server has of a question whose reply never began here; resolves with whether it has it. */
    async fetchFound(replyId: string, question: string, since: number, reason: string, signal: AbortSignal) {
      const { conversationId, messages } = state.get();
      const replaced = replyingTo(state.get())?.replaced;
      const known = [...messages.filter(({ id }) => id !== replyId), ...(replaced ? [replaced] : [])];
      const found = await findAsked({ calls, conversationId, question, since, known, signal });
      if (found === undefined || replyingTo(state.get())?.replyId !== replyId) return false;
      dispatch({ type: 'eventsReceived', replyId, events: [{ type: 'conversation', id: found }] });
      await fetchLost(replyId, question, 0, reason, signal);
      return true;
    },
  };
}
