import { readNumber } from '@/lib/readNumber';
import { textOf } from '@/lib/record/ServerRecord';

const CENTS = 100;

/** An amount in cents, as it is typed or stored; undefined if it is none. */
export function centsOf(value: unknown): number | undefined {
  const amount = readNumber(textOf(value));
  return typeof amount === 'number' ? Math.round(amount * CENTS) : undefined;
}

/** `1050.00` */
export const yuanText = (cents: number): string => (cents / CENTS).toFixed(2);

/** `1,050.00` in a column, whose head need not say 元; empty if it is no amount. */
export function amountCell(value: unknown): string {
  const cents = centsOf(value);
  return cents === undefined ? '' : (cents / CENTS).toLocaleString('zh-CN', { minimumFractionDigits: 2 });
}
