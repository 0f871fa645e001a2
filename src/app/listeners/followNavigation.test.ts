// @vitest-environment jsdom
import { NavigationType } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { flashProgress } from '@/lib/progressBar';
import { selectTheme, themeChanged } from '@/state/settings/settingsSlice';
import { pageOpened } from '@/state/tabs/tabsSlice';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { followNavigation } from './followNavigation';

vi.mock('@/lib/progressBar');

const location = { pathname: '/403', search: '', hash: '', state: null, key: 'k' };
const place = { location, matches: [], historyAction: NavigationType.Push };

const services = createTestServices();
let store = createTestStore(services);
let scrollTo = vi.fn();

beforeEach(() => {
  store = createTestStore(services);
  vi.mocked(flashProgress).mockClear();
  scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
});

const page = { key: '/a', pathname: '/a', search: '', route: '/a', fixed: false, hasTab: true, kept: true };

test('the bar shows each navigation but that to the first page (§2.15)', () => {
  const follow = followNavigation(store, services);
  follow(place);
  expect(flashProgress).not.toHaveBeenCalled();
  store.dispatch(pageOpened(page));
  follow(place);
  follow(place);
  expect(flashProgress).toHaveBeenCalledTimes(2);
});

test('with showProgressBar off no navigation shows the bar (§2.15)', () => {
  store.dispatch(pageOpened(page));
  store.dispatch(themeChanged({ ...selectTheme(store.getState()), showProgressBar: false }));
  followNavigation(store, services)(place);
  expect(flashProgress).not.toHaveBeenCalled();
});

test('a page outside the shell begins at its top (§2.12)', () => {
  followNavigation(store, services)(place);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});
