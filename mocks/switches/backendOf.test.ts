// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { db, resetDb } from '../db/db';
import { menuRows } from '../db/system/menuTable';
import { notices } from '../db/system/notices';
import { operLogs } from '../db/system/operLogs';
import { posts } from '../db/system/posts';
import { roleRows } from '../db/system/roleTable';
import { passwordRows, userRows } from '../db/system/userTable';
import { ask, send } from '../testing/client';
import { backendOf, type Switches } from './backendOf';

const token = 'given';

beforeEach(() => {
  resetDb();
  db.sessions.set(token, 'admin');
  db.sessions.set('clerk', 'clerk');
});

const plus = backendOf({ backend: 'ruoyi-plus' });
const get = (path: string, backend = plus) => ask(path, { token, backend });
const put = (path: string, json: object, backend = plus) => ask(path, { method: 'PUT', token, json, backend });
const rowsOf = async (path: string, switches: Partial<Switches>) => (await get(path, backendOf(switches))).rows ?? [];

describe('RuoYi-Vue-Plus', () => {
  test.each([
    ['/system/user/207', ['user', 'postIds', 'roleIds', 'roles', 'posts']],
    ['/system/user/', ['roles', 'posts']],
    ['/system/user/authRole/207', ['user', 'roles']],
    ['/system/user/profile', ['user', 'roleGroup', 'postGroup']],
    ['/system/role/deptTree/7', ['checkedKeys', 'depts']],
    ['/system/menu/roleMenuTreeselect/3', ['checkedKeys', 'menus']],
    ['/captchaImage', ['captchaEnabled', 'uuid', 'img']],
    ['/getInfo', ['permissions', 'roles', 'user']],
  ])('%s has all of it in data', async (path, names) => {
    const body = await get(path);
    expect(Object.keys(body)).toEqual(['code', 'msg', 'data']);
    expect(Object.keys(body.data as object)).toEqual(names);
  });

  test('lists stand beside the code; there is no time that a call took, and no order by it', async () => {
    await put('/system/post', { postId: 1, postName: '甲' });
    expect(operLogs.rows.all()[0]).toHaveProperty('costTime');
    const list = await get('/monitor/operlog/list');
    expect(list).not.toHaveProperty('data');
    expect(list.rows?.[0]).not.toHaveProperty('costTime');
    expect((await get('/monitor/operlog/list?orderByColumn=costTime&isAsc=asc')).msg).toContain('java.sql');
  });

  test('new ids have 19 digits and are texts, seeded ones are numbers; both are known again', async () => {
    await ask('/system/post', { token, backend: plus, json: { postCode: 'x', postName: '新岗位', postSort: 9 } });
    const { rows = [] } = await get('/system/post/list?pageSize=50');
    expect(rows[0]?.['postId']).toBe(1);
    const added = rows.find(({ postName }) => postName === '新岗位');
    expect(added?.['postId']).toMatch(/^\d{19}$/);
    await put('/system/post', { ...added, postSort: 8 });
    expect(posts.rows.all().at(-1)).toMatchObject({ postSort: 8 });
    const id = String(added?.['postId']);
    expect((await get(`/system/post/${id}`)).data).toMatchObject({ postId: id, remark: null });
    expect(await ask(`/system/post/1,${id}`, { method: 'DELETE', token, backend: plus })).toMatchObject({ code: 500 });
    expect(await ask(`/system/post/${id}`, { method: 'DELETE', token, backend: plus })).toMatchObject({ code: 200 });
  });

  test('a role is not saved without its menus, its scope not without departments', async () => {
    const { menuIds } = roleRows.find(3) ?? {};
    expect(await put('/system/role', { roleId: 3, roleName: '干事' })).toEqual({ code: 500, msg: null, data: null });
    expect(await put('/system/role/dataScope', { roleId: 3, dataScope: '1' })).toMatchObject({ code: 500 });
    expect(roleRows.find(3)?.menuIds).toEqual(menuIds);
    expect(await put('/system/role', { roleId: 3, roleName: '干事', menuIds })).toMatchObject({ code: 200 });
    expect([...db.sessions.values()]).toEqual(['admin']);
  });

  test('the own record needs its id, the passwords are parameters', async () => {
    expect(await put('/system/user/profile', { phonenumber: '13911112222' })).toMatchObject({ code: 500 });
    expect(await put('/system/user/profile', { userId: 1, nickName: '乙' })).toMatchObject({ code: 200 });
    const words = { oldPassword: 'admin123', newPassword: 'admin456' };
    expect(await put('/system/user/profile/updatePwd', words)).toMatchObject({ code: 500 });
    const query = new URLSearchParams(words).toString();
    expect(await put(`/system/user/profile/updatePwd?${query}`, {})).toMatchObject({ code: 200 });
    expect(passwordRows.find(1)?.password).toBe('admin456');
  });

  test('parameters of a menu have their own name', async () => {
    const { menuId, query } = menuRows.all().find((one) => one.query) ?? {};
    const menu = (await get(`/system/menu/${menuId}`)).data as object;
    expect(menu).toHaveProperty('queryParam', query);
    expect(menu).not.toHaveProperty('query');
    await put('/system/menu', { ...menu, queryParam: '{"a":1}' });
    expect((await get(`/system/menu/${menuId}`)).data).toHaveProperty('queryParam', '{"a":1}');
  });

  test('an export is named by 32 digits, a picture by its whole address', async () => {
    const { headers } = await send('/system/post/export', { token, form: { pageNum: '1' }, backend: plus });
    expect(decodeURIComponent(headers.get('download-filename') ?? '')).toMatch(/^[\da-f]{32}_岗位数据\.xlsx$/);
    const admin = userRows.find(1);
    if (admin) userRows.put({ ...admin, avatar: '/profile/avatar/x.png' });
    expect((await get('/getInfo')).data).toMatchObject({
      user: { avatar: 'http://192.0.2.20:9000/ruoyi/profile/avatar/x.png' },
    });
  });

  test('the users of a role have no names of their departments', async () => {
    const [first] = (await get('/system/role/authUser/allocatedList?roleId=2')).rows ?? [];
    expect(first).toMatchObject({ dept: { deptId: expect.any(Number) as number, deptName: null } });
  });

  test('files are listed, uploaded, fetched by id and removed', async () => {
    const list = async (query = '') => (await get(`/system/oss/list?pageSize=50${query}`)).rows ?? [];
    const [first] = await list();
    expect(first).toMatchObject({ ossId: 1, originalName: '党员大会会议记录.txt', fileSuffix: '.txt' });
    const [begin, end] = ['params[beginCreateTime]', 'params[endCreateTime]'].map(encodeURIComponent);
    expect(await list(`&${begin}=2025-03-03 00:00:00&${end}=2025-03-03 23:59:59`)).toHaveLength(1);
    expect(await list(`&${begin}=2025-03-03&${end}=2025-03-03`)).toHaveLength(0);
    const form = new FormData();
    form.set('file', new File(['甲'], '甲.txt', { type: 'text/plain' }));
    const { data } = await ask('/system/oss/upload', { token, form, backend: plus });
    const { ossId } = data as { ossId: string };
    expect(ossId).toMatch(/^\d{19}$/);
    expect(await (await send(`/system/oss/download/${ossId}`, { token, backend: plus })).text()).toBe('甲');
    expect((await get(`/system/oss/listByIds/1,${ossId}`)).data).toHaveLength(2);
    await ask(`/system/oss/${ossId}`, { method: 'DELETE', token, backend: plus });
    expect(await get(`/system/oss/download/${ossId}`)).toMatchObject({ code: 500, msg: '文件数据不存在!' });
  });

  test('a session is its token, and ends by it', async () => {
    const { rows } = await get('/monitor/online/list');
    expect(rows?.map(({ tokenId }) => tokenId)).toContain('clerk');
    await ask('/monitor/online/clerk', { method: 'DELETE', token, backend: plus });
    expect(db.sessions.has('clerk')).toBe(false);
  });

  test('the latest announcements and the product’s own calls are unknown', async () => {
    expect(await get('/system/notice/listTop')).toMatchObject({ code: 500 });
    const response = await send('/system/dict/parent/treeList', { token, backend: plus });
    expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ error: 'Not Found' })]);
  });

  test('phone numbers and mail are masked, but for the first user', async () => {
    const listOf = async (who: string) => (await ask('/system/user/list', { token: who, backend: plus })).rows?.[1];
    expect(await listOf(token)).toMatchObject({ phonenumber: '13953228359', email: 'clerk@port.example' });
    expect(await listOf('clerk')).toMatchObject({ phonenumber: '139****8359', email: 'c****@port.example' });
  });
});

