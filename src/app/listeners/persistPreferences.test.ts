// @vitest-environment jsdom
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { DEFAULT_THEME } from '@/config/theme/themeSchema';
import type { RootState } from '@/state/rootReducer';
import type { Services } from '@/state/services';
import { selectTheme, themeChanged } from '@/state/settings/settingsSlice';
import type { AppDispatch } from '@/state/storeTypes';
import { userInfoReceived } from '@/state/user/userSlice';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { persistPreferences, storedThemeSchema } from './persistPreferences';
import { signedInUser } from '../../../tests/signedInUser';

beforeEach(() => window.localStorage.clear());

const other = {
  layout: 'column',
  themeName: 'ocean',
  colorMode: 'dark',
  letterSize: 'large',
  background: 'waves',
  columnStyle: 'arrow',
  tabsBarStyle: 'card',
  showTabs: false,
  showTabsIcon: false,
  fixedHeader: false,
  showProgressBar: false,
  showRefresh: false,
  showSearch: false,
  showTheme: false,
  showNotice: false,
  showFullScreen: false,
};

test('a whole theme is taken as it is (§3.8)', () => expect(v.parse(storedThemeSchema, other)).toEqual(other));

test.each(Object.keys(DEFAULT_THEME))('%s alone falls back when it is damaged or missing (§3.8)', (field) => {
  const fallback = { ...other, [field]: DEFAULT_THEME[field as keyof typeof DEFAULT_THEME] };
  for (const damaged of ['no such value', 7, null, [], {}, '__proto__'])
    expect(v.parse(storedThemeSchema, { ...other, [field]: damaged })).toEqual(fallback);
  const missing = Object.fromEntries(Object.entries(other).filter(([name]) => name !== field));
  expect(v.parse(storedThemeSchema, missing)).toEqual(fallback);
});

test('fields of another version are dropped', () =>
  expect(v.parse(storedThemeSchema, { ...other, skin: 'x' })).toEqual(other));

test.each([[null], ['theme'], [7], [[]], [undefined]])('%j is no theme', (value) =>
  expect(v.is(storedThemeSchema, value)).toBe(false),
);

function start() {
  const services = createTestServices();
  const listeners = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
  const store = createTestStore(services, listeners.middleware);
  const life = new AbortController();
  persistPreferences(store, listeners, life.signal);
  return { store, stop: () => life.abort() };
}

/** Another window writes the theme. */
function writeElsewhere(theme: object) {
  window.localStorage.setItem('theme', JSON.stringify(theme));
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
}

test('the theme that another user saves in another window comes without their 字号, until somebody signs in (§17.10)', () => {
  window.localStorage.setItem('letterSize:1', '"large"');
  const { store, stop } = start();
  const shown = () => selectTheme(store.getState());
  writeElsewhere(other);
  expect(shown()).toEqual(other);
  store.dispatch(userInfoReceived(signedInUser));
  writeElsewhere({ ...other, letterSize: 'largest', themeName: 'red-white' });
  expect(shown()).toMatchObject({ letterSize: 'large', themeName: 'red-white' });
  stop();
});

test('a sign-in keeps the 字号 of this user for the login page, and nothing that was not saved (§17.10)', () => {
  window.localStorage.setItem('letterSize:1', '"largest"');
  window.localStorage.setItem('theme', JSON.stringify(other));
  const { store, stop } = start();
  store.dispatch(themeChanged({ themeName: 'red-white' }));
  store.dispatch(userInfoReceived(signedInUser));
  expect(JSON.parse(window.localStorage.getItem('theme') ?? '')).toEqual({ ...other, letterSize: 'largest' });
  expect(selectTheme(store.getState()).themeName).toBe('red-white');
  stop();
});
