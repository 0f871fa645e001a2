import { parseHtml } from './elements';
import { isTooMuchHtml } from './tooMuchHtml';

/** A file that belongs to a record. */
export interface Attachment {
  name: string;
  /** Where the server has it: a path, an address or an id; empty while it is not there. */
  at: string;
}

const HEAD = '附件';

const linkIn = ({ children, textContent }: Element): Element | undefined =>
  [...children].find((link) => link.localName === 'a' && link.textContent === textContent);

/** Quill makes each list an `ol`. */
const isBulleted = ({ localName, children }: Element): boolean =>
  localName === 'ul' ||
  (localName === 'ol' && [...children].every((item) => item.getAttribute('data-list') === 'bullet'));

/**
 * Takes the files from the end of a text: the line 附件 and a list that has only links, a form that every server keeps
 * and every other client shows (§19.14). A text without them, or with too many elements, stays as it is.
 */
export function splitAttachments(html: string): { text: string; files: readonly Attachment[] } {
  const isRead = html.includes(HEAD) && !isTooMuchHtml(html);
  const { body } = parseHtml(isRead ? html : '');
  const list = body.lastElementChild;
  const head = list?.previousElementSibling;
  const links = [...(list?.children ?? [])].map(linkIn).filter((link) => link !== undefined);
  if (
    !list ||
    !isBulleted(list) ||
    links.length === 0 ||
    links.length !== list.children.length ||
    head?.textContent.trim() !== HEAD ||
    list.nextSibling?.textContent?.trim()
  ) {
    return { text: html, files: [] };
  }
  list.remove();
  head.remove();
  return {
    text: body.innerHTML.trim(),
    files: links.map((link) => ({ name: link.textContent, at: link.getAttribute('href') ?? '' })),
  };
}

/** A text with files at its end, as `splitAttachments` finds them. */
export function joinAttachments(text: string, files: readonly Attachment[]): string {
  if (files.length === 0) return text;
  const { body } = document.implementation.createHTMLDocument();
  // Closes elements that the text leaves open: they would take in the files.
  body.innerHTML = text;
  body.insertAdjacentHTML('beforeend', `<p><strong>${HEAD}</strong></p>`);
  const list = document.createElement('ul');
  for (const { name, at } of files) {
    const link = document.createElement('a');
    link.textContent = name;
    if (at !== '') link.setAttribute('href', at);
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  body.append(list);
  return body.innerHTML;
}
