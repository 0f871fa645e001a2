import type { FormRule } from 'antd';
import { isEmpty, textOf } from '@/lib/record/ServerRecord';
import { DATE_KINDS, isDateOrEmpty } from '@/lib/time/typedDate';
import { validators } from '@/lib/validators';
import { dateKindOf, type Field, formOf } from '../Field';
import { saved } from './formValues';

const MAX_TEXT = 100;
const MAX_LINES = 500;

const check = (message: string, passes: (value: unknown) => boolean): FormRule => ({
  validator: (_rule, value: unknown) => (passes(value) ? Promise.resolve() : Promise.reject(new Error(message))),
});

const VERBS: Partial<Record<NonNullable<Field['kind']>, string>> = {
  text: '输入',
  lines: '输入',
  password: '输入',
  number: '输入',
  html: '输入',
};

/** Whether something was typed or chosen; blanks are nothing. */
const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 && !value.some(isEmpty) : textOf(value).trim() !== '';

function required(field: Field): FormRule {
  const message = `请${VERBS[field.kind ?? 'text'] ?? '选择'}${field.label}`;
  return { required: true, ...check(message, isGiven), message };
}

function numberRules(field: Field & { kind: 'number' }): FormRule[] {
  const { label, min, max, decimals } = field;
  const limits = [
    min === undefined ? '' : `不小于 ${min} `,
    max === undefined ? '' : `不大于 ${max} `,
    decimals === 0 ? '的整数' : '的数字',
  ].join('');
  return [
    check(`${label}应为${limits}`, (value) => {
      const number = saved(field, value);
      if (isEmpty(number)) return true;
      if (typeof number !== 'number') return false;
      const fits = number >= (min ?? -Infinity) && number <= (max ?? Infinity);
      return fits && (decimals === 0 ? Number.isSafeInteger(number) : Number.isFinite(number));
    }),
  ];
}

function dateRules(field: Field): FormRule[] {
  const kind = dateKindOf(field);
  if (!kind) return [];
  return [check(DATE_KINDS[kind].hint, (value) => [value].flat().every((typed) => isDateOrEmpty(kind, textOf(typed))))];
}

/**
 * The rules of a field: given, of its form, not too long, within its limits, and its own ones. The first that fails is
 * told.
 *
 * @param masked what the server has hidden in part: it is right as long as it stands
 */
export function fieldRules(field: Field, masked?: string): FormRule[] {
  const { label, kind } = field;
  const { required: isRequired = false, rule, rules = [], max } = formOf(field);
  const isText = kind === undefined || kind === 'text' || kind === 'lines' || kind === 'password';
  const textToSave = (value: unknown) => textOf(saved(field, value));
  const longest = max ?? (kind === 'lines' ? MAX_LINES : MAX_TEXT);
  return [
    ...(isRequired ? [required(field)] : []),
    ...(rule
      ? [
          check(validators[rule].message, (value) => {
            const text = textToSave(value);
            return text === '' || text === masked || validators[rule].test(text);
          }),
        ]
      : []),
    ...(isText
      ? [check(`${label}长度不能超过${longest}个字符`, (value) => [...textToSave(value)].length <= longest)]
      : []),
    ...dateRules(field),
    ...(kind === 'number' ? numberRules({ ...field, kind }) : []),
    ...rules,
  ];
}
