import * as v from 'valibot';

/** A text that must be there; `label` names it in refusals. */
export const requiredText = (label: string, longest: number) =>
  v.optional(
    v.pipe(
      v.string(`${label}应为文本`),
      v.check((text) => text.trim() !== '', `${label}不能为空`),
      v.maxLength(longest, `${label}长度不能超过${longest}个字符`),
    ),
    '',
  );

/** A text that may be missing. */
export const optionalText = (label: string, longest: number) =>
  v.optional(v.pipe(v.string(`${label}应为文本`), v.maxLength(longest, `${label}长度不能超过${longest}个字符`)), '');

/** A whole number that must be there; a number as text becomes one. */
export const numberField = (label: string) =>
  v.pipe(
    v.optional(v.union([v.number(), v.string()], `${label}应为数字`), ''),
    v.check((given) => given !== '', `${label}不能为空`),
    v.transform(Number),
    v.integer(`${label}应为整数`),
  );

/** Ids of other records; none where they are missing. */
export const idList = (label: string) => v.optional(v.array(numberField(label), `${label}应为列表`), []);

/** One of a few values; the first one where it is missing. */
export const choice = <const T extends readonly [string, ...string[]]>(label: string, values: T) =>
  v.optional(v.picklist(values, `${label}只能是${values.join('、')}`), values[0]);

/** `0` in use, `1` out of use. */
export const status = choice('状态', ['0', '1']);

/** Who made and who changed a record, as RuoYi sends it with every one. */
export const auditEntries = {
  createBy: v.optional(v.nullable(v.string()), ''),
  createTime: v.optional(v.nullable(v.string()), null),
  updateBy: v.optional(v.nullable(v.string()), null),
  updateTime: v.optional(v.nullable(v.string()), null),
  remark: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500, '备注长度不能超过500个字符'))), null),
};
