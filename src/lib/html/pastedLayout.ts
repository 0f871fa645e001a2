import { ownValue } from '../ownValue';
import { addStyle, BLOCKS, declared, make } from './elements';

/** The size of text that says none, in points. */
const USUAL_SIZE = 12;
/** In characters. */
const MAX_FIRST_LINE = 8;
const MAX_LEFT = 20;

const POINTS: Readonly<Record<string, number>> = { pt: 1, px: 0.75, cm: 72 / 2.54, mm: 72 / 25.4, in: 72, pc: 12 };
const CHARACTERS: Readonly<Record<string, number>> = { em: 1, rem: 1, ic: 1, ch: 0.5 };

/** How many elements around a text are asked for its layout; people nest less deeply. */
const MAX_DEPTH = 50;

/** An element and those around it. */
function* boxesOf(element: Element | null): Generator<Element> {
  let box = element;
  for (let depth = 0; box && depth < MAX_DEPTH; depth++, box = box.parentElement) yield box;
}

/** The size of the first words of a paragraph, in points. */
function sizeOf(paragraph: Element): number {
  const texts = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let words = texts.nextNode();
  while (words && words.nodeValue?.trim() === '') words = texts.nextNode();
  for (const element of boxesOf(words?.parentElement ?? paragraph)) {
    const [, size = '', unit = ''] = /^([\d.]+)([a-z]+)$/.exec(declared(element, 'font-size')) ?? [];
    const points = Number(size) * (ownValue(POINTS, unit) ?? 0);
    if (points > 0) return points;
  }
  return USUAL_SIZE;
}

/** A length in characters; 0 for what is none, such as a part of the width. */
function charactersIn(length: string, paragraph: Element): number {
  const [, number = '', unit = ''] = /^(-?[\d.]+)([a-z]+)$/.exec(length) ?? [];
  if (number === '') return 0;
  const factor = ownValue(CHARACTERS, unit) ?? (ownValue(POINTS, unit) ?? 0) / sizeOf(paragraph);
  return Number(number) * factor || 0;
}

/** The element that says how far the first lines are indented, which is inherited. */
const indentedBy = (paragraph: Element): Element | undefined => {
  for (const element of boxesOf(paragraph)) if (declared(element, 'text-indent') !== '') return element;
  return undefined;
};

function firstLineOf(paragraph: Element): number {
  const source = indentedBy(paragraph);
  if (!source) return 0;
  // Word and WPS say it in characters, too.
  const counts = [...(source.getAttribute('style') ?? '').matchAll(/mso-char-indent-count\s*:\s*(-?[\d.]+)/gi)];
  return Number(counts.at(-1)?.[1]) || charactersIn(declared(source, 'text-indent'), paragraph);
}

/** The left indent of a paragraph, with those of its boxes that are measured as text is, not as pages are. */
function leftOf(paragraph: Element): number {
  let left = charactersIn(declared(paragraph, 'padding-left'), paragraph);
  for (const element of boxesOf(paragraph)) {
    const margin = declared(element, 'margin-left');
    if (element === paragraph || !margin.endsWith('px')) left += charactersIn(margin, paragraph);
  }
  return Math.min(Math.max(left, 0), MAX_LEFT);
}

const INDENT = /^\s*(?:text-indent|margin|padding)/i;
const rounded = (characters: number) => Math.round(characters * 100) / 100;

/** Says the indents of paragraphs in characters, so that they fit the size of the text around them. */
function readIndents(body: Element): void {
  const paragraphs = [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, div')].filter(
    (element) => !element.closest('li') && !element.querySelector(BLOCKS),
  );
  const indents = paragraphs.map((paragraph): [Element, number, number] => {
    const left = leftOf(paragraph);
    // A line hangs out only as far as there is room for it.
    return [paragraph, Math.min(Math.max(firstLineOf(paragraph), -left), MAX_FIRST_LINE), left];
  });
  for (const element of body.querySelectorAll('[style]')) {
    const kept = (element.getAttribute('style') ?? '').split(';').filter((one) => !INDENT.test(one));
    element.setAttribute('style', kept.join(';'));
  }
  for (const [paragraph, first, left] of indents) {
    if (rounded(first) !== 0) addStyle(paragraph, `text-indent: ${rounded(first)}em`);
    if (rounded(left) !== 0) addStyle(paragraph, `margin-left: ${rounded(left)}em`);
  }
}

/** Whether line ends and blanks of a text are seen, and whether it is code. */
function isPreserved(text: Node): boolean | undefined {
  for (const element of boxesOf(text.parentElement)) {
    if (element.localName === 'pre') return undefined;
    const all = [...(element.getAttribute('style') ?? '').matchAll(/white-space(?:-collapse)?\s*:\s*([\w-]+)/gi)];
    const last = all.at(-1)?.[1];
    if (last !== undefined) return /^(?:pre|break-spaces)/i.test(last);
  }
  return false;
}

/** Blanks as text keeps them. */
export const keptBlanks = (text: string): string =>
  text.replaceAll('\t', '    ').replace(/^ +| (?= )/g, (blanks) => '\u00a0'.repeat(blanks.length));

/** Keeps the blanks and line ends that are seen, and no others. */
function readWhiteSpace(body: Element): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) if (text instanceof Text) texts.push(text);
  for (const text of texts) {
    const isKept = /[\t\n\r ]/.test(text.data) ? isPreserved(text) : undefined;
    if (isKept === false) text.data = text.data.replace(/[\t\n\r ]+/g, ' ');
    if (isKept !== true) continue;
    const lines = text.data.split(/\r\n?|\n/).flatMap((line) => [make(body, 'br'), keptBlanks(line)]);
    text.replaceWith(...lines.slice(1));
  }
}

const isBlock = (node: Node | null) => node instanceof Element && node.matches(BLOCKS);
const isBlank = (node: Node) =>
  node.nodeType === Node.COMMENT_NODE || (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() === '');

/** Makes paragraphs of the line ends that stand between the paragraphs of a box. */
function readEndsIn(box: Node, body: Element): void {
  let ends: Node[] = [];
  let before: Node | null = null;
  const settle = (after: Node | null) => {
    const sides = [before, after];
    const areBetween = sides.some(isBlock) && sides.every((side) => side === null || isBlock(side));
    for (const end of areBetween ? ends : []) {
      const line = make(body, 'p');
      box.replaceChild(line, end);
      line.append(end);
    }
    ends = [];
    before = after;
  };
  for (const node of [...box.childNodes]) {
    if (node.nodeName === 'BR') ends.push(node);
    else if (!isBlank(node)) settle(node);
  }
  settle(null);
}

/** Line ends between paragraphs are empty lines. */
function readEmptyLines(body: Element): void {
  for (const end of body.querySelectorAll('br.Apple-interchange-newline')) end.remove();
  const boxes = new Set([...body.querySelectorAll('br')].map(({ parentNode }) => parentNode));
  for (const box of boxes) if (box) readEndsIn(box, body);
}

/** Reads how a text from elsewhere is laid out: indents, empty lines, line ends and blanks. */
export function readLayout(body: Element): void {
  readWhiteSpace(body);
  readEmptyLines(body);
  readIndents(body);
}
