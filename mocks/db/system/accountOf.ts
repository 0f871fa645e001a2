import { findAccount, type Account } from '../accounts';
import { departmentRows } from './departmentTable';
import { menuRows } from './menuTable';
import { isAdminRole, roleRows, type Role } from './roleTable';
import { passwordRows, userRows } from './userTable';

/** The password of users who have not changed theirs, as `sys.user.initPassword` says. */
const INITIAL_PASSWORD = '123456';

function permissionsOf(roles: readonly Role[]): string[] {
  if (roles.some(isAdminRole)) return ['*:*:*'];
  const menus = new Set(roles.flatMap(({ menuIds }) => menuIds));
  const permitted = menuRows.all().filter(({ menuId, perms, status }) => menus.has(menuId) && perms && status === '0');
  return permitted.map(({ perms }) => perms);
}

/** The user of this name as an account. Those of `ACCOUNTS` keep their rights; others have those of their roles. */
export function accountOf(username: string): Account | undefined {
  const user = userRows.all().find(({ userName }) => userName === username);
  if (!user) return undefined;
  const known = findAccount(username);
  const roles = roleRows.all().filter(({ roleId, status }) => user.roleIds.includes(roleId) && status === '0');
  return {
    uid: user.userId,
    username,
    password: passwordRows.find(user.userId)?.password ?? known?.password ?? INITIAL_PASSWORD,
    realName: user.nickName,
    orgId: String(user.deptId ?? ''),
    orgName: departmentRows.find(user.deptId ?? 0)?.deptName ?? '',
    roles: known?.roles ?? roles.map(({ roleKey }) => roleKey),
    roleNames: roles.map(({ roleName }) => roleName),
    permissions: known?.permissions ?? permissionsOf(roles),
  };
}
