import { expect, test } from 'vitest';
import { newPasswordRule } from './password';

test.each([
  ['', '12345', false],
  ['', '123456', true],
  ['0', '1'.repeat(20), true],
  ['', '1'.repeat(21), false],
  ['', '123<456', false],
  ['constructor', '123\\456', false],
  ['1', '123456', true],
  ['1', '12345a', false],
  ['2', 'abcDEF', true],
  ['2', 'abcde1', false],
  ['3', 'abcde1', true],
  ['3', 'abcdef', false],
  ['3', '123456', false],
  ['3', 'abc12!', false],
  ['4', 'abc12!', true],
  ['4', 'abcdef', false],
  ['4', 'abc123', false],
  ['4', 'abc12，', false],
])('kind %j: %s as a new password: %j', (kind, password, isGood) => {
  expect(newPasswordRule(kind).isGood(password)).toBe(isGood);
});

test('who breaks it reads it', async () => {
  await expect(newPasswordRule('3').validator(undefined, 'abcdef')).rejects.toThrow(
    '密码须为 6 至 20 位，同时有英文字母和数字，不含其他字符',
  );
});
