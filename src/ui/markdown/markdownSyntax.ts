import type { Element, Root } from 'hast';
import type { Break, FootnoteDefinition, FootnoteReference, Root as MarkdownRoot } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { findAndReplace } from 'mdast-util-find-and-replace';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type PluggableList, type Processor } from 'unified';
import { harmlessHtml } from './harmlessHtml';
import { isTooMuch } from './isTooMuch';
import { mendMarkdown } from './mendMarkdown';
import { safeTree } from './safeTree';
import { splitBlocks, withDefinitions } from './splitBlocks';

const CHINESE = [cjkFriendlyExtension(), { disable: { null: ['codeIndented', 'setextUnderline'] } }];
/**
 * Emphasis beside Chinese characters, such as `**重点：**说明`. Lines that begin with blanks are no code, and a line of
 * dashes below a text is a rule: models write code between fences and headings behind `#`.
 */
function chineseText(this: Processor): void {
  (this.data().micromarkExtensions ??= []).push(...CHINESE);
}

const BREAK_OR_NOTE = /\n|\[\^([^\]\s]{1,50})\]/g;

/** A line break is a line break, and the mark of a footnote is raised, whether or not its note has come. */
const breaksAndNotes = () => (tree: MarkdownRoot) =>
  findAndReplace(tree, [
    BREAK_OR_NOTE,
    (_found: string, label?: string): Break | FootnoteReference =>
      label === undefined ? { type: 'break' } : { type: 'footnoteReference', identifier: label, label },
  ]);

/** How Markdown is read, wherever it is shown, copied or exported. */
export const REMARK_PLUGINS: PluggableList = [
  // A single `~` stands for “to”: 5~8 人.
  [remarkGfm, { singleTilde: false }],
  chineseText,
  mendMarkdown,
  harmlessHtml,
  breaksAndNotes,
];

const raised = ({ label, identifier }: FootnoteReference | FootnoteDefinition): Element => ({
  type: 'element',
  tagName: 'sup',
  properties: { dataNote: label ?? identifier },
  children: [{ type: 'text', value: `[${label ?? identifier}]` }],
});

/** Footnotes stand where they were written, after their mark. */
export const REHYPE_OPTIONS = {
  // Raw HTML comes along so that it can become text.
  allowDangerousHtml: true,
  handlers: {
    footnoteReference: (_state: State, node: FootnoteReference) => raised(node),
    footnoteDefinition: (state: State, node: FootnoteDefinition): Element => ({
      type: 'element',
      tagName: 'div',
      properties: { dataFootnote: node.label ?? node.identifier },
      children: [raised(node), { type: 'element', tagName: 'div', properties: {}, children: state.all(node) }],
    }),
  },
};

/**
 * Makes the elements of a Markdown text as the view shows them (`StreamingMarkdown`), for copies and files.
 *
 * @param fileBase as in `safeLink`
 */
export function markdownTree(text: string, fileBase: string | undefined): Root {
  const processor = unified()
    .use(remarkParse)
    .use(REMARK_PLUGINS)
    .use(remarkRehype, REHYPE_OPTIONS)
    .use(safeTree, fileBase);
  const { blocks, definitions } = splitBlocks(text.replace(/\r\n?/g, '\n'));
  const children = blocks.flatMap((block): Root['children'] => {
    if (isTooMuch(block.text)) {
      return [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: block.text }] }];
    }
    return processor.runSync(processor.parse(withDefinitions(block.text, definitions))).children;
  });
  return { type: 'root', children };
}
