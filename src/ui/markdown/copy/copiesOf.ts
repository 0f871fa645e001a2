import type { Copies } from '@/lib/writeClipboard';
import { markdownTree } from '../markdownSyntax';
import { htmlOf, officeTree } from './officeHtml';
import { plainText } from './plainText';

/**
 * A Markdown text for other programs, by the rules of the view (no raw HTML, no scripts, no pictures, safe links only):
 * formatted, and as words without marks.
 *
 * @param fileBase as in `safeLink`
 */
export function copiesOf(text: string, fileBase: string | undefined): Copies {
  const tree = officeTree(markdownTree(text, fileBase));
  return { 'text/plain': plainText(tree), 'text/html': htmlOf(tree) };
}
