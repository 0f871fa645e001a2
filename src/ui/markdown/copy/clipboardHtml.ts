import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { FootnoteDefinition, FootnoteReference } from 'mdast';
import { toHast, type State } from 'mdast-util-to-hast';
import { parseMarkdown } from '../markdownExtensions';
import { rehypeSafe, remarkBreaks } from '../safeTree';
import { splitMarkdown } from '../splitMarkdown';
import { officeHtml } from './officeHtml';

type Note = FootnoteReference | FootnoteDefinition;

const mark = ({ label, identifier }: Note): Element => ({
  type: 'element',
  tagName: 'sup',
  properties: {},
  children: [{ type: 'text', value: `[${label ?? identifier}]` }],
});

const handlers = {
  footnoteReference: (_state: State, node: FootnoteReference) => mark(node),
  footnoteDefinition: (state: State, node: FootnoteDefinition) => [mark(node), ...state.all(node)],
};

function htmlOf(text: string): string {
  const markdown = parseMarkdown(text);
  remarkBreaks()(markdown);
  // Raw HTML comes along so that it can become text, as in the view.
  const tree = toHast(markdown, { allowDangerousHtml: true, handlers });
  if (tree.type !== 'root') return '';
  rehypeSafe()(tree);
  return toHtml(officeHtml(tree));
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * A Markdown text as HTML for other programs, by the rules of the view: no raw HTML, no scripts, no pictures, safe links
 * only. A long text is done in parts, between which the page can work.
 */
export async function clipboardHtml(text: string): Promise<string> {
  const starts = splitMarkdown(text);
  let html = '';
  for (const [index, start] of starts.entries()) {
    if (index > 0) await pause();
    html += htmlOf(text.slice(start, starts[index + 1]));
  }
  return html;
}
