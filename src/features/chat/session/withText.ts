import type { ChatMessage } from '../ChatMessage';

/** Characters; more than any frame brings. */
const RECENT = 8192;

/** A message with more at its end. */
export function withText(message: ChatMessage, added: string): ChatMessage {
  const recent = (message.recent ?? '') + added;
  return {
    ...message,
    content: message.content + added,
    recent: recent.length > RECENT ? recent.slice(-RECENT / 2) : recent,
  };
}
