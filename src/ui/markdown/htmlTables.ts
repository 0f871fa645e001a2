/** A tag of a table, without its attributes but those of spans. */
const TAG = /<(\/?)(table|caption|thead|tbody|tfoot|tr|th|td)\b((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi;
/** The beginning of a table, which is more than the word, or a rule at the end of a line; code within a line is passed over. */
const START =
  /(?<!`)(`+)(?!`)[^`\n]*\1|<table\b(?:"[^"]*"|'[^']*'|[^<>"'])*>(?=\s*(?:>\s*)*<(?:caption|thead|tbody|tfoot|tr|th|td)\b)|<hr\b[^<>]*>(?=[ \t]*(?:\n|$))/gi;
/** What stands before the first cell of a table. */
const BEFORE_CELLS = /(?:[\s>]|<\/?(?:thead|tbody|tfoot|tr)\b[^<>]*>)*/y;
/** Where a line's words begin: behind quotation marks, or as those of an item. */
const PREFIX = /^([ \t>]*)((?:[-+*]|\d{1,9}[.)])[ \t]+)?/;
const BLANK_LINE = /\n[ \t>]*(?:\n|$)/;
/** Between the lines of a cell stands a break. */
const LINE_END = /\n|<\/?(?:p|div|hr)\b[^<>]*>/i;

const linesOf = (text: string, gap: string, isQuoted: boolean): string =>
  text
    .split(LINE_END)
    .map((line) => (isQuoted ? line.replace(/^[ \t>]+/, '') : line).trim())
    .filter(Boolean)
    .join(gap);

/** A table in one line, and where it ends; words between its cells come to stand before it. */
function tableAt(text: string, start: number, isQuoted: boolean): { lines: string; end: number } {
  let [line, strays, cell] = ['', '', ''];
  let [depth, from, isInCell] = [0, start, false];
  const close = () => {
    line += linesOf(cell, '<br>', isQuoted);
    [cell, isInCell] = ['', false];
  };
  TAG.lastIndex = start;
  for (let tag = TAG.exec(text); tag; tag = TAG.exec(text)) {
    const [found, slash = '', sent = ''] = tag;
    const name = sent.toLowerCase();
    const between = text.slice(from, tag.index);
    // A table that was not closed ends before the next paragraph.
    if (!isInCell && /\n[ \t>]*\n/.test(between) && linesOf(between, '', isQuoted) !== '') break;
    if (isInCell) cell += between;
    else strays += `${between}\n`;
    from = tag.index + found.length;
    if (name === 'table') depth += slash === '' ? 1 : -1;
    if (depth > 1 || (name === 'table' && slash !== '' && depth === 1)) {
      // A table in a cell is its words.
      if (slash === '' && name === 'tr') cell += '\n';
      else if (slash === '' && /^t[hd]$/.test(name)) cell += ' ';
      else if (name === 'table') cell += '\n';
      continue;
    }
    close();
    line += `<${slash}${name}${slash === '' && /^t[hd]$/.test(name) ? spansOf(found) : ''}>`;
    isInCell = slash === '' && /^(?:th|td|caption)$/.test(name);
    if (depth === 0) return { lines: withStrays(line, linesOf(strays, ' ', isQuoted)), end: from };
  }
  const rest = text.slice(from);
  const blank = isInCell ? -1 : rest.search(BLANK_LINE);
  const end = blank < 0 ? text.length : from + blank;
  const last = text.slice(from, end);
  // A tag that is half written stays at the end, where `completeTail` finds it.
  const half = /<[^<>]*$/.exec(last)?.[0] ?? '';
  if (isInCell) cell += last;
  else strays += last.slice(0, last.length - half.length);
  close();
  if (half !== '' && !line.endsWith(half)) line += half;
  return { lines: withStrays(line, linesOf(strays, ' ', isQuoted)), end };
}

const withStrays = (table: string, words: string) => (words === '' ? table : `${words}\n${table}`);

const MAX_SPAN = 50;

function spansOf(tag: string): string {
  return ['colspan', 'rowspan']
    .map((name) => {
      const asked = Number(new RegExp(`\\s${name}\\s*=\\s*["']?\\s*(\\d{1,9})`, 'i').exec(tag)?.[1] ?? 1);
      return asked > 1 ? ` ${name}="${Math.min(asked, MAX_SPAN)}"` : '';
    })
    .join('');
}

/** Whether words stand where a table would have its first cell: they are about tags. */
function isNamed(text: string, start: number): boolean {
  BEFORE_CELLS.lastIndex = start;
  BEFORE_CELLS.test(text);
  return /[^<]/.test(text.charAt(BEFORE_CELLS.lastIndex));
}

/** Blanks, and the end of a line. */
const REST = /[ \t]*(\n[ \t>]*(?:\n|$))?/y;

/**
 * Gives each table that is written in HTML, and each rule, a line of its own, without blank lines and with no attributes
 * but those of spans, so that Markdown does not divide it.
 */
export function ownLines(text: string): string {
  let [done, from] = ['', 0];
  START.lastIndex = 0;
  for (let found = START.exec(text); found; found = START.exec(text)) {
    const { 0: start, index } = found;
    const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
    // A row of a Markdown table has no room for another table.
    if (start.startsWith('`') || /^[ \t>]*[|｜]/.test(before)) continue;
    const [prefix = '', quoted = '', item = ''] = PREFIX.exec(before) ?? [];
    const pad = quoted + ' '.repeat(item.length);
    const isRule = /^<h/i.test(start);
    // In a line of words, they are about it.
    if (isRule ? before !== prefix : isNamed(text, START.lastIndex)) continue;
    const { lines, end } = isRule
      ? { lines: '***', end: index + start.length }
      : tableAt(text, index, quoted.includes('>'));
    done += text.slice(from, index);
    if (before !== prefix && index > from) done += `\n${pad}`;
    done += lines.replace('\n', `\n${pad}`);
    REST.lastIndex = end;
    const [blanks = '', blankLine] = REST.exec(text) ?? [];
    from = blankLine === undefined ? end + blanks.length : end;
    if (from < text.length && blankLine === undefined)
      done += `\n${quoted.trimEnd()}${text[from] === '\n' ? '' : `\n${pad}`}`;
    START.lastIndex = from;
  }
  return done + text.slice(from);
}
