import type { Root } from 'mdast';
import { parseMarkdown } from './markdownExtensions';
import { splitMarkdown } from './splitMarkdown';

/**
 * The syntax tree of a long text, which is read in parts where it can be split: the cost of a table or a list grows
 * with all that stands in the same text. Positions count from the beginning of a part.
 */
export function parseInParts(text: string): Root {
  const starts = splitMarkdown(text);
  return {
    type: 'root',
    children: starts.flatMap((start, index) => parseMarkdown(text.slice(start, starts[index + 1])).children),
  };
}
