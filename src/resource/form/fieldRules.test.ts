import { expect, test } from 'vitest';
import type { Field } from '../Field';
import { fieldRules } from './fieldRules';

/** What the rules of a field say of a value, called as antd calls them. */
async function complaints(field: Field, value: unknown, masked: readonly string[] = []): Promise<string[]> {
  const results = fieldRules(field, masked).map(async (rule) => {
    if (typeof rule !== 'object' || !rule.validator) throw new Error('a rule without a validator');
    try {
      await rule.validator(rule, value, () => undefined);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : ''];
    }
  });
  return (await Promise.all(results)).flat();
}

const PHONE: Field = { name: 'phone', label: '手机号码', form: { max: 11, rule: 'phone' } };
const PASSWORD: Field = { name: 'password', label: '密码', kind: 'password', form: { required: true, max: 6 } };
const DAY: Field = { name: 'heldOn', label: '日期', kind: 'day', form: true };
const MONTHS: Field = { name: 'period', names: ['from', 'until'], label: '期间', kind: 'month', form: true };
const SPAN: Field = { name: 'span', names: ['begin', 'end'], label: '时间', kind: 'dayTimes', form: true };
const PLACES: Field = { name: 'places', names: ['least', 'most'], label: '人数', kind: 'number', min: 1, form: true };
const PHONES: Field = { name: 'phones', names: ['own', 'office'], label: '电话', form: { rule: 'phone' } };
const TOO_LONG = '手机号码长度不能超过11个字符';
const NO_PHONE = '请输入以1开头的11位手机号';

test.each<[string, Field, unknown, string[]]>([
  ['a fitting text', PHONE, '13800001111', []],
  ['blanks around it, which are not saved', PHONE, ' 13800001111\n', []],
  ['blanks alone', PHONE, '  ', []],
  ['nothing', PHONE, undefined, []],
  ['blanks and hyphens inside', PHONE, '138 0000-1111', []],
  ['a text that is too long', PHONE, '138000011112', [NO_PHONE, TOO_LONG]],
  ['characters of two units', { ...PHONE, form: { max: 2 } }, '𠮷𠮷', []],
  ['an e-mail address with a blank', { name: 'email', label: '邮箱', form: { rule: 'email' } }, 'a@port.cn ', []],
  ['blanks of a password, which are saved', PASSWORD, 'secret ', ['密码长度不能超过6个字符']],
  ['a password of blanks', PASSWORD, ' ', ['请输入密码']],
  ['nothing where something is required', PASSWORD, '', ['请输入密码']],
  ['a day in a usual writing', DAY, '2026年3月1日', []],
  ['no day', DAY, '', []],
  ['a day that there is not', DAY, '2026-02-30', ['请输入日期，例如：2026-03-01']],
  ['a month and an open end', MONTHS, ['2026.3', ''], []],
  ['an end before its beginning', MONTHS, ['2026-03', '2026.2'], ['期间的结束不能早于开始']],
  ['a day and two times', SPAN, ['2026.3.1\t9:00', '2026.3.1\t10点30分'], []],
  ['a day and a beginning with an open end', SPAN, ['2026-03-01\t9:00', ''], []],
  ['a beginning and an end on two days', SPAN, ['2026-03-01 09:00', '2026-03-03 17:00:00'], []],
  ['an end on an earlier day', SPAN, ['2026-03-03 09:00', '2026-03-01 17:00'], ['时间的结束不能早于开始']],
  ['no time', SPAN, ['长期', ''], ['请输入时间，例如：2026-03-01 08:00:00']],
  ['two phone numbers', PHONES, [' 13800001111', '13900001111'], []],
  ['one of two phone numbers', PHONES, ['', '13900001111'], []],
  ['a phone number and something else', PHONES, ['13800001111', '内线'], [NO_PHONE]],
  ['two times in the wrong order', SPAN, ['2026-03-01\t10:00', '2026-03-01\t9:00'], ['时间的结束不能早于开始']],
  ['a day alone', SPAN, ['2026-03-01\t', '2026-03-01\t'], ['请输入时刻，例如：09:00']],
  ['times alone', SPAN, ['\t9:00', '\t10:00'], ['请输入日期，例如：2026-03-01']],
  ['neither day nor times', SPAN, ['', ''], []],
  ['two numbers', PLACES, ['2', 10], []],
  ['two numbers in the wrong order', PLACES, ['10', '9'], ['人数的后一个数不能小于前一个数']],
  ['a number of two that is none', PLACES, ['2', '多'], ['人数应为不小于 1 的数字']],
  ['a word instead of a month', MONTHS, ['2026-03', '长期'], ['请输入月份，例如：2026-03']],
])('%s', async (_name, field, value, expected) => {
  expect(await complaints(field, value)).toEqual(expected);
});

test('what the server has hidden is right in each property', async () => {
  expect(await complaints(PHONES, ['156****6666', '13900001111'], ['156****6666'])).toEqual([]);
  expect(await complaints(PHONES, ['156****6667', ''], ['156****6666'])).toEqual([NO_PHONE]);
});
