// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { http as mock, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AbortedError, ApiError, DownloadError, NetworkError } from './errors';
import { describeError } from './errorMessages';
import { createHttp } from './http';

// jsdom's Blob cannot be read, so Node's is used.
vi.stubGlobal('Blob', NodeBlob);

const server = setupServer();
const onFailure = vi.fn();
const URL_ = '*/api/file';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
beforeEach(() => void onFailure.mockClear());

const http = createHttp({
  settings: {
    apiBase: '/api',
    requestTimeout: 10_000,
    downloadTimeout: 60_000,
    debounce: [],
    statusName: 'code',
    messageName: 'msg',
    successCodes: ['200', '0'],
  },
  getToken: () => 'T',
  onFailure,
  onBusy: () => undefined,
});

const answer = (body: BodyInit | null, init: ResponseInit = {}) =>
  server.use(mock.all(URL_, () => new HttpResponse(body, init)));

test('gives the content and the headers, and sends token and headers', async () => {
  let sent: Request | undefined;
  server.use(
    mock.get(URL_, ({ request }) => {
      sent = request;
      return new HttpResponse('姓名,性别', { headers: { 'content-type': 'text/csv', 'download-filename': 'a.csv' } });
    }),
  );
  const { blob, header } = await http.getFile('/file', { headers: { datasource: 'slave' } });
  expect(await blob.text()).toBe('姓名,性别');
  expect(header('Download-Filename')).toBe('a.csv');
  expect(header('x-none')).toBe('');
  expect(sent?.headers.get('authorization')).toBe('Bearer T');
  expect(sent?.headers.get('datasource')).toBe('slave');
});

test.each([
  [
    'form',
    { form: { a: { b: 1 }, empty: '', ids: [1], end: 'x y' } },
    'application/x-www-form-urlencoded',
    'a%5Bb%5D=1&ids%5B0%5D=1&end=x+y',
  ],
  ['json', { json: { a: { b: 1 } } }, 'application/json', '{"a":{"b":1}}'],
])('posts %s (§7.5, §7.26, §7.27)', async (_kind, options, type, body) => {
  let sent: [string | null, string] | undefined;
  server.use(
    mock.post(URL_, async ({ request }) => {
      sent = [request.headers.get('content-type'), await request.text()];
      return new HttpResponse('x y');
    }),
  );
  await http.postFile('/file', options);
  expect(sent?.[0]).toContain(type);
  expect(sent?.[1]).toBe(body);
});

