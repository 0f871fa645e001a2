// @vitest-environment jsdom
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RootState } from '@/state/rootReducer';
import type { Services } from '@/state/services';
import type { AppDispatch } from '@/state/storeTypes';
import { selectIsLocked, tokenFound, userInfoReceived } from '@/state/user/userSlice';
import { withConfig } from '../../../tests/config';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { keepLocked } from './keepLocked';

const info = {
  id: '1',
  name: '甲',
  username: 'a',
  orgId: '1',
  avatar: '',
  orgName: '',
  roleNames: [],
  passwordKind: '',
  passwordState: 'usual' as const,
  roles: [],
  permissions: [],
};

beforeEach(() => {
  window.localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function start(changes: Partial<typeof info> = {}) {
  withConfig({ lockAfter: 10 });
  const services = createTestServices();
  const listeners = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
  const store = createTestStore(services, listeners.middleware);
  const stop = keepLocked(store, listeners);
  store.dispatch(tokenFound('t'));
  store.dispatch(userInfoReceived({ ...info, ...changes }));
  return { isLocked: () => selectIsLocked(store.getState()), stop };
}

test.each([
  ['nobody does anything', () => undefined, true],
  ['something is done here', () => window.dispatchEvent(new Event('pointermove')), false],
  ['something is done in another window', () => window.localStorage.setItem('lastAction', `${Date.now()}`), false],
])('after ten minutes in which %s the screen is locked: %s (§4.60)', (_case, act, expected) => {
  const { isLocked, stop } = start();
  vi.advanceTimersByTime(9 * 60_000);
  act();
  vi.advanceTimersByTime(2 * 60_000);
  expect(isLocked()).toBe(expected);
  stop();
});

test('an account that is not known cannot be asked for its password: nothing is locked', () => {
  const { isLocked, stop } = start({ username: '' });
  vi.advanceTimersByTime(60 * 60_000);
  expect(isLocked()).toBe(false);
  stop();
});
