import type { Element } from 'hast';
import { isCodeNumber } from '@/lib/copyWithoutTheme';
import { tableRows } from './plainText';

/** What a spreadsheet would take for a formula; full-width letters too, as Excel reads them in Chinese. */
const FORMULA = /^(?:[=@＝＠]|[-+－＋](?!$|[\d.,]+%?$))/;

/** An amount stays a number, to be added up; that 1.50 is then shown as 1.5 does no harm. */
const AMOUNT = /^\d+\.\d+$/;

const cell = (text: string): string => {
  // An apostrophe keeps a formula from being calculated; a tab keeps digits as text, and is not seen.
  const mark = FORMULA.test(text) ? "'" : isCodeNumber(text) && !AMOUNT.test(text) ? '\t' : '';
  return `"${mark}${text.replaceAll('"', '""')}"`;
};

/** Rows as CSV that Excel and WPS show correctly: Chinese, codes as text, nothing as a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** The cells of a table as CSV. */
export const tableCsv = (table: Element): string => csvOf(tableRows(table));
