import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { NEW_WINDOW } from '@/lib/link';
import { safeLink } from './safeLinks';

const UNREACHABLE = '（链接无法打开）';

const text = (value: string): Text => ({ type: 'text', value });

function scrolling(table: Element): Element {
  const properties = { dataScroll: true, tabIndex: 0, role: 'group', ariaLabel: '表格' };
  return { type: 'element', tagName: 'div', properties, children: [table] };
}

/** The read-only checkbox of a task list, named after its state. */
function checkbox(element: Element): Element {
  element.properties['ariaLabel'] = element.properties['checked'] ? '已完成' : '未完成';
  return element;
}

/** Makes an element a link, which opens a new window; where the address is not safe, its content and a word on that. */
function toLink(element: Element, address: unknown, children: ElementContent[], fileBase?: string): Element {
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
function pictureLink(element: Element, fileBase?: string): Element {
  const { src, alt } = element.properties;
  const value = typeof alt === 'string' && alt.trim() ? alt : '图片';
  return toLink(element, src, [{ type: 'text', value }], fileBase);
}

function safe(node: ElementContent | RootContent, inLink: boolean, fileBase?: string): ElementContent {
  if (node.type !== 'element') return node.type === 'text' ? node : text('value' in node ? node.value : '');
  if (node.tagName === 'img') {
    const shown = pictureLink(node, fileBase);
    return inLink ? { ...shown, tagName: 'span', properties: {} } : shown;
  }
  const isLink = node.tagName === 'a';
  clean(node, inLink || isLink, fileBase);
  if (isLink) return toLink(node, node.properties['href'], node.children, fileBase);
  if (node.tagName === 'input') return checkbox(node);
  return node.tagName === 'table' ? scrolling(node) : node;
}

function clean(parent: Root | Element, inLink: boolean, fileBase?: string): void {
  parent.children = parent.children.map((child) => safe(child, inLink, fileBase));
}

/**
 * Plugin that makes a tree harmless: raw HTML becomes text, links have an allowed address and open a new window,
 * pictures become links. Tables get a scroll container.
 *
 * @param fileBase as in `safeLink`
 */
export const safeTree = (fileBase?: string) => (tree: Root) => clean(tree, false, fileBase);
