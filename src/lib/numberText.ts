const grouped = (digits: string): string =>
  digits.length > 3 ? `${grouped(digits.slice(0, -3))},${digits.slice(-3)}` : digits;

/**
 * A number as people read it: `1,234.50`. Written by hand, because the first `toLocaleString` of a number takes 20 ms
 * before the first screen.
 */
export function numberText(value: number, decimals = 0): string {
  const [whole = '', ...part] = Math.abs(value).toFixed(decimals).split('.');
  return `${value < 0 ? '-' : ''}${[grouped(whole), ...part].join('.')}`;
}
