import { endsFence, FENCE } from './code';
import { CLOSE_HEADING, mendLines } from './mendLines';

/** A run of lines that is parsed and rendered by itself: a top-level block, or some items of a long list. */
export interface Block {
  /** Index in the text at which it begins. */
  at: number;
  /** As Markdown wants it (`mendLines`). */
  text: string;
}

/** A list is divided between two items once a block has this many characters. */
const LONG_LIST_CHARS = 1000;
const HEADING = /^ {0,3}#{1,6}\s/;
/** A row of a table: with blank lines between them, they are one table all the same. */
const ROW = /^[|｜]/;
const ITEM = /^(?:([-+*])|(\d{1,9})([.)]))(?:\s|$)/;
/** The last line, while it may still become an item. */
const ITEM_BEGINNING = /^\d{1,9}$/;
/** The beginning or end of HTML that goes on over blank lines; the word <table> alone is none. */
const LONG_HTML = /<(?:!--|\/?details\b|\/table>|table\b[^<>]*>(?=\s*(?:<|$)))|-->/gi;

/** Where the blocks of a text begin, as its lines tell. */
function blockStarts(text: string): number[] {
  const starts = [0];
  const lines = text.split('\n');
  let fence = '';
  let isAfterBlank = false;
  let isAfterBlock = false;
  let first: RegExpExecArray | undefined;
  let items = 0;
  let openHtml = 0;
  let isAfterRow = false;
  let at = 0;
  for (const [index, sent] of lines.entries()) {
    const line = sent.trimEnd();
    const start = (from = at) => {
      if (from > (starts.at(-1) ?? 0)) starts.push(from);
      [first, items, openHtml] = [undefined, 0, 0];
    };
    if (fence !== '') {
      if (endsFence(line, fence)) [fence, isAfterBlock] = ['', true];
    } else if (line !== '') {
      const item = ITEM.exec(line) ?? undefined;
      const isLast = index === lines.length - 1;
      const isRow = ROW.test(line);
      // In an item it may be code.
      const isHeading = !(first && /^\s/.test(line)) && (HEADING.test(line) || CLOSE_HEADING.test(line));
      const goesOn =
        /^\s/.test(line) || (isAfterRow && isRow) || (first && (item || (isLast && ITEM_BEGINNING.test(line))));
      const opening = first && /^\s/.test(line) ? '' : (FENCE.exec(line)?.[1] ?? '');
      const begins = opening !== '' || isHeading || isAfterBlock || (isAfterBlank && !goesOn);
      if (openHtml === 0 && begins) start();
      if (item && first && openHtml === 0 && at - (starts.at(-1) ?? 0) > LONG_LIST_CHARS) {
        const [, bullet, number, delimiter] = first;
        // The list goes on: by its bullet, or by the next number.
        if (line.startsWith(bullet ?? `${Number(number) + items}${delimiter}`)) start();
      }
      if (item) [first, items] = [first ?? item, items + 1];
      for (const [mark] of line.matchAll(LONG_HTML)) {
        openHtml = Math.max(0, openHtml + (/^<[!dt]/i.test(mark) ? 1 : -1));
      }
      isAfterBlock = isHeading;
      isAfterRow = isRow;
      fence = opening;
    }
    isAfterBlank = line === '';
    at += sent.length + 1;
  }
  return starts;
}

/** A line that defines a link: a label, an address and perhaps a title in quotes. Anything else is a text that is shown. */
const DEFINITION =
  /^ {0,3}\[[^\]\n^][^\]\n]*\]:[ \t]*(?:<[^<>\n]*>|[^\s<]\S*)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*$/gm;

/** A text in blocks, and the definitions of links in it, which apply to all of them. */
export interface Blocks {
  text: string;
  blocks: readonly Block[];
  definitions: string;
}

export const NO_BLOCKS: Blocks = { text: '', blocks: [], definitions: '' };

/** Copies a string: a slice would keep the whole one alive, and a growing text is a new string at every frame. */
const copyString = (text: string) => ` ${text}`.slice(1);

