import type { Element, Root } from 'hast';
import type { Break, FootnoteDefinition, FootnoteReference, Root as MarkdownRoot } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { findAndReplace } from 'mdast-util-find-and-replace';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm } from 'micromark-extension-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified, type PluggableList, type Processor } from 'unified';
import { element } from './elements';
import { harmlessHtml } from './harmlessHtml';
import { mendMarkdown } from './mendMarkdown';
import { safeTree } from './safeTree';
import { growBlocks, isTooMuch, NO_BLOCKS, withDefinitions } from './splitBlocks';

/**
 * GitHub's Markdown, and emphasis beside Chinese characters, such as `**重点：**说明`. A single `~` stands for “to”: 5~8 人.
 * Indented lines are not code, and a line of dashes below a text is a rule: models write code between fences and
 * headings behind `#`. Not by remark-gfm, which also has the code that writes Markdown.
 */
const SYNTAX = [
  gfm({ singleTilde: false }),
  cjkFriendlyExtension(),
  { disable: { null: ['codeIndented', 'setextUnderline'] } },
];
function syntax(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(...SYNTAX);
  (data.fromMarkdownExtensions ??= []).push(gfmFromMarkdown());
}

const BREAK_OR_NOTE = /\n|\[\^([^\]\s]{1,50})\]/g;

/** Keeps line breaks, and raises the mark of a footnote, whether or not its note has come. */
const breaksAndNotes = () => (tree: MarkdownRoot) =>
  findAndReplace(tree, [
    BREAK_OR_NOTE,
    (_found: string, label?: string): Break | FootnoteReference =>
      label === undefined ? { type: 'break' } : { type: 'footnoteReference', identifier: label, label },
  ]);

/** How Markdown is read, wherever it is shown, copied or exported. */
export const REMARK_PLUGINS: PluggableList = [syntax, mendMarkdown, harmlessHtml, breaksAndNotes];

const raised = ({ label, identifier }: FootnoteReference | FootnoteDefinition): Element =>
  element('sup', [{ type: 'text', value: `[${label ?? identifier}]` }], { dataNote: label ?? identifier });

/** Footnotes stand where they were written, after their mark. */
export const REHYPE_OPTIONS = {
  // Raw HTML comes along so that it can become text.
  allowDangerousHtml: true,
  handlers: {
    footnoteReference: (_state: State, node: FootnoteReference) => raised(node),
    footnoteDefinition: (state: State, node: FootnoteDefinition): Element =>
      element('div', [raised(node), element('div', state.all(node))], { dataFootnote: node.label ?? node.identifier }),
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
  const { blocks, definitions } = growBlocks(NO_BLOCKS, text.replace(/\r\n?/g, '\n'));
  const children = blocks.flatMap((block): Root['children'] => {
    if (isTooMuch(block.text)) {
      return [element('p', [{ type: 'text', value: block.text }])];
    }
    return processor.runSync(processor.parse(withDefinitions(block.text, definitions))).children;
  });
  return { type: 'root', children };
}
