const LONGEST = 128;
/** A shorter word without a digit is a heartbeat: `ok`, `connected`, `keep-alive`. */
const SHORTEST_WITHOUT_DIGIT = 16;

/** The conversation id in what a server sent for one, or `undefined` when it is none: one word of at most 128 characters. */
export function conversationId(sent: string): string | undefined {
  const id = sent.trim();
  return id !== '' && id.length <= LONGEST && !/\s/.test(id) ? id : undefined;
}

/** The conversation id in a comment of a stream, where servers also send signs of life. */
export function conversationIdIn(comment: string): string | undefined {
  const id = conversationId(comment);
  return id !== undefined && (/\d/.test(id) || id.length >= SHORTEST_WITHOUT_DIGIT) ? id : undefined;
}
