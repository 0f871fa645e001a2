import { beforeEach, describe, expect, test } from 'vitest';
import { withConfig } from '../../tests/config';
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

describe.each([
  ['ruoyi', false],
  ['ruoyi-plus', true],
  ['ruoyi-plus-5', true],
] as const)('* within a permission, of %s (§12.13)', (backend, reads) => {
  beforeEach(() => withConfig({ backend }));
  test.each([
    ['system:user:*', 'system:user:list', true],
    ['system:*', 'system:user:list', true],
    ['*', 'a', true],
    ['*:*', 'system:user:list', true],
    ['*:list', 'system:user:list', true],
    ['system:*:list', 'system:user:list', true],
    ['system:us*', 'system:user:list', true],
    ['system:user:*', 'system:user', false],
    ['system:user:*', 'system:username:list', false],
    ['system:*:list', 'system:list', false],
    ['system.user:*', 'systemXuser:a', false],
    ['a*a', 'a', false],
    ['a**b*', 'axb', true],
    [`${'*a'.repeat(40)}b`, 'a'.repeat(80), false],
  ])('%s grants %s: %j', (granted, required, expected) => {
    expect(hasAnyPermission([granted], required)).toBe(reads && expected);
    expect(hasAllPermissions([granted], [required])).toBe(reads && expected);
  });

  test('what is required is no pattern, and roles have none', () => {
    expect(hasAnyPermission(['system:user:list'], 'system:user:*')).toBe(false);
    expect(hasAnyRole(['clerk*'], 'clerk1')).toBe(false);
  });
});
