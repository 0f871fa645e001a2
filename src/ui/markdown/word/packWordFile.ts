import * as docx from 'docx';
import { Paragraph } from 'docx';
import { textRuns, xmlText } from './textRuns';
import * as styles from './wordStyles';
import type { WordBlock, WordText } from './WordText';

interface WordContent {
  title: string;
  /** Lines below the title, such as the date. */
  lines: readonly string[];
  /** The program that wrote it. */
  creator: string;
  body: readonly WordBlock[];
  /** Holds the lists of the body. */
  text: WordText;
}

/** A Word file on A4 with its title, numbered pages and Chinese fonts. */
export function packWordFile({ title, lines, creator, body, text }: WordContent): Promise<Blob> {
  const middle = docx.AlignmentType.CENTER;
  const page = new docx.TextRun({ children: ['— ', docx.PageNumber.CURRENT, ' —'] });
  const head = [
    new Paragraph({ style: 'Title', children: textRuns(title) }),
    ...lines.map((line) => new Paragraph({ style: 'Note', alignment: middle, children: textRuns(line) })),
    new Paragraph({ style: 'Rule' }),
  ];
  const file = new docx.Document({
    title: xmlText(title),
    description: lines.map(xmlText).join(' '),
    creator,
    lastModifiedBy: creator,
    styles: styles.STYLES,
    numbering: { config: text.lists },
    sections: [
      {
        properties: { page: styles.PAGE },
        footers: {
          default: new docx.Footer({
            children: [new Paragraph({ style: 'Note', alignment: middle, children: [page] })],
          }),
        },
        children: [...head, ...body],
      },
    ],
  });
  return docx.Packer.toBlob(file, undefined, [styles.FONT_TABLE]);
}
