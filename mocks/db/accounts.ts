import { partyPermissions, type PartyRole } from './party/partyRoles';

/** A signed-in user. */
export interface Account {
  uid: number;
  username: string;
  password: string;
  realName: string;
  orgId: string;
  orgName: string;
  roles: readonly string[];
  roleNames: readonly string[];
  permissions: readonly string[];
}

type KnownAccount = Omit<Account, 'orgName' | 'roleNames'>;

const partyAccount = (uid: number, username: PartyRole, realName: string, orgId: string): KnownAccount => ({
  ...{ uid, username, password: `${username}123`, realName, orgId },
  roles: [username],
  permissions: partyPermissions(username),
});

/** The users who can sign in from the start with passwords and rights of their own. */
export const ACCOUNTS: readonly KnownAccount[] = [
  {
    uid: 1,
    username: 'admin',
    password: 'admin123',
    realName: '集团管理员',
    orgId: '1',
    roles: ['admin'],
    permissions: ['*:*:*'],
  },
  {
    uid: 207,
    username: 'clerk',
    password: 'clerk123',
    realName: '王海洋',
    orgId: '102',
    roles: ['clerk'],
    // May look at some pages of the administration, and change nothing there.
    permissions: [
      'system:dict:list',
      'system:dict:query',
      'system:user:list',
      'system:dept:list',
      'system:post:list',
      'party:member:list',
      'party:life:list',
      'party:life:add',
    ],
  },
  {
    uid: 999,
    username: 'visitor',
    password: 'visitor123',
    realName: '访客',
    orgId: '900',
    roles: [],
    permissions: [],
  },
  partyAccount(991, 'zhiwei', '秦素芳', '205'),
  partyAccount(992, 'shuji', '顾明远', '205'),
  partyAccount(993, 'zongzhi', '汤国强', '101'),
  partyAccount(994, 'zuzhibu', '严淑华', '1'),
];

export const findAccount = (username: string): KnownAccount | undefined =>
  ACCOUNTS.find((account) => account.username === username);

/** Whether an account has a permission, by name or by the wildcard. */
export const isPermitted = (account: Account, permission: string): boolean =>
  account.permissions.includes('*:*:*') || account.permissions.includes(permission);
