import { http as route, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { withConfig } from '../../../../tests/config';
import { BASE, http, respond, server, startBackend, transportLog } from '../../../../tests/httpBackend';
import { fetchProfile, putPasswords, putProfile, uploadAvatar } from './profile';

startBackend();

const USER = { userId: '1850000000000010001', nickName: '甲', phonenumber: '156****6666', email: null, sex: '0' };
const GROUPS = { roleGroup: '党务干事', postGroup: '' };
const sent = () => transportLog.requests.at(-1);
const signal = new AbortController().signal;

test.each([
  ['RuoYi', { code: 200, data: USER, ...GROUPS }],
  ['RuoYi-Vue-Plus', { code: 200, data: { user: USER, ...GROUPS } }],
])('the own data as %s sends them', async (_name, body) => {
  respond(body);
  expect(await fetchProfile(http, signal)).toMatchObject({ userId: USER.userId, nickName: '甲', email: '', ...GROUPS });
});

test('numbers among the own data are texts, and a time is one in any form', async () => {
  respond({ code: 200, data: { ...USER, nickName: 7, phonenumber: 13953200137, createTime: [2026, 3, 1, 8, 5] } });
  const own = { nickName: '7', phonenumber: '13953200137', createTime: '2026-03-01 08:05:00' };
  expect(await fetchProfile(http, signal)).toMatchObject(own);
});

const OWN = { ...USER, email: '' };

test.each([
  ['what the server has hidden', OWN, { email: 'a@b.cn', sex: '1' }, { nickName: '乙', email: 'a@b.cn', sex: '1' }],
  ['what it did not send (§19.2)', { ...OWN, sex: '' }, { email: '', sex: '' }, { nickName: '乙' }],
  [
    'nothing that was emptied',
    { ...OWN, email: 'a@b.cn' },
    { email: '', sex: '0' },
    { nickName: '乙', email: '', sex: '0' },
  ],
])('own data go back with their id, without %s', async (_name, before, edits, body) => {
  respond();
  await putProfile(http, before, { nickName: '乙', phonenumber: USER.phonenumber, ...edits });
  expect(await sent()?.json()).toEqual({ userId: USER.userId, ...body });
});

const GREETING = '欢迎使用RuoYi后台管理框架，当前版本：v';

test.each([
  ['product', `${GREETING}3.8.8`, false],
  ['ruoyi', `${GREETING}3.8.8，请通过前端地址访问。`, true],
  ['ruoyi', `${GREETING}2.9.9`, true],
  ['ruoyi', `${GREETING}3.8.9`, false],
  ['ruoyi', `${GREETING}3.9.0`, false],
  ['ruoyi', `${GREETING}4.0.1`, false],
  ['ruoyi', { code: 401 }, false],
  ['ruoyi-plus', '', true],
] as const)('passwords for %s whose greeting is %j stand in the query: %j', async (backend, greeting, inQuery) => {
  withConfig({ backend });
  respond();
  server.use(route.get(`${BASE}/`, () => HttpResponse.json(greeting)));
  const passwords = { oldPassword: 'a&b', newPassword: 'c' };
  await putPasswords(http, passwords);
  const request = sent();
  const { search } = new URL(request?.url ?? '');
  expect(search).toBe(inQuery ? '?oldPassword=a%26b&newPassword=c' : '');
  expect(await request?.text()).toBe(inQuery ? '' : JSON.stringify(passwords));
  expect(transportLog.failures).toEqual([]);
});

test.each([{ imgUrl: '/profile/a.png' }, { data: { imgUrl: '/profile/a.png' } }])('a picture: %j', async (answer) => {
  respond({ code: 200, ...answer });
  expect(await uploadAvatar(http, new File(['x'], 'avatar.png'), {})).toBe('/profile/a.png');
});
