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
];

export const findAccount = (username: string): KnownAccount | undefined =>
  ACCOUNTS.find((account) => account.username === username);

/** Whether an account has a permission, by name or by the wildcard. */
export const isPermitted = (account: Account, permission: string): boolean =>
  account.permissions.includes('*:*:*') || account.permissions.includes(permission);
