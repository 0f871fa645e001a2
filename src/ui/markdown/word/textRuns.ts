import { TextRun, type IRunOptions } from 'docx';
import { GREY } from './wordStyles';

/** How a run of text looks. */
export type Look = Omit<IRunOptions, 'text' | 'children' | 'break'>;

/** How the elements look. */
export const LOOKS: Readonly<Record<string, Look>> = {
  strong: { bold: true },
  em: { italics: true },
  del: { strike: true },
  u: { underline: {} },
  ins: { underline: {} },
  sub: { subScript: true },
  sup: { superScript: true },
  mark: { highlight: 'yellow' },
  kbd: { style: 'InlineCode' },
  code: { style: 'InlineCode', italics: false },
};

// Tab and line breaks are the only control characters that XML allows; the last two code points of the plane are
// forbidden too.
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—·]+/gu;

/** The text without what XML cannot hold. Half a surrogate pair becomes a replacement character. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, '').replace(LONE_SURROGATE, '\ufffd');

// Quotation marks and dashes are in both fonts; the hint takes the Chinese ones, which are as wide as a character.
const run = (text: string, look: Look) =>
  new TextRun({ ...look, text, ...(text.search(CHINESE) >= 0 && { font: look.font ?? { hint: 'eastAsia' } }) });

/** The runs of a piece of text. Chinese characters have no slanted form; where they are emphasised they are grey. */
export function textRuns(text: string, look: Look = {}): TextRun[] {
  const clean = xmlText(text);
  if (clean === '') return [];
  if (!look.italics) return [run(clean, look)];
  const { italics: _slanted, ...upright } = look;
  return clean
    .split(/([\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—·]+)/u)
    .flatMap((part, index) =>
      part === '' ? [] : [index % 2 === 1 ? run(part, { ...upright, color: GREY }) : run(part, look)],
    );
}
