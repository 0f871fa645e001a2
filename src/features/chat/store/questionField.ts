import * as v from 'valibot';
import type { ChatFile, ChatMessage } from '../ChatMessage';

export const filesSchema = v.pipe(
  v.array(v.object({ id: v.string(), name: v.string(), kind: v.string() })),
  v.readonly(),
);

/** What is kept of a field: what is typed, and what was made of a question by editing it. */
export const draftSchema = v.object({
  typed: v.string(),
  changed: v.optional(v.object({ question: v.string(), text: v.string() })),
  files: v.optional(filesSchema),
});

export type Draft = v.InferOutput<typeof draftSchema>;

export const NO_DRAFT: Draft = { typed: '' };

/** What stands in the field of the open conversation. */
export interface QuestionField {
  typed: string;
  /** A question from a page: it is shown below what is typed, and asked once the records are loaded. */
  waiting: string;
  /** The last question that was sent, until its reply begins or something else is typed. */
  sent: ChatMessage | undefined;
  /** Id of the question that is being edited: the next one takes its place. */
  editing: string | undefined;
  changed: Draft['changed'];
  /** The files that go with what is typed. */
  files: readonly ChatFile[];
  /** Some files are not at the server yet. */
  isUploading: boolean;
}

export const fieldOf = ({ typed, changed, files = [] }: Draft): QuestionField => ({
  typed,
  changed,
  waiting: '',
  sent: undefined,
  editing: undefined,
  files,
  isUploading: false,
});

const isBlank = (text: string) => text.trim() === '';
const typedIn = ({ typed, waiting }: QuestionField) =>
  [typed, waiting].filter((text) => !isBlank(text)).join('\n') || typed;

/** What the field shows. */
export const shownIn = (field: QuestionField): string =>
  field.editing === undefined ? typedIn(field) : (field.changed?.text ?? '');

/** What is to be kept: also a question that failed or is on its way, unless something else is typed. */
export function draftOf(field: QuestionField): Draft {
  const { sent, changed } = field;
  const isChanged = changed && changed.text !== changed.question;
  const typed = typedIn(field);
  const files = typed === '' && field.files.length === 0 ? (sent?.files ?? []) : field.files;
  return {
    typed: typed || (sent?.content ?? ''),
    ...(isChanged && { changed }),
    ...(files.length > 0 && { files }),
  };
}

/** Text that is typed replaces the last question, even if it is deleted later. Empty text alone keeps that question. */
export const withTyped = (field: QuestionField, text: string): QuestionField =>
  field.editing !== undefined && field.changed
    ? { ...field, changed: { ...field.changed, text } }
    : { ...field, typed: text, waiting: '', ...(text !== '' && { sent: undefined }) };

/** Adds a text below what is typed. */
export const withAdded = (field: QuestionField, text: string): QuestionField => ({
  ...field,
  editing: undefined,
  typed: typedIn({ ...field, waiting: text }),
  waiting: '',
});

/** Puts a question into the field. What was typed comes back later; earlier changes to this question are restored. */
export const withEditing = (field: QuestionField, { id, content: question }: ChatMessage): QuestionField => ({
  ...field,
  editing: id,
  changed: field.changed?.question === question ? field.changed : { question, text: question },
});

/** Notes that a question was sent, from the field with its files or from elsewhere. */
export const withSent = (field: QuestionField, sent: ChatMessage): QuestionField => ({
  ...field,
  sent,
  editing: undefined,
  ...(sent.files === field.files && { files: [] }),
  ...(field.waiting === sent.content && { waiting: '' }),
  ...(field.changed?.question === sent.content && { changed: undefined }),
});

/** Notes that the reply to a question has begun: the question need not be kept any more. */
export function withBegun(field: QuestionField, question: string): QuestionField {
  const isChanged = field.changed?.text.trim() === question;
  const isTyped = field.sent?.content === question && field.typed.trim() === question;
  if (!field.sent && !isChanged) return field;
  return {
    ...field,
    sent: undefined,
    ...(isChanged && { changed: undefined }),
    // A reload had put the question and its files back into the field; both were sent.
    ...(isTyped && { typed: '', ...(field.sent?.files && { files: [] }) }),
  };
}
