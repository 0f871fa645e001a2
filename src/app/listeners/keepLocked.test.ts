// @vitest-environment jsdom
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RootState } from '@/state/rootReducer';
import type { Services } from '@/state/services';
import type { AppDispatch } from '@/state/storeTypes';
import { lockChanged, selectIsLocked, tokenFound, tokenReceived, userInfoReceived } from '@/state/user/userSlice';
import { withConfig } from '../../../tests/config';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { keepLocked } from './keepLocked';
import { signedInUser } from '../../../tests/signedInUser';

beforeEach(() => {
  window.localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function start(changes: Partial<typeof signedInUser> = {}, signsIn = false) {
  withConfig({ lockAfter: 10 });
  const services = createTestServices();
  const listeners = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
  const store = createTestStore(services, listeners.middleware);
  const life = new AbortController();
  keepLocked(store, listeners, life.signal);
  store.dispatch(signsIn ? tokenReceived('t') : tokenFound('t'));
  store.dispatch(userInfoReceived({ ...signedInUser, ...changes }));
  return { store, isLocked: () => selectIsLocked(store.getState()), stop: () => life.abort() };
}

/** What another window writes; `null` removes the entry. */
function writeElsewhere(newValue: string | null) {
  if (newValue === null) window.localStorage.removeItem('locked:1');
  else window.localStorage.setItem('locked:1', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'locked:1', newValue }));
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

test.each([
  ['is set back by an hour while somebody works', -60],
  ['was a year fast, and is set right', -365 * 24 * 60],
])('a clock that %s delays the lock by nothing (§2.113)', (_how, change) => {
  const { isLocked, stop } = start();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('pointermove'));
  vi.setSystemTime(Date.now() + change * 60_000);
  window.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(9 * 60_000);
  expect(isLocked()).toBe(false);
  vi.advanceTimersByTime(2 * 60_000);
  expect(isLocked()).toBe(true);
  stop();
});

test.each([
  ['something is done', () => window.dispatchEvent(new Event('pointermove'))],
  ['the page is seen', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['it comes from the cache of the browser', () => window.dispatchEvent(new PageTransitionEvent('pageshow'))],
])('a computer that has slept for longer is locked as soon as %s (§4.60)', (_case, wake) => {
  const { isLocked, stop } = start();
  vi.setSystemTime(Date.now() + 60 * 60_000);
  wake();
  expect(isLocked()).toBe(true);
  stop();
});

test('keys that the page or the lock keeps to itself are actions too: what is unlocked by them stays so', () => {
  const { store, isLocked, stop } = start();
  vi.advanceTimersByTime(11 * 60_000);
  expect(isLocked()).toBe(true);
  const keep = (event: Event) => event.stopPropagation();
  document.body.addEventListener('keydown', keep);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  document.body.removeEventListener('keydown', keep);
  store.dispatch(lockChanged(false));
  vi.advanceTimersByTime(60_000);
  expect(isLocked()).toBe(false);
  stop();
});

test('a window is unlocked by an unlocking elsewhere; a sign-out of another session leaves it locked, over a reload too (§4.60)', () => {
  const { store, isLocked, stop } = start();
  store.dispatch(lockChanged(true));
  writeElsewhere(null);
  expect(isLocked()).toBe(true);
  expect(window.localStorage.getItem('locked:1')).toBe('true');
  writeElsewhere('false');
  expect(isLocked()).toBe(false);
  writeElsewhere(null);
  expect(isLocked()).toBe(false);
  expect(window.localStorage.getItem('locked:1')).toBeNull();
  stop();
});

test.each([
  [false, 'true', true],
  [true, 'false', false],
])(
  'a page that comes from the cache of the browser (locked: %s) follows what was written meanwhile: %s (§4.60)',
  (before, written, after) => {
    const { store, isLocked, stop } = start();
    store.dispatch(lockChanged(before));
    window.localStorage.setItem('locked:1', written);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(isLocked()).toBe(after);
    stop();
  },
);

test.each([
  ['a session that is found', false, 11, true],
  ['a session that is found in time', false, 9, false],
  ['a session that is found, after a clock was set back by an hour', false, -60, true],
  ['a user who signs in', true, 11, false],
])('time counts while no window is open: %s (§4.61)', (_case, signsIn, minutes, expected) => {
  window.localStorage.setItem('lastAction', `${Date.now() - minutes * 60_000}`);
  const { isLocked, stop } = start({}, signsIn);
  expect(isLocked()).toBe(expected);
  window.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(9 * 60_000);
  expect(isLocked()).toBe(expected);
  stop();
});

test('what is done before it is known whose session it is does not make it a fresh one (§4.61)', () => {
  window.localStorage.setItem('lastAction', `${Date.now() - 11 * 60_000}`);
  const { store, isLocked, stop } = start({ username: '' });
  window.dispatchEvent(new Event('pointermove'));
  store.dispatch(userInfoReceived(signedInUser));
  expect(isLocked()).toBe(true);
  stop();
});

test('an account that is not known cannot be asked for its password: nothing is locked, and the log says so (§4.61)', () => {
  const { store, isLocked, stop } = start({ username: '', permissions: ['*:*:*'] });
  vi.advanceTimersByTime(60 * 60_000);
  expect(isLocked()).toBe(false);
  const told = 'GET /getInfo：服务器没有给出用户名，设置 lockAfter 无效';
  expect(store.getState().errorLog.map(({ err }) => err.message)).toEqual([told]);
  stop();
});
