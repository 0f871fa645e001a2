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
