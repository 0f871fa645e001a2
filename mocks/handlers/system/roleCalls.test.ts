import { beforeEach, describe, expect, test } from 'vitest';
import { resetDb } from '../../db/db';
import { menuRows } from '../../db/system/menuTable';
import { roleRows } from '../../db/system/roleTable';
import { userRows } from '../../db/system/userTable';
import { ask, signIn } from '../../testing/client';

const ROLE = '/system/role';
const MENU = '/system/menu';
let token: string;

beforeEach(async () => {
  resetDb();
  token = await signIn('admin');
});

const put = (path: string, json: object = {}) => ask(path, { method: 'PUT', token, json });
const remove = (path: string) => ask(path, { method: 'DELETE', token });

/** The labels of the upper nodes of a tree. */
const labels = (tree: unknown) => (tree as { label: string }[]).map(({ label }) => label);

describe('roles', () => {
  test('are listed without their menus, which have a call of their own', async () => {
    const { rows } = await ask(`${ROLE}/list?roleKey=cle`, { token });
    expect(rows).toMatchObject([{ roleId: 3, roleName: '党务干事', menuIds: null, admin: false }]);
    const { menus, checkedKeys } = await ask(`${MENU}/roleMenuTreeselect/3`, { token });
    expect(labels(menus)).toContain('组织生活');
    const kinds = (checkedKeys as number[]).map((id) => menuRows.find(id)?.menuType);
    expect(new Set(kinds)).toEqual(new Set(['C', 'F']));
  });

  test('send also the parents of their menus where parents and children are apart', async () => {
    const { menuIds } = roleRows.find(3) ?? { menuIds: [] };
    await put(ROLE, { roleId: 3, menuCheckStrictly: false });
    const { checkedKeys } = await ask(`${MENU}/roleMenuTreeselect/3`, { token });
    expect(new Set(checkedKeys as number[])).toEqual(new Set(menuIds));
  });

  test('are changed in name and menus, in status and in scope', async () => {
    expect(await put(ROLE, { roleId: 3, roleName: '干事', menuIds: [1, 2] })).toMatchObject({ code: 200 });
    expect(await put(`${ROLE}/changeStatus`, { roleId: 3, status: '1' })).toMatchObject({ code: 200 });
    const scope = { roleId: 3, dataScope: '2', deptIds: [100, 201], deptCheckStrictly: true };
    expect(await put(`${ROLE}/dataScope`, { ...scope, roleName: '别的' })).toMatchObject({ code: 200 });
    expect(roleRows.find(3)).toMatchObject({ ...scope, roleName: '干事', menuIds: [1, 2], status: '1' });
    const { checkedKeys, depts } = await ask(`${ROLE}/deptTree/3`, { token });
    expect(checkedKeys).toEqual([201]);
    expect(depts).toMatchObject([{ label: '港口集团党委' }]);
  });

  test('with users, and that of the administrator, stay', async () => {
    const refused = { code: 500, msg: '不允许操作超级管理员角色' };
    expect(await remove(`${ROLE}/1`)).toEqual(refused);
    expect(await put(ROLE, { roleId: 1, roleName: '甲' })).toEqual(refused);
    expect(await put(`${ROLE}/dataScope`, { roleId: 1, dataScope: '5' })).toEqual(refused);
    expect(await remove(`${ROLE}/3`)).toEqual({ code: 500, msg: '党务干事已分配,不能删除' });
    expect(await remove(`${ROLE}/7`)).toMatchObject({ code: 200 });
    const json = { roleName: '党务干事', roleKey: 'other', roleSort: 9 };
    expect(await ask(ROLE, { token, json })).toEqual({ code: 500, msg: "新增角色'党务干事'失败，角色名称已存在" });
  });

  test('are given to users and taken from them', async () => {
    const list = (which: string, query = '') => ask(`${ROLE}/authUser/${which}?roleId=5${query}`, { token });
    expect(await list('allocatedList')).toMatchObject({ rows: [], total: 0 });
    expect(await list('unallocatedList', '&userName=clerk')).toMatchObject({ rows: [{ userId: 207 }], total: 1 });
    expect(await put(`${ROLE}/authUser/selectAll?roleId=5&userIds=207,301`)).toMatchObject({ code: 200 });
    expect(await list('allocatedList')).toMatchObject({ rows: [{ userId: 207 }, { userId: 301 }] });
    expect(await put(`${ROLE}/authUser/cancel`, { roleId: 5, userId: '207' })).toMatchObject({ code: 200 });
    expect(await put(`${ROLE}/authUser/cancelAll?roleId=5&userIds=301`)).toMatchObject({ code: 200 });
    expect(await list('allocatedList')).toMatchObject({ total: 0 });
    expect(userRows.find(207)?.roleIds).toEqual([3]);
    expect(await put(`${ROLE}/authUser/selectAll?roleId=5&userIds=x`)).toMatchObject({ code: 500 });
  });
});

describe('menus', () => {
  test('are those of the mocks, with buttons', async () => {
    const { data } = await ask(`${MENU}/list?menuName=字典管理`, { token });
    expect(data).toMatchObject([{ menuType: 'C', component: 'system/dict/index', perms: 'system:dict:list' }]);
    const page = menuRows.all().find(({ menuName }) => menuName === '字典管理');
    const buttons = menuRows.all().filter(({ parentId }) => parentId === page?.menuId);
    expect(buttons.map(({ perms }) => perms)).toContain('system:dict:remove');
    expect(labels((await ask(`${MENU}/treeselect`, { token })).data)).toContain('系统管理');
  });

  test.each([
    [{ menuType: undefined }, '菜单类型不能为空'],
    [{ isFrame: '0', path: 'x' }, "新增菜单'新菜单'失败，地址必须以http(s)://开头"],
    [{ menuName: '系统管理' }, "新增菜单'系统管理'失败，菜单名称已存在"],
  ])('with %j are refused', async (change, msg) => {
    const json = { parentId: 0, menuType: 'M', menuName: '新菜单', orderNum: 1, path: 'new', ...change };
    expect(await ask(MENU, { token, json })).toEqual({ code: 500, msg });
  });

  test('in use stay', async () => {
    const page = menuRows.all().find(({ menuName }) => menuName === '字典管理');
    const button = menuRows.all().find(({ perms }) => perms === 'system:dict:query');
    expect(await remove(`${MENU}/${page?.menuId}`)).toEqual({ code: 601, msg: '存在子菜单,不允许删除' });
    expect(await remove(`${MENU}/${button?.menuId}`)).toEqual({ code: 601, msg: '菜单已分配,不允许删除' });
    const free = menuRows.all().find(({ perms }) => perms === 'system:dict:remove');
    expect(await remove(`${MENU}/${free?.menuId}`)).toMatchObject({ code: 200 });
  });
});
