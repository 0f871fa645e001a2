import { describe, expect, test } from 'vitest';
import { hasAllPermissions, hasAllRoles, hasAnyPermission, hasAnyRole, type Requirement } from './permission';

const cases: [held: string[], required: Requirement, any: boolean, all: boolean][] = [
  [['a', 'b'], 'a', true, true],
  [['a', 'b'], 'c', false, false],
  [['a', 'b'], ['a', 'b'], true, true],
  [['a', 'b'], ['a', 'c'], true, false],
  [['a', 'b'], ['c', 'd'], false, false],
  [['a'], 'A', false, false],
  [['a'], 'a:b', false, false],
  [[], 'a', false, false],
  [[], '', true, true],
  [[], [], true, true],
  [[], [''], true, true],
  [[], null, true, true],
  [[], undefined, true, true],
];

describe.each([
  ['permissions', hasAnyPermission, hasAllPermissions],
  ['roles', hasAnyRole, hasAllRoles],
])('%s', (_name, hasAny, hasAll) => {
  test.each(cases)('held %j, required %j: any %j, all %j', (held, required, any, all) => {
    expect(hasAny(held, required)).toBe(any);
    expect(hasAll(held, required)).toBe(all);
  });
});

test('the wildcard grants every permission, admin holds every role, and neither stands for the other', () => {
  expect(hasAnyPermission(['*:*:*'], 'a:b:c')).toBe(true);
  expect(hasAllPermissions(['*:*:*'], ['a', 'b'])).toBe(true);
  expect(hasAnyRole(['admin'], 'clerk')).toBe(true);
  expect(hasAllRoles(['admin'], ['clerk', 'editor'])).toBe(true);
  expect(hasAllPermissions(['admin'], ['a'])).toBe(false);
  expect(hasAllRoles(['*:*:*'], ['clerk'])).toBe(false);
});
