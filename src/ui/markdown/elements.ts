import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';

export type Node = ElementContent | RootContent;

const BLOCK = /^(?:p|h[1-6]|ul|ol|blockquote|pre|table|hr|div|details|summary)$/;

export const element = (tagName: string, children: ElementContent[], properties: Properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

export const isElement = (node: Node | undefined): node is Element => node?.type === 'element';

/** The elements of these names that are nearest to the parent, within others. */
export const elementsIn = (parent: Element | Root, ...names: string[]): Element[] =>
  (parent.children as Node[])
    .filter(isElement)
    .flatMap((child) => (names.includes(child.tagName) ? [child] : elementsIn(child, ...names)));

/** The blocks among some nodes. What stands between them becomes a paragraph. */
export function blocksIn(nodes: readonly Node[]): Element[] {
  const blocks: Element[] = [];
  let run: Element | undefined;
  for (const node of nodes) {
    if (isElement(node) && BLOCK.test(node.tagName)) {
      blocks.push(node);
      run = undefined;
    } else if (isElement(node) || (node.type === 'text' && node.value !== '\n')) {
      if (run) run.children.push(node);
      else blocks.push((run = element('p', [node])));
    }
  }
  return blocks;
}
