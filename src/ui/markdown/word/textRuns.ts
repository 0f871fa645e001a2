import { TextRun, type IRunOptions } from 'docx';
import { GREY } from './wordStyles';
import { xmlText } from './xmlText';

/** How a run of text looks. */
export type Look = Omit<IRunOptions, 'text' | 'children' | 'break'>;

const CHINESE_RUN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—·]+/gu;
const CHINESE_END = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—·]$/u;
const CHINESE_START = /^[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—·]/u;

/** Lines of one paragraph in a row: Chinese has no blanks between words, so its lines are joined without one. */
const joined = (text: string) =>
  text
    .split('\n')
    .map((line, index, lines) => {
      const before = lines[index - 1];
      const isOneWord = before === undefined || (CHINESE_END.test(before.slice(-2)) && CHINESE_START.test(line));
      return isOneWord ? line : ` ${line}`;
    })
    .join('');

// Quotation marks and dashes are in both fonts; the hint takes the Chinese ones, which are as wide as a character.
const run = (text: string, look: Look) =>
  new TextRun({ ...look, text, ...(text.search(CHINESE_RUN) >= 0 && { font: look.font ?? { hint: 'eastAsia' } }) });

/** Emphasis: Latin letters are slanted. Chinese characters have no slanted form; they are grey instead. */
function emphasised(text: string, look: Look): TextRun[] {
  const { italics: _slanted, ...upright } = look;
  const runs: TextRun[] = [];
  let end = 0;
  for (const { 0: chinese, index } of text.matchAll(CHINESE_RUN)) {
    if (index > end) runs.push(run(text.slice(end, index), look));
    runs.push(run(chinese, { ...upright, color: GREY }));
    end = index + chinese.length;
  }
  return end < text.length ? [...runs, run(text.slice(end), look)] : runs;
}

/** The runs of a piece of text. */
export function textRuns(text: string, look: Look = {}): TextRun[] {
  const clean = joined(xmlText(text));
  if (clean === '') return [];
  return look.italics ? emphasised(clean, look) : [run(clean, look)];
}
