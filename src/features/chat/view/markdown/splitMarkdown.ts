const MIN_PART_CHARS = 2500;

/** What holds everywhere, a definition, and line ends that are none here. */
const INDIVISIBLE = /^[^\S\n]*(?:[-+*>][^\S\n]*|\d+[.)][^\S\n]*)*\[[^\]\n]+\]:|\r(?!\n)/m;
const OPENS_BLOCK = /^(?:#{1,6}\s|\p{L}|\*\*[^\s*])/u;
const RULE = /^ {0,3}([-*_])(?:[^\S\n]*\1){2,}[^\S\n]*$/;
const ITEM = /^( {0,3})((?:[-+*]|\d{1,9}[.)])(?=\s|$))( *)/;
const FENCE = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/;
const FENCE_END = /^ {0,3}(`+|~+)\s*$/;
const HTML = /^ {0,3}<[a-z/]/i;
/** HTML that goes on over blank lines. */
const LONG_HTML = /^ {0,3}<(?:script|pre|style|textarea|[!?])/i;

/** The lines of a text with the places where they begin. */
function* linesOf(text: string): Generator<[at: number, line: string]> {
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at);
    const next = end < 0 ? text.length : end + 1;
    yield [at, text.slice(at, next).trimEnd()];
    at = next;
  }
}

/** Follows the lines of a text as far as it takes to know whether a block of code is open at the top level. */
function createLineReader() {
  let fence: string | undefined;
  /** Column at which the text of the outermost open list item begins. */
  let item: number | undefined;
  /** Whether the item is still open cannot be told by lines alone. */
  let isUnsure = false;
  let afterBlank = true;
  let inHtml = false;

  function readItem(line: string): void {
    const [, indent = '', mark, gap = ''] = RULE.test(line) ? [] : (ITEM.exec(line) ?? []);
    const isOutside = item === undefined || !line.startsWith(' '.repeat(item));
    if (mark === undefined) {
      isUnsure ||= item !== undefined && isOutside;
    } else if (isOutside) {
      // Inside a paragraph “14.” begins no list, and a mark alone may be anything.
      isUnsure ||= gap === '' || (item === undefined && !afterBlank);
      item = indent.length + mark.length + (gap.length > 4 ? 1 : gap.length);
    }
  }

  /** What a line is: the begin of a block at the top level, something else, or the end of what can be told. */
  return function read(line: string): 'begin' | 'other' | 'end' {
    if (fence !== undefined) {
      if (FENCE_END.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
      afterBlank = false;
      return 'other';
    }
    if (line === '') {
      afterBlank = true;
      inHtml = false;
      return 'other';
    }
    const isBegin = afterBlank && OPENS_BLOCK.test(line);
    const [, indent = '', marks] = FENCE.exec(line) ?? [];
    if (LONG_HTML.test(line) || (marks !== undefined && (inHtml || (isUnsure && indent !== '')))) return 'end';
    if (isBegin || (marks !== undefined && (item === undefined || indent.length < item))) {
      fence = marks;
      item = undefined;
      isUnsure = false;
    } else if (marks === undefined) readItem(line);
    inHtml ||= HTML.test(line);
    afterBlank = false;
    return isBegin ? 'begin' : 'other';
  };
}

/**
 * Where a text may be cut so that each part reads alone as it reads in the whole: at paragraphs and headings after a
 * blank line, outside of everything that goes on over one. It parses nothing, so some places are not found; a text
 * with definitions is not cut at all.
 *
 * @param least characters of a part, but of the last one
 * @returns indices at which the parts begin; the first is 0
 */
export function splitMarkdown(text: string, least = MIN_PART_CHARS): number[] {
  const starts = [0];
  if (text.length <= least || INDIVISIBLE.test(text)) return starts;
  const read = createLineReader();
  for (const [at, line] of linesOf(text)) {
    const kind = read(line);
    if (kind === 'end') break;
    if (kind === 'begin' && at > 0 && at - (starts.at(-1) ?? 0) >= least) starts.push(at);
  }
  return starts;
}
