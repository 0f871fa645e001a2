/** A topic: questions that contain a match get this reply, in markdown. */
export interface Topic {
  pattern: RegExp;
  /** A typical question. */
  question: string;
  answer: string;
}