test.each<[string, Partial<Switches>, string, number]>([
  ['a day is its first second', { backend: 'ruoyi-plus' }, '2025-03-03,2025-03-03', 0],
  ['moments', { backend: 'ruoyi-plus' }, '2025-03-03 00:00:00,2025-03-03 23:59:59', 1],
  ['a period without an end is none', { backend: 'ruoyi-plus' }, '2025-03-05 00:00:00,', 10],
  ['days', { backend: 'ruoyi' }, '2025-03-03,2025-03-03', 1],
  ['days only', { days: true }, '2025-03-03,2025-03-03', 1],
])('periods: %s', async (_name, switches, period, found) => {
  const [beginTime, endTime] = period.split(',');
  const query = new URLSearchParams({ 'params[beginTime]': beginTime ?? '', 'params[endTime]': endTime ?? '' });
  expect(await rowsOf(`/system/config/list?${query.toString()}`, switches)).toHaveLength(found);
});

test.each([
  ['ruoyi', 0],
  ['ruoyi-plus', 10],
] as const)('periods: the beginning alone, for the logs of %s', async (backend, found) => {
  const query = new URLSearchParams({ 'params[beginTime]': '2999-01-01 00:00:00' });
  expect(await rowsOf(`/monitor/operlog/list?${query.toString()}`, { backend })).toHaveLength(found);
});

