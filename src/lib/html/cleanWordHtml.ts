const FROM_WORD = /class="?Mso|mso-|urn:schemas-microsoft-com:office|<w:|kingsoft/i;
const LIST_PLACE = /mso-list:\s*l\d+\s+level(\d+)/i;
const NUMBERED = /^[\s(（]*(\d+|[a-z]|[ivxlc]+|[一二三四五六七八九十]+)\s*[.)、．）]/i;

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** The level of a paragraph in a Word list, which is not a list in HTML; 0 = none. */
const levelOf = (element: Element) => Number(LIST_PLACE.exec(styleOf(element))?.[1] ?? 0);

const markerOf = (item: Element) =>
  [...item.querySelectorAll('[style]')].find((part) => /mso-list:\s*Ignore/i.test(styleOf(part)));

function toItem(paragraph: Element): [item: HTMLLIElement, tag: 'ol' | 'ul'] {
  const marker = markerOf(paragraph);
  const tag = NUMBERED.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
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
    const [item, tag] = toItem(paragraph);
    open.length = Math.min(open.length, depth);
    let list = open[depth - 1];
    if (list?.localName !== tag) {
      list = paragraph.ownerDocument.createElement(tag);
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
 * Turns HTML of Word and WPS from the clipboard into plain HTML: real lists, no empty office elements. Other HTML is
 * returned as it is; `sanitizeHtml` makes it safe.
 */
export function cleanWordHtml(html: string): string {
  if (!FROM_WORD.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  buildLists([...body.querySelectorAll('p')].filter((paragraph) => levelOf(paragraph) > 0));
  for (const element of body.querySelectorAll('style, script, xml, meta, link')) element.remove();
  for (const element of body.querySelectorAll('o\\:p')) element.replaceWith(...element.childNodes);
  for (const bold of body.querySelectorAll('span')) {
    if (!/font-weight:\s*(bold|[6-9]00)/i.test(styleOf(bold))) continue;
    const strong = body.ownerDocument.createElement('strong');
    strong.append(...bold.childNodes);
    bold.replaceWith(strong);
  }
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent.replace(/\u00a0/g, ' ').trim() === '' && !paragraph.querySelector('img')) {
      paragraph.remove();
    }
  }
  return body.innerHTML;
}
