/** Longer texts are for those who look for the cause. */
const MAX_LENGTH = 120;

/** Signs of what a user cannot make anything of: names of errors, stacks, SQL, and addresses of calls. */
const INTERNALS = [
  /###|Exception\b|\b[A-Z]\w*Error\b/,
  /\bat [\w$.<>]+\(/,
  /\b(?:select|insert into|update|delete from)\b[^]*\b(?:from|values|set|where)\b/i,
  /https?:\/\/|(?:^|[^\w/])\/[\w-]+\/[\w{}-]+/,
];

/** What the server said, if it said it in a text. */
export const spokenText = (message: unknown): string => (typeof message === 'string' ? message.trim() : '');

/** Whether a text of the server is one for its users. */
export const isForUsers = (text: string): boolean =>
  text !== '' && text.length <= MAX_LENGTH && !INTERNALS.some((sign) => sign.test(text));
