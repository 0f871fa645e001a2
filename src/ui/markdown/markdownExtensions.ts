import type { Root } from 'mdast';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import type { Node } from 'unist';
import { chineseEmphasis } from './emphasisRules';
import { limitMarks } from './limitMarks';
import { limitNesting, restoreMarks } from './limitNesting';

/**
 * The parser half of remark-gfm with two differences: a single `~` is no strike-through (“5~8 人”), and emphasis works
 * beside Chinese characters.
 */
function remarkDialect(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfm({ singleTilde: false }), chineseEmphasis, limitMarks);
  (data.fromMarkdownExtensions ??= []).push(gfmFromMarkdown());
}

/** The syntax beyond CommonMark. */
export const markdownExtensions = [remarkDialect];

const parser = unified().use(remarkParse).use(markdownExtensions).freeze();

/** The syntax tree of a text, with positions. */
export function parseMarkdown(text: string): Root {
  const tree = parser.parse(limitNesting(text));
  restoreMarks(tree);
  return tree;
}

/** Index in the source at which a node begins. */
export const startOf = (node: Node): number => node.position?.start.offset ?? 0;

/** Index in the source just after a node. */
export const endOf = (node: Node): number => node.position?.end.offset ?? 0;

/** Index at which the line of `index` begins. */
export const lineStart = (text: string, index: number): number =>
  index > 0 ? text.lastIndexOf('\n', index - 1) + 1 : 0;
