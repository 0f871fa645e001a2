import { expect, test } from 'vitest';
import { hasAnyPermission, hasAnyRole } from './permission';

test.each([
  [[], undefined, true],
  [[], null, true],
  [[], '', true],
  [[], [], true],
  [[], [''], true],
  [[], 'a:b:c', false],
  [['a:b:c'], 'a:b:c', true],
  [['a:b:c'], 'a:b:d', false],
  [['a:b:c'], ['x', 'a:b:c'], true],
  [['a:b:c'], ['x', 'y'], false],
  [['*:*:*'], 'anything', true],
  [['a:*:*'], 'a:b:c', false],
  [['a:b'], 'a:b:c', false],
])('granted %j, required %j: %s', (granted, required, expected) => {
  expect(hasAnyPermission(granted, required)).toBe(expected);
});

test.each([
  [[], undefined, true],
  [[], [], true],
  [[], 'clerk', false],
  [['clerk'], 'clerk', true],
  [['clerk'], ['x', 'clerk'], true],
  [['clerk'], 'admin', false],
  [['admin'], 'clerk', true],
  [['*:*:*'], 'clerk', false],
])('held %j, required %j: %s', (held, required, expected) => {
  expect(hasAnyRole(held, required)).toBe(expected);
});
