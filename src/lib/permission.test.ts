import { describe, expect, test } from 'vitest';
import { hasAllPermissions, hasAllRoles, hasAnyPermission, hasAnyRole, type Requirement } from './permission';

const cases: [own: string[], required: Requirement, one: boolean, all: boolean][] = [
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
  test.each(cases)(
    'of %j is %j required: one of them suffices %j, all are needed %j (§6.1, §6.2, §6.3, §6.4)',
    (own, required, one, all) => {
      expect(hasAny(own, required)).toBe(one);
      expect(hasAll(own, required)).toBe(all);
    },
  );
});

test('the wildcard grants every permission, admin holds every role, and neither stands for the other (§6.1, §6.2)', () => {
  expect(hasAnyPermission(['*:*:*'], 'a:b:c')).toBe(true);
  expect(hasAllPermissions(['*:*:*'], ['a', 'b'])).toBe(true);
  expect(hasAnyRole(['admin'], 'clerk')).toBe(true);
  expect(hasAllRoles(['admin'], ['clerk', 'editor'])).toBe(true);
  expect(hasAllPermissions(['admin'], ['a'])).toBe(false);
  expect(hasAllRoles(['*:*:*'], ['clerk'])).toBe(false);
});
