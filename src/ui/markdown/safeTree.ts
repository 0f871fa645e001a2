import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import type { Root as Markdown, RootContent as MarkdownContent } from 'mdast';
import { parseUrl } from '@/lib/link';

const ALLOWED = new Set(['http:', 'https:', 'mailto:']);
const BREAK = /^<br\s*\/?>$/i;

/** The absolute URL of a link in a text if it is safe (http, https or mailto), else undefined. */
export function safeLink(address: string): string | undefined {
  const url = parseUrl(address);
  // Not the original text: a browser would take `https:other/x` for a path on the host of the app.
  return url && ALLOWED.has(url.protocol) ? url.href : undefined;
}

const text = (value: string): Text => ({ type: 'text', value });

function link(element: Element, address: unknown, children: ElementContent[]): Element {
  const href = typeof address === 'string' ? safeLink(address) : undefined;
  element.children = children;
  element.tagName = href === undefined ? 'span' : 'a';
  element.properties = href === undefined ? {} : { href, target: '_blank', rel: ['noopener', 'noreferrer'] };
  return element;
}

/**
 * Replaces a picture by a link: a picture would be fetched from its host at once, a link is followed only by a click.
 */
function picture(element: Element): Element {
  const { src, alt } = element.properties;
  return link(element, src, [text(typeof alt === 'string' && alt.trim() ? alt : '图片')]);
}

function scrolling(table: Element): Element {
  const properties = { dataScroll: true, tabIndex: 0, role: 'group', ariaLabel: '表格' };
  return { type: 'element', tagName: 'div', properties, children: [table] };
}

/** The read-only checkbox of a task list, named after its state. */
function checkbox(element: Element): Element {
  element.properties['ariaLabel'] = element.properties['checked'] ? '已完成' : '未完成';
  return element;
}

function safe(node: ElementContent | RootContent, inLink: boolean): ElementContent {
  if (node.type === 'element') {
    delete node.position;
    if (node.tagName === 'img') {
      const shown = picture(node);
      return inLink ? { ...shown, tagName: 'span', properties: {} } : shown;
    }
    const isLink = node.tagName === 'a';
    clean(node, inLink || isLink);
    if (isLink) return link(node, node.properties['href'], node.children);
    if (node.tagName === 'input') return checkbox(node);
    return node.tagName === 'table' ? scrolling(node) : node;
  }
  return text('value' in node ? node.value : '');
}

function clean(parent: Root | Element, inLink: boolean): void {
  parent.children = parent.children.map((child) => safe(child, inLink));
}

/**
 * Makes what react-markdown renders harmless: raw HTML becomes text, links have an allowed address and open a new
 * window, pictures become links. Tables get a scroll container.
 */
export function rehypeSafe() {
  return (tree: Root): void => clean(tree, false);
}

/** The part of a chunk's first block that is rendered; `SectionView` renders the element around it. */
export type ChunkPart = 'items' | 'head' | 'rows' | 'run' | 'runRest';

const isElement = (node: ElementContent | RootContent): node is Element => node.type === 'element';

function partOf(block: Element, part: ChunkPart): ElementContent[] {
  const inner = (name: string) =>
    (block.tagName === 'table' ? block : undefined)?.children
      .filter(isElement)
      .filter(({ tagName }) => tagName === name)
      .flatMap(({ children }) => children.filter(isElement)) ?? [];
  if (part === 'head') return inner('thead');
  if (part === 'rows') return inner('tbody');
  const [first, ...rest] = block.children;
  // This chunk begins with the last character of the chunk before it, so that character is removed.
  return part === 'runRest' && first?.type === 'text' ? [text(first.value.slice(1)), ...rest] : block.children;
}

/** Reduces the tree of a chunk to the given part of its first block. */
export function rehypePart(part: ChunkPart) {
  return (tree: Root): void => {
    const block = tree.children.find(isElement);
    tree.children = block ? partOf(block, part) : [];
  };
}

function breakLines(node: Markdown | MarkdownContent): void {
  if (!('children' in node)) return;
  node.children.forEach((child, index) => {
    if (child.type === 'html' && BREAK.test(child.value)) node.children[index] = { type: 'break' };
    else breakLines(child);
  });
}

/** Turns `<br>` into a line break, since a table cell has no other way to write one. */
export function remarkBreaks() {
  return (tree: Markdown): void => breakLines(tree);
}
