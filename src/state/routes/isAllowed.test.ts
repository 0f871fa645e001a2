import { expect, test } from 'vitest';
import { isAllowed, type RouteAccess } from './isAllowed';

const clerk: RouteAccess = { permissions: ['a:b:c'], roles: ['clerk'], admin: false, filterByRole: false };
const wildcard = { ...clerk, permissions: ['*:*:*'] };
const chief = { ...clerk, roles: ['admin'] };
const byRole = { ...clerk, filterByRole: true };
const nobody = { ...clerk, permissions: [], roles: [] };

test.each([
  ['nothing required', {}, clerk, true],
  ['nothing required of nobody', {}, nobody, true],
  ['empty requirements', { permissions: [], roles: '', meta: { guard: null, roles: [] } }, nobody, true],
  ['guard off', { meta: { guard: false } }, nobody, true],
  ['guard held', { meta: { guard: 'a:b:c' } }, clerk, true],
  ['guard not held', { meta: { guard: 'x:y:z' } }, clerk, false],
  ['guard list, one held', { meta: { guard: ['x', 'a:b:c'] } }, clerk, false],
  ['guard list, all held', { meta: { guard: ['a:b:c', 'a:b:c'] } }, clerk, true],
  ['guard and wildcard', { meta: { guard: 'x:y:z' } }, wildcard, true],
  ['guard and role admin', { meta: { guard: 'x:y:z' } }, chief, false],
  ['permission held', { permissions: ['a:b:c'] }, clerk, true],
  ['permission not held', { permissions: ['x:y:z'] }, clerk, false],
  ['any of the permissions', { permissions: ['x:y:z', 'a:b:c'] }, clerk, true],
  ['permission as text', { permissions: 'x:y:z' }, clerk, false],
  ['permission by wildcard', { permissions: ['x:y:z'] }, wildcard, true],
  ['role held', { roles: ['clerk'] }, clerk, true],
  ['role not held', { roles: ['boss'] }, clerk, false],
  ['role by admin', { roles: ['boss'] }, chief, true],
  ['permission missing, role held', { permissions: ['x:y:z'], roles: ['clerk'] }, clerk, true],
  ['permission held, role missing', { permissions: ['a:b:c'], roles: ['boss'] }, clerk, true],
  ['both missing', { permissions: ['x:y:z'], roles: ['boss'] }, clerk, false],
  ['permission held, guard not', { permissions: ['a:b:c'], meta: { guard: 'x' } }, clerk, false],
  ['meta.roles while roles do not filter', { meta: { roles: ['boss'] } }, clerk, true],
  ['meta.roles while roles filter', { meta: { roles: ['boss'] } }, byRole, false],
  ['meta.roles held', { meta: { roles: ['clerk'] } }, byRole, true],
  ['full permission', { permissions: ['x'], meta: { guard: 'y', roles: ['z'] } }, { ...byRole, admin: true }, true],
])('%s (§2.29, §2.30, §3.5, §4.10, §6.5, §6.6, §6.8)', (_name, node, access, expected) => {
  expect(isAllowed(node, access)).toBe(expected);
});

test.each([{ permissions: 7 }, { roles: {} }, { roles: [1] }, { meta: { guard: true } }, { meta: { roles: 3 } }])(
  'unreadable, for everybody: %j',
  (node) => {
    expect(isAllowed(node, clerk)).toBeUndefined();
    expect(isAllowed(node, { ...clerk, admin: true })).toBeUndefined();
  },
);
