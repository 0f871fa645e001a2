import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeError } from './http/errorMessages';
import { ChunkLoadError, loadWithRetry } from './loadWithRetry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failureOf = (load: () => Promise<unknown>, timeout = 120_000) =>
  loadWithRetry(load, timeout)().then(
    () => undefined,
    (error: unknown) => error,
  );

test('a part that arrives is passed on, and no timer is left', async () => {
  await expect(loadWithRetry(() => Promise.resolve('page'), 120_000)()).resolves.toBe('page');
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['Failed to fetch dynamically imported module: /dzb/static/A.js', 'CHUNK_LOAD_FAILED'],
  ['Unable to preload CSS for /dzb/static/A.css', 'CSS_CHUNK_LOAD_FAILED'],
])('%s: %s (§4.46)', async (message, code) => {
  const error = await failureOf(() => Promise.reject(new TypeError(message)));
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ name: 'ChunkLoadError', code, cause: { message } });
  expect(vi.getTimerCount()).toBe(0);
});

test('lost after 120 seconds, not before (§4.46, §9.7)', async () => {
  let error: unknown;
  void failureOf(() => new Promise(() => undefined)).then((failure) => (error = failure));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(error).toMatchObject({
    name: 'ChunkLoadError',
    code: 'CHUNK_LOAD_FAILED',
    message: '页面资源加载失败：timeout of 120000ms exceeded',
  });
});

test('what is thrown need not be an error', async () => {
  const error = await failureOf(vi.fn().mockRejectedValue('gone'));
  expect(error).toMatchObject({ message: '页面资源加载失败：gone' });
});

test('a part is loaded once', async () => {
  const load = vi.fn(() => Promise.resolve('page'));
  const request = loadWithRetry(load, 120_000);
  expect(await Promise.all([request(), request()])).toEqual(['page', 'page']);
  expect(await request()).toBe('page');
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ['a script is missing: asked for again', 'Failed to fetch dynamically imported module: /dzb/static/A.js', 'page'],
  ['a style sheet is missing: the part would come without it', 'Unable to preload CSS for /dzb/static/A.css', 'error'],
])('%s', async (_case, message, second) => {
  const load = vi.fn(() => Promise.resolve('page'));
  load.mockRejectedValueOnce(new Error(message));
  const request = loadWithRetry(load, 120_000);
  const answers = async () => [await request().catch(() => 'error'), await request().catch(() => 'error')];
  expect(await answers()).toEqual(['error', second]);
});

describe('a part that a gateway has answered in place of the web server', () => {
  afterEach(() => vi.unstubAllGlobals());
  const html = (body: string, status = 200) => new Response(body, { status, headers: { 'content-type': 'text/html' } });
  const cause = new TypeError('Failed to fetch dynamically imported module: http://localhost/dzb/static/A.js');

  test.each([
    ['a login page', () => html('<html><title>统一身份认证</title></html>'), '登录网关已过期，请重新加载页面'],
    [
      'a redirect that the page cannot see',
      () => new Response(null, { status: 302 }),
      '登录网关已过期，请重新加载页面',
    ],
    // Further ones.
    [
      'a form that sends itself',
      () => html('<body onload="document.forms[0].submit()"><form><input name="SAMLRequest"></form></body>'),
      '登录网关已过期，请重新加载页面',
    ],
    ['a firewall', () => html('<h1>拦截</h1>编号：7f3a', 403), '请求被网络设备或网关拦截（403，7f3a）'],
    ['a maintenance page', () => html('<title>系统维护中</title>', 503), '系统维护中'],
  ])('%s', async (_case, answer, told) => {
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', () => Promise.resolve(answer()));
    vi.useRealTimers();
    expect(describeError(await failureOf(() => Promise.reject(cause)))).toBe(told);
  });

  test.each([
    ['the app’s own page, after an update', () => html('<div id="root"></div><script type="module" src="/a.js">')],
    ['nothing', () => new Response('', { status: 404 })],
  ])('not %s', async (_case, answer) => {
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', () => Promise.resolve(answer()));
    vi.useRealTimers();
    expect(describeError(await failureOf(() => Promise.reject(cause)))).toMatch(/^页面资源加载失败/);
  });
});
