import { afterEach, expect, test, vi } from 'vitest';
import { abortSessionCalls } from './connection';
import { askEarly } from './earlyAnswers';
import { acknowledged } from './envelope';
import { AbortedError, AnswerError, ShapeError, TimeoutError } from './errors';
import { http } from './http';
import { anything, BASE, bindBackend, disconnect, failureOf, kept, respond, stall, told } from './testBackend';

bindBackend();
afterEach(() => vi.useRealTimers());

const early = (token = kept.token) => askEarly(`${BASE}/getInfo`, token);
const get = (options = {}) => http.get('/getInfo', { ...anything, ...options });

test('the answer is taken in place of a call, once', async () => {
  respond({ code: 200, data: 1 });
  early();
  await expect(get()).resolves.toEqual({ code: 200, data: 1 });
  expect(told.requests).toHaveLength(1);
  expect(told.requests[0]?.headers.get('authorization')).toBe('Bearer abc');
  await get();
  expect(told.requests).toHaveLength(2);
});

test('one asked for without a token is for anonymous calls', async () => {
  respond();
  askEarly(`${BASE}/getInfo`, undefined);
  await get({ anonymous: true });
  expect(told.requests).toHaveLength(1);
  expect(told.requests[0]?.headers.has('authorization')).toBe(false);
});

test.each([
  ['of another session', () => ((kept.token = 'other'), get())],
  ['with parameters', () => get({ params: { a: 1 } })],
  ['by another method', () => http.post('/getInfo', undefined, anything)],
  ['of another address', () => http.get('/getRouters', anything)],
])('a call %s is sent for itself', async (_name, call) => {
  respond();
  early('abc');
  await call();
  expect(told.requests).toHaveLength(2);
});

test('an answer that nobody took in ten seconds is forgotten', async () => {
  respond();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  early();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await get();
  expect(told.requests).toHaveLength(2);
});

test('one that did not arrive is asked for again, as if nothing had been', async () => {
  disconnect();
  early();
  await expect.poll(() => told.requests.length).toBe(1);
  respond();
  await expect(get()).resolves.toEqual({ code: 200 });
  expect(told.failures).toEqual([]);
});

test.each([
  ['a refusal', () => respond({ code: 401, msg: '过期' }), AnswerError],
  ['an HTTP failure', () => respond('<h1>502</h1>', 502), AnswerError],
  ['an answer of another shape', () => respond('<h1>ok</h1>'), ShapeError],
])('%s is what it is in any call', async (_name, answer, kind) => {
  answer();
  early();
  expect(await failureOf(get({ schema: acknowledged }))).toBeInstanceOf(kind);
  expect(told.requests).toHaveLength(1);
  expect(told.failures).toHaveLength(1);
});

test('it has the time limit of the call', async () => {
  stall();
  early();
  const failure = await failureOf(get({ timeout: 30 }));
  expect(failure).toBeInstanceOf(TimeoutError);
  expect(told.failures).toEqual(['timeout of 30ms exceeded']);
});

test.each([
  ['its caller goes away', (caller: AbortController) => caller.abort()],
  ['the session ends', () => abortSessionCalls()],
])('it is given up when %s', async (_name, end) => {
  stall();
  early();
  const caller = new AbortController();
  const call = failureOf(get({ signal: caller.signal }));
  await expect.poll(() => told.requests.length).toBe(1);
  end(caller);
  expect(await call).toBeInstanceOf(AbortedError);
  expect(told.requests[0]?.signal.aborted).toBe(true);
  expect(told.failures).toEqual([]);
});
