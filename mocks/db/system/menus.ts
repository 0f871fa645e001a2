import { Refusal } from '../Refusal';
import type { Resource } from '../resource/Resource';
import { menuRows, menuSchema, type Menu } from './menuTable';
import { roleRows } from './roleTable';

/** 菜单管理 */
export const menus: Resource<Menu> = {
  path: '/system/menu',
  id: 'menuId',
  permission: 'system:menu',
  title: '菜单管理',
  noun: '菜单',
  name: 'menuName',
  schema: menuSchema,
  rows: menuRows,
  calls: ['list', 'query', 'add', 'edit', 'remove'],
  filter: { menuName: 'contains', status: 'equal', visible: 'equal' },
  order: 'orderNum',
  tree: { parent: 'parentId', ofItself: '上级菜单不能选择自己', hasChildren: '存在子菜单,不允许删除' },
  unique: [{ field: 'menuName', label: '菜单名称', within: 'parentId' }],
  check({ isFrame, path, menuName }, previous) {
    if (isFrame === '0' && !/^https?:\/\//.test(path)) {
      throw new Refusal(`${previous ? '修改' : '新增'}菜单'${menuName}'失败，地址必须以http(s)://开头`);
    }
  },
  checkRemoval({ menuId }) {
    if (roleRows.all().some(({ menuIds }) => menuIds.includes(menuId))) throw new Refusal('菜单已分配,不允许删除', 601);
  },
  listed: (row) => ({ ...row, children: [] }),
  columns: [],
};
