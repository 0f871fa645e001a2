import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { chineseEmphasis } from './emphasisRules';
import { limitMarks } from './limitMarks';
import { maskDeepMarks, unmaskDeepMarks } from './deepMarks';

/**
 * GFM with two differences: a single `~` is no strike-through (“5~8 人”), and emphasis works beside Chinese characters.
 */
const syntax = gfm({ singleTilde: false });
const FULL = { extensions: [syntax, chineseEmphasis, limitMarks], mdastExtensions: gfmFromMarkdown() };

function withoutAddresses(text: NonNullable<typeof syntax.text> = {}): typeof syntax.text {
  const entries = Object.entries(text).map(([code, constructs]) => {
    const others = [constructs ?? []].flat().filter(({ name = '' }) => !name.endsWith('Autolink'));
    return [code, others] as const;
  });
  return Object.fromEntries(entries.filter(([, others]) => others.length > 0));
}

/** Without addresses that are written without marks: each letter and the whole tree would be searched for them. */
const PLAIN = {
  extensions: [{ ...syntax, text: withoutAddresses(syntax.text) }, chineseEmphasis, limitMarks],
  mdastExtensions: FULL.mdastExtensions.filter(({ transforms }) => !transforms),
};
/** What such an address must have; an entity may stand for any of it. */
const MAY_HAVE_ADDRESS = /[@&]|https?:|www\./i;

/** The syntax tree of a text, with positions. */
export function parseMarkdown(text: string): Root {
  const tree = fromMarkdown(maskDeepMarks(text), MAY_HAVE_ADDRESS.test(text) ? FULL : PLAIN);
  unmaskDeepMarks(tree);
  return tree;
}

const BREAK = /^<br\s*\/?>$/i;

function breakLines(node: Root | RootContent): void {
  if (!('children' in node)) return;
  node.children.forEach((child, index) => {
    if (child.type === 'html' && BREAK.test(child.value)) node.children[index] = { type: 'break' };
    else breakLines(child);
  });
}

/** The syntax tree of a text that is shown: `<br>` is a line break, since a table cell has no other way to write one. */
export function parseShown(text: string): Root {
  const tree = parseMarkdown(text);
  breakLines(tree);
  return tree;
}
