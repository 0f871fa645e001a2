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
const CHINESE = /([\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—·]+)/u;

/** The text without what XML cannot hold. Half a surrogate pair becomes a replacement character. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, '').replace(LONE_SURROGATE, '\ufffd');

/** The runs of a piece of text. Chinese characters have no slanted form; where they are emphasised they are grey. */
export function textRuns(sent: string, look: Look = {}): TextRun[] {
  const text = xmlText(sent);
  return (look.italics ? text.split(CHINESE) : [text]).filter(Boolean).map((part) => {
    if (!CHINESE.test(part)) return new TextRun({ ...look, text: part });
    // Quotation marks and dashes are in both fonts; the hint takes the Chinese ones, which are as wide as a character.
    const upright = look.italics && { italics: false, color: GREY };
    return new TextRun({ font: { hint: 'eastAsia' }, ...look, ...upright, text: part });
  });
}
