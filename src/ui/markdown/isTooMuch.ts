/** Each closing mark is compared with those before it, so the cost grows with the square of their number. */
const MAX_MARKS = 2000;
const MARKS = /[*_~]+|[[\]]/g;
/** Each level of quotations and lists costs time and stack. */
const FIFTY_LEVELS = /^(?:[ \t]{0,9}(?:[-+*>]|\d{1,9}[.)])){50}/m;
const RULE = /^(?:-[ \t]*)+$|^(?:\*[ \t]*)+$/gm;

/** The marks that are compared with one another: those of a line of a table, else of the block. */
const marksIn = (block: string) =>
  (block.trimStart().startsWith('|') ? block.split('\n') : [block]).reduce(
    (most, part) => Math.max(most, part.match(MARKS)?.length ?? 0),
    0,
  );

/**
 * Whether a block is more than anybody writes, so that it is shown as it stands: the one bound on what a hostile text
 * costs.
 */
export const isTooMuch = (block: string): boolean =>
  marksIn(block) > MAX_MARKS || FIFTY_LEVELS.test(block.replace(RULE, ''));
