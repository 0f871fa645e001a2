import type { Element, ElementContent, Root, RootContent } from 'hast';
import { parseUrl } from '@/lib/link';
import { element } from './elements';

const ALLOWED = new Set(['http:', 'https:', 'mailto:']);
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

const UNREACHABLE = '（链接无法打开）';

const text = (value: string) => ({ type: 'text' as const, value });

const scrolling = (table: Element): Element =>
  element('div', [table], { dataScroll: true, tabIndex: 0, role: 'group', ariaLabel: '表格' });

/** The read-only checkbox of a task list, named after its state. */
const checkbox = (box: Element): Element =>
  element('input', [], { ...box.properties, ariaLabel: box.properties['checked'] ? '已完成' : '未完成' });

/** A link; where the address is not safe, its content and a word on that. */
function toLink(address: unknown, children: ElementContent[], fileBase?: string): Element {
  const href = typeof address === 'string' ? safeLink(address, fileBase) : undefined;
  if (href === undefined) return element('span', [...children, text(UNREACHABLE)]);
  return element('a', children, { href });
}

function safe(node: ElementContent | RootContent, inLink: boolean, fileBase?: string): ElementContent {
  if (node.type !== 'element') return node.type === 'text' ? node : text('value' in node ? node.value : '');
  if (node.tagName === 'img') {
    // A picture would be fetched from its host at once, a link is followed only by a click.
    const { src, alt } = node.properties;
    const link = toLink(src, [text(typeof alt === 'string' && alt.trim() ? alt : '图片')], fileBase);
    return inLink ? element('span', link.children) : link;
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
 * Plugin that makes a tree harmless: raw HTML becomes text, links have an allowed address, pictures
 * become links. Tables get a scroll container.
 *
 * @param fileBase as in `safeLink`
 */
export const safeTree = (fileBase?: string) => (tree: Root) => clean(tree, false, fileBase);
