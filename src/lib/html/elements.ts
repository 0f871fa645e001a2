/** Elements that begin a line of their own. */
export const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, div, ul, ol, table, pre, blockquote';

/** HTML as a document of its own, in which nothing runs or is loaded. */
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** A new element, in the document of another one. */
export const make = (near: Element, tag: string) => near.ownerDocument.createElement(tag);

/** Puts an element around the content of another one. */
export function wrapContent(element: Element, tag: string): Element {
  const wrapper = make(element, tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
  return wrapper;
}

/** Replaces an element by one with another name and the same content. */
export function rename(element: Element, tag: string): Element {
  const renamed = make(element, tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

export const addStyle = (element: Element, style: string) =>
  element.setAttribute('style', [element.getAttribute('style'), style].filter(Boolean).join('; '));

/** What an element's own style says, as the browser reads it; empty = nothing. */
export const declared = (element: Element, property: string): string =>
  element instanceof HTMLElement ? element.style.getPropertyValue(property).trim().toLowerCase() : '';
