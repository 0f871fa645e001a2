import type { RouteRecord } from '../menu/RouteRecord';
import { menuOf } from '../menu/menuOf';
import type { Menu } from './menuTable';
import { seedAudit } from './seedAudit';

const FIRST_BUTTON = 1000;

const COMMON = '查询:query 新增:add 修改:edit 删除:remove 导出:export';

/** The buttons of a page, by the first parts of its permission. */
const BUTTONS: Readonly<Record<string, string>> = {
  'system:user': `${COMMON} 导入:import 重置密码:resetPwd`,
  'system:role': COMMON,
  'system:menu': '查询:query 新增:add 修改:edit 删除:remove',
  'system:dept': '查询:query 新增:add 修改:edit 删除:remove',
  'system:post': COMMON,
  'system:dict': `${COMMON} 刷新:refresh`,
  'system:config': COMMON,
  'system:notice': '查询:query 新增:add 修改:edit 删除:remove',
  'monitor:operlog': '查询:query 删除:remove 导出:export',
  'monitor:logininfor': '查询:query 删除:remove 导出:export 账户解锁:unlock',
  'monitor:online': '查询:query 批量强退:batchLogout 单条强退:forceLogout',
  'monitor:job': `${COMMON} 状态修改:changeStatus`,
  'party:life': '新增:add',
  'party:meeting': `${COMMON} 提交:submit 撤回:recall 批准:approve 退回:back 免开:excuse 重开:reopen`,
  'party:attend': COMMON,
  'party:member': `${COMMON} 导入:import 查看证件号:idcard`,
  'party:standard': `${COMMON} 批准:approve 退回:back 导入:import`,
  'party:fee': `${COMMON} 收缴:collect 撤销收缴:undo`,
  'party:remit': COMMON,
  'party:org': `${COMMON} 延期:delay 换届:elect`,
  'party:post': COMMON,
};

/** Permissions of pages whose entries name none. */
const PERMISSIONS: Readonly<Record<string, string>> = { meeting: 'party:life:list' };

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function toMenu(node: RouteRecord, menuId: number, parentId: number, orderNum: number): Menu {
  const { meta, children, permissions } = node;
  const outside = /^https?:/.test(node.path) ? node.path : '';
  return {
    ...seedAudit(orderNum),
    menuId,
    parentId,
    menuName: textOf(meta?.['title']),
    orderNum,
    path: node.path,
    component: textOf(node.component) || null,
    query: textOf(node.query) || null,
    routeName: textOf(node.name),
    isFrame: outside ? '0' : '1',
    isCache: meta?.['noKeepAlive'] === true || meta?.['noCache'] === true ? '1' : '0',
    menuType: children?.length ? 'M' : 'C',
    visible: meta?.['hidden'] === true ? '1' : '0',
    status: '0',
    perms: permissions?.[0] ?? (textOf(meta?.['guard']) || (PERMISSIONS[node.path] ?? '')),
    icon: textOf(meta?.['icon']) || '#',
  };
}

function buttonsOf({ menuId, perms, query }: Menu, nextId: () => number): Menu[] {
  const prefix = perms.replace(/:list$/, '');
  // A page that the menu has once more, with something fixed, has its buttons at the first entry.
  const names = perms.endsWith(':list') && !query ? BUTTONS[prefix]?.split(' ') : undefined;
  return (names ?? []).map((entry, index) => {
    const [menuName = '', action = ''] = entry.split(':');
    const button = toMenu({ path: '' }, nextId(), menuId, index + 1);
    return { ...button, menuName, perms: `${prefix}:${action}`, menuType: 'F', icon: '#' };
  });
}

/** The menu of the mocks as RuoYi keeps it, with the buttons of its pages. */
export function seedMenus(): Menu[] {
  const [menus, buttons]: [Menu[], Menu[]] = [[], []];
  let lastButton = FIRST_BUTTON;
  const add = (nodes: readonly RouteRecord[], parentId: number) =>
    nodes.forEach((node, index) => {
      // A page on the top level comes as the only child of a group without a title.
      if (!node.meta) return add(node.children ?? [], parentId);
      const menu = toMenu(node, menus.length + 1, parentId, index + 1);
      menus.push(menu);
      buttons.push(...buttonsOf(menu, () => lastButton++));
      add(node.children ?? [], menu.menuId);
    });
  add(menuOf('admin', ''), 0);
  return [...menus, ...buttons];
}
