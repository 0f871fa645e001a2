import { endsInnerFence, innerFence } from './code';
import { ownLines } from './htmlTables';
import { mendTables } from './mendTables';

/**
 * Marks of a heading without the blank behind them, as Chinese models write them. A single one is mostly that of a
 * topic (#学习强国#), so it counts only before a number of a chapter.
 */
const HEADING = String.raw`#{2,6}(?=[^#\s])|#(?=[一二三四五六七八九十]+[、.．]|第[一二三四五六七八九十百\d]+[章节条编])`;
export const CLOSE_HEADING = new RegExp(String.raw`^ {0,3}(?:${HEADING})`);
const QUOTED_HEADING = new RegExp(String.raw`^([ \t>]*(?:${HEADING}))`);

const CODE = /(?<!`)(`+)(?!`)[^`]*\1/g;
const BOLD = /(?<![*\\])\*\*(?!\*)/g;
const HAN = /\p{Script=Han}/u;
/** The beginning of a line or of an item. */
const BEGINNING = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)?$/;

/** Whether a mark is that of a power: x ** 2 */
export const isPower = (text: string, at: number): boolean =>
  /[\w)）]/.test(text.slice(0, at).trimEnd().at(-1) ?? '') && /^[ \t]*\w/.test(text.slice(at + 2));

/** Takes away the blanks within the marks of bold words, where each mark has another. */
function closeBold(line: string): string {
  if (!/\*\*[ \t]|[ \t]\*\*/.test(line)) return line;
  const masked = line.replace(CODE, (code) => '`'.repeat(code.length));
  const marks = Array.from(masked.matchAll(BOLD), ({ index }) => index);
  if (marks.length % 2 === 1) return line;
  let [done, from] = ['', 0];
  for (let at = 0; at < marks.length; at += 2) {
    const [start = 0, end = 0] = marks.slice(at, at + 2);
    const inside = line.slice(start + 2, end);
    // Elsewhere it is a power: 2 ** 3
    const isWords = HAN.test(inside) || BEGINNING.test(line.slice(0, start));
    if (!isWords || (isPower(line, start) && isPower(line, end))) continue;
    done += line.slice(from, start + 2) + (inside.trim() || inside);
    from = end;
  }
  return done + line.slice(from);
}

const mendLine = (line: string): string => {
  const isRow = /^[ \t>]*\|/.test(line);
  const shown = isRow ? line.split('|').map(closeBold).join('|') : closeBold(line);
  return shown.replace(QUOTED_HEADING, '$1 ');
};

const mendText = (lines: readonly string[]): string[] => {
  const text = lines.join('\n');
  const own = /<(?:table|hr)\b/i.test(text) ? ownLines(text).split('\n') : lines;
  return mendTables(own).map(mendLine);
};

const MAY_NEED = /\*\*|[|｜]|#|<(?:table|hr)\b/i;

/**
 * Writes a block as Markdown wants it, where models write it otherwise: tables in HTML, rows between blank lines, with
 * full-width lines or with more cells than the head, headings and bold words with or without blanks. Code stays.
 */
export function mendLines(block: string): string {
  if (!MAY_NEED.test(block)) return block;
  const mended: string[] = [];
  let text: string[] = [];
  let fence = '';
  const flush = () => {
    if (text.length > 0) mended.push(...mendText(text));
    text = [];
  };
  for (const line of block.split('\n')) {
    if (fence !== '') {
      mended.push(line);
      if (endsInnerFence(line, fence)) fence = '';
      continue;
    }
    fence = innerFence(line);
    if (fence === '') text.push(line);
    else {
      flush();
      mended.push(line);
    }
  }
  flush();
  return mended.join('\n');
}
