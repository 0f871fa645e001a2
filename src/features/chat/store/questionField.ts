import * as v from 'valibot';

/** What is kept of a field: what is typed, and what was made of a question by editing it. */
export const draftSchema = v.object({
  typed: v.string(),
  changed: v.optional(v.object({ question: v.string(), text: v.string() })),
});

export type Draft = v.InferOutput<typeof draftSchema>;

export const NO_DRAFT: Draft = { typed: '' };

/** What stands in the field of the open conversation. */
export interface QuestionField {
  typed: string;
  /** A question of a page, which stands below what is typed and is asked once the records are there. */
  waiting: string;
  /** The last question that was sent, until its reply begins. */
  sent: string;
  /** Id of the question that is being edited: the next one takes its place. */
  editing: string | undefined;
  changed: Draft['changed'];
}

export const fieldOf = ({ typed, changed }: Draft): QuestionField => ({
  typed,
  changed,
  waiting: '',
  sent: '',
  editing: undefined,
});

const isBlank = (text: string) => text.trim() === '';
const typedIn = ({ typed, waiting }: QuestionField) =>
  [typed, waiting].filter((text) => !isBlank(text)).join('\n') || typed;

/** What the field shows. */
export const shownIn = (field: QuestionField): string =>
  field.editing === undefined ? typedIn(field) : (field.changed?.text ?? '');

/** What is to be kept: a question that has failed or is on its way too, unless something else is typed. */
export function draftOf(field: QuestionField): Draft {
  const { sent, changed } = field;
  const isChanged = changed && changed.text !== changed.question;
  return { typed: typedIn(field) || sent, ...(isChanged && { changed }) };
}

/** What is typed takes the place of the last question, also once it is deleted; sending empties the field and keeps it. */
export const withTyped = (field: QuestionField, text: string): QuestionField =>
  field.editing !== undefined && field.changed
    ? { ...field, changed: { ...field.changed, text } }
    : { ...field, typed: text, waiting: '', sent: text === '' ? field.sent : '' };

/** A text below what is typed. */
export const withAdded = (field: QuestionField, text: string): QuestionField => ({
  ...field,
  editing: undefined,
  typed: typedIn({ ...field, waiting: text }),
  waiting: '',
});

/** A question goes into the field; what was typed, and what was changed in the question before, is there again later. */
export const withEditing = (field: QuestionField, id: string, question: string): QuestionField => ({
  ...field,
  editing: id,
  changed: field.changed?.question === question ? field.changed : { question, text: question },
});

/** A question is sent, from the field or from elsewhere; `again`: it stands in the conversation already. */
export const withSent = (field: QuestionField, question: string, again: boolean): QuestionField => ({
  typed: field.typed,
  waiting: field.waiting === question ? '' : field.waiting,
  sent: again ? field.sent : question,
  editing: undefined,
  changed: field.changed?.question === question && !again ? undefined : field.changed,
});

/** The reply to a question has begun, which need not be kept any more. */
export function withBegun(field: QuestionField, question: string): QuestionField {
  const isChanged = field.changed?.text.trim() === question;
  const isTyped = field.sent === question && field.typed.trim() === question;
  if (field.sent === '' && !isChanged && !isTyped) return field;
  return { ...field, sent: '', ...(isChanged && { changed: undefined }), ...(isTyped && { typed: '' }) };
}
