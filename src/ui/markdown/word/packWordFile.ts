import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, TextRun, type FileChild } from 'docx';
import { FONT_TABLE } from './fontTable';
import { PAGE, STYLES } from './wordStyles';
import { textRuns } from './textRuns';
import type { Numbering } from './numbering';
import { xmlText } from './xmlText';

interface WordContent {
  title: string;
  /** Lines below the title, such as the date. */
  notes: readonly string[];
  /** The program that wrote it. */
  creator: string;
  body: readonly FileChild[];
  /** The lists of the body. */
  numbering: Numbering;
}

const pageNumber = () =>
  new Paragraph({
    style: 'Note',
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: ['— ', PageNumber.CURRENT, ' —'] })],
  });

/** A Word file on A4, with its title, numbered pages and Chinese fonts. */
export function packWordFile({ title, notes, creator, body, numbering }: WordContent): Promise<Blob> {
  const head = [
    new Paragraph({ style: 'Title', children: textRuns(title) }),
    ...notes.map((note) => new Paragraph({ style: 'Note', alignment: AlignmentType.CENTER, children: textRuns(note) })),
    new Paragraph({ style: 'Rule' }),
  ];
  const document = new Document({
    title: xmlText(title),
    description: notes.map(xmlText).join(' '),
    creator,
    lastModifiedBy: creator,
    styles: STYLES,
    numbering: { config: numbering.config },
    sections: [
      {
        properties: { page: PAGE },
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: [...head, ...body],
      },
    ],
  });
  return Packer.toBlob(document, undefined, [FONT_TABLE]);
}
