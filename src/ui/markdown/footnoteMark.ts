import type { FootnoteDefinition, FootnoteReference } from 'mdast';

/** The mark of a footnote, in the text and before the note. */
export const footnoteMark = ({ label, identifier }: FootnoteReference | FootnoteDefinition): string =>
  `[${label ?? identifier}]`;
