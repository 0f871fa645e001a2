import type { Conversation } from './Conversation';
import type { StoredRecord } from './StoredRecord';
import { TOPICS } from './allTopics';

const COUNT = 3000;
const MOST_RECORDS = 4;
const ID = /^history-(\d{1,4})$/;

const questionAt = (index: number) => TOPICS[index % TOPICS.length]?.question ?? '';

/** Past conversations of the group administrator, newest first, the same at every call. */
export const pastConversations: readonly Conversation[] = Array.from({ length: COUNT }, (_, index) => ({
  id: `history-${COUNT - index}`,
  name: `${COUNT - index}. ${questionAt(COUNT - index)}`,
}));

/** The questions of a past conversation, oldest first. */
export function pastRecords(conversationId: string): StoredRecord[] {
  const number = Number(ID.exec(conversationId)?.[1] ?? 0);
  if (number < 1 || number > COUNT) return [];
  return Array.from({ length: 1 + (number % MOST_RECORDS) }, (_, index) => ({
    id: `${conversationId}-${index + 1}`,
    conversationId,
    query: questionAt(number + index),
    sent: Infinity,
  }));
}
