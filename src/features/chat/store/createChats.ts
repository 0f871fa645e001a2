import { logError } from '@/state/errorLog/logError';
import { recordsChanged } from '@/state/server/recordsChanged';
import type { AppDispatch } from '@/state/storeTypes';
import { chooseChatCalls } from '../calls/chooseChatCalls';
import { CONVERSATIONS } from '../calls/useConversations';
import type { ChatRequest, ChatDialogName } from '../openChatDialog';
import { createChat, type Chat } from './createChat';
import { createDrafts } from './createDrafts';
import { createUnrecorded } from './createUnrecorded';
import { lastExchange } from './messages';
import { saveOpenConversations, type OpenConversations } from './storedConversations';

/** The chats of both dialogs, which outlive closing them. */
export type Chats = ReturnType<ReturnType<typeof createChats>>;

/** Asks a page's question, at once or when the records are loaded, or puts it into the field. */
function receive(chat: Chat, text: string, asks: boolean): void {
  chat.dispatch({ type: 'editingEnded', dropped: false });
  if (asks && chat.ask(text)) return;
  const { activity, messages } = chat.state.get();
  if (asks && (activity.type === 'loadingRecords' || activity.type === 'recordsFailed')) {
    chat.dispatch({ type: 'questionWaits', text });
    return;
  }
  // Otherwise a double click would ask the question and also put it into the field.
  if (!asks || lastExchange(messages).question?.content !== text) chat.dispatch({ type: 'textAdded', text });
}

/** Makes the chats of both dialogs for a user; `before` is what was open when the page was left. */
export const createChats = (userId: string, before: OpenConversations) => (dispatch: AppDispatch) => {
  const shared = {
    calls: dispatch(chooseChatCalls()),
    drafts: createDrafts(userId),
    unrecorded: createUnrecorded(),
    onError: (error: unknown) => dispatch(logError(error)),
  };
  const mini = createChat({ ...shared, draftKey: () => 'mini' });
  const large = createChat({
    ...shared,
    draftKey: (conversationId) => conversationId || 'new',
    onBegun: () => dispatch(recordsChanged([CONVERSATIONS])),
  });
  const chats = { mini, large };
  /** What was open before and has not been opened again yet. */
  const waiting: OpenConversations = { ...before };
  return {
    ...chats,
    /** Prepares the dialog for what it is to open with. */
    prepare({ size, question, asks = false, conversationId }: ChatRequest) {
      const was = waiting[size];
      delete waiting[size];
      if (conversationId !== undefined) large.select(conversationId);
      else if (was) void chats[size].resume(was);
      if (conversationId === undefined && question !== undefined) receive(chats[size], question, asks);
    },
    /** Writes what is open, which must outlive the page. */
    save() {
      const open = (size: ChatDialogName) => waiting[size] ?? chats[size].whatIsOpen();
      saveOpenConversations(userId, { mini: open('mini'), large: open('large') });
    },
  };
};
