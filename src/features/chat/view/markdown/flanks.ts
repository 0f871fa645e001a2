const BLANK = /\s/;
const PUNCTUATION = /[\p{P}\p{S}]/u;
const WORD = /[\p{L}\p{N}]/u;
const CJK = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

const isBlank = (char: string | undefined) => char === undefined || BLANK.test(char);
const isWordless = (char: string | undefined) => char === undefined || PUNCTUATION.test(char);

/**
 * Whether marks of emphasis can begin and end it, by the characters on both sides (undefined: beginning or end of the
 * text). CommonMark's rule but for Chinese: beside a Chinese character or stop a mark counts whatever stands on its
 * other side, so `**重点：**说明` is bold.
 *
 * @param mark `*`, `_` or `~`
 */
export function flanks(before: string | undefined, after: string | undefined, mark: string) {
  const friendly = [before, after].some((char) => char !== undefined && CJK.test(char));
  // Marks of emphasis stand next to those of a strike-through as if those were text.
  const isText = (char: string | undefined) => char === '~' || !isWordless(char);
  const opens = !isBlank(after) && (friendly || isText(after) || isBlank(before) || isWordless(before));
  const closes = !isBlank(before) && (friendly || isText(before) || isBlank(after) || isWordless(after));
  if (mark !== '_') return { opens, closes };
  return { opens: opens && !WORD.test(before ?? ' '), closes: closes && !WORD.test(after ?? ' ') };
}
