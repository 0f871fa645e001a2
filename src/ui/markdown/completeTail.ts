import remend, { type RemendOptions } from 'remend';
import { FENCE } from './code';
import { isPower } from './mendLines';

// Trailing characters that may still become a horizontal rule, the underline of a heading, a list item, a quote or a
// table row.
const MARKS = /(?<![-+*_=#>`~|:\s])[-+*_=#>`~|:\s]+$/;
const ITEM_BEGINNING = /^[^\S\n]*(?:(?:[-+*>][^\S\n]+)*\d{1,9}[.)]?|(?:[-+*]|\d{1,9}[.)])[^\S\n]+\[[ xX]?\]?)[^\S\n]*$/;
const FENCE_BEGINNING = /\n {0,3}(?:`+|~+)$/;
const DEFINITION = /^ {0,3}\[[^\]]*\]:/;
const HTML_BEGINNING = /<(?:[a-z/!?][^<>]{0,300})?$/i;
/** A table that has no cells yet. */
const TABLE_BEGINNING = /<table\b[^<>]*>\s*$/i;
const ENTITY_BEGINNING = /&(?:#?[a-z0-9]{0,31})$/i;
const ESCAPE_BEGINNING = /(?<!\\)((?:\\\\)*)\\$/;
const OPEN_NOTE = /\[\^[^\]\s]*$/;
/** A link or a picture without its end, also one whose address may follow. */
const LINK_BEGINNING = /!?\[(?!\^)([^[\]\n]{0,300})(?:\](?:\([^()\n]*)?)?$/;
/** An opening mark of bold with a blank behind it, as Chinese models write it. */
const LOOSE_BOLD = /(?<![*\\])\*\*[ \t]+(?=([^ \t*\n][^*\n]*)\*?$)/;
const HAN = /\p{Script=Han}/u;
/** Bold around emphasis that has just been closed. */
const OPEN_BOLD = /(?<!\*)\*\*(?!\*)[^*\n]+\*[^*\n]+\*$/;
const OPENING_MARK = /(?<![*_~`\\])(?:\*{1,3}|_{1,3}|~{1,2}|`+)$/;
/** A mark of code, or the beginning of an item or a row. */
const CODE_OR_PART = /(`+|\n[^\S\n]*~{3,})|\n[^\S\n]*(?:(?:[-+*]|\d{1,3}[.)])(?=\s)|\|)/g;
const DELIMITER_ROW = /^[-:|\s]*$/;
/** What is not emphasis: formulas, ranges (5~8), underlines of headings, comparisons and HTML stay as they are. */
const NONE: RemendOptions = {
  katex: false,
  singleTilde: false,
  setextHeadings: false,
  comparisonOperators: false,
  htmlTags: false,
};
const OTHERS = ['links', 'images', 'bold', 'italic', 'boldItalic', 'strikethrough'] as const;
const CODE: RemendOptions = { ...NONE, ...Object.fromEntries(OTHERS.map((name) => [name, false])) };
const REST: RemendOptions = { ...NONE, linkMode: 'text-only', inlineCode: false };

const withoutLastLine = (text: string) => text.slice(0, text.lastIndexOf('\n') + 1);
const firstLine = (text: string) => text.slice(0, text.indexOf('\n') + 1).trimEnd();
const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1);

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
  const [header = '', rule = '', ...rows] = block.trimStart().split('\n');
  const cells =
    header
      .replace(/\\./g, '')
      .replace(/\|\s*$/, '')
      .split('|').length - 1;
  const begun = rule.split('|').length;
  const isWhole = begun === cells + 2 && /^\|(\s*:?-+:?\s*\|)+$/.test(rule.trim());
  const isOther = rows.length > 0 || !DELIMITER_ROW.test(rule) || cells < 1 || begun > cells + 2;
  return isWhole || isOther ? block : `${header}\n|${'---|'.repeat(cells)}`;
}

/** Closes emphasis and code; incomplete links are reduced to their text. */
function closeMarks(text: string): string {
  // No mark goes on over the beginning of an item or a row; in code there are none.
  let [from, code] = [0, ''];
  for (const { 0: found, 1: mark, index } of text.matchAll(CODE_OR_PART)) {
    if (mark === undefined) from = code === '' ? index : from;
    else if (code === '') code = found.trim();
    else if (found.trim().startsWith(code)) code = '';
  }
  return text.slice(0, from) + closeLast(text.slice(from));
}

function closeLast(text: string): string {
  const shown = text.replace(OPEN_NOTE, '').replace(LINK_BEGINNING, '$1').replace(OPENING_MARK, '').trimEnd();
  if (!/[*_~`]|\[/.test(shown)) return shown;
  const closed = remend(shown.includes('`') ? remend(shown, CODE) : shown, REST);
  const isBoldOpen = (closed.match(/\*\*/g)?.length ?? 0) % 2 === 1 && OPEN_BOLD.test(closed);
  return isBoldOpen ? `${closed}**` : closed;
}

/**
 * Completes or hides marks that are still being written, so that the reader never sees raw markdown.
 *
 * @param text the last block of a text, perhaps with the beginning of the next one
 */
export function completeTail(text: string): string {
  if (FENCE.test(firstLine(text))) return text.replace(FENCE_BEGINNING, '');
  const line = lastLine(text);
  const shown = (FENCE.test(line.trimStart()) || DEFINITION.test(line) ? withoutLastLine(text) : text)
    .replace(HTML_BEGINNING, '')
    .replace(TABLE_BEGINNING, '')
    .replace(ENTITY_BEGINNING, '')
    .replace(ESCAPE_BEGINNING, '$1');
  const isOpen = (lastLine(shown).match(/\*\*/g)?.length ?? 0) % 2 === 1;
  const opened = (mark: string, words: string, at: number) => (HAN.test(words) && !isPower(shown, at) ? '**' : mark);
  const bold = isOpen ? shown.replace(LOOSE_BOLD, opened) : shown;
  const table = bold.trimStart().startsWith('|') ? completeHeader(bold.trimEnd()) : withoutMarks(bold);
  if (table.trim() === '|') return '';
  return closeMarks(table);
}
