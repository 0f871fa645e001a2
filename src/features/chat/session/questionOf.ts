import type { ChatMessage } from '../ChatMessage';

/**
 * The question that an answer belongs to, or the last question when no answer is named; `isLast` tells that nothing
 * was said after it, so that a new answer can stand in its place.
 */
export function questionOf(
  messages: readonly ChatMessage[],
  answerId: string | undefined,
): { text: string; isLast: boolean } | undefined {
  const end = answerId === undefined ? messages.length : messages.findIndex(({ id }) => id === answerId);
  if (end < 0) return undefined;
  const question = messages.slice(0, end).findLast(({ role }) => role === 'user');
  return question && { text: question.content, isLast: end >= messages.length - 1 };
}
