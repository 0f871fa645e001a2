import type { ChatCalls } from '../calls/ChatCalls';
import type { ChatRecord } from '../calls/pageSchemas';
import type { ChatMessage } from '../ChatMessage';

/** The clocks of browser and server may differ by so much, in milliseconds. */
export const CLOCK_DIFFERENCE_MS = 60_000;

interface Asked {
  calls: ChatCalls;
  /** Empty: a new conversation, which is the newest of the list. */
  conversationId: string;
  question: string;
  /** When it was asked, in milliseconds since 1970. */
  since: number;
  /** What is shown already. */
  known: readonly ChatMessage[];
  signal: AbortSignal;
}

/** Whether a record is among the messages that are shown. */
export const isShown = ({ id, answer }: ChatRecord, known: readonly ChatMessage[]): boolean =>
  known.some(({ role, recordId, content }) =>
    role === 'assistant' && recordId !== undefined && id !== '' ? recordId === id : answer !== '' && content === answer,
  );

/**
 * Looks for a question at the server whose reply never began here: the server may have gone on. The same question of an
 * earlier time is none.
 *
 * @returns the id of its conversation; undefined: it is not there, or nobody knows
 */
export async function findAsked({ calls, question, since, known, signal, ...asked }: Asked) {
  const isEarlier = (time: number) => time < since - CLOCK_DIFFERENCE_MS;
  try {
    const isNew = asked.conversationId === '';
    const [newest] = isNew ? (await calls.list('0', signal, true)).data : [];
    const conversationId = newest?.id ?? asked.conversationId;
    if (conversationId === '' || (newest && isEarlier(newest.usedAt))) return undefined;
    const { records } = await calls.records(conversationId, signal, true);
    const isAsked = (record: ChatRecord) =>
      record.query.trim() === question && !isEarlier(record.askedAt) && !isShown(record, known);
    // A new conversation holds nothing else.
    const looked = isNew ? records : records.slice(-1);
    return looked.length > 0 && looked.every(isAsked) ? conversationId : undefined;
  } catch {
    return undefined;
  }
}
