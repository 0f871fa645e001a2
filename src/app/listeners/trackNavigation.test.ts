// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { NavigationType } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { flashProgress } from '@/lib/progress';
import { rootReducer } from '@/state/rootReducer';
import { selectTheme, themeChanged } from '@/state/settings/settingsSlice';
import { trackNavigation } from './trackNavigation';

vi.mock('@/lib/progress');

const location = { pathname: '/403', search: '', hash: '', state: null, key: 'k' };
const place = { location, matches: [], historyAction: NavigationType.Push };

let store = configureStore({ reducer: rootReducer });
let scrollTo = vi.fn();

beforeEach(() => {
  store = configureStore({ reducer: rootReducer });
  vi.mocked(flashProgress).mockClear();
  scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
});

test('the bar shows each navigation', () => {
  const follow = trackNavigation(store);
  follow(place);
  follow(place);
  expect(flashProgress).toHaveBeenCalledTimes(2);
});

test('with showProgressBar off no navigation shows the bar', () => {
  store.dispatch(themeChanged({ ...selectTheme(store.getState()), showProgressBar: false }));
  trackNavigation(store)(place);
  expect(flashProgress).not.toHaveBeenCalled();
});

test('a page outside the shell begins at its top', () => {
  trackNavigation(store)(place);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});
