import * as v from 'valibot';

/** Whether a value of unknown origin is an object with named fields (no array, not null). */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is an object literal: no instance of a class, such as a file or a form. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** Schema of `isRecord`; valibot's own `record` takes arrays for records too. */
export const record = v.custom<Record<string, unknown>>(isRecord);
