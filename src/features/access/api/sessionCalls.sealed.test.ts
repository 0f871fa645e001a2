import { http as route, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { login } from './sessionCalls';
import { openSealed, PUBLIC_KEY } from '../../../../mocks/switches/plus5/openSealed';
import { withConfig } from '../../../../tests/config';
import {
  anyResponse,
  BASE,
  errorOf,
  http as plain,
  server,
  startBackend,
  transportLog,
} from '../../../../tests/httpBackend';
import { createHttp } from '@/lib/http/http';
import { ApiError } from '@/lib/http/errors';

startBackend();
beforeEach(() => withConfig({ backend: 'ruoyi-plus-5', clientId: 'web', apiBase: BASE }));

const { ports } = plain.context;
const httpWith = (apiPublicKey: string) => createHttp({ ...ports, settings: { ...ports.settings, apiPublicKey } });

const CREDENTIALS = { tenantId: '000000', username: '张三', password: 'secret123' };
const SPRING = { timestamp: '2026-11-27 16:15:51', status: 500, error: 'Internal Server Error', path: '/auth/login' };

test('a body with a password is sealed with the key of the setting; other bodies are sent as they are (§19.35)', async () => {
  const bodies: string[] = [];
  server.use(
    route.all(`${BASE}/*`, async ({ request }) => {
      bodies.push(await request.text());
      return HttpResponse.json({ code: 200, data: { access_token: 'T' } });
    }),
  );
  const http = httpWith(PUBLIC_KEY);
  expect(await login(http, CREDENTIALS)).toBe('T');
  const body = { clientId: 'web', grantType: 'password', ...CREDENTIALS };
  const sealedKey = transportLog.requests[0]?.headers.get('encrypt-key') ?? '';
  expect(JSON.parse(openSealed(bodies[0] ?? '', sealedKey))).toEqual(body);
  expect(transportLog.requests[0]?.headers.get('content-type')).toContain('application/json');
  expect(transportLog.requests[0]?.headers.get('clientid')).toBe('web');

  await http.put('/system/post', { postId: 1 }, anyResponse);
  await login(httpWith(''), CREDENTIALS);
  expect(bodies.slice(1).map((text) => JSON.parse(text) as unknown)).toEqual([{ postId: 1 }, body]);
});

test.each<[string, key: string, status: number, answer: object, words: string]>([
  [
    'no key, and the server wants one',
    '',
    200,
    { code: 403, msg: '没有访问权限' },
    '在设置 apiPublicKey 中填写服务器的公钥',
  ],
  ['the key of another server', PUBLIC_KEY, 500, SPRING, '设置 apiPublicKey 与服务器的密钥不符'],
  [
    'a key, and the server wants none',
    PUBLIC_KEY,
    200,
    { code: 500, msg: "com.fasterxml.jackson.core.JsonParseException: Unrecognized token 'GK'" },
    '请管理员去掉设置 apiPublicKey',
  ],
  ['what is no key', 'aGVsbG8=', 200, {}, '设置 apiPublicKey 不是有效的公钥'],
  [
    'a client that the server does not know',
    PUBLIC_KEY,
    200,
    { code: 500, msg: '认证权限类型错误' },
    '核对设置 clientId',
  ],
  ['a wrong password', PUBLIC_KEY, 200, { code: 500, msg: '密码输入错误1次' }, '密码输入错误1次'],
])('%s is told in words that help (§19.35)', async (_name, key, status, answer, words) => {
  server.use(route.all(`${BASE}/*`, () => HttpResponse.json(answer, { status })));
  const error = await errorOf(login(httpWith(key), CREDENTIALS));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: expect.stringContaining(words) as string });
  expect(transportLog.failures).toEqual([(error as ApiError).message]);
  // 403 would lead away from the form.
  expect(error).not.toMatchObject({ code: '403' });
});
