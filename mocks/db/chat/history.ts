import type { Conversation } from './Conversation';
import type { StoredRecord } from './StoredRecord';
import { TOPICS } from './allTopics';

const CONVERSATION_COUNT = 3000;
const MAX_RECORDS = 4;
const ID = /^history-(\d{1,4})$/;
/** Ids of two special conversations: one with a thousand messages, and one with a reply of 200 KB. */
const MANY_RECORDS = 2996;
const LONG_ANSWER = 2995;
const LONG_QUESTION = '党务知识汇编全文（200KB）';

const questionAt = (index: number) => TOPICS[index % TOPICS.length]?.question ?? '';

function nameAt(number: number): string {
  if (number === MANY_RECORDS) return '一千条消息的会话';
  return number === LONG_ANSWER ? LONG_QUESTION : questionAt(number);
}

function recordCount(number: number): number {
  if (number === MANY_RECORDS) return 500;
  return number === LONG_ANSWER ? 1 : 1 + (number % MAX_RECORDS);
}

/** Past conversations of the group administrator, newest first, the same at every call. */
export const pastConversations: readonly Conversation[] = Array.from({ length: CONVERSATION_COUNT }, (_, index) => ({
  id: `history-${CONVERSATION_COUNT - index}`,
  name: `${CONVERSATION_COUNT - index}. ${nameAt(CONVERSATION_COUNT - index)}`,
}));

/** The questions of a past conversation, oldest first. */
export function pastRecords(conversationId: string): StoredRecord[] {
  const number = Number(ID.exec(conversationId)?.[1] ?? 0);
  if (number < 1 || number > CONVERSATION_COUNT) return [];
  return Array.from({ length: recordCount(number) }, (_, index) => ({
    id: `${conversationId}-${index + 1}`,
    conversationId,
    query: number === LONG_ANSWER ? LONG_QUESTION : questionAt(number + index),
    sent: Infinity,
  }));
}
