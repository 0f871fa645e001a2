import { isRecord } from './isRecord';

/** Whether a value is a plain object, not an instance of a class such as a file. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
