import type { Root } from 'mdast';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';

/** Lets `**重点：**说明` be bold: by the letter of CommonMark a mark between punctuation and a character is none. */
function remarkChinese(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(cjkFriendlyExtension());
}

/** The markdown that answers are read as, in every place: GFM, one `~` is no strike-through (“5~8 人”). */
export const dialect: ([typeof remarkGfm, { singleTilde: boolean }] | typeof remarkChinese)[] = [
  [remarkGfm, { singleTilde: false }],
  remarkChinese,
];

const parser = unified().use(remarkParse).use(dialect).freeze();

/** The syntax tree of a text, with positions. */
export const parseMarkdown = (text: string): Root => parser.parse(text);
