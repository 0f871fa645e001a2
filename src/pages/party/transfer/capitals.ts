const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const UNITS = ['仟', '佰', '拾', ''];
const LARGEST = 9999;

/** Each digit by itself, as years are written: 2026 is 贰零贰陆. */
export const capitalDigits = (text: string): string => text.replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)));

/** A whole number from 0 to 9999 in capitals: 11 is 拾壹, 90 玖拾, 105 壹佰零伍; empty for any other. */
export function capitalNumber(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > LARGEST) return '';
  if (number === 0) return DIGITS.charAt(0);
  const text = [...String(number).padStart(UNITS.length, '0')]
    .map((digit, at) => (digit === '0' ? '零' : capitalDigits(digit) + (UNITS[at] ?? '')))
    .join('');
  return text
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '')
    .replace(/^壹拾/, '拾');
}
