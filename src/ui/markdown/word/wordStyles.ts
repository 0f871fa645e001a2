import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  LineRuleType,
  type IBaseParagraphStyleOptions,
  type IFontAttributesProperties,
  type IStylesOptions,
} from 'docx';

/** Colour of what stands back: notes, quotations, emphasis in Chinese. */
export const GREY = '595959';
const BLACK = '000000';
const LINE = 'BFBFBF';
const SHADE = 'F5F5F5';

const font = (eastAsia: string, latin = 'Times New Roman'): IFontAttributesProperties => ({
  ascii: latin,
  hAnsi: latin,
  cs: latin,
  eastAsia,
});
const BODY = font('仿宋');
const HEADING = font('黑体');
const NOTE = font('楷体');
const CODE = font('仿宋', 'Consolas');

/** Sizes are half points, as in Word: 28 is 四号. */
const SIZE = { title: 44, body: 28, table: 21, small: 21, code: 19 };

const exactly = (points: number) => ({ line: points * 20, lineRule: LineRuleType.EXACT });
const atLeast = (points: number) => ({ line: points * 20, lineRule: LineRuleType.AT_LEAST });

/** A4 with the margins of official documents (GB/T 9704). */
export const PAGE = {
  size: { width: 11_906, height: 16_838 },
  margin: {
    top: convertMillimetersToTwip(37),
    bottom: convertMillimetersToTwip(35),
    left: convertMillimetersToTwip(28),
    right: convertMillimetersToTwip(26),
  },
};
/** Width of the text in twips. */
export const TEXT_WIDTH = PAGE.size.width - PAGE.margin.left - PAGE.margin.right;
/** How far the first line of a paragraph is indented, in twips: two characters. */
export const FIRST_LINE = 560;
/** How far a level of a list or quotation is indented, in twips: one and a half characters. */
export const STEP = 420;

const heading = (size: number, before: number, bold = false): IBaseParagraphStyleOptions => ({
  run: { font: bold ? BODY : HEADING, size, bold, color: BLACK, italics: false },
  paragraph: { keepNext: true, keepLines: true, spacing: { before, after: 80, ...atLeast(28) } },
});

const side = { style: BorderStyle.SINGLE, size: 4, color: LINE, space: 4 };
const thinSide = { ...side, space: 1 };

/** The styles of the document. Names that Word knows are shown in the language of its user. */
export const STYLES: IStylesOptions = {
  default: {
    document: { run: { font: BODY, size: SIZE.body, language: { value: 'en-US', eastAsia: 'zh-CN' } } },
    title: {
      run: { font: HEADING, size: SIZE.title, color: BLACK },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 200, ...atLeast(36) } },
    },
    heading1: heading(32, 240),
    heading2: heading(30, 200),
    heading3: heading(28, 160),
    heading4: heading(28, 120, true),
    heading5: heading(28, 120, true),
    heading6: heading(28, 120, true),
    listParagraph: { paragraph: { spacing: exactly(26) } },
    hyperlink: { run: { color: '0B57D0', underline: {} } },
    footnoteText: { run: { size: 18 }, paragraph: { spacing: { after: 0, ...atLeast(14) } } },
  },
  characterStyles: [
    { id: 'InlineCode', name: '行内代码', run: { font: CODE, size: 25, shading: { fill: SHADE }, noProof: true } },
  ],
  paragraphStyles: [
    {
      id: 'BodyText',
      name: 'Body Text',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { spacing: exactly(26), indent: { firstLineChars: 200, firstLine: FIRST_LINE } },
    },
    {
      id: 'Quote',
      name: 'Quote',
      basedOn: 'Normal',
      quickFormat: true,
      run: { font: NOTE, color: GREY },
      paragraph: { spacing: exactly(26), border: { left: { ...side, size: 18, space: 8 } } },
    },
    {
      id: 'CodeBlock',
      name: '代码',
      basedOn: 'Normal',
      run: { font: CODE, size: SIZE.code, noProof: true },
      paragraph: {
        spacing: { before: 120, after: 120, ...atLeast(15) },
        contextualSpacing: true,
        alignment: AlignmentType.LEFT,
        shading: { fill: SHADE },
        border: { top: side, bottom: side, left: side, right: side },
      },
    },
    {
      id: 'TableText',
      name: '表格文字',
      basedOn: 'Normal',
      run: { size: SIZE.table },
      paragraph: { spacing: { before: 40, after: 40, ...atLeast(16) } },
    },
    {
      id: 'TableHead',
      name: '表格标题行',
      basedOn: 'TableText',
      run: { font: HEADING },
      paragraph: { keepNext: true },
    },
    { id: 'Gap', name: '间隔', basedOn: 'Normal', run: { size: 12 }, paragraph: { spacing: exactly(10) } },
    {
      id: 'Rule',
      name: '分隔线',
      basedOn: 'Gap',
      paragraph: { spacing: { before: 120, after: 240, ...exactly(6) }, border: { bottom: thinSide } },
    },
    {
      id: 'Note',
      name: '说明',
      basedOn: 'Normal',
      run: { font: NOTE, size: SIZE.small, color: GREY },
      paragraph: { spacing: { after: 60, ...atLeast(16) } },
    },
  ],
};

/** Borders and shade of tables. */
export const TABLE_BORDER = { style: BorderStyle.SINGLE, size: 4, color: '7F7F7F' };
export const TABLE_SHADE = { fill: 'F2F2F2' };
