/** A subject the assistant knows: questions that contain a match get the answer, which is markdown. */
export interface Topic {
  pattern: RegExp;
  /** A typical question. */
  question: string;
  answer: string;
}
