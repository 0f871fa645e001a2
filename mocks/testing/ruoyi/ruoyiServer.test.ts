import { beforeEach, expect, test } from 'vitest';
import { db, resetDb } from '../../db/db';
import { roleRows } from '../../db/system/roleTable';
import { userRows } from '../../db/system/userTable';
import { ask, send } from '../client';
import { ruoyiServer } from './ruoyiServer';

const backend = ruoyiServer();
const token = 'given';

beforeEach(() => {
  resetDb();
  db.sessions.set(token, 'admin');
});

const put = (path: string, json: object, server = backend) =>
  ask(path, { method: 'PUT', token, json, backend: server });

test('numbers in bodies are numbers', async () => {
  expect(await put('/system/post', { postId: '13', postName: '甲' })).toEqual({
    code: 500,
    msg: 'JSON parse error: Cannot deserialize value of type `java.lang.Long` from String "13"',
  });
  expect((await put('/system/user', { userId: 207, roleIds: ['3'] })).msg).toContain('JSON parse error');
  expect(await put('/system/post', { postId: 13, postName: '甲' })).toMatchObject({ code: 200 });
  expect(await put('/system/post', { postId: '13', postName: '乙' }, ruoyiServer({ isStrict: false }))).toMatchObject({
    code: 200,
  });
});

test('a user that is sent without roles and posts loses them, a role its menus', async () => {
  await put('/system/user', { userId: 207, nickName: '王海', roleIds: [3], postIds: null });
  expect(userRows.find(207)).toMatchObject({ nickName: '王海', roleIds: [3], postIds: [] });
  await put('/system/role', { roleId: 3, roleName: '干事' });
  expect(roleRows.find(3)?.menuIds).toEqual([]);
});

test('lists have no remarks, records have', async () => {
  const { rows } = await ask('/system/role/list', { token, backend });
  expect(rows?.[0]).toMatchObject({ roleName: '超级管理员' });
  expect(rows?.some((row) => 'remark' in row)).toBe(false);
  expect((await ask('/system/role/1', { token, backend })).data).toMatchObject({ remark: '超级管理员' });
});

test('an export needs its page', async () => {
  const exported = (form: Record<string, string>) => send('/system/post/export', { token, form, backend });
  expect(await (await exported({})).json()).toEqual({ code: 500, msg: "Required parameter 'pageNum' is not present." });
  const response = await exported({ pageNum: '1', pageSize: '10' });
  expect(response.headers.get('content-type')).toContain('spreadsheetml');
  expect(response.headers.has('download-filename')).toBe(false);
});

test('sessions come as a whole', async () => {
  const { rows, total } = await ask('/monitor/online/list?pageNum=2&pageSize=5', { token, backend });
  expect(rows).toHaveLength(8);
  expect(total).toBe(8);
});

test('says in its own words who calls, and what there is not', async () => {
  const { user, permissions } = await ask('/getInfo', { token, backend });
  expect(user).toMatchObject({ userId: 1, userName: 'admin', deptId: 1, roles: [{ roleKey: 'admin' }], admin: true });
  expect(permissions).toEqual(['*:*:*']);
  expect(await ask('/getInfo', { backend })).toMatchObject({ code: 401 });
  expect(await ask('/system/dict/type/1', { token, backend })).toMatchObject({
    data: { dictId: 1, dictType: 'party_org' },
  });
  expect((await send('/system/dict/parent/treeList', { token, backend })).status).toBe(404);
});
