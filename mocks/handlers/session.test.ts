import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tokenTimes } from '@/app/listeners/warnBeforeExpiry';
import { db, resetDb } from '../db/db';
import { captchaIn } from '../testing/captchaIn';
import { ask, readCaptcha, send, signIn } from '../testing/client';

beforeEach(resetDb);

describe('captcha', () => {
  test('is a picture of four characters that can be read from its text elements', async () => {
    const answer = await ask('/captchaImage');
    expect(answer).toMatchObject({ code: 200, data: { captchaEnabled: true } });
    const { uuid, code } = captchaIn(answer);
    expect(code).toHaveLength(4);
    expect(db.captchas.get(uuid)?.code).toBe(code);
  });

  test.each([
    ['of any case', (code: string) => code.toLowerCase(), { code: 200 }],
    ['that is wrong', () => '????', { code: 500, msg: '验证码错误' }],
  ])('accepts or refuses text %s', async (_, change, expected) => {
    const { uuid, code } = await readCaptcha();
    const json = { username: 'admin', password: 'admin123', uuid, code: change(code) };
    expect(await ask('/login', { json })).toMatchObject(expected);
  });

  test('is good for one try only', async () => {
    const captcha = await readCaptcha();
    const json = { username: 'admin', password: 'wrong', ...captcha };
    expect(await ask('/login', { json })).toEqual({ code: 500, msg: '用户名或密码错误' });
    expect(await ask('/login', { json })).toEqual({ code: 500, msg: '验证码已失效' });
  });

  test('expires', async () => {
    const captcha = await readCaptcha();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    const json = { username: 'admin', password: 'admin123', ...captcha };
    expect(await ask('/login', { json })).toEqual({ code: 500, msg: '验证码已失效' });
    vi.restoreAllMocks();
  });
});

test('a login without a body or with an unknown name fails', async () => {
  expect(await ask('/login', { method: 'POST' })).toMatchObject({ code: 500 });
  expect(await ask('/login', { json: { username: 'nobody', password: '', ...(await readCaptcha()) } })).toEqual({
    code: 500,
    msg: '用户名或密码错误',
  });
});

test.each([
  ['admin', '集团管理员', '1', ['admin'], true],
  ['clerk', '王海洋', '102', ['clerk'], true],
  ['visitor', '访客', '900', [], false],
])('%s has a name, roles and a menu', async (username, realName, orgId, roles, hasMenu) => {
  const token = await signIn(username);
  expect((await ask('/getInfo', { token })).data).toMatchObject({ user: { username, realName, orgId }, roles });
  const { data } = await ask('/getRouters', { token });
  expect(data).toSatisfy((menu) => Array.isArray(menu) && menu.length > 0 === hasMenu);
});

test.each(['/getInfo', '/getRouters', '/system/dict/parent/treeList', '/difyProxy/getConversationList'])(
  '%s needs a token',
  async (path) => {
    const expired = { code: 401, msg: '登录状态已过期，请重新登录' };
    expect(await ask(path)).toEqual(expired);
    expect(await ask(path, { token: 'stale' })).toEqual(expired);
  },
);

test('logout ends the session', async () => {
  const token = await signIn('clerk');
  expect(await ask('/logout', { method: 'POST', token })).toMatchObject({ code: 200 });
  expect(await ask('/getInfo', { token })).toMatchObject({ code: 401 });
});

test.each([
  ['12 hours', '', 12 * 60],
  ['what the address says', '?session=6', 6],
  ['12 hours instead of nonsense', '?session=-1', 12 * 60],
])('a token says when it ends: after %s, and then it has ended', async (_name, search, minutes) => {
  const now = 1_760_572_800_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  const json = { username: 'clerk', password: 'clerk123', ...(await readCaptcha()) };
  const headers = { cookie: `mock=${encodeURIComponent(search)}` };
  expect(await ask('/login', { json, headers })).toMatchObject({ code: 200 });
  const token = [...db.sessions.keys()].at(-1) ?? '';
  expect(tokenTimes(token)?.end).toBe(now + minutes * 60_000);
  clock.mockReturnValue(now + minutes * 60_000 - 1);
  expect(await ask('/getInfo', { token })).toMatchObject({ code: 200 });
  clock.mockReturnValue(now + minutes * 60_000);
  expect(await ask('/getInfo', { token })).toMatchObject({ code: 401 });
});

test('an unknown call is answered loudly', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const response = await send('/nothing/here');
  expect(response.status).toBe(501);
  expect(await response.json()).toEqual({ code: 501, msg: 'mock: 未定义的接口 GET /nothing/here' });
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});
