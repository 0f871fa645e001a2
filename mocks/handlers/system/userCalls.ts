import { http, HttpResponse } from 'msw';
import { departments } from '../../db/system/departments';
import { queryRows } from '../../db/resource/queryRows';
import { treeOptions } from '../../db/resource/treeOptions';
import { userOptions } from '../../db/system/users';
import { forUser } from '../call';
import { ok } from '../envelopes';
import { path } from '../path';

/** All departments in use as a tree, for choosing one. */
export const departmentTree = () =>
  treeOptions(queryRows(departments, new URLSearchParams()), { id: 'deptId', parent: 'parentId', label: 'deptName' });

/** 用户管理: what only users have. */
export const userCalls = [
  http.get(
    path('/system/user/deptTree'),
    forUser(() => ok(departmentTree()), 'system:user:list'),
  ),
  http.get(
    path('/system/user/'),
    forUser(() => HttpResponse.json({ msg: '操作成功', code: 200, ...userOptions() }), 'system:user:query'),
  ),
];
