import { isPermitted, type Account } from '../accounts';
import type { Row } from '../resource/collection';

export const maskPhone = (phone: string): string => phone.replace(/^(.{3}).*(.{4})$/, '$1****$2');
export const maskIdCard = (number: string): string => number.replace(/^(.{6}).*(.{4})$/, '$1********$2');

const MASKS: Readonly<Record<string, (text: string) => string>> = { idCard: maskIdCard, phone: maskPhone };

/** The fields that only some see. */
export const PRIVATE_FIELDS = Object.keys(MASKS);

export const seesAll = (account: Account): boolean => isPermitted(account, 'party:member:idcard');

export const masked = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      typeof value === 'string' ? (MASKS[field]?.(value) ?? value) : value,
    ]),
  );

/** A body without the masks that came back as they were sent. */
export function unmasked(sent: Row, previous: Row): Row {
  const shown = masked(previous);
  return Object.fromEntries(
    Object.entries(sent).filter(([field, value]) => !PRIVATE_FIELDS.includes(field) || value !== shown[field]),
  );
}
