import { ALIGNMENT, BLOCK_STYLES, keptStyle, TEXT_STYLES } from './keptStyles';
import { webAddress } from '../link';
import { ownValue } from '../ownValue';

const QUILL_INDENT = /\bql-indent-([1-9])\b/;
const TICKS: Readonly<Record<string, string>> = { checked: '☑ ', unchecked: '☐ ', true: '☑ ', false: '☐ ' };
const EMBEDDED = 'iframe, video, audio, embed, object';

const make = (near: Element, tag: string) => near.ownerDocument.createElement(tag);

/** Puts an element around the content of another one. */
function wrapContent(element: Element, tag: string): Element {
  const wrapper = make(element, tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
  return wrapper;
}

function rename(element: Element, tag: string): Element {
  const renamed = make(element, tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

const addStyle = (element: Element, style: string) =>
  element.setAttribute('style', [element.getAttribute('style'), style].filter(Boolean).join('; '));

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

/** Quill has one flat list, whose items say their kind and level. */
function nestItems(flat: Element): void {
  const items = [...flat.children].filter(({ localName }) => localName === 'li');
  const ticked = flat.getAttribute('data-checked');
  if (ticked === null && !items.some((item) => item.hasAttribute('data-list') || QUILL_INDENT.test(item.className)))
    return;
  const open: Element[] = [];
  const counts: number[] = [];
  for (const item of items) {
    const kind = item.getAttribute('data-list') ?? ticked ?? (flat.localName === 'ol' ? 'ordered' : 'bullet');
    const tag = kind === 'ordered' ? 'ol' : 'ul';
    const depth = Math.min(Number(QUILL_INDENT.exec(item.className)?.[1] ?? 0), open.length);
    open.length = Math.min(open.length, depth + 1);
    counts.length = Math.min(counts.length, depth + 1);
    let list = open[depth];
    if (list?.localName !== tag) {
      list = make(flat, tag);
      const before = counts[depth] ?? 0;
      if (tag === 'ol' && before > 0) list.setAttribute('start', String(before + 1));
      const above = open[depth - 1]?.lastElementChild;
      if (above) above.append(list);
      else flat.before(list);
      open[depth] = list;
    }
    if (tag === 'ol') counts[depth] = (counts[depth] ?? 0) + 1;
    item.removeAttribute('class');
    item.prepend(ownValue(TICKS, kind) ?? '');
    list.append(item);
  }
  flat.remove();
}

/** Quill's code is a block for each line. */
function readCode(body: Element): void {
  for (const container of body.querySelectorAll('.ql-code-block-container')) {
    const lines = [...container.querySelectorAll('.ql-code-block')].map(({ textContent }) => textContent);
    const pre = make(container, 'pre');
    pre.append(lines.join('\n'));
    wrapContent(pre, 'code');
    container.replaceWith(pre);
  }
}

/** What is embedded is no part of a text: its address is a link. */
function linkEmbedded(body: Element): void {
  for (const embedded of body.querySelectorAll(EMBEDDED)) {
    const source = embedded.getAttribute('src') ?? embedded.querySelector('source')?.getAttribute('src') ?? '';
    const address = webAddress(source.startsWith('//') ? `https:${source}` : source);
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

/** Styles of words as elements; those that stand at a block as styles of its text. */
function readTextStyles(body: Element): void {
  for (const font of body.querySelectorAll('font')) {
    const color = font.getAttribute('color');
    const span = rename(font, 'span');
    if (color !== null) addStyle(span, `color: ${color}`);
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

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, div, ul, ol, table, pre, blockquote';

/** Paragraphs and headings alone are aligned: what stands at a box around them goes to each, words in a box become one. */
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

/** Quill shows each blank; HTML shows one of several. */
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
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const handle of body.querySelectorAll('.ql-ui')) handle.remove();
  readAlignment(body);
  for (const list of body.querySelectorAll('ol, ul')) nestItems(list);
  readCode(body);
  linkEmbedded(body);
  for (const tick of body.querySelectorAll('input[type="checkbox" i]')) {
    tick.replaceWith(tick.hasAttribute('checked') ? '☑ ' : '☐ ');
  }
  readTextStyles(body);
  alignParagraphs(body);
  keepBlanks(body);
  return body.innerHTML;
}
