import { expect, test } from 'vitest';
import { selectIsGroupUser, userInfoReceived, userSlice } from './userSlice';

const info = {
  id: '7',
  name: '王海洋',
  username: 'wang',
  orgName: '',
  avatar: '',
  roles: [],
  roleNames: [],
  passwordKind: '',
  passwordState: 'usual' as const,
  permissions: [],
};

test.each([
  ['1', true],
  ['', false],
  ['10', false],
  ['01', false],
  ['102', false],
])('orgId %j: group user %j (§1.9, §6.13)', (orgId, expected) => {
  const user = userSlice.reducer(undefined, userInfoReceived({ ...info, orgId }));
  expect(selectIsGroupUser({ user })).toBe(expected);
});
