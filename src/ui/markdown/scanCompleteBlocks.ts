import { FENCE, FENCE_END, INDIVISIBLE, UNCERTAIN } from './blockPatterns';

/** Complete blocks that follow one another, as far as lines tell. */
interface Piece {
  /** Index at which the next piece begins. */
  end: number;
  text: string;
  /** The language of a block of code, which is a piece of its own; `text` is the code. */
  language?: string;
}

interface Scan {
  pieces: Piece[];
  /** Whether lines tell everything. Else only the parser knows what follows the pieces. */
  isSure: boolean;
}

const ITEM = /^(?:[-+*]|\d{1,9}[.)])(?:\s|$)/;
const LANGUAGE = /^[`~]+\s*([^\s`]*)/;

/**
 * Finds complete blocks without parsing: blocks end at a blank line or where code begins, except lists, which go on
 * with the next item or indented line. Short replies are full of blocks, and to parse them twice would double their
 * cost.
 *
 * @param text begins with a block
 * @param finished whether the text ends here
 */
export function scanCompleteBlocks(text: string, finished: boolean): Scan {
  const pieces: Piece[] = [];
  if (INDIVISIBLE.test(text)) return { pieces, isSure: false };
  let start = 0;
  /** Where the code begins, if a fence is open. */
  let code = 0;
  let fence = '';
  let language = '';
  let isEmpty = true;
  let isList = false;
  let isAfterBlank = false;
  let at = 0;
  const end = (next: number) => {
    pieces.push({ end: next, text: text.slice(start, next).trimEnd() });
    start = next;
    isEmpty = true;
  };
  for (const sent of text.split('\n')) {
    const line = sent.trimEnd();
    const next = Math.min(at + sent.length + 1, text.length);
    if (fence !== '') {
      if (FENCE_END.exec(line)?.[1]?.startsWith(fence) && (finished || next > at + sent.length)) {
        pieces.push({ end: next, text: text.slice(code, Math.max(code, at - 1)), language });
        [start, fence, isEmpty] = [next, '', true];
      }
    } else if (line === '') {
      // What follows the last line end is no line yet.
      if (at < text.length) isAfterBlank = true;
    } else {
      if (UNCERTAIN.test(line)) return { pieces, isSure: false };
      const opening = FENCE.exec(line)?.[0] ?? '';
      const goesOn: boolean = /^\s/.test(line) || (isList && ITEM.test(line));
      if (!isEmpty && (opening !== '' || (isAfterBlank && !goesOn))) end(at);
      if (isEmpty) isList = goesOn || ITEM.test(line);
      [isEmpty, isAfterBlank] = [false, false];
      if (opening !== '') [fence, code, language] = [opening, next, LANGUAGE.exec(line)?.[1] ?? ''];
    }
    at = next;
  }
  if (fence === '' && !isEmpty && (finished || (isAfterBlank && !isList))) end(text.length);
  return { pieces, isSure: fence === '' || !finished };
}
