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

/** What holds no words of the page, and comments. */
const WORDLESS = /<(?:(style|script|head|title)(?=[\s/>])|!--)/gi;

/** HTML without the style sheets, scripts and comments in it. One without an end is none. */
function withoutWordless(html: string): string {
  let [done, from] = ['', 0];
  /** The ends that do not come any more: without this, each beginning would be a search to the end. */
  const missing = new Set<string>();
  WORDLESS.lastIndex = 0;
  for (let found = WORDLESS.exec(html); found; found = WORDLESS.exec(html)) {
    const [, name] = found;
    const end = name === undefined ? '-->' : `</${name.toLowerCase()}`;
    if (missing.has(end)) continue;
    const last = new RegExp(name === undefined ? end : `${end}[^<>]*>`, 'gi');
    // `<!-->` is a whole comment.
    last.lastIndex = found.index + 2;
    if (!last.test(html)) missing.add(end);
    else {
      done += html.slice(from, found.index);
      WORDLESS.lastIndex = from = last.lastIndex;
    }
  }
  return done + html.slice(from);
}

const BLOCK_END = /<br\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6]|pre|blockquote)\b[^<>]*>/gi;
const CELL_END = /<\/t[dh]\b[^<>]*>\s*/gi;
const MARKUP = /<!--|-->|<[a-z!/?][^<>]*>/gi;

/** The words of HTML in lines, those of cells beside each other, as HTML without any element. */
export const wordsAsHtml = (html: string): string =>
  withoutWordless(html)
    .replace(BLOCK_END, '\n')
    .replace(CELL_END, '\t')
    .replace(MARKUP, '')
    .replace(/[<>]/g, (mark) => (mark === '<' ? '&lt;' : '&gt;'))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
