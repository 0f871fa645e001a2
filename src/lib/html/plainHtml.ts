import { ownValue } from '../ownValue';
import { addStyle, BLOCKS, make, parseHtml, rename, wrapContent } from './elements';
import { ALIGNMENT, BLOCK_STYLES, keptClass, keptStyle, TEXT_STYLES } from './keptStyles';
import { mediaAddress } from './pictureSource';
import { readQuill } from './quillHtml';

const EMBEDDED = 'iframe, video, audio, embed, object';

/** Elements that the editor does not know, and those that look the same. */
const LIKE: readonly [names: string, tag: string][] = [
  ['section, article, aside, header, footer, main, address, figure, details, fieldset, form, dl', 'div'],
  ['summary, legend, figcaption, dt, dd', 'p'],
  ['strike', 's'],
  ['ins', 'u'],
];

function renameUnknown(body: Element): void {
  for (const [names, tag] of LIKE) for (const element of body.querySelectorAll(names)) rename(element, tag);
}

/** Lines of a text without any HTML are paragraphs. */
const linesAsHtml = (text: string): string =>
  /<[a-z!/]/i.test(text) || !text.includes('\n')
    ? text
    : text
        .trim()
        .split(/\r?\n/)
        .map((line) => `<p>${line || '<br>'}</p>`)
        .join('');

const LETTERS = { 'lower-alpha': 'a', 'lower-latin': 'a', 'upper-alpha': 'A', 'upper-latin': 'A', 'lower-roman': 'i' };
const LIST_TYPES: Readonly<Record<string, string>> = { ...LETTERS, 'upper-roman': 'I' };

/** Turns list numbering and picture widths from styles into attributes, which the editor keeps. */
function readAttributes(body: Element): void {
  for (const list of body.querySelectorAll('ol[style*="list-style"]')) {
    const [, styles = ''] = /list-style(?:-type)?\s*:([^;]*)/i.exec(list.getAttribute('style') ?? '') ?? [];
    const sign = styles
      .toLowerCase()
      .split(/\s+/)
      .map((style) => ownValue(LIST_TYPES, style))
      .find((known) => known !== undefined);
    if (sign !== undefined) list.setAttribute('type', sign);
  }
  for (const picture of body.querySelectorAll('img[style*="width"]')) {
    const [, width] =
      /(?:^|;)\s*width\s*:\s*(\d+(?:\.\d+)?%|\d+(?=(?:\.\d+)?px))/i.exec(picture.getAttribute('style') ?? '') ?? [];
    if (width !== undefined) picture.setAttribute('width', width);
  }
}

function readAlignment(body: Element): void {
  for (const element of body.querySelectorAll('[class*="ql-align-"]')) {
    const [, alignment = ''] = /\bql-align-(\w+)/.exec(element.className) ?? [];
    addStyle(element, `text-align: ${alignment}`);
  }
  for (const centre of body.querySelectorAll('center')) addStyle(rename(centre, 'div'), 'text-align: center');
  for (const element of body.querySelectorAll('[align]')) {
    addStyle(element, `text-align: ${element.getAttribute('align')?.toLowerCase() ?? ''}`);
  }
}

/** Replaces embedded media by links to them. */
function linkEmbedded(body: Element): void {
  for (const embedded of body.querySelectorAll(EMBEDDED)) {
    // Some servers store the source of a video as text inside the element.
    const [, written] = /\bsrc="([^"]+)"/.exec(embedded.textContent) ?? [];
    const source = embedded.getAttribute('src') ?? embedded.querySelector('source')?.getAttribute('src') ?? written;
    const address = mediaAddress(source ?? '');
    const name = embedded.localName === 'audio' ? '音频' : '视频';
    const link = make(embedded, address === undefined ? 'span' : 'a');
    if (address !== undefined) link.setAttribute('href', address);
    link.append(address === undefined ? `（${name}无法显示）` : `${name}：${address}`);
    embedded.replaceWith(link);
  }
}

const MARKS: readonly [property: string, value: RegExp, tag: string][] = [
  ['font-weight', /^(bold|[6-9]00)$/, 'strong'],
  ['font-style', /^italic$/, 'em'],
  ['text-decoration', /underline/, 'u'],
  ['text-decoration', /line-through/, 's'],
];

