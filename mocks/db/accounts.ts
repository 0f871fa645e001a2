/** A user who can sign in. */
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

/** All users of the mock backend. */
export const ACCOUNTS: readonly Account[] = [
  {
    uid: 1,
    username: 'admin',
    password: 'admin123',
    realName: '集团管理员',
    orgId: '1',
    orgName: '港口集团党委',
    roles: ['admin'],
    roleNames: ['超级管理员'],
    permissions: ['*:*:*'],
  },
  {
    uid: 207,
    username: 'clerk',
    password: 'clerk123',
    realName: '王海洋',
    orgId: '102',
    orgName: '第二港埠公司',
    roles: ['clerk'],
    roleNames: ['党务干事'],
    permissions: ['system:dict:list', 'system:dict:query', 'party:member:list', 'party:life:list', 'party:life:add'],
  },
  {
    uid: 999,
    username: 'visitor',
    password: 'visitor123',
    realName: '访客',
    orgId: '900',
    orgName: '',
    roles: [],
    roleNames: [],
    permissions: [],
  },
];

export const findAccount = (username: string): Account | undefined =>
  ACCOUNTS.find((account) => account.username === username);

/** Whether an account has a permission, by name or by the wildcard. */
export const isPermitted = (account: Account, permission: string): boolean =>
  account.permissions.includes('*:*:*') || account.permissions.includes(permission);
