/** Letters, digits and signs of numbers and addresses, as Chinese input methods type them. */
const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ．，－＋＠＿]/g;
const WIDE_BLANK = /\u3000/g;

/** A typed text with half-width letters, digits, signs and blanks; Chinese punctuation stays. */
export const halfWidth = (text: string): string =>
  text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replace(WIDE_BLANK, ' ');
