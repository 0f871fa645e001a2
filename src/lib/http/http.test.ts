import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { dataOf, listOf } from './envelope';
import { isLeft } from './errors';
import {
  anyResponse,
  BASE,
  transportLog,
  deferResponses,
  disconnect,
  errorOf,
  http,
  neverRespond,
  respond,
  tokenStore,
  startBackend,
} from '../../../tests/httpBackend';

startBackend();

describe('what is sent', () => {
  test.each([
    ['with a token', 'abc', {}, 'Bearer abc'],
    ['while nobody is signed in', undefined, {}, null],
    ['as an anonymous call', 'abc', { anonymous: true }, null],
  ])('Authorization %s (§7.3)', async (_name, sent, options, header) => {
    tokenStore.token = sent;
    respond();
    await http.get('/getInfo', { ...anyResponse, ...options });
    expect(transportLog.requests[0]?.headers.get('authorization')).toBe(header);
  });

  test('no answer out of the browser’s cache: Chromium keeps a 410 for good', async () => {
    respond();
    await http.get('/list', anyResponse);
    expect(transportLog.requests[0]?.headers.get('cache-control')).toBe('no-cache');
  });

  test('GET parameters are nested, empty values left out (§7.4)', async () => {
    respond();
    await http.get('/list', { ...anyResponse, params: { pageNum: 1, name: '', params: { beginTime: '2025' } } });
    expect(transportLog.requests[0]?.url).toBe(`${BASE}/list?pageNum=1&params%5BbeginTime%5D=2025`);
  });

  test.each([
    ['POST', () => http.post('/type', { dictName: '民族' }, anyResponse), '{"dictName":"民族"}'],
    ['PUT', () => http.put('/type', { id: 1 }, anyResponse), '{"id":1}'],
    ['DELETE', () => http.delete('/type/1', anyResponse), ''],
  ])('%s with its body as JSON (§7.1)', async (method, call, body) => {
    respond();
    await call();
    expect(transportLog.requests[0]?.method).toBe(method);
    expect(await transportLog.requests[0]?.text()).toBe(body);
    if (body) expect(transportLog.requests[0]?.headers.get('content-type')).toBe('application/json;charset=utf-8');
  });
});

