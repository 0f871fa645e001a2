// @vitest-environment jsdom
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { selectRecent } from '@/state/recentPages/recentPagesSlice';
import type { RootState } from '@/state/rootReducer';
import type { AppDispatch } from '@/state/storeTypes';
import type { Services } from '@/state/services';
import { userInfoReceived } from '@/state/user/userSlice';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { persistRecentPages } from './persistPages';
import { signedInUser } from '../../../tests/signedInUser';

const page = { path: '/p', title: '页', time: 1 };

test.each<[string, unknown[]]>([
  ['a time that is no moment', [{ ...page, time: 1e20 }, page]],
  ['one that is no number', [{ ...page, time: 'x' }, page]],
  ['no path of the app', [{ ...page, path: 'https://a.cn' }, page]],
  ['no entry at all', [null, 7, page]],
])('of stored entries, one with %s is dropped, the others stay (§4.58)', (_name, stored) => {
  window.localStorage.setItem('recent:1', JSON.stringify(stored));
  const services = createTestServices();
  const listeners = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
  persistRecentPages(listeners);
  const store = createTestStore(services, listeners.middleware);
  store.dispatch(userInfoReceived(signedInUser));
  expect(selectRecent(store.getState())).toEqual([page]);
});
