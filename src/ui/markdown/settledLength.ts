// Matches beginnings of lines that fit several kinds of blocks, such as `- `, `12.`, `===` or `| `.
const UNDECIDED = /^[-+*_=#>`~|:.)\s\d]*$/;
const DECIDED_CHARS = 12;

/**
 * How much of the text can be split into blocks: all whole lines, and the last line once the kind of its block is
 * certain.
 */
export function settledLength(text: string): number {
  const start = text.lastIndexOf('\n') + 1;
  const line = text.slice(start);
  const decided = /^\p{L}/u.test(line) || (line.length >= DECIDED_CHARS && !UNDECIDED.test(line));
  return decided ? text.length : start;
}
