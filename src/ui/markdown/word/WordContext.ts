import type { Paragraph } from 'docx';
import type { FootnoteReference } from 'mdast';
import type { Numbering } from './numbering';

/** What the parts of one Markdown text share while they become parts of a Word document. */
export interface WordContext {
  /** The lists of the document. */
  numbering: Numbering;
  /** Added to the level of each heading. */
  headingShift: number;
  /** Addresses of links by the name of their definition. */
  links: ReadonlyMap<string, string>;
  /** The paragraphs of a new footnote; undefined where there can be none, as within a footnote. */
  footnote: (reference: FootnoteReference) => Paragraph[] | undefined;
  /** Whether this is the text of a footnote, where Word has paragraphs only. */
  isNote: boolean;
}
