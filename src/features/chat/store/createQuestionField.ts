import { createObservable, type Observable } from '@/lib/createObservable';
import type { ChatStore } from './createChatStore';
import type { Drafts } from './createDrafts';
import { lastExchange } from './messages';

/** Of an edited question, as a part of its draft's key. */
const MAX_KEY_CHARS = 100;

/** What is typed into the field of a dialog. */
export interface QuestionField {
  text: Observable<string>;
  /** The user types. */
  write: (text: string) => void;
  /** Puts a text below what is in the field. */
  add: (text: string) => void;
  /** Sends what is typed; returns whether the question was accepted. */
  send: () => boolean;
  /** Sends a question that was not typed here; what is typed stays. */
  ask: (question: string) => boolean;
  /** Puts the question back into the field; what was typed before returns when the editing ends, however it ends. */
  edit: (questionId: string) => void;
  /** Ends the editing; what was changed in the question is there again at the next one. */
  leaveEditing: () => void;
  /** The same, but what was changed is dropped. */
  giveUpEditing: () => void;
}

/**
 * The field of a dialog. Each conversation has a draft of its own, and each question that is edited; both stay until the
 * reply begins, so that a failed question is not lost.
 *
 * @param draftKey key of the open conversation's draft
 */
export function createQuestionField(chatStore: ChatStore, drafts: Drafts, draftKey: () => string): QuestionField {
  const { state } = chatStore;
  const text = createObservable(drafts.take(draftKey()));
  let { thread, editing } = state.get();
  /** Id of the last reply that has begun. */
  let begun: string | undefined;
  /** What stood in the field before the editing. */
  let typedBefore = '';
  /** Key of the draft that was sent last. */
  let sentKey = draftKey();

  const editedQuestion = () => state.get().messages.find(({ id }) => id === state.get().editing)?.content;
  const editKey = (question: string) => `${draftKey()}/${question.slice(0, MAX_KEY_CHARS)}`;
  /** Key of what is in the field. */
  const currentKey = () => {
    const question = editedQuestion();
    return question === undefined ? draftKey() : editKey(question);
  };

  state.subscribe(() => {
    const { messages, thread: open, editing: edited } = state.get();
    if (open !== thread) text.set(drafts.take(draftKey()));
    else if (edited !== editing) {
      const question = editedQuestion();
      text.set(question === undefined ? typedBefore : drafts.take(currentKey()) || question);
    }
    thread = open;
    editing = edited;
    const { question, reply } = lastExchange(messages);
    const hasBegun = reply?.status === 'streaming' || reply?.status === 'empty';
    if (!question || !hasBegun || reply.id === begun) return;
    begun = reply.id;
    for (const key of [draftKey(), sentKey]) {
      if (drafts.read(key).trim() === question.content) drafts.write(key, '');
    }
  });

  const write = (next: string) => {
    text.set(next);
    drafts.write(currentKey(), next);
  };
  const leaveEditing = () => chatStore.edit(undefined);
  /** Sends a question. Until its reply begins it is stored, unless something else is typed. */
  const submit = (question: string, isDraft: boolean) => {
    if (!chatStore.send(question)) return false;
    if (isDraft) text.set('');
    // What was changed in an earlier one of the same words.
    if (drafts.read(editKey(question.trim())) !== '') drafts.write(editKey(question.trim()), '');
    drafts.write(draftKey(), text.get() || question);
    return true;
  };

  return {
    text,
    write,
    add(more) {
      const typed = text.get();
      write(typed.trim() === '' ? more : `${typed}\n${more}`);
    },
    send() {
      sentKey = currentKey();
      return submit(text.get(), editing === undefined);
    },
    ask: (question) => submit(question, false),
    edit(questionId) {
      if (editing === undefined) typedBefore = text.get();
      chatStore.edit(questionId);
    },
    leaveEditing,
    giveUpEditing() {
      drafts.write(currentKey(), '');
      leaveEditing();
    },
  };
}
