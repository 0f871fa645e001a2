/** A topic of the assistant: questions that match `pattern` get `answer` as their reply, in markdown. */
export interface Topic {
  pattern: RegExp;
  /** A typical question. */
  question: string;
  answer: string;
}