describe('an object of JSON with a code is a message', () => {
  test.each([
    ['401', { code: 401, msg: 'x' }, '信息失效，请重新登录'],
    ['403 as text', { code: '403', msg: 'x' }, '当前操作没有权限'],
    ['404', { code: 404 }, '访问资源不存在'],
    ['the server’s words', { code: 500, msg: '数据量过大' }, '数据量过大'],
    ['no words', { code: 500 }, '系统未知错误，请反馈给管理员'],
    ['words of the wrong type', { code: 500, msg: { a: 1 } }, '系统未知错误，请反馈给管理员'],
    ['even a success', { code: 200, msg: '操作成功' }, '操作成功'],
  ])('%s (§3.24, §5.4, §8.17, §8.18)', async (_case, body, message) => {
    answer(JSON.stringify(body), { headers: { 'content-type': 'application/octet-stream' } });
    const failure: unknown = await http.getFile('/file', {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DownloadError);
    expect(describeError(failure)).toBe(message);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
  });

  test('however long it is (§5.4)', async () => {
    answer(
      JSON.stringify({ code: 500, msg: '部分数据无法导出', data: Array.from({ length: 100_000 }, () => ['港口']) }),
    );
    await expect(http.getFile('/file', {})).rejects.toThrow('部分数据无法导出');
  });

  test('whatever the status (§3.24)', async () => {
    answer('{"code":404}', { status: 500 });
    await expect(http.getFile('/file', {})).rejects.toThrow('访问资源不存在');
  });

  test('the status stands in for a missing code (§3.24)', async () => {
    answer('{}', { status: 403 });
    await expect(http.getFile('/file', {})).rejects.toMatchObject({ code: '403', message: '当前操作没有权限' });
  });
});

test.each([
  ['text that begins like JSON', '[INFO] started'],
  ['a list of numbers', '1\n2\n3'],
  ['a file with a byte order mark', '\uFEFFa,b'],
  ['words', 'true story'],
  ['a list of objects, one a line', '{"code":500}\n{"code":500}'],
  ['a long log', '[INFO] started\n'.repeat(100_000)],
  ['JSON that is cut', '{"a":1'],
  ['what no message is as long as', JSON.stringify('字'.repeat(4_000_000))],
])('%s is a file', async (_case, body) => {
  answer(body);
  await expect(http.getFile('/file', {})).resolves.toHaveProperty('blob');
});

test('nothing is no file (§14.1)', async () => {
  answer('');
  const failure: unknown = await http.postFile('/file', {}).catch((error: unknown) => error);
  expect(describeError(failure)).toBe('下载失败：文件为空（0 字节）');
});

test.each([
  ['that is stored', '/file', { 'content-disposition': 'attachment; filename="a.html"' }],
  ['that was asked for', '/file/a.html', {}],
])('an HTML file %s is a file', async (_case, url, headers) => {
  server.use(
    mock.get('*/api/file*', () => HttpResponse.html('<html></html>', { headers })),
    mock.get('*/api/file/*', () => HttpResponse.html('<html></html>', { headers })),
  );
  await expect(http.getFile(url, {})).resolves.toHaveProperty('blob');
});

test('a workbook that is written as HTML is a file', async () => {
  const body = '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table></table></html>';
  answer(body, { headers: { 'content-type': 'application/vnd.ms-excel' } });
  await expect(http.postFile('/file', {})).resolves.toHaveProperty('blob');
});

test.each([
  ['a number', '2026', {}],
  ['an empty list', '[]', {}],
  ['an object', '{"a":1}', {}],
  ['words', '"失败"', {}],
  ['null', 'null', {}],
  ['an object with a code and the name of a file', '{"code":500}', { 'download-filename': 'a.json' }],
])('a stored file that is JSON is a file: %s (§14.1)', async (_case, body, headers) => {
  answer(body, { headers: { 'content-type': 'application/json', ...headers } });
  expect(await (await http.getFile('/file', {})).blob.text()).toBe(body);
});

test('what the browser cannot read is a file all the same', async () => {
  vi.spyOn(NodeBlob.prototype, 'text').mockRejectedValue(new DOMException('disk', 'NotReadableError'));
  answer('姓名,性别');
  expect((await http.getFile('/file', {})).blob.size).toBe(13);
});

test('a failing status without a message keeps its own words', async () => {
  answer('', { status: 502 });
  const failure: unknown = await http.getFile('/file', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(describeError(failure)).toBe('下载文件出现错误，请联系管理员！（网关错误）');
});

test('a broken connection', async () => {
  server.use(
    mock.get(URL_, () => HttpResponse.error()),
    mock.get('*/api/', () => new HttpResponse()),
  );
  const failure: unknown = await http.getFile('/file', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NetworkError);
  expect(describeError(failure)).toBe('下载文件出现错误，请联系管理员！（Network Error）');
});

test.each([
  ['the caller', (controller: AbortController) => controller.abort()],
  ['the end of the session', () => http.context.abortSessionCalls()],
])('%s aborts without a report', async (_who, abort) => {
  const asked = new Promise<void>((resolve) =>
    server.use(
      mock.get(URL_, () => {
        resolve();
        return new Promise(() => undefined);
      }),
    ),
  );
  const controller = new AbortController();
  const result = http.getFile('/file', { signal: controller.signal });
  await asked;
  abort(controller);
  await expect(result).rejects.toBeInstanceOf(AbortedError);
  expect(onFailure).not.toHaveBeenCalled();
});

test.each([
  ['a firewall', 403, '<h1>拦截</h1>编号：7f3a', '请求被网络设备或网关拦截（403，7f3a）'],
  ['a gateway that wants a sign-in', 200, '<title>统一身份认证</title>', '登录网关已过期，请重新加载页面'],
  ['a maintenance page', 200, '<title>系统维护中</title>', '系统维护中'],
  ['a piece of HTML', 200, ' <h1>系统维护中</h1>', '系统维护中'],
  [
    'the app’s own page',
    200,
    '<html><div id="root"></div><script type="module">',
    '收到的是网页而不是文件，可能是登录已过期，或被网关拦截',
  ],
  // Further ones.
  ['a proxy', 502, '<html><title>502 Bad Gateway</title></html>', '请求被网络设备或网关拦截（502）'],
  ['a proxy that waited', 504, '<html><title>504 Gateway Time-out</title></html>', '请求被网络设备或网关拦截（504）'],
  ['a page of a device', 200, '<html><body>已被安全策略阻断</body></html>', '请求被网络设备或网关拦截（200）'],
])('no file but a page of %s (§14.1)', async (_who, status, body, reason) => {
  answer(body, { status, headers: { 'content-type': 'text/html' } });
  const failure: unknown = await http.getFile('/file', {}).catch((error: unknown) => error);
  expect(describeError(failure)).toBe(`下载失败：${reason}`);
});

test('a page that is called a workbook, as of a server to which its own page of errors is one (§14.1)', async () => {
  answer('\uFEFF\n<html><body>请登录</body></html>', { headers: { 'content-type': 'application/vnd.ms-excel' } });
  const failure: unknown = await http.getFile('/file', {}).catch((error: unknown) => error);
  expect(describeError(failure)).toBe('下载失败：登录网关已过期，请重新加载页面');
});
