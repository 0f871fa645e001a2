// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { db, resetDb } from '../db/db';
import { ask, send, signIn } from '../testing/client';

let token: string;

beforeEach(async () => {
  resetDb();
  db.chatPause = 0;
  token = await signIn('admin');
});

const from = (search: string) => ({ cookie: `mock=${encodeURIComponent(`?${search}`)}` });
const sendFrom = (search: string, path = '/getInfo') => send(path, { token, headers: from(search) });

test.each([
  ['fault=getInfo:503', 503, '{}'],
  ['fault=*:code401', 200, '{"code":401}'],
  ['fault=getInfo:empty', 200, ''],
  ['fault=getInfo:what', 501, '{"code":501,"msg":"mock: 未知的故障“what”"}'],
])('%s', async (search, status, body) => {
  const response = await sendFrom(search);
  expect([response.status, await response.text()]).toEqual([status, body]);
});

test('a page of HTML', async () => {
  const response = await sendFrom('fault=getInfo:html');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
});

test('a lost connection', async () => expect((await sendFrom('fault=getInfo:reset')).type).toBe('error'));

test('JSON that ends in the middle', async () => {
  const whole = await (await sendFrom('')).text();
  const part = await (await sendFrom('fault=getInfo:truncated')).text();
  expect(whole.startsWith(part)).toBe(true);
  expect(() => void JSON.parse(part)).toThrow();
});

test('a stream that breaks off after some text', async () => {
  const response = await sendFrom('fault=Flow:truncated', '/difyProxy/getAnswerFlowChat?quiz=a');
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toMatch(/^:/);
  const rest = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(rest()).rejects.toThrow('truncated');
  expect(db.streams).toMatchObject({ opened: 1, aborted: 1 });
});

test('fields of the wrong types', async () => {
  const { data } = await ask('/getInfo', { token, headers: from('fault=getInfo:wrong') });
  expect(data).toMatchObject({ user: { uid: '1', realName: ['集团管理员'] }, roles: { unexpected: true } });
  const menu = await ask('/getRouters', { token, headers: from('fault=getRouters:wrong') });
  expect(menu.data).toEqual({ unexpected: true });
});

test('an answer that never comes until the request is aborted', async () => {
  const controller = new AbortController();
  const answer = send('/getInfo', { token, headers: from('fault=getInfo:hang'), signal: controller.signal });
  const first = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 30, 'waiting'))]);
  expect(first).toBe('waiting');
  controller.abort();
  expect((await answer).type).toBe('error');
});

test('an answer that comes in small pieces', async () => {
  const response = await sendFrom('fault=getInfo:slow');
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  expect(value?.length).toBeLessThan(20);
});

test('latency, and calls that no switch names', async () => {
  const start = performance.now();
  expect(await ask('/getInfo', { token, headers: from('fault=login:500&latency=40') })).toMatchObject({ code: 200 });
  expect(performance.now() - start).toBeGreaterThan(35);
});
