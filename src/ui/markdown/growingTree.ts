import type { Element, Root, Text } from 'hast';
import { safeTree, type FirstBlockPart } from './safeTree';

/** Nothing but characters that mean nothing in Markdown, wherever they stand. */
const PLAIN = /^[\p{Script=Han}A-Za-z0-9，。、；：？！（）《》“”％…—]*$/u;
/** Elements whose text gets longer by plain characters and does not change otherwise, as an address would. */
const GROWING = new Set('p li ul ol blockquote h1 h2 h3 h4 h5 h6 div table thead tbody tr th td'.split(' '));

/** The last text in a tree that is not blank; `undefined` if it stands in another element than those of `GROWING`. */
function lastText({ children }: Root | Element): Text | undefined {
  for (const child of [...children].reverse()) {
    if (child.type === 'text' && child.value.trim() !== '') return child;
    if (child.type !== 'element') continue;
    if (!GROWING.has(child.tagName)) return undefined;
    const text = lastText(child);
    if (text) return text;
  }
  return undefined;
}

/** The text node to which plain characters after `text` belong, if that is sure. */
function openEnd(tree: Root, text: string): Text | undefined {
  // After `<`, letters can complete the name of an HTML element.
  if (!PLAIN.test(text.slice(-1)) || text.includes('<')) return undefined;
  const end = lastText(tree);
  return end?.position?.end.offset === text.length ? end : undefined;
}

// A module variable: the tree depends on nothing but the text, and at most one text grows at a time.
let last: { text: string; part: FirstBlockPart | undefined; tree: Root; end: Text | undefined } | undefined;

/**
 * The tree of a chunk, as `safeTree` makes it. If the chunk is that of the last call with a few plain characters more,
 * as most of the words of a Chinese reply are, the last tree gets them without being parsed again; it is not to be
 * kept.
 */
export function growingTree(text: string, part: FirstBlockPart | undefined): Root {
  if (last?.end && last.part === part && text.startsWith(last.text)) {
    const added = text.slice(last.text.length);
    if (PLAIN.test(added)) {
      last.end.value += added;
      last.text = text;
      return last.tree;
    }
  }
  // Footnotes are blocks of their own (`note`).
  const tree = safeTree(text, { withNotes: false, part });
  last = { text, part, tree, end: openEnd(tree, text) };
  return tree;
}
