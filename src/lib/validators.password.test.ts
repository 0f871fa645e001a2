import { expect, test } from 'vitest';
import { NEW_PASSWORD_RULE } from './validators';

test.each([
  ['12345', false],
  ['123456', true],
  ['1'.repeat(20), true],
  ['1'.repeat(21), false],
  ['123<456', false],
  ['123\\456', false],
])('%s as a new password: %j', (password, isGood) => {
  expect(NEW_PASSWORD_RULE.pattern.test(password)).toBe(isGood);
});
