// @vitest-environment node
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { db, resetDb } from './db/db';
import { atRoot, createMockListener } from './http';
import { captchaIn } from './testing/captchaIn';
import { signIn } from './testing/client';
import { readEnvelope } from './testing/readEnvelope';

const listener = createMockListener();
let server: Server;
let base: string;
let token: string;

beforeAll(async () => {
  // Mounted like Vite's middleware: `url` has lost the prefix, `originalUrl` still has it.
  server = createServer((req, res) => {
    const mounted: IncomingMessage = Object.assign(req, { originalUrl: req.url });
    mounted.url = '/';
    listener(mounted, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/dzb/prod-api`;
});

beforeEach(async () => {
  resetDb();
  db.chatPause = 5;
  token = await signIn('admin');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const headers = () => ({ authorization: `Bearer ${token}` });
const streamUrl = () => `${base}/difyProxy/getAnswerFlowChat?quiz=200KB`;
const streams = async () => readEnvelope(await fetch(`${base}/__mock/streams`));

test('a captcha, a login and a call with the token', async () => {
  const captcha = captchaIn(await readEnvelope(await fetch(`${base}/captchaImage`)));
  const body = JSON.stringify({ username: 'clerk', password: 'clerk123', ...captcha });
  expect(await readEnvelope(await fetch(`${base}/login`, { method: 'POST', body }))).toMatchObject({ code: 200 });
  token = [...db.sessions.keys()].at(-1) ?? '';
  const info = await readEnvelope(await fetch(`${base}/getInfo`, { headers: headers() }));
  expect(info).toMatchObject({ code: 200, data: { user: { realName: '王海洋' } } });
});

test('a stream arrives piece by piece', async () => {
  const response = await fetch(streamUrl(), { headers: headers() });
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toMatch(/^:[\w-]+\n\n$/);
  await reader?.read();
  expect(db.streams).toEqual({ opened: 1, finished: 0, aborted: 0 });
  await reader?.cancel();
});

test('a client that goes away ends the stream', async () => {
  await new Promise<void>((resolve) => {
    const call = get(streamUrl(), { headers: headers() }, (response) =>
      response.once('data', () => {
        call.destroy();
        resolve();
      }),
    );
    call.on('error', () => undefined);
  });
  await expect.poll(() => streams()).toEqual({ opened: 1, finished: 0, aborted: 1 });
  const sent = db.records[0]?.sent;
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(db.records[0]?.sent).toBe(sent);
});

test('a large file comes whole', async () => {
  const name = encodeURIComponent('港口作业日志.log');
  const response = await fetch(`${base}/system/oss/download/${name}`, { headers: headers() });
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(16_000_000);
});

test('a reset destroys the connection, a truncated stream breaks off', async () => {
  const from = (search: string) => ({ headers: { ...headers(), cookie: `mock=${encodeURIComponent(`?${search}`)}` } });
  await expect(fetch(`${base}/getInfo`, from('fault=getInfo:reset'))).rejects.toThrow('fetch failed');
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const response = await fetch(streamUrl(), from('fault=Flow:truncated'));
  await expect(response.text()).rejects.toThrow('terminated');
  expect(error).not.toHaveBeenCalled();
});

test('an address outside the prefix is not found', async () => {
  expect((await fetch(new URL('/elsewhere', base))).status).toBe(404);
});

test.each(['/captchaImage', '/dzb/prod-api/captchaImage'])('%s: calls at the root, as those of RuoYi lie', (url) => {
  const asked: (string | undefined)[] = [];
  const heard = atRoot((req) => void asked.push(req.url));
  const call: Partial<IncomingMessage> = { url };
  heard(call as IncomingMessage, {} as ServerResponse);
  expect(asked).toEqual(['/dzb/prod-api/captchaImage']);
});
