// @vitest-environment jsdom
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { beforeEach, expect, test } from 'vitest';
import type { AppDispatch } from '@/state/storeTypes';
import type { RootState } from '@/state/rootReducer';
import type { Services } from '@/state/services';
import { selectTabs } from '@/state/tabs/tabsSlice';
import { userInfoReceived } from '@/state/user/userSlice';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { persistTabs } from './persistPages';
import { signedInUser } from '../../../tests/signedInUser';

const tab = (number: number) => {
  const path = `/p${number}`;
  return { key: path, pathname: path, search: '', route: path, fixed: false };
};

beforeEach(() => window.sessionStorage.clear());

/** The tabs that are restored for user 1. */
function restore(user: string, stored: object) {
  window.sessionStorage.setItem(`tabs:${user}`, JSON.stringify(stored));
  const services = createTestServices();
  const listeners = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
  const store = createTestStore(services, listeners.middleware);
  persistTabs(listeners);
  store.dispatch(userInfoReceived(signedInUser));
  return selectTabs(store.getState());
}

test('at most a thousand tabs are restored, the newest', () => {
  const tabs = Array.from({ length: 1001 }, (_, number) => tab(number));
  const restored = restore('1', tabs);
  expect(restored).toHaveLength(1000);
  expect(restored[0]?.key).toBe('/p1');
});

test.each(['key', 'pathname', 'route'])('those with another address than a path in %s are not', (name) => {
  expect(restore('1', [{ ...tab(1), [name]: 'javascript:alert(1)' }])).toEqual([]);
});

test('those of another user are not', () => {
  expect(restore('2', [tab(1)])).toEqual([]);
});
