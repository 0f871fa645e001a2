import { openChatClient } from '../client/openChatClient';
import { createChatSession, type ChatSession } from './createChatSession';
import { createConversationLoader, type ConversationLoader } from './createConversationLoader';
import type { Drafts } from './drafts';

/** The key of the draft of a conversation that has not begun. */
export const NEW_DRAFT = 'new';

/** The chat of variant B: a conversation beside the list of all of them. */
export interface LargeChat {
  session: ChatSession;
  loader: ConversationLoader;
}

/** Makes the chat of variant B: what is begun here comes to stand in the list once the list is read again. */
export function createLargeChat(log: (error: Error) => void, drafts: Drafts): LargeChat {
  const client = openChatClient(log);
  const loader = createConversationLoader(client);
  const session = createChatSession({ client, onError: log, onBegun: () => void loader.refresh() });
  loader.list.subscribe(() => {
    const { fresh, conversationId, activity } = session.state.get();
    if (!fresh || activity.type === 'answering') return;
    if (!loader.list.get().rows.some(({ id }) => id === conversationId)) return;
    drafts.move(NEW_DRAFT, conversationId);
    session.listed();
  });
  return { session, loader };
}
