import { emphasisRules } from './emphasisRules';

// Trailing characters that may still become a horizontal rule, the underline of a heading, a list item, a quote or a
// table row.
const MARKS = /(?<![-+*_=#>`~|:\s])[-+*_=#>`~|:\s]+$/;
const ITEM_BEGINNING = /^[^\S\n]*(?:(?:[-+*>][^\S\n]+)*\d{1,9}[.)]?|(?:[-+*]|\d{1,9}[.)])[^\S\n]+\[[ xX]?\]?)[^\S\n]*$/;
const FENCE_LINE = /^[^\S\n]*(?:`{3,}|~~~)[^`]*$/;
const DEFINITION = /^ {0,3}\[[^\]]*\]:/;
const HTML_BEGINNING = /<(?:[a-z/!?][^<>]{0,300})?$/i;
const ENTITY_BEGINNING = /&(?:#?[a-z0-9]{0,31})$/i;
const ESCAPE_BEGINNING = /(?<!\\)((?:\\\\)*)\\$/;
const DELIMITER_ROW = /^[-:|\s]*$/;

const MAX_LABEL_CHARS = 500;
const MAX_TEXT_CHARS = 20_000;
/** Open marks that are remembered. Each closing mark is compared with all of them. */
const MAX_OPEN_MARKS = 50;

interface Mark {
  text: string;
  at: number;
}

const RUN = /^(?:\*+|_+|~+)/;
const FENCED = /^[^\S\n]*(`{3,}|~{3,})/;

/** Closes open emphasis with a run of marks such as `**`; returns how many characters of the run are left over. */
function closeWith(stack: Mark[], run: string): number {
  let left = run.length;
  for (let top = stack.length - 1; top >= 0 && left > 0; top -= 1) {
    const mark = stack[top];
    if (!mark || mark.text[0] !== run[0]) continue;
    const taken = Math.min(mark.text.length, left);
    left -= taken;
    stack.length = taken === mark.text.length ? top : top + 1;
    if (taken < mark.text.length) stack[top] = { at: mark.at, text: mark.text.slice(taken) };
  }
  return left;
}

/** Reads the link, picture or bracket that begins at index `open`: its end index, or its label if it is incomplete. */
function readBracket(text: string, open: number): { end: number } | { label: string } {
  let depth = 0;
  const limit = Math.min(text.length, open + MAX_LABEL_CHARS);
  for (let index = open; index < limit; index += 1) {
    const char = text[index];
    if (char === '\\') index += 1;
    else if (char === '[') depth += 1;
    else if (char === ']') depth -= 1;
    if (depth > 0) continue;
    const label = text.slice(open + 1, index);
    const next = text[index + 1];
    if (next === undefined) return { label };
    if (next !== '(' && next !== '[') return { end: index + 1 };
    const close = text.indexOf(next === '(' ? ')' : ']', index + 2);
    if (close >= 0) return { end: open + 1 };
    return text.slice(index).includes('\n') ? { end: open + 1 } : { label };
  }
  return limit < text.length || text.slice(open).includes('\n\n') ? { end: open + 1 } : { label: text.slice(open + 1) };
}

/** Closes emphasis and code at the end of a paragraph, cell or item; incomplete links are reduced to their text. */
function closeMarks(text: string): string {
  if (text.length > MAX_TEXT_CHARS) return text;
  const stack: Mark[] = [];
  let out = text;
  for (let index = 0; index < out.length; index += 1) {
    const char = out[index] ?? '';
    if (char === '\\') index += 1;
    else if (char === ']' && out[index + 1] === '(') index = Math.max(index, out.indexOf(')', index));
    else if (char === '\n' && /^[^\S\n]*([-+*]|\d+[.)])\s/.test(out.slice(index + 1, index + 40))) stack.length = 0;
    else if (char === '|' && out.trimStart().startsWith('|')) stack.length = 0;
    else if (char === '`') {
      const run = /^`+/.exec(out.slice(index))?.[0] ?? '`';
      const lineHead = out.slice(out.lastIndexOf('\n', index) + 1, index + 3);
      const after = index + run.length;
      if (FENCED.test(lineHead)) return out;
      const close = findRun(out, run, after);
      if (close < 0) {
        const code = out
          .slice(after)
          .replace(/(?<!`)`+$/, '')
          .trimEnd();
        return code === '' ? finish(out.slice(0, index), stack) : finish(out.slice(0, after) + code + run, stack);
      }
      index = close + run.length - 1;
    } else if (char === '[') {
      const bracket = readBracket(out, index);
      if ('end' in bracket) {
        index = bracket.end - 1;
      } else {
        const isPicture = out[index - 1] === '!';
        out = out.slice(0, isPicture ? index - 1 : index) + (bracket.label.startsWith('^') ? '' : bracket.label);
        index -= isPicture ? 2 : 1;
      }
    } else if (char === '*' || char === '_' || (char === '~' && out[index + 1] === '~')) {
      const run = RUN.exec(out.slice(index))?.[0] ?? char;
      const behind = index + run.length;
      if (behind === out.length) {
        out = out.slice(0, index);
        break;
      }
      const { opens, closes } = emphasisRules(out[index - 1], out[behind], char);
      const left = closes ? closeWith(stack, run) : run.length;
      if (opens && left > 0 && stack.length < MAX_OPEN_MARKS) stack.push({ text: run.slice(0, left), at: behind });
      index = behind - 1;
    }
  }
  return finish(out.replace(/~$/, ''), stack);
}

