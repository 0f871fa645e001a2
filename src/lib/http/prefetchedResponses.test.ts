import { afterEach, expect, test, vi } from 'vitest';
import { prefetch } from './prefetchedResponses';
import { acknowledgedSchema } from './envelope';
import { AbortedError, ApiError, SchemaError, TimeoutError } from './errors';
import {
  anyResponse,
  BASE,
  transportLog,
  disconnect,
  errorOf,
  http,
  neverRespond,
  respond,
  tokenStore,
  startBackend,
} from '../../../tests/httpBackend';

startBackend();
afterEach(() => vi.useRealTimers());

const early = (token = tokenStore.token) => prefetch(`${BASE}/getInfo`, token);
const get = (options = {}) => http.get('/getInfo', { ...anyResponse, ...options });

test('the answer is taken in place of a call, once', async () => {
  respond({ code: 200, data: 1 });
  early();
  await expect(get()).resolves.toEqual({ code: 200, data: 1 });
  expect(transportLog.requests).toHaveLength(1);
  expect(transportLog.requests[0]?.headers.get('authorization')).toBe('Bearer abc');
  await get();
  expect(transportLog.requests).toHaveLength(2);
});

test('one asked for without a token is for anonymous calls', async () => {
  respond();
  prefetch(`${BASE}/getInfo`, undefined);
  await get({ anonymous: true });
  expect(transportLog.requests).toHaveLength(1);
  expect(transportLog.requests[0]?.headers.has('authorization')).toBe(false);
});

test.each([
  ['of another session', () => ((tokenStore.token = 'other'), get())],
  ['with parameters', () => get({ params: { a: 1 } })],
  ['by another method', () => http.post('/getInfo', undefined, anyResponse)],
  ['of another address', () => http.get('/getRouters', anyResponse)],
])('a call %s is sent for itself', async (_name, call) => {
  respond();
  early('abc');
  await call();
  expect(transportLog.requests).toHaveLength(2);
});

test('an answer that nobody took in ten seconds is forgotten', async () => {
  respond();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  early();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await get();
  expect(transportLog.requests).toHaveLength(2);
});

test('one that did not arrive is asked for again, as if nothing had been', async () => {
  disconnect();
  early();
  await expect.poll(() => transportLog.requests.length).toBe(1);
  respond();
  await expect(get()).resolves.toEqual({ code: 200 });
  expect(transportLog.failures).toEqual([]);
});

test.each([
  ['a refusal', () => respond({ code: 401, msg: '过期' }), ApiError],
  ['an HTTP failure', () => respond('<h1>502</h1>', 502), ApiError],
  ['an answer of another shape', () => respond('<h1>ok</h1>'), SchemaError],
])('%s is what it is in any call', async (_name, answer, kind) => {
  answer();
  early();
  expect(await errorOf(get({ schema: acknowledgedSchema }))).toBeInstanceOf(kind);
  expect(transportLog.requests).toHaveLength(1);
  expect(transportLog.failures).toHaveLength(1);
});

test('it has the time limit of the call', async () => {
  neverRespond();
  early();
  const failure = await errorOf(get({ timeout: 30 }));
  expect(failure).toBeInstanceOf(TimeoutError);
  expect(transportLog.failures).toEqual(['timeout of 30ms exceeded']);
});

test.each([
  ['its caller goes away', (caller: AbortController) => caller.abort()],
  ['the session ends', () => http.context.abortSessionCalls()],
])('it is given up when %s', async (_name, end) => {
  neverRespond();
  early();
  const caller = new AbortController();
  const call = errorOf(get({ signal: caller.signal }));
  await expect.poll(() => transportLog.requests.length).toBe(1);
  end(caller);
  expect(await call).toBeInstanceOf(AbortedError);
  expect(transportLog.requests[0]?.signal.aborted).toBe(true);
  expect(transportLog.failures).toEqual([]);
});
