import { halfWidth } from './halfWidth';

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
