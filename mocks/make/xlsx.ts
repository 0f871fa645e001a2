import { escapeMarkup } from './escapeMarkup';
import { zip } from './zip';

/** The content type of a workbook. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MIME}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MIME}.worksheet+xml"/></Types>`;
const relations = (type: string, target: string) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;
const workbook = (name: string) =>
  `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeMarkup(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** Characters that XML does not allow: controls but tab and line ends, and two that are no characters. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;

const cell = (value: string | number) =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escapeMarkup(value.replace(FORBIDDEN, ''))}</t></is></c>`;

/** A workbook with one sheet. */
export const xlsx = (name: string, rows: readonly (readonly (string | number)[])[]): Promise<Uint8Array<ArrayBuffer>> =>
  zip([
    { name: '[Content_Types].xml', content: CONTENT_TYPES },
    { name: '_rels/.rels', content: relations('officeDocument', 'xl/workbook.xml') },
    { name: 'xl/workbook.xml', content: workbook(name) },
    { name: 'xl/_rels/workbook.xml.rels', content: relations('worksheet', 'worksheets/sheet1.xml') },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${HEAD}<worksheet xmlns="${SHEET}"><sheetData>${rows
        .map((row) => `<row>${row.map(cell).join('')}</row>`)
        .join('')}</sheetData></worksheet>`,
    },
  ]);
