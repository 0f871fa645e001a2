import { appConfig } from '@/config/appConfig';
import type { Observable } from '@/lib/createObservable';
import { pause } from '@/lib/pause';
import type { ChatCalls } from '../calls/ChatCalls';
import { type ChatAction, type ChatState, type Outcome, replyingTo } from './chatReducer';
import { findAsked } from './findAsked';
import type { ChatRecord } from '../calls/pageSchemas';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 8000;

interface Rest {
  /** Reads the records of the conversation. */
  read: () => Promise<readonly ChatRecord[]>;
  question: string;
  /** Characters of the reply that are shown already. */
  shown: number;
  /** How long the server may take for more, in milliseconds; time without a connection does not count. */
  patience: number;
  /** Called with each record of the reply that holds more than the one before. */
  onMore: (record: ChatRecord) => void;
  signal: AbortSignal;
}

/**
 * Reads the rest of a reply whose stream was lost from the records of its conversation, again and again until it no
 * longer grows: some servers write them while they work, others at the end.
 *
 * @returns whether the records hold more than what was shown, so that the reply counts as whole
 */
async function recoverReply({ read, question, shown, patience, onMore, signal }: Rest): Promise<boolean> {
  let answer = '';
  let waited = 0;
  for (let next = FIRST_PAUSE_MS; waited <= patience; next = Math.min(next * 1.5, LONGEST_PAUSE_MS)) {
    await pause(next, signal);
    const records = signal.aborted || !navigator.onLine ? undefined : await read().catch(() => undefined);
    if (signal.aborted) return false;
    // A failure without a connection does not count as an attempt.
    if (!records && !navigator.onLine) {
      next = FIRST_PAUSE_MS;
      continue;
    }
    waited += next;
    const record = records?.at(-1);
    if (record?.query.trim() !== question || record.answer === '') continue;
    if (record.answer === answer) return answer.length > shown;
    answer = record.answer;
    waited = 0;
    onMore(record);
  }
  return false;
}

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
