import * as v from 'valibot';

/** Why a number is no id: told by name, since two ids that lose their last digits become one. */
export const INEXACT_ID = '超出 2^53 − 1 的数字';

/** Refuses a whole number that JSON could not carry exactly; anything else passes. */
export const exactNumber = <T>() =>
  v.check<T, string>((value) => !Number.isInteger(value) || Number.isSafeInteger(value), INEXACT_ID);

/** Entries for `looseObject` that say only this: none of these fields is a number that has lost digits. */
export const exactFields = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, v.optional(v.pipe(v.unknown(), exactNumber()))]));

/**
 * An id or a code, sent as a number or as text; it is compared as text. A number beyond 2^53 − 1 is refused: it has
 * lost digits, so that two ids would be one.
 */
export const idSchema = v.pipe(v.union([v.string(), v.number()]), exactNumber(), v.transform(String));
