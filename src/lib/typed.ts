/** Letters, digits and signs of numbers and addresses, as Chinese input methods type them. */
const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ．，－＋＠＿]/g;
const WIDE_BLANK = /\u3000/g;

/** A typed text with half-width letters, digits, signs and blanks; Chinese punctuation stays. */
export const halfWidth = (text: string): string =>
  text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replace(WIDE_BLANK, ' ');

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** The number that was typed, `null` if nothing was; a text that is not a number is returned as it is. */
export function readNumber(typed: string): number | string | null {
  const plain = halfWidth(typed)
    .replaceAll('。', '.')
    .replaceAll(/,(?=\d{3}(?!\d))/g, '')
    .trim();
  if (plain === '') return null;
  return NUMBER.test(plain) ? Number(plain) : typed;
}
