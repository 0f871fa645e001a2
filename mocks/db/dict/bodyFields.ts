import * as v from 'valibot';

const MAX_LENGTH = 100;

/** A required text; blanks at its ends are removed. */
export const textSchema = (label: string, longest = MAX_LENGTH) =>
  v.pipe(v.string(`${label}应为文本`), v.trim(), v.maxLength(longest, `${label}长度不能超过${longest}个字符`));

/** Schema of an id that is sent as number or text. If it is missing, `null` or `''`, the result is `missing`. */
export const idSchemaOr = (missing: number) =>
  v.pipe(
    v.nullish(v.union([v.number(), v.string()], '编号格式不正确'), ''),
    v.transform((id) => (id === '' ? missing : Number(id))),
    v.integer('编号格式不正确'),
  );

/** `0` in use (also when missing), `1` out of use. */
export const statusSchema = v.optional(v.picklist(['0', '1'], '状态只能是 0 或 1'), '0');
