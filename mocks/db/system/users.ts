import type { Account } from '../accounts';
import { Refusal } from '../Refusal';
import type { Row } from '../resource/collection';
import type { Resource } from '../resource/Resource';
import { departmentRows, departmentsUnder } from './departmentTable';
import { posts } from './posts';
import { isAdminRole, roleRows } from './roleTable';
import { ADMIN_ID, passwordRows, userRows, userSchema, type User } from './userTable';

/** Throws where nobody may change this user. */
export function checkUserAllowed({ userId }: { userId: number }): void {
  if (userId === ADMIN_ID) throw new Refusal('不允许操作超级管理员用户');
}

const rolesOf = ({ roleIds }: User) => roleRows.all().filter(({ roleId }) => roleIds.includes(roleId));

/** A user with department and roles, as RuoYi sends it; its ids of posts and roles come beside it. */
export function withRelations(user: User): Row {
  const dept = departmentRows.find(user.deptId ?? 0);
  return {
    ...user,
    delFlag: '0',
    dept: dept && { deptId: dept.deptId, deptName: dept.deptName, leader: dept.leader, status: dept.status },
    roles: rolesOf(user),
    roleIds: null,
    postIds: null,
    admin: user.userId === ADMIN_ID,
  };
}

/** What a form of users chooses from; the administrator's role only for the administrator. */
export const userOptions = (userId?: number): Row => ({
  roles: roleRows.all().filter((role) => userId === ADMIN_ID || !isAdminRole(role)),
  posts: posts.rows.all(),
});

/** 用户管理 */
export const users: Resource<User> = {
  path: '/system/user',
  id: 'userId',
  permission: 'system:user',
  title: '用户管理',
  noun: '用户',
  name: 'userName',
  schema: userSchema,
  rows: userRows,
  relations: ['roleIds', 'postIds'],
  takes: ['password'],
  filter: { userId: 'equal', userName: 'contains', phonenumber: 'contains', status: 'equal' },
  time: 'createTime',
  matches({ deptId }, query) {
    const asked = Number(query.get('deptId'));
    return !asked || departmentsUnder(asked).has(deptId ?? 0);
  },
  order: 'userId',
  unique: [
    { field: 'userName', label: '登录账号' },
    { field: 'phonenumber', label: '手机号码' },
    { field: 'email', label: '邮箱账号' },
  ],
  check(user, previous) {
    if (previous) checkUserAllowed(user);
    if (user.deptId !== null && !departmentRows.find(user.deptId)) throw new Refusal('归属部门不存在');
  },
  stored({ userId }, { password }, previous) {
    if (!previous && typeof password === 'string' && password !== '') passwordRows.put({ userId, password });
  },
  checkRemoval(user, account: Account) {
    if (user.userId === account.uid) throw new Refusal('当前用户不能删除');
    checkUserAllowed(user);
  },
  listed(user) {
    // A list leaves out what only a form needs.
    const { remark: _long, ...shown } = withRelations(user);
    return { ...shown, roles: [] };
  },
  detailed: withRelations,
  beside: (user) => ({ postIds: user.postIds, roleIds: user.roleIds, ...userOptions(user.userId) }),
  noneFails: 'Cannot invoke "com.ruoyi.common.core.domain.entity.SysUser.getRoles()" because "sysUser" is null',
  columns: [
    ['用户序号', 'userId'],
    ['登录名称', 'userName'],
    ['用户名称', 'nickName'],
    ['用户邮箱', 'email'],
    ['手机号码', 'phonenumber'],
    ['用户性别', 'sex', 'sys_user_sex'],
    ['账号状态', 'status', 'sys_normal_disable'],
    ['最后登录IP', 'loginIp'],
    ['最后登录时间', 'loginDate'],
    ['部门名称', 'dept.deptName'],
    ['部门负责人', 'dept.leader'],
  ],
};
