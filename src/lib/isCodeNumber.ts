/** Whether a spreadsheet would change this number: it drops zeros before it, and digits after the fifteenth. */
export const isCodeNumber = (text: string): boolean => /^(?:0\d+|\d{12,})$/.test(text);
