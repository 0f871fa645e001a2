import type { Element, Root, RootContent } from 'hast';

export type Node = RootContent;
export const isElement = (node: Node): node is Element => node.type === 'element';
/** The children of a name. */
export const named = (node: Element | Root, ...names: string[]): Element[] =>
  (node.children as Node[]).filter(isElement).filter(({ tagName }) => names.includes(tagName));
export const isBlock = (node: Node) =>
  isElement(node) && /^(?:p|h[1-6]|ul|ol|blockquote|pre|table|hr|div|details|summary)$/.test(node.tagName);

/** The notes of a text by their labels. */
export function footnotesIn(tree: Root): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const element of named(tree, 'div')) {
    const label = element.properties['dataFootnote'];
    const body = named(element, 'div')[0];
    if (typeof label === 'string' && body && !found.has(label)) found.set(label, body);
  }
  return found;
}
