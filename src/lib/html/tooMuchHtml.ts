/** Tags, comments and the like, and lines where there are none; people write some thousand at most. */
const MAX_PIECES = 40_000;
const PIECE = /<(\/?)([a-z][^\s/>]*)|<[!?]|\n/gi;
/** Elements that a parser opens again in each later block while they are not closed. */
const REOPENED = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/**
 * Whether HTML from outside would make more elements than anybody writes. Told from the text, because parsing alone may
 * stop the page: m paragraphs after n open marks are n × m elements. What is longer is shown as words, and stored as it
 * came.
 */
export function isTooMuchHtml(html: string): boolean {
  const open = new Map<string, number>();
  let openMarks = 0;
  let pieces = 0;
  for (const [, slash, sent = ''] of html.matchAll(PIECE)) {
    pieces += 1 + openMarks;
    if (pieces > MAX_PIECES) return true;
    const name = sent.toLowerCase();
    if (!REOPENED.has(name)) continue;
    const before = open.get(name) ?? 0;
    const change = slash === '' ? 1 : before > 0 ? -1 : 0;
    open.set(name, before + change);
    openMarks += change;
  }
  return false;
}

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
