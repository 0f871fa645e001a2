import { Paragraph, type Table } from 'docx';
import type { FootnoteDefinition, Root, RootContent } from 'mdast';
import { footnoteMark } from '../footnoteMark';
import { parseShown } from '../parseMarkdown';
import { splitMarkdown } from '../splitMarkdown';
import { blocks } from './blocks';
import type { Numbering } from './numbering';
import type { WordContext } from './WordContext';
import { textRuns } from './textRuns';

/** What the texts of a document share. */
export interface Shared {
  /** The lists of the document. */
  numbering: Numbering;
  /** How many footnotes there are so far. */
  notes: number;
}

const note = (text: string) => new Paragraph({ style: 'FootnoteText', children: textRuns(text) });

/**
 * The syntax tree of a long text, which is read in parts where it can be split: the cost of a table or a list grows
 * with all that stands in the same text. Positions count from the beginning of a part.
 */
function parseInParts(text: string): Root {
  const starts = splitMarkdown(text);
  return {
    type: 'root',
    children: starts.flatMap((start, index) => parseShown(text.slice(start, starts[index + 1])).children),
  };
}

function definitionsIn(tree: Root) {
  const links = new Map<string, string>();
  const footnotes = new Map<string, FootnoteDefinition>();
  const waiting: (Root | RootContent)[] = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    // The first of several definitions counts; this walk comes to it last.
    if (node.type === 'definition') links.set(node.identifier, node.url);
    if (node.type === 'footnoteDefinition') footnotes.set(node.identifier, node);
    if ('children' in node) for (const child of node.children) waiting.push(child);
  }
  return { links, footnotes };
}

/**
 * The paragraphs and tables of a Markdown text, by the rules of the view: no raw HTML, no pictures, safe links only.
 * Footnotes become footnotes of the page.
 *
 * @param headingShift added to the level of each heading
 */
export function markdownToWord(text: string, shared: Shared, headingShift: number): (Paragraph | Table)[] {
  const tree = parseInParts(text);
  const { links, footnotes } = definitionsIn(tree);
  const numbers = new Map<string, number>();
  const { numbering } = shared;
  const inNote: WordContext = { numbering, headingShift, links, footnote: () => undefined, isNote: true };
  const paragraphs = ({ children }: FootnoteDefinition) => {
    const found = blocks(children, inNote).filter((block) => block instanceof Paragraph);
    return found.length > 0 ? found : [note('')];
  };

  const footnote: WordContext['footnote'] = ({ identifier }) => {
    const definition = footnotes.get(identifier);
    if (!definition) return undefined;
    shared.notes += 1;
    const known = numbers.get(identifier);
    if (known === undefined) numbers.set(identifier, shared.notes);
    return known === undefined ? paragraphs(definition) : [note(`同注 ${known}。`)];
  };
  const body = blocks(tree.children, { ...inNote, footnote, isNote: false });
  // Nothing refers to them, so no page would have them at its foot.
  const unused = [...footnotes.values()].reverse().filter(({ identifier }) => !numbers.has(identifier));
  return [...body, ...unused.flatMap((definition) => [note(footnoteMark(definition)), ...paragraphs(definition)])];
}
