import * as v from 'valibot';
import { idSchema } from '@/lib/http/idSchema';

export const optionalTextSchema = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((text) => text ?? ''),
  ),
  '',
);

/** `0` 正常, `1` 停用; missing counts as 正常 (§13.1). */
export const statusSchema = v.pipe(v.optional(v.nullable(idSchema), '0'), v.transform(toStatus));

export type DictStatus = '0' | '1';

function toStatus(sent: string | null): DictStatus {
  return sent === '1' ? '1' : '0';
}

/** A parent id; for a root, `0`, `"0"`, empty and `null` become `''`. */
export const parentIdSchema = v.pipe(
  v.optional(v.nullable(idSchema), ''),
  v.transform((sent) => (sent === null || sent === '0' ? '' : sent)),
);
