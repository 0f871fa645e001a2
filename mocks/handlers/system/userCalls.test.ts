import { beforeEach, describe, expect, test } from 'vitest';
import { db, resetDb } from '../../db/db';
import { userRows } from '../../db/system/userTable';
import { readXlsx } from '../../make/readXlsx';
import { xlsx } from '../../make/xlsx';
import { ask, readCaptcha, send, signIn } from '../../testing/client';

const USER = '/system/user';
let token: string;

beforeEach(async () => {
  resetDb();
  token = await signIn('admin');
});

const put = (path: string, json: object) => ask(path, { method: 'PUT', token, json });
const login = async (username: string, password: string) =>
  ask('/login', { json: { username, password, ...(await readCaptcha()) } });
const remove = (path: string) => ask(path, { method: 'DELETE', token });

describe('users', () => {
  test('are listed with their department and without remarks, also those of lower departments', async () => {
    const { rows = [], total } = await ask(`${USER}/list?deptId=101&pageSize=100`, { token });
    expect(total).toBe(rows.length);
    expect(rows.find(({ nickName }) => nickName === '吴海涛')).toMatchObject({
      deptId: 205,
      dept: { deptName: '第一港埠公司装卸一队党支部', leader: '吴海涛' },
    });
    expect(rows.some((row) => 'remark' in row || 'password' in row)).toBe(false);
    expect((await ask(`${USER}/list`, { token })).total).toBe(63);
  });

  test('come one by one with what a form chooses from', async () => {
    const { data, ...beside } = await ask(`${USER}/207`, { token });
    expect(data).toMatchObject({ userId: 207, nickName: '王海洋', remark: null, roleIds: null, postIds: null });
    expect(beside).toMatchObject({ roleIds: [3], postIds: [12] });
    expect(beside['roles']).toHaveLength(10);
    const empty = await ask(`${USER}/`, { token });
    expect(empty.data).toBeUndefined();
    expect(empty['posts']).toHaveLength(14);
  });

  test('choose their department in a tree', async () => {
    const { data } = await ask(`${USER}/deptTree`, { token });
    const unit = { id: 114, label: '信息中心党支部', disabled: true };
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

describe('who may sign in', () => {
  test('is anybody in use, with the password of the start, that of a reset, or their own', async () => {
    expect(await login('wuhaitao', '123456')).toMatchObject({ code: 200 });
    expect(await put(`${USER}/resetPwd`, { userId: 312, password: 'newPass1' })).toMatchObject({ code: 200 });
    const [{ userName = '' } = {}] = userRows.all().filter(({ userId }) => userId === 312);
    expect(await login(userName, '123456')).toMatchObject({ code: 500 });
    expect(await login(userName, 'newPass1')).toMatchObject({ code: 200 });
    expect(await put(`${USER}/resetPwd`, { userId: 1, password: 'x' })).toMatchObject({ code: 500 });
  });

  test('is not a user out of use', async () => {
    expect(await put(`${USER}/changeStatus`, { userId: 207, status: '1', nickName: '甲' })).toMatchObject({
      code: 200,
    });
    expect(userRows.find(207)).toMatchObject({ status: '1', nickName: '王海洋' });
    expect(await login('clerk', 'clerk123')).toEqual({ code: 500, msg: '对不起，您的账号：clerk 已停用' });
  });

  test('may what the menus of their roles say', async () => {
    const wu = userRows.all().find(({ userName }) => userName === 'wuhaitao');
    await put(`${USER}/authRole?userId=${wu?.userId}&roleIds=1,2`, {});
    const { roles } = await ask(`${USER}/authRole/${wu?.userId}`, { token });
    expect(roles).toMatchObject([{ roleKey: 'secretary', flag: true }, ...Array<object>(9).fill({ flag: false })]);
    await login('wuhaitao', '123456');
    const own = [...db.sessions.keys()].at(-1) ?? '';
    expect((await ask('/getInfo', { token: own })).data).toMatchObject({ permissions: ['*:*:*'] });
    await put(`${USER}/authRole?userId=${wu?.userId}&roleIds=2`, {});
    expect((await ask('/getInfo', { token: own })).data).toMatchObject({
      roles: ['secretary'],
      permissions: expect.arrayContaining(['system:dict:list']) as string[],
    });
  });

  test('is nobody after five wrong passwords, until somebody unlocks the account', async () => {
    for (let count = 0; count < 5; count += 1) await login('clerk', 'wrong');
    expect(await login('clerk', 'clerk123')).toEqual({ code: 500, msg: '密码输入错误5次，帐户锁定10分钟' });
    expect(await ask('/monitor/logininfor/unlock/clerk', { token })).toMatchObject({ code: 200 });
    expect(await login('clerk', 'clerk123')).toMatchObject({ code: 200 });
  });
});

describe('an import', () => {
  const HEADS = ['部门编号', '登录名称', '用户名称', '用户邮箱', '手机号码', '用户性别', '账号状态'];
  const importRows = async (rows: readonly string[][], query = '') => {
    const form = new FormData();
    form.set('file', new File([await xlsx('用户数据', rows)], 'users.xlsx'));
    return ask(`${USER}/importData${query}`, { token, form });
  };

  test('begins with the template', async () => {
    const response = await send(`${USER}/importTemplate`, { token, form: {} });
    expect(await readXlsx(await response.arrayBuffer())).toEqual([HEADS]);
  });

  test('adds users, with values by their labels', async () => {
    const line = ['101', 'hexin', '何欣', 'hexin@port.example', '13900000001', '女', '停用'];
    expect(await importRows([HEADS, line])).toEqual({
      code: 200,
      msg: '恭喜您，数据已全部导入成功！共 1 条，数据如下：<br/>1、账号 hexin 导入成功',
    });
    expect(userRows.all().at(-1)).toMatchObject({ userName: 'hexin', deptId: 101, sex: '1', status: '1' });
  });

  test('reports the lines that are wrong, and changes known users only where it should', async () => {
    const rows = [HEADS, ['101', 'clerk', '王海'], [], ['4711', 'nobody', '无名'], ['101', 'admin', '改名']];
    expect(await importRows(rows)).toEqual({
      code: 500,
      msg:
        '很抱歉，导入失败！共 3 条数据格式不正确，错误如下：<br/>1、账号 clerk 已存在' +
        '<br/>2、账号 nobody 导入失败：归属部门不存在<br/>3、账号 admin 已存在',
    });
    expect((await importRows(rows.slice(0, 2), '?updateSupport=true')).msg).toContain('账号 clerk 更新成功');
    expect(userRows.find(207)).toMatchObject({ nickName: '王海' });
    expect((await importRows([HEADS, ['', 'admin', '改名']], '?updateSupport=true')).msg).toContain(
      '不允许操作超级管理员用户',
    );
  });

  test('of nothing, or of another file, is refused', async () => {
    expect(await importRows([HEADS])).toEqual({ code: 500, msg: '导入用户数据不能为空！' });
    const form = new FormData();
    form.set('file', new File(['a,b'], 'users.xlsx'));
    expect(await ask(`${USER}/importData`, { token, form })).toEqual({
      code: 500,
      msg: '文件格式不正确，请上传 xlsx 文件',
    });
    expect(await ask(`${USER}/importData`, { token, form: {} })).toMatchObject({ code: 500 });
  });
});
