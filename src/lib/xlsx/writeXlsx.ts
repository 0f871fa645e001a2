import { strToU8, zipSync } from 'fflate';
import { SaveError } from '../download/SaveError';
import { cellFormats, type SheetCell, TEXT } from './cellFormats';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const FORMATS = 'http://schemas.openxmlformats.org';
const MAIN = `xmlns="${FORMATS}/spreadsheetml/2006/main"`;
const OFFICE = `${FORMATS}/officeDocument/2006/relationships`;
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const type = (part: string, kind: string) => `<Override PartName="/xl/${part}.xml" ContentType="${MIME}.${kind}+xml"/>`;
const TYPES = `${HEAD}<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${type('workbook', 'sheet.main')}${type('styles', 'styles')}${type('worksheets/sheet1', 'worksheet')}</Types>`;
const relations = (...targets: [kind: string, target: string][]) =>
  `${HEAD}<Relationships xmlns="${FORMATS}/package/2006/relationships">${targets.map(([kind, target], place) => `<Relationship Id="r${place + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`).join('')}</Relationships>`;
const WORKBOOK = `${HEAD}<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`;

const FONT = '<font><sz val="11"/><name val="等线"/></font>';
const FILLS = ['none', 'gray125'].map((name) => `<fill><patternFill patternType="${name}"/></fill>`).join('');
/** The first number that is free for formats of one's own. */
const FIRST_FORMAT = 164;
/** The styles of cells: first the usual one, in which people go on calculating, then one for each format. */
const stylesOf = (formats: readonly string[]) => {
  const ids = formats.map((_format, place) => FIRST_FORMAT + place);
  const numbers = ids.map((id, place) => `<numFmt numFmtId="${id}" formatCode="${formats[place]}"/>`).join('');
  const cells = [0, ...ids].map((id) => `<xf numFmtId="${id}" xfId="0" applyNumberFormat="1"/>`).join('');
  return `${HEAD}<styleSheet ${MAIN}><numFmts count="${ids.length}">${numbers}</numFmts><fonts count="1">${FONT}</fonts><fills count="2">${FILLS}</fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${ids.length + 1}">${cells}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
};

/** Excel opens no file with a longer text, … */
const MAX_CHARS = 32_767;
/** … nor with what XML does not allow; and it reads `_x0041_` as a letter. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu;
const escaped = (text: string) =>
  text
    .slice(0, MAX_CHARS)
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(FORBIDDEN, '')
    .replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** More would hold the page up for seconds: 5,000 rows of 40 columns, which no list here has. */
const MAX_CELLS = 200_000;

const DAY_MS = 86_400_000;
/** A time as spreadsheets count it: days of the local calendar since the end of 1899. */
const daysOf = (time: Date) => 25_569 + (time.getTime() - time.getTimezoneOffset() * 60_000) / DAY_MS;

const cellOf = ({ text, time }: SheetCell, format: string, style: number) =>
  format === TEXT
    ? `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
    : `<c s="${style}"><v>${time ? daysOf(time) : text.replaceAll(',', '')}</v></c>`;

const MAX_WIDTH = 60;
/** Wide enough for the texts of a column: Chinese ones are twice as wide. */
const widthOf = (texts: readonly string[]) =>
  Math.min(MAX_WIDTH, Math.max(...texts.map((text) => text.replace(/[^\0-\xff]/g, '00').length)) + 2);

/**
 * A workbook of one sheet. Not by a library: those for browsers compress in workers made from texts, which our content
 * policy forbids, and then wait for ever. Compressed at once, with sizes before the contents: not all programs read the
 * archives of `zipBlobs`.
 *
 * @throws {SaveError} there are too many cells (§9.39)
 */
export function writeXlsx(rows: readonly (readonly SheetCell[])[]): Blob {
  if (rows.reduce((cells, { length }) => cells + length, 0) > MAX_CELLS)
    throw new SaveError(`表格超过${MAX_CELLS}格，没有生成文件，请缩小范围`);
  const formats = cellFormats(rows, (cell) => cell);
  const styles = [...new Set(formats.values())];
  const columns = Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, column) => {
    const width = widthOf(rows.map((row) => row[column]?.text ?? ''));
    return `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`;
  });
  const lines = rows.map((row) => {
    const cells = row.map((cell) => {
      const format = formats.get(cell) ?? TEXT;
      return cellOf(cell, format, styles.indexOf(format) + 1);
    });
    return `<row>${cells.join('')}</row>`;
  });
  const sheet = `${HEAD}<worksheet ${MAIN}><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
  const parts = {
    '[Content_Types].xml': TYPES,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    'xl/styles.xml': stylesOf(styles),
    'xl/worksheets/sheet1.xml': sheet,
  };
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const);
  return new Blob([zipSync(Object.fromEntries(files))], { type: `${MIME}.sheet` });
}
