import type { Conversation } from './calls/pageSchemas';
import { useConversations } from './calls/useConversations';
import { useGroupAdminId } from './useGroupAdminId';

/**
 * The last conversations with the assistant, newest first; empty until they have come, if they cannot be had, and for
 * users without the assistant. `openChatDialog({ conversationId })` opens one.
 */
export function useRecentConversations(count: number): readonly Conversation[] {
  const mayChat = useGroupAdminId() !== undefined;
  const { rows } = useConversations(mayChat);
  return mayChat ? rows.slice(0, count) : [];
}
