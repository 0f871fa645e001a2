import { http, HttpResponse } from 'msw';
import { existingRow } from '../../db/resource/changeRows';
import { queryRows } from '../../db/resource/queryRows';
import { treeOptions } from '../../db/resource/treeOptions';
import { menus } from '../../db/system/menus';
import { menuRows } from '../../db/system/menuTable';
import { roles } from '../../db/system/roles';
import { forUser } from '../call';
import { ok } from '../envelopes';
import { path } from '../path';
import { checkedKeys } from './checkedKeys';

const menuTree = () =>
  treeOptions(queryRows(menus, new URLSearchParams()), { id: 'menuId', parent: 'parentId', label: 'menuName' });

/** 菜单管理: the menu as a tree to choose from. */
export const menuCalls = [
  http.get(
    path('/system/menu/treeselect'),
    forUser(() => ok(menuTree())),
  ),
  http.get(
    path('/system/menu/roleMenuTreeselect/:id'),
    forUser(({ param }) => {
      const { menuIds, menuCheckStrictly } = existingRow(roles, Number(param('id')));
      const keys = checkedKeys(menuRows.all(), 'menuId', menuIds, menuCheckStrictly);
      return HttpResponse.json({ msg: '操作成功', code: 200, checkedKeys: keys, menus: menuTree() });
    }),
  ),
];