/** The sizes of `font`, in pixels. */
const FONT_SIZES = [undefined, 10, 13, 16, 18, 24, 32, 48];

/** Turns styles of words into elements; those of a block are moved to its text. */
function readTextStyles(body: Element): void {
  for (const font of body.querySelectorAll('font')) {
    const { color, size, face } = font;
    const span = rename(font, 'span');
    if (color !== '') addStyle(span, `color: ${color}`);
    if (face !== '') addStyle(span, `font-family: ${face}`);
    if (FONT_SIZES[Number(size)] !== undefined) addStyle(span, `font-size: ${FONT_SIZES[Number(size)]}px`);
  }
  for (const marked of body.querySelectorAll('mark')) addStyle(rename(marked, 'span'), 'background-color: yellow');
  for (const light of body.querySelectorAll('b[style*="font-weight"]')) {
    if (/font-weight\s*:\s*(?:normal|400)/i.test(light.getAttribute('style') ?? '')) rename(light, 'span');
  }
  for (const mark of body.querySelectorAll('strong, b, em, i, u, s, del, sub, sup, a, code')) {
    const look = {
      style: keptStyle(mark.getAttribute('style') ?? '', TEXT_STYLES),
      class: keptClass(mark.getAttribute('class') ?? ''),
    };
    const kept = Object.entries(look).filter(([, value]) => value !== '');
    const words = kept.length > 0 ? wrapContent(mark, 'span') : undefined;
    for (const [name, value] of kept) words?.setAttribute(name, value);
    for (const name of Object.keys(look)) mark.removeAttribute(name);
  }
  for (const element of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, div, span')) {
    const style = element.getAttribute('style');
    if (style === null) continue;
    if (element.querySelector(BLOCKS)) continue;
    for (const [property, value, tag] of MARKS) {
      if (value.test(keptStyle(style, { [property]: value }).split(': ')[1] ?? '')) wrapContent(element, tag);
    }
    const text = keptStyle(style, TEXT_STYLES);
    if (element.localName !== 'span' && text !== '') wrapContent(element, 'span').setAttribute('style', text);
  }
}

/** Moves the alignment of boxes to the paragraphs and headings in them; a box of words becomes a paragraph. */
function alignParagraphs(body: Element): void {
  for (const box of body.querySelectorAll('div, li, td, th')) {
    const style = keptStyle(box.getAttribute('style') ?? '', ALIGNMENT, BLOCK_STYLES);
    const inner = [...box.children].filter((child) => child.matches(BLOCKS) && !child.matches('ul, ol'));
    if (inner.length === 0 && box.localName === 'div' && !box.querySelector('ul, ol')) rename(box, 'p');
    else if (inner.length === 0 && style !== '') {
      const paragraph = make(box, 'p');
      paragraph.append(...[...box.childNodes].filter(({ nodeName }) => !/^[UO]L$/i.test(nodeName)));
      paragraph.setAttribute('style', style);
      box.prepend(paragraph);
    } else if (style !== '') {
      const others = inner.filter((child) => !/text-align/i.test(child.getAttribute('style') ?? ''));
      for (const child of others) addStyle(child, style);
    }
    if (box.localName === 'li') box.removeAttribute('style');
  }
}

/** Keeps rows of blanks, which Quill shows and HTML does not. */
function keepBlanks(body: Element): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (/ {2}/.test(text.nodeValue ?? '') && !/\n/.test(text.nodeValue ?? '') && !text.parentElement?.closest('pre')) {
      text.nodeValue = (text.nodeValue ?? '').replace(/ (?= )/g, '\u00a0');
    }
  }
}

/**
 * HTML of other editors (Quill's classes and lists, `align`, `font`, embedded media, ticks) as plain HTML that means the
 * same. `sanitizeHtml` makes it safe; nothing runs or loads while it is read.
 */
export function plainHtml(html: string): string {
  const { body } = parseHtml(linesAsHtml(html));
  renameUnknown(body);
  readAttributes(body);
  readAlignment(body);
  readQuill(body);
  linkEmbedded(body);
  for (const tick of body.querySelectorAll('input[type="checkbox" i]')) {
    tick.replaceWith(tick.hasAttribute('checked') ? '☑ ' : '☐ ');
  }
  readTextStyles(body);
  alignParagraphs(body);
  keepBlanks(body);
  return body.innerHTML;
}
