import * as v from 'valibot';

/** Message for a number that is no id: ids that lose their last digits could become equal. */
export const INEXACT_ID = '超出 2^53 − 1 的数字';

/** Rejects integers that JSON cannot carry exactly. */
export const exactNumber = <T>() =>
  v.check<T, string>((value) => !Number.isInteger(value) || Number.isSafeInteger(value), INEXACT_ID);

/** Entries for `looseObject`: none of these fields may be an inexact number. */
export const exactFields = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, v.optional(v.pipe(v.unknown(), exactNumber()))]));

/** An id as the server sends it, number or text. Numbers beyond 2^53 − 1 are rejected: they have lost digits. */
export const idValueSchema = v.pipe(v.union([v.string(), v.number()]), exactNumber());

/** An id or a code, sent as a number or a text; the output is text. */
export const idSchema = v.pipe(idValueSchema, v.transform(String));
