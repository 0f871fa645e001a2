import { closeMarks } from './closeMarks';

// A line that so far consists of marks only: a rule, an underline, a list item, a quote, a row … or nothing of it.
const MARKS_ONLY =
  /(^|\n)[^\S\n]*(?:[-+*_=#>`~|:\s]+|(?:[-+*>]\s+)*\d{1,9}[.)]?[^\S\n]*|(?:[-+*]|\d{1,9}[.)])\s+\[[ xX]?\]?\s*)$/;
const FENCE_LINE = /(^|\n)[^\S\n>]*(?:`{3,}|~{3,})[^\n`]*$/;
const DEFINITION = /(^|\n) {0,3}\[[^\]\n]*\]:[^\n]*$/;
const HTML_BEGINNING = /<(?:[a-z/!?][^<>]{0,300})?$/i;
const ENTITY_BEGINNING = /&(?:#?[a-z0-9]{0,31})$/i;
const ESCAPE_BEGINNING = /(^|[^\\])((?:\\\\)*)\\$/;
const DELIMITER_ROW = /^[^\S\n]*\|?[-:|\s]*$/;

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
  const shown = text
    .replace(FENCE_LINE, '$1')
    .replace(DEFINITION, '$1')
    .replace(HTML_BEGINNING, '')
    .replace(ENTITY_BEGINNING, '')
    .replace(ESCAPE_BEGINNING, '$1$2');
  const gap = shown.search(/\n[^\S\n]*\n[^\n]*(?:\n[^\S\n]*\S[^\n]*)*$/);
  const start = gap < 0 ? 0 : shown.indexOf('\n', gap + 1) + 1;
  const earlier = shown.slice(0, start);
  const block = shown.slice(start);
  if (block.trimStart().startsWith('|')) {
    if (block.trim() === '|') return earlier;
    const table = completeHeader(block);
    return earlier + (table === block ? closeMarks(block) : table);
  }
  return earlier + closeMarks(block.replace(MARKS_ONLY, '$1'));
}