test('periods: with --days a time fails, but for logs', async () => {
  const query = 'params%5BbeginTime%5D=2025-03-03%2000:00:00&params%5BendTime%5D=2025-03-03%2023:59:59';
  const backend = backendOf({ days: true });
  expect(await get(`/system/config/list?${query}`, backend)).toEqual({ code: 500, msg: 'Invalid time value' });
  expect(await get(`/monitor/operlog/list?${query}`, backend)).toMatchObject({ code: 200 });
});

test.each([
  ['ruoyi', '人数<5，且>3 & 末', '人数3 & 末'],
  ['ruoyi', '人数>3', '人数&gt;3'],
  ['ruoyi', 'a<b', 'a&lt;b'],
  ['ruoyi', '<b>粗</b>', '<b>粗</b>'],
  ['ruoyi', '<script>x', 'x'],
  ['ruoyi', '＜5，且＞3', '＜5，且＞3'],
  ['ruoyi-plus', '<b>粗</b>岗 3<5 且 7>6', '粗岗 36'],
] as const)('a filter of %s makes of %j %j, but not in notices', async (backend, remark, kept) => {
  const filtering = backendOf({ backend });
  expect(await put('/system/post', { postId: 1, remark }, filtering)).toMatchObject({ code: 200 });
  expect(posts.rows.find(1)?.remark).toBe(kept);
  const [notice] = notices.rows.all();
  expect(await put('/system/notice', { noticeId: notice?.noticeId, remark }, filtering)).toMatchObject({ code: 200 });
  expect(notices.rows.find(notice?.noticeId ?? 0)?.remark).toBe(remark);
});

test('a tag that the filter of RuoYi closes breaks the JSON', async () => {
  const { code, msg } = await put('/system/post', { postId: 1, remark: '<b>' }, backendOf({ backend: 'ruoyi' }));
  expect([code, msg]).toEqual([500, expect.stringContaining("JSON parse error: Unexpected character ('<'")]);
});

test('--omit-empty leaves out what is empty', async () => {
  const backend = backendOf({ omitEmpty: true });
  expect(await get('/system/post/list?postName=无', backend)).toEqual({ code: 200, msg: '查询成功' });
  expect((await get('/system/post/1', backend)).data).not.toHaveProperty('remark');
});

test('--masked masks for everybody, and stores what comes', async () => {
  const backend = backendOf({ masked: true });
  expect((await get('/system/user/profile', backend)).data).toMatchObject({ phonenumber: '139****0137' });
  await put('/system/user/profile', { phonenumber: '139****0137' }, backend);
  expect(userRows.find(1)?.phonenumber).toBe('139****0137');
});

test('--strict refuses other fields, and other types', async () => {
  const save = async (json: object) =>
    (await put('/system/post', { postId: 13, ...json }, backendOf({ strict: true }))).msg;
  expect(await save({ postName: '甲' })).toBe('操作成功');
  expect(await save({ dictLabel: '甲' })).toContain('Unrecognized field "dictLabel"');
  expect(await save({ postSort: '1' })).toContain('java.lang.Long');
  expect(await save({ status: 0 })).toContain('java.lang.String');
});

test.each([
  [404, '请求地址不存在'],
  [500, 'No static resource'],
] as const)('--unknown %i: by a code, with HTTP 200', async (unknown, msg) => {
  for (const backend of ['product', 'ruoyi'] as const) {
    const response = await send('/monitor/none', { token, backend: backendOf({ backend, unknown }) });
    expect([response.status, await response.json()]).toEqual([
      200,
      { code: unknown, msg: expect.stringContaining(msg) as string },
    ]);
  }
});
