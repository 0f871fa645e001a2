import { expect, test } from 'vitest';
import { columnOf } from '@/resource/model/FieldBase';
import { dueFields } from './dueFields';

test.each([
  ['a category that pays of a base', '1', 0.5, '0.5%'],
  ['the same, before anybody set the rate', '1', '', ''],
  ['a category with dues of its own', '5', 0.5, ''],
])('the rate of %s', (_name, payerType, rate, shown) => {
  const field = dueFields().find(({ name }) => name === 'rate');
  expect(field && columnOf(field).render?.({ payerType, rate })).toBe(shown);
});
