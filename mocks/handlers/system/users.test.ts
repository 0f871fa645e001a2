import { beforeEach, describe, expect, test } from 'vitest';
import { resetDb } from '../../db/db';
import { userRows } from '../../db/system/userTable';
import { ask, signIn } from '../../testing/client';

const USER = '/system/user';
let token: string;

beforeEach(async () => {
  resetDb();
  token = await signIn('admin');
});

const put = (path: string, json: object) => ask(path, { method: 'PUT', token, json });
const remove = (path: string) => ask(path, { method: 'DELETE', token });

describe('users', () => {
  test('are listed with their department and without remarks, also those of lower departments', async () => {
    const { rows = [], total } = await ask(`${USER}/list?deptId=101&pageSize=100`, { token });
    expect(total).toBe(rows.length);
    expect(rows.find(({ nickName }) => nickName === '吴海涛')).toMatchObject({
      deptId: 205,
      dept: { deptName: '装卸一队党支部', leader: '吴海涛' },
    });
    expect(rows.some((row) => 'remark' in row || 'password' in row)).toBe(false);
    expect((await ask(`${USER}/list`, { token })).total).toBe(59);
  });

  test('come one by one with what a form chooses from', async () => {
    const { data, ...beside } = await ask(`${USER}/207`, { token });
    expect(data).toMatchObject({ userId: 207, nickName: '王海洋', remark: null, roleIds: null, postIds: null });
    expect(beside).toMatchObject({ roleIds: [3], postIds: [12] });
    expect(beside['roles']).toHaveLength(6);
    const empty = await ask(`${USER}/`, { token });
    expect(empty.data).toBeUndefined();
    expect(empty['posts']).toHaveLength(14);
  });

  test('choose their department in a tree', async () => {
    const { data } = await ask(`${USER}/deptTree`, { token });
    const unit = { id: 114, label: '信息中心党支部', disabled: false };
    expect(data).toMatchObject([{ id: 1, label: '港口集团党委' }]);
    expect(JSON.stringify(data)).toContain(JSON.stringify(unit));
  });

  test.each([
    [{ userName: 'clerk' }, "新增用户'clerk'失败，登录账号已存在"],
    [{ email: 'clerk@port.example' }, "新增用户'new'失败，邮箱账号已存在"],
    [{ email: 'no mail' }, '邮箱格式不正确'],
    [{ deptId: 4711 }, '归属部门不存在'],
    [{ roleIds: ['x'] }, '角色应为整数'],
  ])('with %j are refused', async (change, msg) => {
    const json = { userName: 'new', nickName: '新用户', deptId: 101, ...change };
    expect(await ask(USER, { token, json })).toEqual({ code: 500, msg });
  });

  test('keep their password out of every answer', async () => {
    const json = { userName: 'new', nickName: '新用户', deptId: 101, password: 'secret1', roleIds: [3], postIds: [13] };
    expect(await ask(USER, { token, json })).toMatchObject({ code: 200 });
    expect(userRows.all().at(-1)).toMatchObject({ userName: 'new', roleIds: [3], sex: '2' });
    expect(JSON.stringify(await ask(`${USER}/list?userName=new`, { token }))).not.toContain('secret1');
  });

  test('who administer everything, or oneself, are neither changed nor removed', async () => {
    const refused = { code: 500, msg: '不允许操作超级管理员用户' };
    expect(await put(USER, { userId: 1, nickName: '甲' })).toEqual(refused);
    expect(await remove(`${USER}/1`)).toEqual({ code: 500, msg: '当前用户不能删除' });
    expect(await remove(`${USER}/301`)).toMatchObject({ code: 200 });
  });
});
