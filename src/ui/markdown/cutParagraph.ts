import type { Paragraph } from 'mdast';

// The cut stays this far from the end, so that it does not divide a link or an e-mail address that is still being
// written.
const MARGIN_CHARS = 100;
const FULL_STOPS = '。；！？，、：';
const HAN = /[\u3400-\u9fff]/;
const LETTER_OR_STOP = /[\p{L}。；！？，、：.;!?,:]/u;
const BLANK = /\s/;
const WORD = /[\p{L}\p{N}]/u;

/** Whether the text can be cut between two characters without changing how either side is parsed. */
function canCut(before: string, after: string): boolean {
  if (BLANK.test(after)) return LETTER_OR_STOP.test(before);
  return (FULL_STOPS + after).includes(before) || HAN.test(before) ? HAN.test(after) : false;
}

/** Whether the character at `index` may open a mark that is closed later. */
function mayOpen(text: string, index: number): boolean {
  const mark = text[index] ?? '';
  const before = text[index - 1] ?? ' ';
  const after = text[index + 1] ?? ' ';
  switch (mark) {
    case '`':
      return true;
    case '*':
    case '~':
      return !(BLANK.test(before) && BLANK.test(after));
    case '_':
      return !(BLANK.test(before) && BLANK.test(after)) && !(WORD.test(before) && WORD.test(after));
    case '<':
      return /[a-z/!?]/i.test(after);
    default:
      return false;
  }
}

/**
 * Finds where a long paragraph can be cut, whatever follows: in plain text, with no open mark before the cut.
 *
 * @param text the markdown that the node's positions refer to
 * @param from the cut is after this index
 * @returns the last possible index, or -1
 */
export function cutParagraph(paragraph: Paragraph, text: string, from: number): number {
  const limit = text.length - MARGIN_CHARS;
  let best = -1;
  let brackets = 0;
  for (const child of paragraph.children) {
    if (child.type !== 'text') continue;
    const end = child.position?.end.offset ?? 0;
    for (let index = child.position?.start.offset ?? 0; index < end; index += 1) {
      if (index >= limit) return best;
      const char = text[index] ?? '';
      if (char === '\\') index += 1;
      // With a `|`, the last line may still become the header of a table.
      else if (char === '|' || mayOpen(text, index)) return best;
      else if (char === '[') brackets += 1;
      else if (char === ']') brackets = Math.max(0, brackets - 1);
      else if (brackets === 0 && index >= from && canCut(char, text[index + 1] ?? '')) best = index + 1;
    }
  }
  return best;
}
