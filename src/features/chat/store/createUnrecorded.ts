import type { ChatRecord } from '../calls/pageSchemas';
import type { ChatMessage } from '../ChatMessage';
import { CLOCK_DIFFERENCE_MS, isShown } from './findAsked';
import { messagesOfRecords } from './messages';

interface Exchange {
  question: ChatMessage;
  reply: ChatMessage;
  /** What stood before it. */
  before: readonly ChatMessage[];
}

/** So many of the last exchanges of a conversation are kept, fewer than a page of records has. */
const MAX_EXCHANGES = 5;

const isRecorded = ({ id }: ChatMessage) => id.startsWith('record-');

/** The exchanges that were begun here. */
const exchangesIn = (messages: readonly ChatMessage[]): Exchange[] =>
  messages.flatMap((question, at) => {
    const reply = messages[at + 1];
    const isPair = question.role === 'user' && reply?.role === 'assistant' && !isRecorded(reply);
    return isPair ? [{ question, reply, before: messages.slice(0, at) }] : [];
  });

const isSameQuestion = (one: string, other: string) => one.trim() === other.trim();

/** Whether an answer is the beginning of a reply, or all of it; servers trim its end. */
const isPart = ({ answer }: ChatRecord, { content }: ChatMessage) => content.startsWith(answer.trimEnd());

/** Whether a record holds an exchange: its question, at its time, with no less of a reply than has arrived. */
function holds(record: ChatRecord, { question, reply, before }: Exchange): boolean {
  const isEarlier = record.askedAt < question.timestamp - CLOCK_DIFFERENCE_MS;
  const isAnother = isEarlier || isShown(record, before) || question.id === `record-${record.id}-q`;
  // A reply that has ended is all there is: what the server has of it is the reply, however it ends.
  const isWhole = reply.status === 'done' || reply.content.trimEnd() === record.answer.trimEnd();
  const isLess = record.answer.trim() === '' || (!isWhole && isPart(record, reply));
  return isSameQuestion(record.query, question.content) && !isAnother && !isLess;
}

/**
 * Keeps the last exchanges of each conversation, with replies that were stopped by leaving it, until its records have
 * them: some servers write them late, or drop a reply that was cut off. Both dialogs share it.
 */
export function createUnrecorded() {
  const kept = new Map<string, Exchange[]>();
  let last = 0;

  return {
    /** Notes what a conversation shows. */
    keep(conversationId: string, messages: readonly ChatMessage[]): void {
      const exchanges = exchangesIn(messages).slice(-MAX_EXCHANGES);
      // Without an id nobody can tell which of the server's conversations it has become.
      if (conversationId !== '' && exchanges.length > 0) kept.set(conversationId, exchanges);
    },

    /** The messages of the newest records, and what these lack. */
    messagesOf(conversationId: string, records: readonly ChatRecord[]): ChatMessage[] {
      const exchanges = kept.get(conversationId) ?? [];
      const lacking = exchanges.filter((exchange) => !records.some((record) => holds(record, exchange)));
      if (lacking.length > 0) kept.set(conversationId, lacking);
      else kept.delete(conversationId);
      const isHalf = (record: ChatRecord) =>
        lacking.some(({ question, reply }) => isSameQuestion(record.query, question.content) && isPart(record, reply));
      // The question alone, or less than what has arrived.
      const messages = messagesOfRecords(records.filter((record, at) => at < records.length - 1 || !isHalf(record)));
      for (const { question, reply } of lacking) {
        const next = exchanges[exchanges.findIndex((one) => one.question === question) + 1]?.question;
        const later = messages.findIndex(
          ({ role, content, timestamp }) =>
            role === 'user' &&
            (timestamp > question.timestamp + CLOCK_DIFFERENCE_MS || (next && isSameQuestion(content, next.content))),
        );
        last += 1;
        const pair = [
          { ...question, id: `left-${last}-q` },
          { ...reply, id: `left-${last}-a` },
        ];
        const at = later < 0 ? messages.length : later;
        const [asked, replied] = messages.slice(at - 2, at);
        // A new reply to a question that has one.
        if (asked && replied?.role === 'assistant' && isSameQuestion(asked.content, question.content)) {
          const earlier = [...(replied.earlier ?? []), replied.content];
          messages.splice(at - 2, 2, asked, { ...reply, id: `left-${last}-a`, earlier });
        } else messages.splice(at, 0, ...pair);
      }
      return messages;
    },
  };
}

export type Unrecorded = ReturnType<typeof createUnrecorded>;
