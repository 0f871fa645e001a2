import * as v from 'valibot';

/** Whether an unknown value is an object (not an array, not null). */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schema of `isRecord`; valibot's own `record` accepts arrays. */
export const recordSchema = v.custom<Record<string, unknown>>(isRecord);

/** Whether a value is a plain object, not an instance of a class such as a file. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** A text that others sent; anything else is empty. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
