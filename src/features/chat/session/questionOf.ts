import type { ChatMessage } from '../ChatMessage';

/** A question to ask again. */
interface AskedQuestion {
  text: string;
  /** What it was answered so far. */
  answerId: string | undefined;
  /** Nothing was said after it, so that a new answer can stand in the old one's place. */
  isLast: boolean;
}

/** The question that an answer belongs to, or the last question when no answer is named. */
export function questionOf(messages: readonly ChatMessage[], answerId: string | undefined): AskedQuestion | undefined {
  const last = messages.at(-1);
  const answer = answerId ?? (last?.role === 'assistant' ? last.id : undefined);
  const end = answer === undefined ? messages.length : messages.findIndex(({ id }) => id === answer);
  if (end < 0) return undefined;
  const question = messages.slice(0, end).findLast(({ role }) => role === 'user');
  return question && { text: question.content, answerId: answer, isLast: end >= messages.length - 1 };
}
