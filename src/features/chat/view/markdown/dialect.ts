import type { Root } from 'mdast';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { chineseEmphasis } from './chineseEmphasis';
import { limitNesting, restoreMarks } from './limitNesting';

/**
 * What remark-gfm does to a parser, without its other half, which writes markdown. One `~` is no strike-through
 * (“5~8 人”), and `**重点：**说明` is bold: by the letter of CommonMark a mark between punctuation and a character is
 * none.
 */
function remarkAnswers(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfm({ singleTilde: false }), chineseEmphasis);
  (data.fromMarkdownExtensions ??= []).push(gfmFromMarkdown());
}

/** The markdown that answers are read as, in every place. */
export const dialect = [remarkAnswers];

const parser = unified().use(remarkParse).use(dialect).freeze();

/** The syntax tree of a text, with positions. */
export function parseMarkdown(text: string): Root {
  const tree = parser.parse(limitNesting(text));
  restoreMarks(tree);
  return tree;
}
