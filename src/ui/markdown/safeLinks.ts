import type { Element, ElementContent } from 'hast';
import { NEW_WINDOW, parseUrl } from '@/lib/link';

const ALLOWED = new Set(['http:', 'https:', 'mailto:']);

/** The absolute URL of a link in a text if it is safe (http, https or mailto), else undefined. */
export function safeLink(address: string): string | undefined {
  const url = parseUrl(address);
  // Not the original text: a browser would take `https:other/x` for a path on the host of the app.
  return url && ALLOWED.has(url.protocol) ? url.href : undefined;
}

/** Makes an element a link, which opens a new window; where the address is not safe, its content alone. */
export function toLink(element: Element, address: unknown, children: ElementContent[]): Element {
  const href = typeof address === 'string' ? safeLink(address) : undefined;
  element.children = children;
  element.tagName = href === undefined ? 'span' : 'a';
  element.properties = href === undefined ? {} : { href, target: NEW_WINDOW.target, rel: NEW_WINDOW.rel.split(' ') };
  return element;
}

/**
 * Replaces a picture by a link: a picture would be fetched from its host at once, a link is followed only by a click.
 */
export function pictureLink(element: Element): Element {
  const { src, alt } = element.properties;
  const value = typeof alt === 'string' && alt.trim() ? alt : '图片';
  return toLink(element, src, [{ type: 'text', value }]);
}
