import { afterEach, expect, test, vi } from 'vitest';
import { prefetch } from './prefetchedResponses';
import { acknowledged } from './envelope';
import { AbortedError, ApiError, SchemaError, TimeoutError } from './errors';
import {
  anything,
  BASE,
  calls,
  disconnect,
  errorOf,
  http,
  neverRespond,
  respond,
  saved,
  startBackend,
} from '../../../tests/httpBackend';

startBackend();
afterEach(() => vi.useRealTimers());

const early = (token = saved.token) => prefetch(`${BASE}/getInfo`, token);
const get = (options = {}) => http.get('/getInfo', { ...anything, ...options });

test('the answer is taken in place of a call, once', async () => {
  respond({ code: 200, data: 1 });
  early();
  await expect(get()).resolves.toEqual({ code: 200, data: 1 });
  expect(calls.requests).toHaveLength(1);
  expect(calls.requests[0]?.headers.get('authorization')).toBe('Bearer abc');
  await get();
  expect(calls.requests).toHaveLength(2);
});

test('one asked for without a token is for anonymous calls', async () => {
  respond();
  prefetch(`${BASE}/getInfo`, undefined);
  await get({ anonymous: true });
  expect(calls.requests).toHaveLength(1);
  expect(calls.requests[0]?.headers.has('authorization')).toBe(false);
});

test.each([
  ['of another session', () => ((saved.token = 'other'), get())],
  ['with parameters', () => get({ params: { a: 1 } })],
  ['by another method', () => http.post('/getInfo', undefined, anything)],
  ['of another address', () => http.get('/getRouters', anything)],
])('a call %s is sent for itself', async (_name, call) => {
  respond();
  early('abc');
  await call();
  expect(calls.requests).toHaveLength(2);
});

test('an answer that nobody took in ten seconds is forgotten', async () => {
  respond();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  early();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await get();
  expect(calls.requests).toHaveLength(2);
});

test('one that did not arrive is asked for again, as if nothing had been', async () => {
  disconnect();
  early();
  await expect.poll(() => calls.requests.length).toBe(1);
  respond();
  await expect(get()).resolves.toEqual({ code: 200 });
  expect(calls.failures).toEqual([]);
});

test.each([
  ['a refusal', () => respond({ code: 401, msg: '过期' }), ApiError],
  ['an HTTP failure', () => respond('<h1>502</h1>', 502), ApiError],
  ['an answer of another shape', () => respond('<h1>ok</h1>'), SchemaError],
])('%s is what it is in any call', async (_name, answer, kind) => {
  answer();
  early();
  expect(await errorOf(get({ schema: acknowledged }))).toBeInstanceOf(kind);
  expect(calls.requests).toHaveLength(1);
  expect(calls.failures).toHaveLength(1);
});

test('it has the time limit of the call', async () => {
  neverRespond();
  early();
  const failure = await errorOf(get({ timeout: 30 }));
  expect(failure).toBeInstanceOf(TimeoutError);
  expect(calls.failures).toEqual(['timeout of 30ms exceeded']);
});

test.each([
  ['its caller goes away', (caller: AbortController) => caller.abort()],
  ['the session ends', () => http.connection.abortSessionCalls()],
])('it is given up when %s', async (_name, end) => {
  neverRespond();
  early();
  const caller = new AbortController();
  const call = errorOf(get({ signal: caller.signal }));
  await expect.poll(() => calls.requests.length).toBe(1);
  end(caller);
  expect(await call).toBeInstanceOf(AbortedError);
  expect(calls.requests[0]?.signal.aborted).toBe(true);
  expect(calls.failures).toEqual([]);
});
