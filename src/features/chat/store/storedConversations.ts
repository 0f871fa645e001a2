import * as v from 'valibot';
import { forgetSession, readSession, writeSession } from '@/lib/storage/jsonStorage';
import { sessionEntryKey } from '@/lib/storage/userEntries';
import type { ChatDialogName } from '../openChatDialog';

const conversationSchema = v.object({
  conversationId: v.string(),
  /** The question whose reply was on its way; absent if none was. */
  question: v.optional(v.string()),
  /** What of the reply had arrived. */
  answer: v.optional(v.string()),
});

/** What was open in a dialog when the page was left, or the session ended by itself. */
export type OpenConversation = v.InferOutput<typeof conversationSchema>;

const schema = v.object({ mini: v.optional(conversationSchema), large: v.optional(conversationSchema) });

/** The open conversation of each dialog. It outlives a reload and the end of a session, in this browser tab and for this user only. */
export type OpenConversations = { [Size in ChatDialogName]?: OpenConversation | undefined };

const keyOf = (userId: string) => sessionEntryKey('chatOpen', userId);

export function saveOpenConversations(userId: string, open: OpenConversations): void {
  // A long reply may be too large for the storage; the conversation is remembered all the same.
  if (!writeSession(keyOf(userId), open)) {
    const named = (conversation?: OpenConversation) => conversation && { ...conversation, answer: '' };
    writeSession(keyOf(userId), { mini: named(open.mini), large: named(open.large) });
  }
}

/** What was open when the page was left. It is in the storage only while there is no page, so that nobody else finds it. */
export function takeOpenConversations(userId: string): OpenConversations {
  const open = readSession(keyOf(userId), schema) ?? {};
  forgetSession(keyOf(userId));
  return open;
}