/** The blocks of a text; where it goes on from the text of `known`, all of those blocks but the last stay. */
export function growBlocks(known: Blocks, text: string): Blocks {
  const before = text.startsWith(known.text) ? known : NO_BLOCKS;
  const from = before.blocks.at(-1)?.at ?? 0;
  const rest = text.slice(from);
  const starts = blockStarts(rest);
  const added = starts.map((start, index) => ({
    at: from + start,
    text: mendLines(copyString(rest.slice(start, starts[index + 1]))),
  }));
  const blocks = [...before.blocks.slice(0, -1), ...added];
  // Within a paragraph such a line is text.
  const isDefined = ({ text: source }: Block) => source.search(DEFINITION) === 0;
  const definitions = text.includes(']:')
    ? blocks.filter(isDefined).flatMap((block) => block.text.match(DEFINITION) ?? [])
    : [];
  return { text, blocks, definitions: definitions.join('\n') };
}

/** Nobody defines more links; then none is defined, and all are text. */
const MAX_DEFINITIONS = 500;
/** Labels as they are compared. */
const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');
const labelOf = (definition: string) => folded(definition.slice(definition.indexOf('['), definition.indexOf(']') + 1));

/** The text of a block, after the definitions that it refers to: behind an open code block they would be code. */
export function withDefinitions(text: string, definitions: string): string {
  const lines = definitions !== '' && text.includes('[') ? definitions.split('\n') : [];
  const labels = folded(text);
  const used = lines.length > MAX_DEFINITIONS ? [] : lines.filter((line) => labels.includes(labelOf(line)));
  return used.length === 0 ? text : `${used.join('\n')}\n\n${text}`;
}

/** Each closing mark is compared with those before it, so the cost grows with the square of their number. */
const MAX_MARKS = 2000;
const MARKS = /[*_~]+|[[\]]/g;
/** Each level of quotations and lists costs time and stack. */
const FIFTY_LEVELS = /^(?:[ \t]{0,9}(?:[-+*>]|\d{1,9}[.)])){50}/m;
const RULE = /^[- \t]+$|^[* \t]+$/gm;

/** A table in HTML, whose cells are read one by one. */
const HTML_TABLE = /^[ \t]*<table><.*$/gm;

/** The marks that are compared with one another: those of a line of a table, else of the block. */
const marksIn = (block: string) =>
  (block.trimStart().startsWith('|') ? block.split('\n') : [block.replace(HTML_TABLE, '')]).reduce(
    (most, part) => Math.max(most, part.match(MARKS)?.length ?? 0),
    0,
  );

/** A comment without an end is looked for up to the end of its block, and so is code. */
const MAX_LOOKED_AT = 5_000_000;
const MAX_CODE_MARKS = 50;
/** Each row of a table gets the columns of its head. */
const MAX_CELLS = 20_000;
const MAX_LEVELS = 100;
const LEVEL = /<(\/?)(?:u|sub|sup|mark|kbd|del|ins|details)\b/gi;

/** The line below the head of a table, which has each of its columns. */
const DELIMITERS = /^[-|:>\s]+$/;

const countOf = (block: string, what: RegExp) => block.match(what)?.length ?? 0;

function cellsIn(block: string): number {
  const lines = block.split('\n');
  if (FENCE.test(lines[0] ?? '')) return 0;
  // Below it, each line is a row, also one without a bar.
  const columns = lines.map((line) => (DELIMITERS.test(line) ? countOf(line, /\|/g) : 0));
  return lines.length * columns.reduce((most, count) => Math.max(most, count), 0);
}

/** How deep elements lie in one another that are not closed. */
function levelsIn(block: string): number {
  let [level, most] = [0, 0];
  for (const [, slash] of block.matchAll(LEVEL)) {
    level = Math.max(0, level + (slash === '' ? 1 : -1));
    most = Math.max(most, level);
  }
  return most;
}

/**
 * Whether a block is larger than anybody writes, so that it is shown as plain text, before anything parses it: the one
 * limit on what a hostile text costs.
 */
export const isTooMuch = (block: string): boolean =>
  marksIn(block) > MAX_MARKS ||
  countOf(block, /<[!?]/g) * block.length > MAX_LOOKED_AT ||
  new Set(block.match(/`+/g)).size > MAX_CODE_MARKS ||
  cellsIn(block) > MAX_CELLS ||
  levelsIn(block) > MAX_LEVELS ||
  FIFTY_LEVELS.test(block.replace(RULE, ''));
