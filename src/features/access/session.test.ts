import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AbortedError, ApiError } from '@/lib/http/errors';
import { sessionEnded } from '@/state/sessionEnded';
import { selectToken, tokenFound } from '@/state/user/userSlice';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { loadSession } from './session';

const call = { method: 'GET', url: '/getInfo', token: 'first' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store with a session that is being loaded; `fail` makes its calls fail. */
function beginLoading() {
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => (fail = reject));
  const services = createTestServices();
  const store = createTestStore({ ...services, http: { ...services.http, get: () => failed } });
  store.dispatch(tokenFound('first'));
  const loading = store.dispatch(loadSession()).catch((error: unknown) => error);
  return { store, loading, fail: (error: Error) => fail(error) };
}

test('a late failure of a former session leaves the new one alone', async () => {
  const { store, loading, fail } = beginLoading();
  store.dispatch(sessionEnded({ reason: 'logout' }));
  store.dispatch(tokenFound('second'));
  fail(new ApiError(call, '500', '数据库繁忙'));
  await loading;
  expect(selectToken(store.getState())).toBe('second');
});

test('a failure of this session ends it', async () => {
  const { store, loading, fail } = beginLoading();
  fail(new ApiError(call, '500', '数据库繁忙'));
  await loading;
  expect(selectToken(store.getState())).toBeUndefined();
});

test('what the browser aborts because the page is reloaded ends nothing until the page is gone', async () => {
  const { store, loading, fail } = beginLoading();
  fail(new AbortedError(call));
  await vi.advanceTimersByTimeAsync(999);
  expect(selectToken(store.getState())).toBe('first');
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(selectToken(store.getState())).toBeUndefined();
});

test('a session that is being loaded is not loaded again', async () => {
  const { store, loading, fail } = beginLoading();
  await store.dispatch(loadSession());
  fail(new ApiError(call, '500', '数据库繁忙'));
  expect(await loading).toBeInstanceOf(ApiError);
});
