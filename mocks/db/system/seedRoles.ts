import { menuRows } from './menuTable';
import type { Role } from './roleTable';
import { seedAudit } from './seedAudit';

type Seed = readonly [roleName: string, roleKey: string, dataScope: Role['dataScope'], remark: string];

const ROLES: readonly Seed[] = [
  ['超级管理员', 'admin', '1', '超级管理员'],
  ['党支部书记', 'secretary', '3', '本支部的党员、组织生活和党费'],
  ['党务干事', 'clerk', '4', '本单位及下属支部的日常党务'],
  ['组织部专员', 'organizer', '1', '发展党员、组织关系'],
  ['纪检监察员', 'inspector', '1', '查看日志与处分记录'],
  ['普通党员', 'member', '5', '只看本人的数据'],
  ['历史档案员', 'archivist', '2', '已由档案系统取代'],
];

/** Which permissions the menus of a role begin with. */
const MENUS: Readonly<Record<string, RegExp>> = {
  secretary: /^(party:|system:notice:(list|query)|system:dict:(list|query))/,
  clerk: /^(party:|system:\w+:(list|query)$)/,
  organizer: /^(party:|system:(user|dept|post):)/,
  inspector: /^monitor:\w+:(list|query|export)$/,
};

/** The menus whose permission fits, and all above them. */
function menusFor(fits: RegExp): number[] {
  const wanted = new Set<number>();
  for (const menu of menuRows.all()) {
    if (!fits.test(menu.perms)) continue;
    for (let one = menuRows.find(menu.menuId); one; one = menuRows.find(one.parentId)) wanted.add(one.menuId);
  }
  return [...wanted];
}

export const seedRoles = (): Role[] =>
  ROLES.map(([roleName, roleKey, dataScope, remark], index) => ({
    ...seedAudit(index),
    roleId: index + 1,
    roleName,
    roleKey,
    roleSort: index + 1,
    dataScope,
    menuCheckStrictly: true,
    deptCheckStrictly: true,
    status: roleKey === 'archivist' ? '1' : '0',
    menuIds: MENUS[roleKey] ? menusFor(MENUS[roleKey]) : [],
    deptIds: dataScope === '2' ? [1, 101, 201] : [],
    remark,
  }));
