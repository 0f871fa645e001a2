import { closeMarks } from './closeMarks';

// What so far consists of marks only: a rule, an underline, a list item, a quote, a row … or nothing of it.
const MARKS = /(?<![-+*_=#>`~|:\s])[-+*_=#>`~|:\s]+$/;
const ITEM_BEGINNING = /^[^\S\n]*(?:(?:[-+*>][^\S\n]+)*\d{1,9}[.)]?|(?:[-+*]|\d{1,9}[.)])[^\S\n]+\[[ xX]?\]?)[^\S\n]*$/;
const FENCE_LINE = /^[^\S\n]*(?:`{3,}|~~~)[^`]*$/;
const DEFINITION = /^ {0,3}\[[^\]]*\]:/;
const HTML_BEGINNING = /<(?:[a-z/!?][^<>]{0,300})?$/i;
const ENTITY_BEGINNING = /&(?:#?[a-z0-9]{0,31})$/i;
const ESCAPE_BEGINNING = /(?<!\\)((?:\\\\)*)\\$/;
const DELIMITER_ROW = /^[-:|\s]*$/;

const withoutLastLine = (text: string) => text.slice(0, text.lastIndexOf('\n') + 1);
const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1);

function withoutFenceOrDefinition(text: string): string {
  const line = lastLine(text);
  return FENCE_LINE.test(line) || DEFINITION.test(line) ? withoutLastLine(text) : text;
}

/** Holds back the lines at the end of a block that are not yet known to be what they look like. */
function withoutMarks(block: string): string {
  if (ITEM_BEGINNING.test(lastLine(block))) return withoutLastLine(block);
  const marks = MARKS.exec(block);
  if (!marks) return block;
  const lineEnd = marks.index === 0 ? -1 : block.indexOf('\n', marks.index);
  return marks.index > 0 && lineEnd < 0 ? block : block.slice(0, lineEnd + 1);
}

/** The header of a table that has no rule below it yet gets one. */
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
 * What a growing markdown text is shown as: marks that are being written are completed or held back, so that they
 * never appear as source.
 *
 * @param text the last block of an answer, perhaps with the beginning of the next one
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
