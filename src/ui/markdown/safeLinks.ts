import type { Element, ElementContent } from 'hast';
import { NEW_WINDOW, parseUrl } from '@/lib/link';

const ALLOWED = new Set(['http:', 'https:', 'mailto:']);
const UNREACHABLE = '（链接无法打开）';
/** A path of a server; not one of another host, of this page, or out of the base. */
const PATH = /^(?!\/\/)(?![#?])[^\\:]*$/;

/** The absolute URL of a path below the base. */
function below(path: string, base: string): string | undefined {
  const root = parseUrl(`${base.replace(/\/$/, '')}/`);
  const url = root && PATH.test(path) ? parseUrl(path.replace(/^\/+/, ''), root.href) : undefined;
  return root && url?.href.startsWith(root.href) ? url.href : undefined;
}

/**
 * The absolute URL of a link in a text if it is safe (http, https or mailto), else undefined.
 *
 * @param fileBase absolute address below which relative ones lead; without it they lead nowhere
 */
export function safeLink(address: string, fileBase?: string): string | undefined {
  const url = parseUrl(address);
  // Not the original text: a browser would take `https:other/x` for a path on the host of the app.
  if (url) return ALLOWED.has(url.protocol) ? url.href : undefined;
  return fileBase === undefined ? undefined : below(address, fileBase);
}

/** Makes an element a link, which opens a new window; where the address is not safe, its content and a word on that. */
export function toLink(element: Element, address: unknown, children: ElementContent[], fileBase?: string): Element {
  const href = typeof address === 'string' ? safeLink(address, fileBase) : undefined;
  const isLink = href !== undefined;
  element.children = isLink ? children : [...children, { type: 'text', value: UNREACHABLE }];
  element.tagName = isLink ? 'a' : 'span';
  element.properties = isLink ? { href, target: NEW_WINDOW.target, rel: NEW_WINDOW.rel.split(' ') } : {};
  return element;
}

/**
 * Replaces a picture by a link: a picture would be fetched from its host at once, a link is followed only by a click.
 */
export function pictureLink(element: Element, fileBase?: string): Element {
  const { src, alt } = element.properties;
  const value = typeof alt === 'string' && alt.trim() ? alt : '图片';
  return toLink(element, src, [{ type: 'text', value }], fileBase);
}
