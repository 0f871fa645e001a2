/** A cell on its way into a spreadsheet. */
export interface SheetCell {
  text: string;
  /** Whether its field is an amount or a count. Undefined where there are no fields: its column decides. */
  isAmount?: boolean;
  /** What a field that is a time holds. */
  time?: Date | undefined;
}

/** The format of a cell that spreadsheets take as it is. */
export const TEXT = '@';
const TIME = 'yyyy-mm-dd hh:mm:ss';

/** An amount that reads the same as a number: no zeros before it, no more digits than spreadsheets keep. */
const AMOUNT = /^(?!-0(?:\.0*)?$)(?!(?:\D*\d){16})-?(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/;
/** What stands where there is no amount. */
const NONE = /^[-－–—]*$/;
const FORMULA = /^\p{Cf}*[=+\-@]/u;
/** As much of a text as shows how it begins. */
const BEGINNING = 99;

/**
 * Whether a spreadsheet might calculate a text, or take it for two cells; blanks before it are no help. Full-width
 * letters too, as Excel reads them in Chinese.
 */
export const isFormula = (text: string): boolean =>
  /^[\t\r\n]/.test(text) ||
  (FORMULA.test(text.trimStart().slice(0, BEGINNING).normalize('NFKC')) && !AMOUNT.test(text) && !NONE.test(text));

/** The format with which an amount is shown as it was written. */
function amountFormat(text: string): string {
  if (!AMOUNT.test(text)) return TEXT;
  const [whole = '', decimals] = text.split('.');
  return `${whole.includes(',') ? '#,##0' : '0'}${decimals ? `.${'0'.repeat(decimals.length)}` : ''}`;
}

/**
 * How each cell of a table goes into a spreadsheet, in files and in copies: a number only where its field is an amount
 * or, where there are no fields, all of its column are plain amounts; a time where its field is one; else text.
 */
export function cellFormats<T>(rows: readonly (readonly T[])[], read: (cell: T) => SheetCell): Map<T, string> {
  const cells = rows.flatMap((row) => row.map((cell, column) => ({ cell, column, ...read(cell) })));
  const isOfText = ({ text, isAmount }: SheetCell) => isAmount === undefined && !AMOUNT.test(text) && !NONE.test(text);
  const textColumns = new Set(cells.filter(isOfText).map(({ column }) => column));
  return new Map(
    cells.map(({ cell, column, text, time, isAmount = !textColumns.has(column) }) => [
      cell,
      time ? TIME : isAmount ? amountFormat(text) : TEXT,
    ]),
  );
}

/** The style by which Excel and WPS know the format of a cell in copied HTML. */
export const formatStyle = (format: string): string => `mso-number-format:'${format.replace(/[^0]/g, '\\$&')}'`;

/** Copied words, a line for a row and tabs between cells, with an apostrophe before what would be calculated. */
export const markFormulas = (words: string): string =>
  words.replace(/[^\t\r\n]+/g, (cell) => (isFormula(cell) ? `'${cell}` : cell));
