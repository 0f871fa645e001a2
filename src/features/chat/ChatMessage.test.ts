import { expect, test } from 'vitest';
import { withText, type ChatMessage } from './ChatMessage';

const EMPTY: ChatMessage = { id: 'a', role: 'assistant', content: '', timestamp: 0, status: 'waiting' };

test('the recent part is the end of the content, and stays short', () => {
  let message = EMPTY;
  for (let n = 0; n < 3000; n += 1) {
    message = withText(message, `${n}，`);
    expect(message.content.endsWith(message.recent ?? '-')).toBe(true);
    expect(message.recent?.length).toBeLessThanOrEqual(8192);
  }
  expect(message.recent?.length).toBeGreaterThanOrEqual(4096);
  expect(message.content).toHaveLength(Array.from({ length: 3000 }, (_, n) => `${n}，`).join('').length);
});
