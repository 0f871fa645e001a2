import { http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { existingRow } from '../../db/resource/changeRows';
import type { Row } from '../../db/resource/collection';
import { numberField } from '../../db/resource/fields';
import { pageOf, queryRows } from '../../db/resource/queryRows';
import { departmentRows } from '../../db/system/departmentTable';
import { roles } from '../../db/system/roles';
import { roleRows } from '../../db/system/roleTable';
import { users } from '../../db/system/users';
import { userRows, type User } from '../../db/system/userTable';
import { forUser, type UserCall } from '../call';
import { done, ok, page } from '../envelopes';
import { path } from '../path';
import { readBody } from '../readBody';
import { logged } from '../resource/logged';
import { partEdit } from '../resource/partEdit';
import { readIds } from '../resource/readIds';
import { PLAIN_STYLE } from '../resource/Style';
import { checkedKeys } from './checkedKeys';
import { departmentTree } from './userCalls';

const EDIT = 'system:role:edit';

const hasRole = (roleId: number) => (user: User) => user.roleIds.includes(roleId);

/** Users with this role, or without it. */
const members = (isMember: boolean) =>
  forUser(({ query }) => {
    const roleId = Number(query.get('roleId'));
    const found = queryRows(users, query).filter((user) => hasRole(roleId)(user) === isMember);
    return page(pageOf(found, query).map(users.listed ?? ((row): Row => row)), found.length);
  }, 'system:role:list');

function setRole(roleId: number, userIds: readonly number[], isMember: boolean): void {
  existingRow(roles, roleId);
  for (const user of userIds.map((userId) => existingRow(users, userId))) {
    const others = user.roleIds.filter((id) => id !== roleId);
    userRows.put({ ...user, roleIds: isMember ? [...others, roleId] : others });
  }
}

const grant = (resolve: (call: UserCall) => Response | Promise<Response>) =>
  forUser(logged(roles.title, 'grant', resolve), EDIT);

const grantAll = (isMember: boolean) =>
  grant(({ query }) => {
    setRole(Number(query.get('roleId')), readIds(query, 'userIds'), isMember);
    return done();
  });

const oneUserSchema = v.object({ userId: numberField('用户'), roleId: numberField('角色') });

/** 角色管理: what only roles have. */
export const roleCalls = (style = PLAIN_STYLE): HttpHandler[] => [
  partEdit(roles, 'changeStatus', ['status'], style),
  partEdit(roles, 'dataScope', ['dataScope', 'deptIds', 'deptCheckStrictly'], style),
  http.get(
    path('/system/role/optionselect'),
    forUser(() => ok(roleRows.all()), 'system:role:query'),
  ),
  http.get(
    path('/system/role/deptTree/:id'),
    forUser(({ param }) => {
      const { deptIds, deptCheckStrictly } = existingRow(roles, Number(param('id')));
      const keys = checkedKeys(departmentRows.all(), 'deptId', deptIds, deptCheckStrictly);
      return HttpResponse.json({ msg: '操作成功', code: 200, checkedKeys: keys, depts: departmentTree() });
    }, 'system:role:query'),
  ),
  http.get(path('/system/role/authUser/allocatedList'), members(true)),
  http.get(path('/system/role/authUser/unallocatedList'), members(false)),
  http.put(
    path('/system/role/authUser/cancel'),
    grant(async ({ request }) => {
      const { userId, roleId } = await readBody(request, oneUserSchema);
      setRole(roleId, [userId], false);
      return done();
    }),
  ),
  http.put(path('/system/role/authUser/cancelAll'), grantAll(false)),
  http.put(path('/system/role/authUser/selectAll'), grantAll(true)),
];
