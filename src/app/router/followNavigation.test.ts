// @vitest-environment jsdom
import { NavigationType } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { flashProgress } from '@/lib/progressBar';
import { selectTheme, themeChanged } from '@/state/settings/settingsSlice';
import { pageOpened } from '@/state/tabs/tabsSlice';
import { createTestStore } from '../../../tests/createTestStore';
import { followNavigation } from './followNavigation';

vi.mock('@/lib/progressBar');

const location = { pathname: '/login', search: '', hash: '', state: null, key: 'k' };

let store = createTestStore();
let scrollTo = vi.fn();

beforeEach(() => {
  store = createTestStore();
  vi.mocked(flashProgress).mockClear();
  scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
});

const follow = () => store.dispatch(followNavigation(location, NavigationType.Push, undefined));

const page = { key: '/a', pathname: '/a', search: '', route: '/a', fixed: false, hasTab: true, kept: true };

test('the bar shows each navigation but that to the first page (§2.15)', () => {
  follow();
  expect(flashProgress).not.toHaveBeenCalled();
  store.dispatch(pageOpened(page));
  follow();
  follow();
  expect(flashProgress).toHaveBeenCalledTimes(2);
});

test('with showProgressBar off no navigation shows the bar (§2.15)', () => {
  store.dispatch(pageOpened(page));
  store.dispatch(themeChanged({ ...selectTheme(store.getState()), showProgressBar: false }));
  follow();
  expect(flashProgress).not.toHaveBeenCalled();
});

test('a page outside the shell begins at its top (§2.12)', () => {
  follow();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});
