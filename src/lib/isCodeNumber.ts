/** Zeros before a number, digits after the fifteenth, numbers that look like days or powers, formulas. */
const CHANGED = /^(?:0\d+|\d{12,}|\d{1,4}[-/]\d{1,2}|\d{1,2}[-/]\d{1,2}[-/]\d{1,2}|\d+\.\d*0|\d+E\d+|[=+]\S.*)$/i;

/** Whether a spreadsheet would change this cell when it is pasted. */
export const isCodeNumber = (text: string): boolean => CHANGED.test(text);
