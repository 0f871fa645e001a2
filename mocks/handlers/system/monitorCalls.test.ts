import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db, resetDb } from '../../db/db';
import { loginLogs } from '../../db/system/loginLogs';
import { ask, readCaptcha, send, signIn } from '../../testing/client';

let token: string;

beforeEach(async () => {
  resetDb();
  token = await signIn('admin');
});

const remove = (path: string) => ask(path, { method: 'DELETE', token });

describe('logs', () => {
  test('of operations are some hundred, the latest first', async () => {
    const { rows, total } = await ask('/monitor/operlog/list?pageSize=5', { token });
    expect(total).toBe(300);
    expect(rows?.map(({ operId }) => operId)).toEqual([300, 299, 298, 297, 296]);
    const failed = await ask('/monitor/operlog/list?status=1&businessType=3', { token });
    expect(failed.rows?.[0]).toMatchObject({ errorMsg: '党支部书记已分配,不能删除', status: 1 });
  });

  test('are emptied, and the first that is written then says so', async () => {
    expect(await remove('/monitor/operlog/clean')).toMatchObject({ code: 200 });
    expect((await ask('/monitor/operlog/list', { token })).rows).toMatchObject([
      { title: '操作日志', businessType: 9 },
    ]);
    await remove('/monitor/logininfor/clean');
    expect(await ask('/monitor/logininfor/list', { token })).toMatchObject({ total: 0 });
  });

  test('are read only', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect((await send('/monitor/operlog/1', { token })).status).toBe(501);
    expect(await remove('/monitor/operlog/1,2')).toMatchObject({ code: 200 });
  });

  test('of sign-ins have the real ones, with browser and system', async () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0';
    const headers = { 'user-agent': agent };
    const captcha = await readCaptcha();
    await ask('/login', { json: { username: 'clerk', password: 'wrong', ...captcha }, headers });
    await ask('/logout', { method: 'POST', token });
    expect(loginLogs.rows.all().slice(-3)).toMatchObject([
      { userName: 'admin', msg: '登录成功', status: '0' },
      { userName: 'clerk', msg: '用户名或密码错误', status: '1', browser: 'Edge 129', os: 'Windows' },
      { userName: 'admin', msg: '退出成功', status: '0' },
    ]);
  });
});

describe('online users', () => {
  test('are the sessions and some members', async () => {
    await signIn('clerk');
    const { rows, total } = await ask('/monitor/online/list', { token });
    expect(total).toBe(9);
    expect(rows?.slice(0, 2)).toMatchObject([
      { userName: 'clerk', deptName: '第二港埠公司党总支' },
      { userName: 'admin', deptName: '港口集团党委' },
    ]);
    const found = await ask('/monitor/online/list?userName=cler', { token });
    expect(found.total).toBe(1);
    expect(JSON.stringify(found)).not.toContain([...db.sessions.keys()].at(-1));
  });

  test('can be signed out', async () => {
    const other = await signIn('clerk');
    const { rows } = await ask('/monitor/online/list', { token });
    expect(await remove(`/monitor/online/${String(rows?.[0]?.['tokenId'])}`)).toMatchObject({ code: 200 });
    expect(await ask('/getInfo', { token: other })).toMatchObject({ code: 401 });
    expect(await remove(`/monitor/online/${String(rows?.[8]?.['tokenId'])}`)).toMatchObject({ code: 200 });
    expect(await ask('/monitor/online/list', { token })).toMatchObject({ total: 7 });
  });
});

test('each call needs its permission', async () => {
  const visitor = await signIn('visitor');
  const refused = { code: 403, msg: '当前操作没有权限' };
  for (const [method, path] of [
    ['GET', '/monitor/operlog/list'],
    ['DELETE', '/monitor/operlog/clean'],
    ['DELETE', '/monitor/logininfor/clean'],
    ['GET', '/monitor/logininfor/unlock/clerk'],
    ['GET', '/monitor/online/list'],
    ['DELETE', '/monitor/online/x'],
    ['DELETE', '/system/config/refreshCache'],
    ['PUT', '/system/user/resetPwd'],
    ['PUT', '/system/user/authRole'],
    ['PUT', '/system/role/dataScope'],
    ['PUT', '/system/role/authUser/selectAll'],
    ['POST', '/system/user/importData'],
  ] as const) {
    expect(await ask(path, { method, token: visitor })).toEqual(refused);
  }
});
