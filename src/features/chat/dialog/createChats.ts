import { logError } from '@/state/errorLog/logError';
import type { AppThunk } from '@/state/storeTypes';
import { chooseChatCalls } from '../calls/chooseChatCalls';
import type { ChatRequest, ChatDialogName } from '../openChatDialog';
import { replyingTo } from '../store/chatReducer';
import { createChatStore, type ChatStore } from '../store/createChatStore';
import { createConversationStore, type ConversationStore } from '../store/createConversationStore';
import { createQuestionField, type QuestionField } from '../store/createQuestionField';
import { createDrafts } from '../store/createDrafts';
import { lastExchange } from '../store/messages';
import { saveOpenConversations, type OpenConversation, type OpenConversations } from '../store/storedConversations';

const MINI_DRAFT = 'mini';
/** Draft key of a conversation that is not in the list yet. */
const NEW_DRAFT = 'new';

/** What one dialog works with. */
export interface Chat {
  chatStore: ChatStore;
  field: QuestionField;
  /** As in `safeLink`. */
  fileBase: string | undefined;
}

/** The state of both dialogs, which outlives closing them. */
export interface Chats {
  mini: Chat;
  large: Chat & { conversationStore: ConversationStore };
  /** Prepares the dialog for what it is to open with. */
  prepare: (request: ChatRequest) => void;
  /** Writes what must outlive the page: drafts, and what is open. */
  save: () => void;
  /** Stops everything at the end of the session. */
  close: () => void;
}

function openOf({ state }: ChatStore): OpenConversation | undefined {
  const { conversationId, messages } = state.get();
  const isReplying = replyingTo(state.get()) !== undefined;
  const { question, reply } = isReplying ? lastExchange(messages) : {};
  if (conversationId === '' && !question) return undefined;
  return { conversationId, question: question?.content, answer: reply?.content };
}

/**
 * Asks a question as soon as the records of the conversation are there. Meanwhile it stands in the field, below what is
 * typed, and is not asked if the user changes it or opens another conversation.
 */
function askOnceLoaded({ chatStore: { state }, field }: Chat, question: string): void {
  const typed = field.text.get();
  // A double click.
  if (typed === question || typed.endsWith(`\n${question}`)) return;
  field.add(question);
  const waiting = field.text.get();
  const { conversationId } = state.get();
  const act = () => {
    if (field.text.get() !== waiting || state.get().activity.type !== 'idle') return;
    field.write(typed);
    field.ask(question);
  };
  const stop = state.subscribe(() => {
    const now = state.get();
    const isLeft = now.conversationId !== conversationId;
    if (isLeft || now.activity.type === 'idle') stop();
    // Later, because `resume` may go on with a reply.
    if (!isLeft && now.activity.type === 'idle') setTimeout(act);
  });
}

/** Asks a question of a page, or puts it into the field. */
function receive(chat: Chat, question: string, asks: boolean): void {
  const { chatStore, field } = chat;
  field.leaveEditing();
  const { activity, messages } = chatStore.state.get();
  if (asks && field.ask(question)) return;
  if (asks && (activity.type === 'loadingRecords' || activity.type === 'recordsFailed')) {
    askOnceLoaded(chat, question);
    return;
  }
  // Else a double click asks, and puts the question into the field.
  if (!asks || lastExchange(messages).question?.content !== question) field.add(question);
}

/** Makes the state of both dialogs for a user; `before` is what was open when the page was left. */
export const createChats =
  (userId: string, before: OpenConversations): AppThunk<Chats> =>
  (dispatch) => {
    const calls = dispatch(chooseChatCalls());
    const drafts = createDrafts(userId);
    const onError = (error: Error) => dispatch(logError(error));

    const miniStore = createChatStore({ calls, onError });
    const { fileBase } = calls;
    const mini = { fileBase, chatStore: miniStore, field: createQuestionField(miniStore, drafts, () => MINI_DRAFT) };

    const conversationStore = createConversationStore(calls);
    const largeStore = createChatStore({ calls, onError, onBegun: () => void conversationStore.refresh() });
    const largeKey = () => {
      const { fresh, conversationId } = largeStore.state.get();
      return fresh ? NEW_DRAFT : conversationId;
    };
    const large = {
      fileBase,
      chatStore: largeStore,
      conversationStore,
      field: createQuestionField(largeStore, drafts, largeKey),
    };
    // Once the list holds the new conversation, its draft moves to the conversation's id.
    conversationStore.list.subscribe(() => {
      const { fresh, conversationId, activity } = largeStore.state.get();
      if (!fresh || activity.type === 'replying') return;
      if (!conversationStore.list.get().rows.some(({ id }) => id === conversationId)) return;
      drafts.move(NEW_DRAFT, conversationId);
      largeStore.listed();
    });

    const chats = { mini, large };
    /** What was open before and has not been opened again yet. */
    const waiting: OpenConversations = { ...before };
    const resume = (size: ChatDialogName) => {
      const was = waiting[size];
      delete waiting[size];
      if (was) chats[size].chatStore.resume(was);
    };
    return {
      ...chats,
      prepare({ size, question, asks = false, conversationId }) {
        if (conversationId !== undefined) {
          delete waiting.large;
          largeStore.select(conversationId);
          return;
        }
        resume(size);
        if (question !== undefined) receive(chats[size], question, asks);
      },
      save() {
        drafts.save();
        const open = (size: ChatDialogName) => waiting[size] ?? openOf(chats[size].chatStore);
        saveOpenConversations(userId, { mini: open('mini'), large: open('large') });
      },
      close() {
        drafts.save();
        miniStore.stop();
        largeStore.stop();
      },
    };
  };
