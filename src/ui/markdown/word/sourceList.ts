import { FootnoteReferenceRun, Paragraph } from 'docx';
import { link } from './inline';
import { FIRST_LINE, STEP } from './wordStyles';
import type { Shared } from './markdownToWord';
import { textRuns } from './textRuns';

/** A longer passage would fill the pages with footnotes. */
const MAX_PASSAGE_CHARS = 1000;

/** A document that a text was made from. */
interface Cited {
  title: string;
  url?: string | undefined;
  /** The passage that was used. */
  content?: string | undefined;
}

const shortened = (text: string) => (text.length > MAX_PASSAGE_CHARS ? `${text.slice(0, MAX_PASSAGE_CHARS)}…` : text);

function passage(text: string, shared: Shared) {
  shared.notes += 1;
  const children = textRuns(` 原文：${shortened(text)}`);
  return new FootnoteReferenceRun({ children: [new Paragraph({ style: 'FootnoteText', children })] });
}

/** The sources of a text, numbered; the passages stand in footnotes. */
export function sourceList(cited: readonly Cited[], shared: Shared): Paragraph[] {
  if (cited.length === 0) return [];
  const numbering = { ...shared.numbering.numbers(1), level: 0 };
  return [
    new Paragraph({ style: 'BodyText', keepNext: true, children: textRuns('引用来源', { bold: true }) }),
    ...cited.map(({ title, url, content }) => {
      const children = link(url, {}, (look) => textRuns(title, look));
      return new Paragraph({
        style: 'ListParagraph',
        numbering,
        indent: { left: FIRST_LINE + STEP, hanging: STEP },
        children: content ? [...children, passage(content, shared)] : children,
      });
    }),
  ];
}
