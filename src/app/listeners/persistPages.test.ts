// @vitest-environment jsdom
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { beforeEach, expect, test } from 'vitest';
import { selectRecent } from '@/state/recentPages/recentPagesSlice';
import type { AppDispatch } from '@/state/storeTypes';
import type { RootState } from '@/state/rootReducer';
import type { Services } from '@/state/services';
import { selectTabs } from '@/state/tabs/tabsSlice';
import { userInfoReceived } from '@/state/user/userSlice';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { persistPages } from './persistPages';
import { signedInUser } from '../../../tests/signedInUser';

const tab = (number: number) => {
  const path = `/p${number}`;
  return { key: path, pathname: path, search: '', route: path, fixed: false };
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** The state after user 1 has signed in. */
function signIn() {
  const services = createTestServices();
  const listeners = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
  const store = createTestStore(services, listeners.middleware);
  persistPages(listeners);
  store.dispatch(userInfoReceived(signedInUser));
  return store.getState();
}

/** The tabs that are restored for user 1. */
function restore(user: string, stored: object) {
  window.sessionStorage.setItem(`tabs:${user}`, JSON.stringify(stored));
  return selectTabs(signIn());
}

test('at most a thousand tabs are restored, the newest', () => {
  const tabs = Array.from({ length: 1001 }, (_, number) => tab(number));
  const restored = restore('1', tabs);
  expect(restored).toHaveLength(1000);
  expect(restored[0]?.key).toBe('/p1');
});

test.each(['key', 'pathname', 'route'])('tabs with another address than a path in %s are not restored', (name) => {
  expect(restore('1', [{ ...tab(1), [name]: 'javascript:alert(1)' }])).toEqual([]);
});

test('nor are those of another user', () => {
  expect(restore('2', [tab(1)])).toEqual([]);
});

const page = { path: '/p', title: '页', time: 1 };

test.each<[string, unknown[]]>([
  ['a time that is no moment', [{ ...page, time: 1e20 }, page]],
  ['one that is no number', [{ ...page, time: 'x' }, page]],
  ['no path of the app', [{ ...page, path: 'https://a.cn' }, page]],
  ['no entry at all', [null, 7, page]],
])('of recent pages, one with %s is dropped, the others stay (§4.58)', (_name, stored) => {
  window.localStorage.setItem('recent:1', JSON.stringify(stored));
  expect(selectRecent(signIn())).toEqual([page]);
});
