/** Tags, comments and the like, and lines where there are none; people write some thousand at most. */
const MAX_PIECES = 40_000;
const PIECE = /<(\/?)([a-z][^\t\n\f\r />]*)|<!--|<[!?]|<\/[^a-z>]|\n/gi;
/** Elements that a parser opens again in each later block while they are not closed. */
const REOPENED = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/** What a mark outside of them is not closed in. */
const SCOPES = new Set('applet caption marquee object table td th'.split(' '));
/** Their content is text. */
const RAW = new Set('iframe noembed noframes style textarea title xmp'.split(' '));
/** What stands in and after them is not read as elsewhere: from there on, nothing is taken as closed. */
const UNSURE = new Set('math noscript plaintext script select svg template'.split(' '));
const INLINE = new Set([...REOPENED, 'br', 'img', 'span']);
/** A parser goes through so many blocks to close a mark around them. */
const MAX_BLOCKS = 7;
/** The elements that are made for each of these blocks. */
const MADE_PER_BLOCK = 4;

const ATTRIBUTE =
  /[\t\n\f\r /]*[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\t\n\f\r "'>][^\t\n\f\r >]*))?/y;
const RAW_END = /<\/([a-z]+)[\t\n\f\r />]/gi;
const COMMENT = /-?>|[^]*?--!?>/y;

/** Where a match at a place ends, or the place. */
function endOf(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(html) ? pattern.lastIndex : from;
}

/** The place after the next sign, or the end of the text. */
function after(sign: string, html: string, from: number): number {
  const place = html.indexOf(sign, from);
  return place < 0 ? html.length : place + sign.length;
}

/** Where what begins with a piece ends, as parsers read it. */
function endOfPiece(html: string, from: number, name: string): number {
  if (name === '') {
    const end = endOf(COMMENT, html, from);
    return html.startsWith('<!--', from - 4) ? (end === from ? html.length : end) : after('>', html, from);
  }
  let end = from;
  for (let next = endOf(ATTRIBUTE, html, end); next > end; next = endOf(ATTRIBUTE, html, end)) end = next;
  return after('>', html, end);
}

function endOfRaw(html: string, from: number, name: string): number {
  for (const end of html.slice(from).matchAll(RAW_END)) if (end[1]?.toLowerCase() === name) return from + end.index;
  return html.length;
}

/**
 * The number of elements that HTML may make, roughly: a parser may make some for a tag (`<td>`, its row and its body).
 * What is above the limit is not counted further.
 */
export function mostElements(html: string): number {
  /** The marks that are open since each scope, with the number of blocks before them. */
  const scopes: { name: string; marks: Map<string, number[]> }[] = [];
  const outside = new Map<string, number[]>();
  let [pieces, openMarks, blocks, done] = [0, 0, 0, 0];
  let isSure = true;
  for (const piece of html.matchAll(PIECE)) {
    pieces += 1 + openMarks;
    if (pieces > MAX_PIECES) return pieces;
    const [text, slash = '', sent = ''] = piece;
    const name = sent.toLowerCase();
    if (text === '\n' || (isSure && piece.index < done)) continue;
    const here = scopes.at(-1);
    const marks = here?.marks ?? outside;
    if (isSure) done = endOfPiece(html, piece.index + text.length, name);
    if (slash === '') {
      if (!INLINE.has(name)) blocks += 1;
      if (REOPENED.has(name)) {
        openMarks += 1;
        marks.set(name, marks.get(name) ?? []);
        marks.get(name)?.push(blocks);
      }
      if (UNSURE.has(name)) isSure = false;
      if (isSure && RAW.has(name)) done = endOfRaw(html, done, name);
      if (SCOPES.has(name)) scopes.push({ name, marks: new Map() });
    } else if (isSure && here?.name === name) {
      scopes.pop();
    } else if (isSure) {
      const before = marks.get(name)?.pop();
      if (before === undefined) continue;
      const around = blocks - before;
      if (around > MAX_BLOCKS) continue;
      openMarks -= 1;
      pieces += MADE_PER_BLOCK * around;
    }
  }
  return pieces;
}

/**
 * Whether HTML from outside would make more elements than anybody writes. Told from the text, because parsing alone may
 * stop the page: m paragraphs after n open marks are n × m elements. What is longer is shown as words, and stored as it
 * came.
 */
export const isTooMuchHtml = (html: string): boolean => mostElements(html) > MAX_PIECES;

const UNSEEN = /<!--(?:-?>)?|-->|<\/?(?:style|script|title)\b/gi;

/** HTML without its comments, style sheets, scripts and title; what follows one without an end stays. */
function seenHtml(html: string): string {
  let seen = '';
  let from = 0;
  let end = '';
  for (const { 0: sent, index } of html.matchAll(UNSEEN)) {
    const mark = sent.toLowerCase();
    if (end !== '' && mark.endsWith(end)) {
      from = index;
      end = '';
    } else if (end === '' && !mark.endsWith('>') && !mark.startsWith('</')) {
      seen += html.slice(from, index);
      from = index;
      end = mark === '<!--' ? '-->' : mark.replace('<', '</');
    }
  }
  return seen + html.slice(from);
}

const CELL_END = /<\/t[dh]\b[^<>]*>\s*/gi;
const BLOCK_END = /<br\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6]|pre|blockquote)\b[^<>]*>/gi;
const MARKUP = /<!--(?:-?>)?|-->|<[a-z!/?][^<>]*>/gi;

/** The words of HTML in lines, those of a table's row in one, as HTML without any element. */
export const wordsAsHtml = (html: string): string =>
  seenHtml(html)
    .replace(CELL_END, ' ')
    .replace(BLOCK_END, '\n')
    .replace(MARKUP, '')
    .replace(/[<>]/g, (mark) => (mark === '<' ? '&lt;' : '&gt;'))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