describe('what comes back', () => {
  test('the schema’s value (§7.49)', async () => {
    respond({ code: '0', data: { id: '7', rest: 1 } });
    const schema = dataOf(v.object({ id: v.pipe(v.string(), v.transform(Number)) }));
    await expect(http.get('/x', { schema })).resolves.toEqual({ id: 7 });
  });

  test.each([
    ['a wrong field', { code: 200, data: { user: { roles: 'admin' } } }, 'user.roles', '字段 user.roles'],
    ['a missing field', { code: 200, data: { user: {} } }, 'user.roles', '字段 user.roles'],
    ['null in place of data', { code: 200, data: null }, 'user', '字段 user'],
    ['a list in place of data', { code: 200, data: [] }, 'user', '字段 user'],
    ['a text', '<h1>502</h1>', '', '内容不是有效的 JSON'],
  ])('%s: the error names the call and the field', async (_name, body, field, place) => {
    respond(body);
    const schema = dataOf(v.object({ user: v.object({ roles: v.array(v.string()) }) }));
    const message = `接口返回格式不正确：GET /getInfo，${place}`;
    expect(await errorOf(http.get('/getInfo', { schema }))).toMatchObject({ name: 'SchemaError', field, message });
    expect(transportLog.failures).toEqual([message]);
  });

  test('words of the specification take the place of the general ones', async () => {
    respond({ code: 200, data: 'no list' });
    const call = http.get('/x', { schema: dataOf(v.array(v.unknown())), schemaMessage: '路由格式返回有误！' });
    expect(await errorOf(call)).toMatchObject({ message: '路由格式返回有误！' });
  });

  test('a list that is too long says so, whatever the words for another shape are (§9.39)', async () => {
    respond({ code: 200, data: Array.from({ length: 50_001 }, () => 1) });
    const call = http.get('/x', { schema: listOf(v.number()), schemaMessage: '格式返回有误！' });
    const message = '服务器一次返回了超过50000条数据，没有读取，请联系管理员';
    expect(await errorOf(call)).toMatchObject({ name: 'SchemaError', message });
  });

  test.each([
    ['HTTP 200, code 401', { code: 401 }, 200, '401', '用户没有权限(令牌失效、用户名、密码错误、登录过期)'],
    ['HTTP 500 without a body', {}, 500, '500', '服务器发生错误'],
    ['a message', { code: 500, msg: '库存不足' }, 200, '500', '库存不足'],
  ])('%s: refused (§7.50)', async (_name, body, status, code, message) => {
    respond(body, status);
    const call = { method: 'GET', url: '/x', token: 'abc' };
    expect(await errorOf(http.get('/x', anyResponse))).toMatchObject({ name: 'ApiError', code, message, call });
    expect(transportLog.failures).toEqual([message]);
  });

  test('HTTP 201 with code 200 is a success (§7.49)', async () => {
    respond({ code: 200, data: 1 }, 201);
    await expect(http.post('/x', {}, anyResponse)).resolves.toEqual({ code: 200, data: 1 });
  });

  const FAILURES = ['401', '403', '500', 'NetworkError'];
  test.each([
    ['all', FAILURES, []],
    ['inPlace', FAILURES, []],
    ['sessionEnd', ['401'], ['403', '500', 'NetworkError']],
    ['none', [], ['403', '500', 'NetworkError']],
  ] as const)('with `tells: %s` the app hears of %j, and the caller has to tell of %j', async (tells, heard, left) => {
    const outcome = { heard: [] as string[], left: [] as string[] };
    for (const failure of FAILURES) {
      if (failure === 'NetworkError') disconnect();
      else respond({ code: failure });
      transportLog.failures.length = 0;
      const error = await errorOf(http.get('/x', { ...anyResponse, tells }));
      if (transportLog.failures.length > 0) outcome.heard.push(failure);
      if (isLeft(error)) outcome.left.push(failure);
    }
    expect(outcome).toEqual({ heard, left });
  });
});

describe('no answer', () => {
  test('time-out (§7.2, §8.28)', async () => {
    neverRespond();
    const error = await errorOf(http.get('/x', { ...anyResponse, timeout: 30 }));
    expect(error).toMatchObject({ name: 'TimeoutError', message: 'timeout of 30ms exceeded' });
    expect(transportLog.failures).toEqual(['timeout of 30ms exceeded']);
  });

  test('no connection (§8.28)', async () => {
    disconnect();
    expect(await errorOf(http.get('/x', anyResponse))).toMatchObject({
      name: 'NetworkError',
      message: 'Network Error',
    });
    expect(transportLog.failures).toEqual(['Network Error']);
  });

  test('given up by its screen: an abort, told to nobody', async () => {
    deferResponses();
    const screen = new AbortController();
    const call = errorOf(http.get('/x', { ...anyResponse, signal: screen.signal }));
    screen.abort();
    expect(await call).toMatchObject({ name: 'AbortedError', message: 'Request aborted' });
    expect(transportLog.failures).toEqual([]);
  });

  test('a screen that is gone already sends nothing', async () => {
    respond();
    const call = errorOf(http.get('/x', { ...anyResponse, signal: AbortSignal.abort() }));
    expect(await call).toMatchObject({ name: 'AbortedError' });
    expect(transportLog.requests).toEqual([]);
  });

  test('the end of a session aborts its calls, and no others', async () => {
    const release = deferResponses();
    const bound = errorOf(http.get('/a', anyResponse));
    const anonymous = http.get('/b', { ...anyResponse, anonymous: true });
    const farewell = http.post('/logout', undefined, { ...anyResponse, outlivesSession: true });
    http.context.abortSessionCalls();
    const next = http.get('/c', anyResponse);
    release();
    expect(await bound).toMatchObject({ name: 'AbortedError' });
    await expect(Promise.all([anonymous, farewell, next])).resolves.toHaveLength(3);
  });
});
