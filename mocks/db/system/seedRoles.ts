import { partyPermissions, type PartyRole } from '../party/partyRoles';
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
  ['支部委员', 'zhiwei', '3', '登记本支部的组织生活和党费'],
  ['支部书记', 'shuji', '3', '本支部的党务'],
  ['党总支', 'zongzhi', '4', '查看下属支部，审批组织生活'],
  ['党委组织部', 'zuzhibu', '1', '全部党务'],
];

/** Which permissions the menus of a role have. */
const exactly = (role: PartyRole) => new RegExp(`^(${partyPermissions(role).join('|')})$`);
const MENUS: Readonly<Record<string, RegExp>> = {
  secretary: /^(party:(life:|\w+:(list|query)$)|system:notice:(list|query)|system:dict:(list|query))/,
  clerk: /^(party:life:|\w+:\w+:(list|query)$)/,
  organizer: /^(party:|system:(user|dept|post):)/,
  inspector: /^monitor:\w+:(list|query|export)$/,
  zhiwei: exactly('zhiwei'),
  shuji: exactly('shuji'),
  zongzhi: exactly('zongzhi'),
  zuzhibu: exactly('zuzhibu'),
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
