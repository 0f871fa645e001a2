import { http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { existingRow } from '../../db/resource/changeRows';
import { numberField, requiredText } from '../../db/resource/fields';
import { queryRows } from '../../db/resource/queryRows';
import { treeOptions } from '../../db/resource/treeOptions';
import { departments } from '../../db/system/departments';
import { isAdminRole, roleRows } from '../../db/system/roleTable';
import { checkUserAllowed, userOptions, users, withRelations } from '../../db/system/users';
import { ADMIN_ID, passwordRows, userRows } from '../../db/system/userTable';
import { forUser } from '../call';
import { done, ok } from '../envelopes';
import { path } from '../path';
import { readBody } from '../readBody';
import { logged } from '../resource/logged';
import { partEdit } from '../resource/partEdit';
import { readIds } from '../resource/readIds';
import { PLAIN_STYLE } from '../resource/Style';
import { userImport } from './userImport';

/** All departments as a tree, for choosing one. */
export const departmentTree = () =>
  treeOptions(queryRows(departments, new URLSearchParams()), { id: 'deptId', parent: 'parentId', label: 'deptName' });

const passwordSchema = v.object({ userId: numberField('用户'), password: requiredText('用户密码', 20) });

/** The roles that a user can have, as RuoYi for any id; `flag` marks those that the user has. */
const authRole = forUser(({ param }) => {
  const user = userRows.find(Number(param('id')));
  const roles = roleRows
    .all()
    .filter((role) => user?.userId === ADMIN_ID || !isAdminRole(role))
    .map((role) => ({ ...role, flag: user?.roleIds.includes(role.roleId) ?? false }));
  return HttpResponse.json({ msg: '操作成功', code: 200, user: user ? withRelations(user) : null, roles });
}, 'system:user:query');

/** 用户管理: what only users have. */
export const userCalls = (style = PLAIN_STYLE): HttpHandler[] => [
  ...userImport,
  partEdit(users, 'changeStatus', ['status'], style),
  http.put(
    path('/system/user/resetPwd'),
    forUser(
      logged(users.title, 'edit', async ({ request }) => {
        const { userId, password } = await readBody(request, passwordSchema);
        const user = existingRow(users, userId);
        checkUserAllowed(user);
        passwordRows.put({ userId, password });
        return done();
      }),
      'system:user:resetPwd',
    ),
  ),
  http.get(path('/system/user/authRole/:id'), authRole),
  http.put(
    path('/system/user/authRole'),
    forUser(
      logged(users.title, 'grant', ({ query }) => {
        const user = existingRow(users, Number(query.get('userId')));
        userRows.put({ ...user, roleIds: readIds(query, 'roleIds') });
        return done();
      }),
      'system:user:edit',
    ),
  ),
  http.get(
    path('/system/user/deptTree'),
    forUser(() => ok(departmentTree()), 'system:user:list'),
  ),
  http.get(
    path('/system/user/'),
    forUser(() => HttpResponse.json({ msg: '操作成功', code: 200, ...userOptions() }), 'system:user:query'),
  ),
];
