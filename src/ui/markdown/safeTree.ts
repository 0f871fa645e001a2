import type { Element, ElementContent, Root, RootContent } from 'hast';
import { NEW_WINDOW } from '@/lib/link';
import { element } from './elements';
import { safeLink } from './safeLinks';

const UNREACHABLE = '（链接无法打开）';

const text = (value: string) => ({ type: 'text' as const, value });

const scrolling = (table: Element): Element =>
  element('div', [table], { dataScroll: true, tabIndex: 0, role: 'group', ariaLabel: '表格' });

/** The read-only checkbox of a task list, named after its state. */
const checkbox = (box: Element): Element =>
  element('input', [], { ...box.properties, ariaLabel: box.properties['checked'] ? '已完成' : '未完成' });

/** A link, which opens a new window; where the address is not safe, its content and a word on that. */
function toLink(address: unknown, children: ElementContent[], fileBase?: string): Element {
  const href = typeof address === 'string' ? safeLink(address, fileBase) : undefined;
  if (href === undefined) return element('span', [...children, text(UNREACHABLE)]);
  return element('a', children, { href, target: NEW_WINDOW.target, rel: NEW_WINDOW.rel.split(' ') });
}

/**
 * Replaces a picture by a link: a picture would be fetched from its host at once, a link is followed only by a click.
 */
function pictureLink({ properties: { src, alt } }: Element, fileBase?: string): Element {
  const value = typeof alt === 'string' && alt.trim() ? alt : '图片';
  return toLink(src, [text(value)], fileBase);
}

function safe(node: ElementContent | RootContent, inLink: boolean, fileBase?: string): ElementContent {
  if (node.type !== 'element') return node.type === 'text' ? node : text('value' in node ? node.value : '');
  if (node.tagName === 'img') {
    const shown = pictureLink(node, fileBase);
    return inLink ? element('span', shown.children) : shown;
  }
  const isLink = node.tagName === 'a';
  clean(node, inLink || isLink, fileBase);
  if (isLink) return toLink(node.properties['href'], node.children, fileBase);
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
