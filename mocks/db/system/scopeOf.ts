import type { Account } from '../accounts';
import { departmentsUnder } from './departmentTable';
import { isAdminRole, roleRows } from './roleTable';
import { userRows } from './userTable';

/** Whether the records of a department are in the data scope of a user, by their roles. */
export function seesDepartment({ uid, orgId }: Account, deptId: unknown): boolean {
  const own = Number(orgId);
  const roleIds = userRows.find(uid)?.roleIds ?? [];
  return roleRows.all().some((role) => {
    if (!roleIds.includes(role.roleId) || role.status !== '0') return false;
    if (isAdminRole(role) || role.dataScope === '1') return true;
    if (role.dataScope === '2') return role.deptIds.includes(Number(deptId));
    if (role.dataScope === '3') return deptId === own;
    return role.dataScope === '4' && departmentsUnder(own).has(Number(deptId));
  });
}
