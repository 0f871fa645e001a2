import type { FormRule } from 'antd';

const MAX_TEXT = 100;
const MAX_REMARK = 500;

const TYPE_KEY = /^[a-z][a-z0-9_]*$/;

const longest = (label: string, max: number): FormRule => ({ max, message: `${label}长度不能超过${max}个字符` });

export const requiredText = (label: string): FormRule[] => [
  { required: true, whitespace: true, message: `请输入${label}` },
  longest(label, MAX_TEXT),
];

export const optionalText = (label: string): FormRule[] => [longest(label, MAX_TEXT)];

export const remarkRules: FormRule[] = [longest('备注', MAX_REMARK)];

export const typeKeyRules: FormRule[] = [
  ...requiredText('字典类型'),
  { pattern: TYPE_KEY, message: '字典类型必须以字母开头，且只能为小写字母、数字、下划线' },
];

/** Rules of the sort order: an integer from 0. */
export const sortRules: FormRule[] = [
  { required: true, message: '请输入排序' },
  {
    validator: (_rule, value: unknown) =>
      value === null || value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0)
        ? Promise.resolve()
        : Promise.reject(new Error('排序应为不小于 0 的整数')),
  },
];

/** Rule of a unique text; surrounding blanks are ignored. */
export const unique = (label: string, others: readonly string[]): FormRule => ({
  validator: (_rule, value: unknown) =>
    typeof value === 'string' && others.includes(value.trim())
      ? Promise.reject(new Error(`${label}“${value.trim()}”已存在`))
      : Promise.resolve(),
});
