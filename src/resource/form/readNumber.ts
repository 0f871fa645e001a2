/** What Chinese input methods type for the characters from `!` to `~`. */
const FULL_WIDTH = /[！-～]/g;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** The number that was typed, `null` if nothing; what is no number is returned as it is. */
export function readNumber(typed: string): number | string | null {
  const plain = typed
    .replaceAll(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .replaceAll(/,(?=\d{3}(?!\d))/g, '')
    .trim();
  if (plain === '') return null;
  return NUMBER.test(plain) ? Number(plain) : typed;
}
