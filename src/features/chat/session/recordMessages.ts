import type { ChatMessage } from '../ChatMessage';
import type { ChatRecord } from '../client/records';

/** Each record as a user's and an assistant's message (specification, section 4); an answer that never came is left out. */
export const recordMessages = (records: readonly ChatRecord[]): ChatMessage[] =>
  records.flatMap(({ id, query, answer, askedAt: timestamp }, index) => {
    // Ids of a foreign server may repeat; the place in the list does not.
    const key = `record-${index}-${id}`;
    const question: ChatMessage = { id: `${key}-q`, role: 'user', content: query, timestamp, status: 'done' };
    const reply: ChatMessage = { id: `${key}-a`, role: 'assistant', content: answer, timestamp, status: 'done' };
    return answer === '' ? [question] : [question, reply];
  });
