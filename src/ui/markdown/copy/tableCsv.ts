import type { Element } from 'hast';
import { isCodeNumber } from '@/lib/copyWithoutTheme';
import { tableRows } from './plainText';

/** What a spreadsheet would take for a formula; full-width letters too, as Excel reads them in Chinese. */
const FORMULA = /^(?:[=@＝＠]|[-+－＋](?!$|[\d.,]+%?$))/;

/** An amount, which can be added up; that a spreadsheet shows 1.5 for it does no harm. */
const AMOUNT = /^\d+\.\d+$/;

const cell = (text: string): string => {
  // A mark that no spreadsheet calculates with; a tab keeps digits as text, and is not seen.
  const mark = FORMULA.test(text) ? "'" : isCodeNumber(text) && !AMOUNT.test(text) ? '\t' : '';
  return `"${mark}${text.replaceAll('"', '""')}"`;
};

/** Rows as CSV that Excel and WPS open as it is read: in Chinese, codes as text, nothing as a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** The cells of a table as CSV. */
export const tableCsv = (table: Element): string => csvOf(tableRows(table));
