import { HeadingLevel, Paragraph, type IParagraphOptions, type Table } from 'docx';
import type { BlockContent, DefinitionContent, List, ListItem, RootContent } from 'mdast';
import { inline } from './inline';
import { FIRST_LINE, STEP } from './wordStyles';
import { LAST_LEVEL } from './numbering';
import type { WordContext } from './WordContext';
import { table } from './table';
import { textRuns } from './textRuns';

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];
/** Deeper levels keep this indent, in twips, so that room for the text is left. */
const MAX_INDENT = 10 * STEP;
const TAB = '    ';
const BOXES = { font: { ascii: 'Segoe UI Symbol', hAnsi: 'Segoe UI Symbol', eastAsia: 'Segoe UI Symbol' } };

type WordBlock = Paragraph | Table;
type Block = RootContent | BlockContent | DefinitionContent;

/** Where a block stands. */
interface Place {
  style: 'BodyText' | 'ListParagraph' | 'Quote' | 'FootnoteText';
  /** In twips. */
  indent: number;
  /** How many lists are around it. */
  lists: number;
}

const TOP: Place = { style: 'BodyText', indent: 0, lists: 0 };
const IN_NOTE: Place = { ...TOP, style: 'FootnoteText' };

const indented = (place: Place, by = STEP): Place => ({ ...place, indent: Math.min(place.indent + by, MAX_INDENT) });

const optionsOf = ({ style, indent }: Place): IParagraphOptions => ({
  style,
  ...(indent > 0 && { indent: { left: indent } }),
});

/** A paragraph for each line, so that code goes on over the end of a page. */
const code = (text: string, { indent }: Place) =>
  text.split(/\r\n?|\n/).map(
    (line) =>
      new Paragraph({
        style: 'CodeBlock',
        // The border stands outside of the text.
        indent: { left: indent + 80, right: 80 },
        children: textRuns(line.replaceAll('\t', TAB)),
      }),
  );

type Marker = NonNullable<IParagraphOptions['numbering']>;

/** The blocks of an item; the first paragraph has the mark, or an empty one before it. */
function item(node: ListItem, context: WordContext, place: Place, numbering: Marker): WordBlock[] {
  const isTask = typeof node.checked === 'boolean';
  const box = isTask ? textRuns(node.checked ? '☑ ' : '☐ ', BOXES) : [];
  const [first, ...rest] = node.children;
  const isText = first?.type === 'paragraph';
  const marked = new Paragraph({
    style: place.style,
    ...(isTask ? {} : { numbering }),
    indent: { left: place.indent, hanging: STEP },
    children: [...box, ...(isText ? inline(first.children, context) : [])],
  });
  return [marked, ...blocks(isText ? rest : node.children, context, place)];
}

function list(node: List, context: WordContext, place: Place): WordBlock[] {
  const isTop = place.style === 'BodyText';
  const inner: Place = {
    ...indented(place, isTop ? FIRST_LINE + STEP : STEP),
    lists: place.lists + 1,
    style: isTop ? 'ListParagraph' : place.style,
  };
  const reference = node.ordered ? context.numbering.numbers(node.start ?? 1) : context.numbering.bullets();
  const numbering = { ...reference, level: Math.min(place.lists, LAST_LEVEL) };
  return node.children.flatMap((child) => item(child, context, inner, numbering));
}

function block(node: Block, context: WordContext, place: Place): WordBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [new Paragraph({ ...optionsOf(place), children: inline(node.children, context) })];
    case 'heading': {
      const level = Math.min(node.depth + context.headingShift, HEADINGS.length);
      const { indent } = place;
      const heading = HEADINGS[level - 1] ?? HeadingLevel.HEADING_6;
      return [
        new Paragraph({
          heading,
          ...(indent > 0 && { indent: { left: indent } }),
          children: inline(node.children, context),
        }),
      ];
    }
    case 'list':
      return list(node, context, place);
    case 'blockquote':
      return blocks(node.children, context, { ...indented(place), style: 'Quote' });
    case 'code':
      return code(node.value, place);
    case 'html':
      return node.value.split('\n').map((line) => new Paragraph({ ...optionsOf(place), children: textRuns(line) }));
    case 'table':
      return table(node, context, place.indent);
    case 'thematicBreak':
      return [new Paragraph({ style: 'Rule' })];
    default:
      // Definitions have been read before; what belongs into a paragraph does not stand alone.
      return [];
  }
}

/** The paragraphs and tables of blocks of Markdown. */
export const blocks = (
  nodes: readonly Block[],
  context: WordContext,
  place = context.isNote ? IN_NOTE : TOP,
): WordBlock[] => nodes.flatMap((node) => block(node, context, place));
