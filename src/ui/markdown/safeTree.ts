import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import type { FootnoteDefinition, FootnoteReference } from 'mdast';
import { toHast, type State } from 'mdast-util-to-hast';
import { footnoteMark } from './footnoteMark';
import { parseShown } from './parseMarkdown';
import { pictureLink, toLink } from './safeLinks';

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

function safe(node: ElementContent | RootContent, inLink: boolean): ElementContent {
  if (node.type === 'element') {
    delete node.position;
    if (node.tagName === 'img') {
      const shown = pictureLink(node);
      return inLink ? { ...shown, tagName: 'span', properties: {} } : shown;
    }
    const isLink = node.tagName === 'a';
    clean(node, inLink || isLink);
    if (isLink) return toLink(node, node.properties['href'], node.children);
    if (node.tagName === 'input') return checkbox(node);
    return node.tagName === 'table' ? scrolling(node) : node;
  }
  // Text keeps its position, by which `growingTree` knows it.
  return node.type === 'text' ? node : text('value' in node ? node.value : '');
}

function clean(parent: Root | Element, inLink: boolean): void {
  parent.children = parent.children.map((child) => safe(child, inLink));
}

/** The part of a text's first block that is rendered; `SectionView` renders the element around it. */
export type FirstBlockPart = 'items' | 'head' | 'rows' | 'run' | 'runRest';

const isElement = (node: ElementContent | RootContent): node is Element => node.type === 'element';

function partOf(block: Element, part: FirstBlockPart): ElementContent[] {
  const inner = (name: string) =>
    (block.tagName === 'table' ? block : undefined)?.children
      .filter(isElement)
      .filter(({ tagName }) => tagName === name)
      .flatMap(({ children }) => children.filter(isElement)) ?? [];
  if (part === 'head') return inner('thead');
  if (part === 'rows') return inner('tbody');
  const [first, ...rest] = block.children;
  // This chunk begins with the last character of the chunk before it, so that character is removed.
  return part === 'runRest' && first?.type === 'text'
    ? [{ ...first, value: first.value.slice(1) }, ...rest]
    : block.children;
}

/** The mark of a footnote, raised. */
const raisedMark = (note: FootnoteReference | FootnoteDefinition): Element => ({
  type: 'element',
  tagName: 'sup',
  properties: {},
  children: [text(footnoteMark(note))],
});

const footnoteReference = (_state: State, node: FootnoteReference) => raisedMark(node);
const markedNote = (state: State, node: FootnoteDefinition) => [raisedMark(node), ...state.all(node)];

interface Options {
  /** Whether footnotes stand where they were written, after their mark; else they are left out. */
  withNotes: boolean;
  /** Reduces the tree to this part of its first block. */
  part?: FirstBlockPart | undefined;
}

/**
 * The elements of a Markdown text, made harmless: raw HTML becomes text, links have an allowed address and open a new
 * window, pictures become links. Tables get a scroll container.
 */
export function safeTree(markdown: string, { withNotes, part }: Options): Root {
  const footnoteDefinition = withNotes ? markedNote : () => undefined;
  // Raw HTML comes along so that it can become text.
  const options = { allowDangerousHtml: true, handlers: { footnoteReference, footnoteDefinition } };
  const tree = toHast(parseShown(markdown), options) as Root;
  if (part) {
    const block = tree.children.find(isElement);
    tree.children = block ? partOf(block, part) : [];
  }
  clean(tree, false);
  return tree;
}
