import { ExternalHyperlink, FootnoteReferenceRun, TextRun, type ParagraphChild } from 'docx';
import type { FootnoteReference, PhrasingContent } from 'mdast';
import { footnoteMark } from '../footnoteMark';
import { wordAddress } from './wordAddress';
import type { WordContext } from './WordContext';
import { textRuns, type Look } from './textRuns';

const LINK_STYLE = 'Hyperlink';

/** A link; its text alone where the address is not safe, and within another link. */
export function link(
  address: string | undefined,
  look: Look,
  children: (look: Look) => ParagraphChild[],
): ParagraphChild[] {
  const target = look.style === LINK_STYLE || address === undefined ? undefined : wordAddress(address);
  if (target === undefined) return children(look);
  return [new ExternalHyperlink({ link: target, children: children({ ...look, style: LINK_STYLE }) })];
}

function footnote(reference: FootnoteReference, context: WordContext, look: Look): ParagraphChild[] {
  const children = context.footnote(reference);
  if (children) return [new FootnoteReferenceRun({ children })];
  return textRuns(footnoteMark(reference), { ...look, superScript: true });
}

/** A picture is a link to it: nothing is fetched. */
const picture = (alt: string | null | undefined, address: string | undefined, look: Look) =>
  link(address, look, (next) => textRuns(alt?.trim() || '图片', next));

function child(node: PhrasingContent, context: WordContext, look: Look): ParagraphChild[] {
  switch (node.type) {
    case 'text':
    case 'html':
      return textRuns(node.value, look);
    case 'break':
      return [new TextRun({ break: 1 })];
    case 'inlineCode':
      return textRuns(node.value, { ...look, italics: false, style: 'InlineCode' });
    case 'strong':
      return inline(node.children, context, { ...look, bold: true });
    case 'emphasis':
      return inline(node.children, context, { ...look, italics: true });
    case 'delete':
      return inline(node.children, context, { ...look, strike: true });
    case 'link':
      return link(node.url, look, (next) => inline(node.children, context, next));
    case 'linkReference':
      return link(context.links.get(node.identifier), look, (next) => inline(node.children, context, next));
    case 'image':
      return picture(node.alt, node.url, look);
    case 'imageReference':
      return picture(node.alt, context.links.get(node.identifier), look);
    case 'footnoteReference':
      return footnote(node, context, look);
    default:
      return [];
  }
}

/** The runs and links of the content of a paragraph. */
export const inline = (nodes: readonly PhrasingContent[], context: WordContext, look: Look = {}): ParagraphChild[] =>
  nodes.flatMap((node) => child(node, context, look));
