import * as docx from 'docx';
import type { IBaseParagraphStyleOptions, ILevelsOptions, IStylesOptions } from 'docx';

/** Colour of what stands back: notes, quotations, emphasis in Chinese. */
export const GREY = '595959';
const SHADE = { fill: 'F5F5F5' };

const font = (eastAsia: string, latin = 'Times New Roman') => ({ ascii: latin, hAnsi: latin, cs: latin, eastAsia });
const HEADING = font('黑体');
const NOTE = font('楷体');
const CODE = font('仿宋', 'Consolas');
/** The boxes of tasks. */
export const BOXES = { font: { ascii: 'Segoe UI Symbol', hAnsi: 'Segoe UI Symbol', eastAsia: 'Segoe UI Symbol' } };

// Sizes are half points, as in Word: 28 is 四号.
const exactly = (points: number) => ({ line: points * 20, lineRule: docx.LineRuleType.EXACT });
const atLeast = (points: number) => ({ line: points * 20, lineRule: docx.LineRuleType.AT_LEAST });

/**
 * A4 with the margins of official documents (GB/T 9704): 37, 35, 28 and 26 mm, in twips, because not every program reads
 * units there.
 */
export const PAGE = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 2098, bottom: 1984, left: 1587, right: 1474 },
} as const;
/** The same paper on its side. */
export const BROAD_PAGE = { ...PAGE, size: { ...PAGE.size, orientation: docx.PageOrientation.LANDSCAPE } };
/** Width of the text in twips. */
export const TEXT_WIDTH = 8845;
export const BROAD_WIDTH = 13_777;
/** How far the first line of a paragraph is indented, in twips: two characters. */
export const FIRST_LINE = 560;
/** How far a level of a list or quotation is indented, in twips: one and a half characters. */
export const STEP = 420;

const heading = (size: number, before: number, bold = false): IBaseParagraphStyleOptions => ({
  run: { font: bold ? font('仿宋') : HEADING, size, bold, color: '000000', italics: false },
  paragraph: { keepNext: true, keepLines: true, spacing: { before, after: 80, ...atLeast(28) } },
});
const side = { style: docx.BorderStyle.SINGLE, size: 4, color: 'BFBFBF', space: 4 };
const CELL = { spacing: { before: 40, after: 40, ...atLeast(16) } };
const INDENTED = { firstLineChars: 200, firstLine: FIRST_LINE };
const QUOTED = { left: { ...side, size: 18, space: 8 } };
const BOXED = { top: side, bottom: side, left: side, right: side };
const UNDERLINED = { bottom: { ...side, space: 1 } };

const style = (
  [id, name]: [string, string],
  run: NonNullable<IBaseParagraphStyleOptions['run']>,
  paragraph: NonNullable<IBaseParagraphStyleOptions['paragraph']>,
) => ({ id, name, basedOn: 'Normal', run, paragraph });

/** The styles of the document. Names that Word knows are shown in the language of its user. */
export const STYLES: IStylesOptions = {
  default: {
    document: { run: { font: font('仿宋'), size: 28, language: { value: 'en-US', eastAsia: 'zh-CN' } } },
    title: {
      run: { font: HEADING, size: 44, color: '000000' },
      paragraph: { alignment: docx.AlignmentType.CENTER, spacing: { after: 200, ...atLeast(36) } },
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
    { id: 'InlineCode', name: '行内代码', run: { font: CODE, size: 25, shading: SHADE, noProof: true } },
  ],
  paragraphStyles: [
    style(['BodyText', 'Body Text'], {}, { spacing: exactly(26), indent: INDENTED }),
    style(['Quote', 'Quote'], { font: NOTE, color: GREY }, { spacing: exactly(26), border: QUOTED }),
    style(
      ['CodeBlock', '代码'],
      { font: CODE, size: 19, noProof: true, shading: SHADE },
      { spacing: { before: 120, after: 120, ...atLeast(15) }, contextualSpacing: true, border: BOXED },
    ),
    style(['TableText', '表格文字'], { size: 21 }, CELL),
    style(['TableHead', '表格标题行'], { size: 21, font: HEADING }, { keepNext: true, ...CELL }),
    style(['Gap', '间隔'], { size: 12 }, { spacing: exactly(10) }),
    style(
      ['Rule', '分隔线'],
      { size: 12 },
      { spacing: { before: 120, after: 240, ...exactly(6) }, border: UNDERLINED },
    ),
    style(['Note', '说明'], { font: NOTE, size: 21, color: GREY }, { spacing: { after: 60, ...atLeast(16) } }),
  ],
};

/** Word has nine levels of lists. */
export const LAST_LEVEL = 8;
const levels = (of: (level: number) => Omit<ILevelsOptions, 'level'>): ILevelsOptions[] =>
  Array.from({ length: LAST_LEVEL + 1 }, (_, level) => {
    const paragraph = { indent: { left: FIRST_LINE + (level + 1) * STEP, hanging: STEP } };
    const { style, ...more } = of(level);
    return { level, alignment: docx.AlignmentType.LEFT, style: { ...style, paragraph }, ...more };
  });

export const BULLETS = levels((level) => ({
  format: docx.LevelFormat.BULLET,
  text: ['●', '○', '■'][level % 3] ?? '',
  style: { run: { font: { ascii: '宋体', hAnsi: '宋体', eastAsia: '宋体', hint: 'eastAsia' }, size: 16 } },
}));

/** `1.`, `（1）`, `a.`, and again. */
export const numbersFrom = (start: number): ILevelsOptions[] =>
  levels((level) => ({
    start,
    format: level % 3 === 2 ? docx.LevelFormat.LOWER_LETTER : docx.LevelFormat.DECIMAL,
    ...(level % 3 === 1 ? { text: `（%${level + 1}）`, suffix: docx.LevelSuffix.NOTHING } : { text: `%${level + 1}.` }),
  }));

const fontEntry = (name: string, others: string) =>
  `<w:font w:name="${name}"><w:altName w:val="${others}"/><w:charset w:val="86"/></w:font>`;

/** The part of the file that names the fonts to take where the Chinese ones of Windows are missing. */
export const FONT_TABLE = {
  path: 'word/fontTable.xml',
  data: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${[
    fontEntry('仿宋', 'FangSong,仿宋_GB2312,FangSong_GB2312,华文仿宋,STFangsong'),
    fontEntry('黑体', 'SimHei,华文黑体,STHeiti,Heiti SC,思源黑体'),
    fontEntry('楷体', 'KaiTi,楷体_GB2312,KaiTi_GB2312,华文楷体,STKaiti'),
    fontEntry('宋体', 'SimSun,华文宋体,STSong,思源宋体'),
  ].join('')}</w:fonts>`,
};
