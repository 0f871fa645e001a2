import { isEqual } from '../isEqual';
import { isEmpty, type ServerRecord, STAMPS, textOf, valueAt } from './ServerRecord';

/** Whether two values of a field mean the same: all empty values do, and `1` and `"1"`. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => sameValue(value, other[index]));
  }
  if (typeof one === 'object' || typeof other === 'object') return isEqual(one, other);
  return textOf(one) === textOf(other);
}

/**
 * The fields that somebody changed between two readings of a record, but for those that the server writes itself.
 *
 * @param names the fields that are compared besides those of `before`, which may be only a part of the record
 */
export const changedFields = (
  before: ServerRecord,
  after: ServerRecord,
  own: readonly string[] = STAMPS,
  names: readonly string[] = Object.keys(after),
): string[] =>
  [...new Set([...Object.keys(before), ...names])].filter(
    (name) => !own.includes(name) && !sameValue(valueAt(before, name), valueAt(after, name)),
  );

/** Whether a text is a number that JSON can carry: a longer id would lose its last digits. */
const isNumberText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER;

/** Words for yes and no. */
const FLAGS = [
  [1, 0],
  ['1', '0'],
  ['Y', 'N'],
  ['true', 'false'],
] as const;

/** A new value in the JSON type in which the server sent the old one: number, text, or another word for yes or no. */
export function inTypeOf(received: unknown, value: unknown): unknown {
  const words = typeof value === 'boolean' ? FLAGS.find((pair) => pair.some((word) => word === received)) : undefined;
  if (words) return words[value === true ? 0 : 1];
  if (typeof received === 'number' && value === '') return null;
  if (typeof received === 'number' && isNumberText(value)) return Number(value);
  if (typeof received === 'string' && typeof value === 'number') return String(value);
  if (typeof received === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/**
 * The record to send: as the server has it now, with the edited fields alone changed. What it did not send and nobody
 * edited is not sent.
 */
export const withEdits = (record: ServerRecord, edits: ServerRecord): ServerRecord => ({
  ...record,
  ...Object.fromEntries(Object.entries(edits).map(([name, value]) => [name, inTypeOf(record[name], value)])),
});