/** Index of the next run of exactly as many backticks as `run` has, or -1. */
function findRun(text: string, run: string, from: number): number {
  for (let at = text.indexOf(run, from); at >= 0; at = text.indexOf(run, at)) {
    const found = /^`+/.exec(text.slice(at))?.[0].length ?? 0;
    if (found === run.length) return at;
    at += found;
  }
  return -1;
}

function finish(text: string, stack: readonly Mark[]): string {
  let out = text.trimEnd();
  for (const { text: mark, at } of [...stack].reverse()) {
    // An opening mark without text after it is not shown yet.
    out = out.length <= at ? out.slice(0, at - mark.length).trimEnd() : out + mark;
  }
  return out;
}

const withoutLastLine = (text: string) => text.slice(0, text.lastIndexOf('\n') + 1);
const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1);

function withoutFenceOrDefinition(text: string): string {
  const line = lastLine(text);
  return FENCE_LINE.test(line) || DEFINITION.test(line) ? withoutLastLine(text) : text;
}

/**
 * Removes the last lines of a block while they are only marks, such as `-` or `|`, whose meaning depends on what
 * follows.
 */
function withoutMarks(block: string): string {
  if (ITEM_BEGINNING.test(lastLine(block))) return withoutLastLine(block);
  const marks = MARKS.exec(block);
  if (!marks) return block;
  const lineEnd = marks.index === 0 ? -1 : block.indexOf('\n', marks.index);
  return marks.index > 0 && lineEnd < 0 ? block : block.slice(0, lineEnd + 1);
}

/** Adds the delimiter row to a table that has only its header yet, so that it is shown as a table at once. */
function completeHeader(block: string): string {
  const [header = '', ...lines] = block.trimStart().split('\n');
  if (!header.startsWith('|') || lines.length > 1 || !DELIMITER_ROW.test(lines[0] ?? '')) return block;
  const cells =
    header
      .replace(/\\./g, '')
      .replace(/\|\s*$/, '')
      .split('|').length - 1;
  if (cells < 1 || (lines[0] ?? '').split('|').length > cells + 1) return block;
  const row = lines.length > 0 && /^\|(\s*:?-+:?\s*\|)+$/.test(lines[0]?.trim() ?? '') ? (lines[0] ?? '') : '';
  const whole = row !== '' && row.split('|').length === cells + 2;
  return whole ? block : `${header}\n|${'---|'.repeat(cells)}`;
}

/**
 * Completes or hides marks that are still being written, so that the reader never sees raw markdown.
 *
 * @param text the last block of a text, perhaps with the beginning of the next one
 */
export function completeTail(text: string): string {
  const shown = withoutFenceOrDefinition(text)
    .replace(HTML_BEGINNING, '')
    .replace(ENTITY_BEGINNING, '')
    .replace(ESCAPE_BEGINNING, '$1');
  const gap = shown.search(/\n[^\S\n]*\n[^\n]*(?:\n[^\S\n]*\S[^\n]*)*$/);
  const start = gap < 0 ? 0 : shown.indexOf('\n', gap + 1) + 1;
  const earlier = shown.slice(0, start);
  const block = shown.slice(start);
  if (block.trimStart().startsWith('|')) {
    if (block.trim() === '|') return earlier;
    const table = completeHeader(block);
    return earlier + (table === block ? closeMarks(block) : table);
  }
  return earlier + closeMarks(withoutMarks(block));
}
