import * as v from 'valibot';
import { windowStorage } from '@/lib/storage/stored';
import type { ChatDialogName } from '../openChatDialog';
import { filesSchema } from './questionField';

const conversationSchema = v.object({
  conversationId: v.string(),
  /** The question whose reply was on its way; absent if none was. */
  question: v.optional(v.string()),
  /** The files that went with the question. */
  files: v.optional(filesSchema),
  /** The part of the reply that had arrived. */
  answer: v.optional(v.string()),
});

/** What was open in a dialog when the page was left, or the session ended by itself. */
export type OpenConversation = v.InferOutput<typeof conversationSchema>;

const schema = v.object({ mini: v.optional(conversationSchema), large: v.optional(conversationSchema) });

/**
 * The open conversation of each dialog. Outlives a reload and the session, in this browser tab and for this user only.
 */
export type OpenConversations = { [Size in ChatDialogName]?: OpenConversation | undefined };

const entryOf = (userId: string) => windowStorage('chatOpen', userId);

export function saveOpenConversations(userId: string, open: OpenConversations): void {
  const entry = entryOf(userId);
  const withoutAnswer = (one: OpenConversation | undefined) => one && { ...one, answer: undefined };
  // A long reply may be too large for the storage; the conversation is remembered all the same.
  if (!entry.write(open)) entry.write({ mini: withoutAnswer(open.mini), large: withoutAnswer(open.large) });
}

/** What was open when the page was left. Removes it from the storage, so that nobody else finds it there. */
export function takeOpenConversations(userId: string): OpenConversations {
  const entry = entryOf(userId);
  const open = entry.read(schema) ?? {};
  entry.forget();
  return open;
}
