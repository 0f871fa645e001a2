import type { UserInfo } from '@/state/user/userSlice';

/** What the server says of a user who may do nothing in particular. */
export const signedInUser: UserInfo = {
  id: '1',
  name: '甲',
  username: 'a',
  orgId: '1',
  avatar: '',
  orgName: '',
  roleNames: [],
  passwordKind: '',
  passwordState: 'usual',
  roles: [],
  permissions: [],
};
