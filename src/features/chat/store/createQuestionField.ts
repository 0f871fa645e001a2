import { createObservable, type Observable } from '@/lib/createObservable';
import type { ChatStore } from './createChatStore';
import { lastExchange } from './messages';
import type { Drafts } from './createDrafts';

/** What is typed into the field of a dialog. */
export interface QuestionField {
  text: Observable<string>;
  /** The user types, or a text is put into the field for them. */
  write: (text: string) => void;
  /** Sends what is typed; returns whether the question was accepted. */
  send: () => boolean;
  /** Puts the question back into the field; what was typed returns when that is given up. */
  edit: (questionId: string) => void;
  giveUpEditing: () => void;
}

/**
 * The field of a dialog. Each conversation has a draft of its own, which stays until the reply begins, so that a failed
 * question is not lost.
 *
 * @param draftKey key of the open conversation's draft
 */
export function createQuestionField(chatStore: ChatStore, drafts: Drafts, draftKey: () => string): QuestionField {
  const { state } = chatStore;
  const text = createObservable(drafts.read(draftKey()));
  let { thread } = state.get();
  /** The question whose reply has begun. */
  let answered: number | undefined;
  let typedBefore = '';

  const write = (next: string) => {
    text.set(next);
    drafts.write(draftKey(), next);
  };

  state.subscribe(() => {
    const { activity, messages, thread: open } = state.get();
    if (open !== thread) {
      thread = open;
      text.set(drafts.read(draftKey()));
    }
    const { question, reply } = lastExchange(messages);
    if (activity.type !== 'replying' || activity.run === answered || reply?.status !== 'streaming') return;
    answered = activity.run;
    if (drafts.read(draftKey()).trim() === question?.content) drafts.write(draftKey(), '');
  });

  return {
    text,
    write,
    send() {
      if (!chatStore.send(text.get())) return false;
      // Only the field is emptied, not the draft.
      text.set('');
      return true;
    },
    edit(questionId) {
      const question = state.get().messages.find(({ id }) => id === questionId);
      if (!question) return;
      typedBefore = text.get();
      chatStore.edit(questionId);
      write(question.content);
    },
    giveUpEditing() {
      chatStore.edit(undefined);
      write(typedBefore);
    },
  };
}
