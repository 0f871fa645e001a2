// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Field } from './Field';
import { fieldRules } from './fieldRules';

/** What the rules of a field say of a value, called as antd calls them. */
async function complaints(field: Field, value: unknown, masked?: string): Promise<string[]> {
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
const MONTH: Field = { name: 'from', label: '期间', kind: 'month', form: true };
const TIME: Field = { name: 'begin', label: '时间', kind: 'time', form: true };
const PLACES: Field = { name: 'places', label: '人数', kind: 'number', min: 1, form: true };
const TEXT: Field = { name: 'text', label: '内容', kind: 'html', form: { required: true } };
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
  [
    'nothing, where the name begins with Latin letters',
    { ...PASSWORD, label: 'Cron 表达式' },
    '',
    ['请输入 Cron 表达式'],
  ],
  ['a day in a usual writing', DAY, '2026年3月1日', []],
  ['no day', DAY, '', []],
  ['a day that there is not', DAY, '2026-02-30', ['请输入日期，例如：2026-03-01']],
  ['a month', MONTH, '2026.3', []],
  ['a word instead of a month', MONTH, '长期', ['请输入月份，例如：2026-03']],
  ['a time', TIME, '2026.3.1 9点30分', []],
  ['no time', TIME, '长期', ['请输入时间，例如：2026-03-01 08:00:00']],
  ['a number, typed', PLACES, '２', []],
  ['a number that is too small', PLACES, 0, ['人数应为不小于 1 的数字']],
  ['rich text of blanks and empty lines', TEXT, '<p>&nbsp;　</p><p><br></p><p></p>', ['请输入内容']],
  ['rich text of a picture', TEXT, '<p><img src="/dzb/a.png"></p>', []],
  ['a word instead of a number', PLACES, '多', ['人数应为不小于 1 的数字']],
])('%s', async (_name, field, value, expected) => {
  expect(await complaints(field, value)).toEqual(expected);
});

test('what the server has hidden is right', async () => {
  expect(await complaints(PHONE, '156****6666', '156****6666')).toEqual([]);
  expect(await complaints(PHONE, '156****6667', '156****6666')).toEqual([NO_PHONE]);
});
