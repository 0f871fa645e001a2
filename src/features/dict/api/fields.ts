import * as v from 'valibot';

/** An id as number or text; the app compares ids as strings (contract.md section 2). */
export const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** A text that may be missing or `null`. */
export const optionalText = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((text) => text ?? ''),
  ),
  '',
);

/** A code that some backends send as a number. */
export const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** `0` 正常, `1` 停用; missing counts as 正常 (contract.md section 4). */
export const status = v.pipe(v.optional(v.nullable(code), '0'), v.transform(toStatus));

/** Whether a type or an item is in use. */
export type DictStatus = '0' | '1';

function toStatus(sent: string | null): DictStatus {
  return sent === '1' ? '1' : '0';
}

/** Parent id of a root: `0`, `"0"`, empty and `null` all mean that there is none, which is `''` from here on. */
export const parentId = v.pipe(
  v.optional(v.nullable(id), ''),
  v.transform((sent) => (sent === null || sent === '0' ? '' : sent)),
);
