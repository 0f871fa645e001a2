// @vitest-environment jsdom
import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withConfig } from '../../../tests/config';
import { ChunkLoadError } from '../loadWithRetry';
import { NetworkError } from './errors';
import { createHttp } from './http';
import { requestHeaders } from './request';

vi.mock('../serializeParams', () => {
  throw new Error('404');
});

const anything = { schema: v.unknown() };

const sent: (string | null)[] = [];
const server = setupServer(
  route.all('*/x', ({ request }) => {
    sent.push(request.headers.get('X-XSRF-TOKEN'));
    return HttpResponse.json({ code: 200 });
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => void (sent.length = 0));
afterAll(() => server.close());

const settings = {
  statusName: 'code',
  messageName: 'msg',
  successCodes: ['200'],
  apiBase: '/dzb/prod-api',
  requestTimeout: 10_000,
  downloadTimeout: 60_000,
  debounce: [],
};
const ports = { getToken: () => undefined, onFailure: () => undefined, onBusy: () => undefined };
const http = createHttp({ ...ports, settings });

test.each([
  ['XSRF-TOKEN=secret', 'secret'],
  ['XSRF-TOKEN=a%3Db', 'a=b'],
  ['XSRF-TOKEN=%E5%85%9A', null],
  ['XSRF-TOKEN=党', null],
  ['XSRF-TOKEN=a%0Ab', null],
  ['XSRF-TOKEN=; max-age=0', null],
])('with the cookie %s the header X-XSRF-TOKEN is %j (§9.3)', async (cookie, header) => {
  document.cookie = cookie;
  await http.post('/x', {}, anything);
  expect(sent).toEqual([header]);
});

test('where the part that writes parameters is missing, the call fails as without a network', async () => {
  const error: unknown = await http.get('/x', { ...anything, params: { a: 1 } }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ cause: expect.any(ChunkLoadError) as unknown });
});

test('a fault of our own keeps its type and its place', async () => {
  const fault = new TypeError('x is not a function');
  const schema = v.pipe(
    v.unknown(),
    v.transform((): unknown => {
      throw fault;
    }),
  );
  await expect(http.get('/x', { schema })).rejects.toBe(fault);
});

test('the CSRF header goes to no other host, the token where it is given', () => {
  document.cookie = 'XSRF-TOKEN=secret';
  const headers = (url: string, token: string | undefined) =>
    requestHeaders({ call: { method: 'GET', url, token }, url, body: undefined });
  expect(headers('/dzb/prod-api/x', undefined)).toEqual({ 'X-XSRF-TOKEN': 'secret' });
  expect(headers('https://dify.example/v1', 'key')).toEqual({ Authorization: 'Bearer key' });
});

test.each([
  ['product', '/dzb/prod-api/login', undefined],
  ['ruoyi', '/dzb/prod-api/login', undefined],
  ['ruoyi-plus', '/dzb/prod-api/login', 'zh_CN'],
  ['ruoyi-plus', 'https://dify.example/v1', undefined],
] as const)('%s is asked at %s for the language %j', (backend, url, language) => {
  withConfig({ backend, apiBase: '/dzb/prod-api' });
  const call = { method: 'POST', url, token: undefined };
  expect(requestHeaders({ call, url, body: undefined })['Content-Language']).toBe(language);
});

test.each([
  ['PUT', 'POST', 'PUT', '{"id":1}'],
  ['DELETE', 'POST', 'DELETE', ''],
  ['POST', 'POST', null, '{"id":1}'],
] as const)('where networks forbid methods, %s is sent as %s, with its name in a header (§8.33)', async (...row) => {
  const [method, sentAs, name, body] = row;
  const requests: Request[] = [];
  server.use(
    route.all('*/x', ({ request }) => {
      requests.push(request.clone());
      return HttpResponse.json({ code: 200 });
    }),
  );
  const { send } = createHttp({ ...ports, settings: { ...settings, methodOverride: true } });
  await send(method, '/x', method === 'DELETE' ? undefined : { id: 1 }, anything);
  const [request] = requests;
  expect([request?.method, request?.headers.get('X-HTTP-Method-Override')]).toEqual([sentAs, name]);
  expect(await request?.text()).toBe(body);
});
