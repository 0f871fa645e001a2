import { toHtml } from 'hast-util-to-html';
import { safeTree } from '../safeTree';
import { splitMarkdown } from '../splitMarkdown';
import { officeHtml } from './officeHtml';

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
    html += toHtml(officeHtml(safeTree(text.slice(start, starts[index + 1]), { withNotes: true })));
  }
  return html;
}
