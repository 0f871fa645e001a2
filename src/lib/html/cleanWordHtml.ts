import { parseHtml } from './elements';
import { isTooMuchHtml } from './tooMuchHtml';

const FROM_WORD = /class="?Mso|mso-|urn:schemas-microsoft-com:office|<w:|kingsoft/i;
const LIST_PLACE = /mso-list:\s*l\d+\s+level(\d+)/i;
const NUMBERED = /^(\d+)\s*[.、．]/;
/** Numbers that no list of HTML has: 一、 （一） 1） a) ① 第一条 */
const WRITTEN = /^[(（]?(\d+|[a-z]|[ivxlc]+|[一二三四五六七八九十百]+)\s*[.)、．）]|^[①-⑳]|^第.+[条章节款]/i;

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** The level of a paragraph in a Word list, which is not a list in HTML; 0 = none. */
const levelOf = (element: Element) => Number(LIST_PLACE.exec(styleOf(element))?.[1] ?? 0);

const markerOf = (item: Element) =>
  [...item.querySelectorAll('[style]')].find((part) => /mso-list:\s*Ignore/i.test(styleOf(part)));

/** What a marker says, without the blanks around it. */
const markOf = (paragraph: Element) => (markerOf(paragraph)?.textContent ?? '').trim();

/** Whether a paragraph becomes an item of an HTML list; one whose numbering HTML lacks stays, with its number. */
const isItem = (paragraph: Element) => NUMBERED.test(markOf(paragraph)) || !WRITTEN.test(markOf(paragraph));

function toItem(paragraph: Element): [item: HTMLLIElement, tag: 'ol' | 'ul'] {
  const tag = NUMBERED.test(markOf(paragraph)) ? 'ol' : 'ul';
  markerOf(paragraph)?.remove();
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  return [item, tag];
}

/** Turns consecutive paragraphs into lists, nested by level. */
function buildLists(paragraphs: readonly Element[]): void {
  const open: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of paragraphs) {
    if (last !== paragraph.previousElementSibling || last === null) open.length = 0;
    const depth = Math.min(Math.max(levelOf(paragraph), 1), open.length + 1);
    const mark = markOf(paragraph);
    const [item, tag] = toItem(paragraph);
    open.length = Math.min(open.length, depth);
    let list = open[depth - 1];
    if (list?.localName !== tag) {
      list = paragraph.ownerDocument.createElement(tag);
      const [, first = '1'] = NUMBERED.exec(mark) ?? [];
      if (first !== '1') list.setAttribute('start', first);
      const above = open[depth - 2]?.lastElementChild;
      if (above) above.append(list);
      else paragraph.before(list);
      open[depth - 1] = list;
      open.length = depth;
    }
    list.append(item);
    paragraph.remove();
    last = open[0] ?? null;
  }
}

/**
 * Turns HTML of Word and WPS from the clipboard into plain HTML: real lists, no elements of office programs. Other HTML,
 * and too much of it, is returned as it is; `sanitizeHtml` makes it safe.
 */
export function cleanWordHtml(html: string): string {
  if (!FROM_WORD.test(html) || isTooMuchHtml(html)) return html;
  const { body } = parseHtml(html);
  const listed = [...body.querySelectorAll('p')].filter((paragraph) => levelOf(paragraph) > 0);
  for (const paragraph of listed.filter((one) => !isItem(one))) markerOf(paragraph)?.replaceWith(markOf(paragraph));
  buildLists(listed.filter((paragraph) => markerOf(paragraph)));
  for (const element of body.querySelectorAll('style, script, xml, meta, link')) element.remove();
  for (const element of [...body.getElementsByTagName('o:p')]) element.replaceWith(...element.childNodes);
  for (const bold of body.querySelectorAll('span')) {
    if (!/font-weight:\s*(bold|[6-9]00)/i.test(styleOf(bold))) continue;
    const strong = body.ownerDocument.createElement('strong');
    strong.append(...bold.childNodes);
    bold.replaceWith(strong);
  }
  return body.innerHTML;
}
