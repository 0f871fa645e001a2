import type { Conversation } from './Conversation';
import type { StoredRecord } from './StoredRecord';
import { TOPICS } from './allTopics';

const CONVERSATION_COUNT = 3000;
const MAX_RECORDS = 4;
const WORKDAY_END_MS = 18 * 3_600_000;
const SECONDS_BETWEEN_RECORDS = 90;
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

/** How many conversations are of today, of yesterday, and of each day before; the last count goes on to the end. */
const PER_DAY = [3, 3, 2, 2, 1];

/** How many days ago a conversation was last used. */
function daysBack(index: number): number {
  let days = 0;
  for (let left = index; ; days += 1) {
    left -= PER_DAY[days] ?? 1;
    if (left < 0) return days;
  }
}

const DAYS_BACK = Array.from({ length: CONVERSATION_COUNT }, (_, index) => daysBack(index));

/** When a conversation was last used, in seconds since 1970: later ones at a later time of the day, none after now. */
function usedAt(index: number, now: Date): number {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (DAYS_BACK[index] ?? 0)).getTime();
  const end = Math.min(now.getTime(), day + WORKDAY_END_MS);
  return Math.floor((day + (end - day) / (1 + index / CONVERSATION_COUNT)) / 1000);
}

/** Past conversations of the group administrator, newest first, the same at every call but for the times. */
export const pastConversations = (now = new Date()): Conversation[] =>
  Array.from({ length: CONVERSATION_COUNT }, (_, index) => ({
    id: `history-${CONVERSATION_COUNT - index}`,
    name: `${CONVERSATION_COUNT - index}. ${nameAt(CONVERSATION_COUNT - index)}`,
    updated_at: usedAt(index, now),
  }));

/** The questions of a past conversation, oldest first. */
export function pastRecords(conversationId: string): StoredRecord[] {
  const number = Number(ID.exec(conversationId)?.[1] ?? 0);
  if (number < 1 || number > CONVERSATION_COUNT) return [];
  const last = usedAt(CONVERSATION_COUNT - number, new Date());
  return Array.from({ length: recordCount(number) }, (_, index) => ({
    id: `${conversationId}-${index + 1}`,
    conversationId,
    query: number === LONG_ANSWER ? LONG_QUESTION : questionAt(number + index),
    sent: Infinity,
    created_at: last - (recordCount(number) - 1 - index) * SECONDS_BETWEEN_RECORDS,
  }));
}
