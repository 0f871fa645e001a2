import { Refusal } from '../Refusal';
import type { Resource } from '../resource/Resource';
import { isAdminRole, roleRows, roleSchema, type Role } from './roleTable';
import { userRows } from './userTable';

/** Throws where nobody may change this role. */
export function checkRoleAllowed(role: { roleId: number }): void {
  if (isAdminRole(role)) throw new Refusal('不允许操作超级管理员角色');
}

/** A role as RuoYi sends it; its menus and departments have calls of their own. */
const shown = (role: Role) => ({
  ...role,
  delFlag: '0',
  flag: false,
  menuIds: null,
  deptIds: null,
  permissions: null,
  admin: isAdminRole(role),
});

/** 角色管理 */
export const roles: Resource<Role> = {
  path: '/system/role',
  id: 'roleId',
  permission: 'system:role',
  title: '角色管理',
  noun: '角色',
  name: 'roleName',
  schema: roleSchema,
  rows: roleRows,
  relations: ['menuIds'],
  filter: { roleId: 'equal', roleName: 'contains', roleKey: 'contains', status: 'equal' },
  time: 'createTime',
  order: 'roleSort',
  unique: [
    { field: 'roleName', label: '角色名称' },
    { field: 'roleKey', label: '角色权限' },
  ],
  check(role, previous) {
    if (previous) checkRoleAllowed(role);
  },
  checkRemoval(role) {
    checkRoleAllowed(role);
    if (userRows.all().some(({ roleIds }) => roleIds.includes(role.roleId))) {
      throw new Refusal(`${role.roleName}已分配,不能删除`);
    }
  },
  listed: shown,
  detailed: shown,
  columns: [
    ['角色序号', 'roleId'],
    ['角色名称', 'roleName'],
    ['角色权限', 'roleKey'],
    ['角色排序', 'roleSort'],
    ['数据范围', 'dataScope'],
    ['角色状态', 'status', 'sys_normal_disable'],
  ],
};
