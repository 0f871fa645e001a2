import { expect, test } from 'vitest';
import { routesBuilt } from '../routes/routesSlice';
import { makeRouteNode } from '../../../tests/routeNode';
import { sessionEnded } from '../sessionEnded';
import type { VisitedTab } from './tabRules';
import { pageOpened, tabMoved, tabsClosed, tabsRestored, tabsSlice, viewReloaded, type OpenedPage } from './tabsSlice';

const page = (path: string, parts: Partial<OpenedPage> = {}): OpenedPage => ({
  key: path,
  pathname: path,
  search: '',
  route: path,
  fixed: false,
  hasTab: true,
  kept: true,
  ...parts,
});
const tab = (path: string): VisitedTab => ({ key: path, pathname: path, search: '', route: path, fixed: false });
const routes = routesBuilt([
  makeRouteNode('/workbench'),
  makeRouteNode('/g', { children: [makeRouteNode('/g/a'), makeRouteNode('/g/b')] }),
]);
const after = (...actions: Parameters<typeof tabsSlice.reducer>[1][]) =>
  actions.reduce(tabsSlice.reducer, tabsSlice.getInitialState());
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);

test.each([
  ['new routes bring the workbench', [routes], ['/workbench']],
  ['tabs of the last visit stay', [tabsRestored([tab('/g/a')]), routes], ['/workbench', '/g/a']],
  ['those that the menu no longer has go', [tabsRestored([tab('/gone'), tab('/g/b')]), routes], ['/workbench', '/g/b']],
  [
    'a workbench that was kept comes once',
    [tabsRestored([tab('/g/a'), tab('/workbench')]), routes],
    ['/workbench', '/g/a'],
  ],
  ['a tab that was kept twice comes once', [tabsRestored([tab('/g/a'), tab('/g/a')]), routes], ['/workbench', '/g/a']],
  ['a page without a tab adds none', [routes, pageOpened(page('/profile', { hasTab: false }))], ['/workbench']],
  [
    'the same page opened twice has one tab',
    [routes, pageOpened(page('/g/a')), pageOpened(page('/g/a'))],
    ['/workbench', '/g/a'],
  ],
  [
    'moved',
    [routes, pageOpened(page('/g/a')), pageOpened(page('/g/b')), tabMoved({ from: '/g/b', to: '/g/a' })],
    ['/workbench', '/g/b', '/g/a'],
  ],
  ['the end of the session', [routes, pageOpened(page('/g/a')), sessionEnded({ reason: 'logout' })], []],
])('tabs: %s (§3.6)', (_name, actions, expected) => expect(keys(after(...actions).tabs)).toEqual(expected));

test('the workbench of the new routes is fixed, whatever was kept (§2.56)', () => {
  expect(after(tabsRestored([tab('/workbench')]), routes).tabs).toMatchObject([{ key: '/workbench', fixed: true }]);
});

test('closed tabs take their pages with them', () => {
  const state = after(routes, pageOpened(page('/g/a')), pageOpened(page('/g/b')), tabsClosed(['/g/a']));
  expect(keys(state.tabs)).toEqual(['/workbench', '/g/b']);
  expect(keys(state.pages)).toEqual(['/g/b']);
});

test('a page without a tab is live while it is open, and no longer', () => {
  const hidden = page('/profile', { hasTab: false, kept: false });
  expect(keys(after(pageOpened(hidden)).pages)).toEqual(['/profile']);
  expect(keys(after(pageOpened(hidden), pageOpened(page('/g/a'))).pages)).toEqual(['/g/a']);
});

test('a reload makes the page on the screen another page, and no other (§2.48, §2.64)', () => {
  const state = after(pageOpened(page('/g/a')), pageOpened(page('/g/b')), viewReloaded());
  expect(state.pages.map(({ key, version }) => [key, version])).toEqual([
    ['/g/b', 1],
    ['/g/a', 0],
  ]);
});

test('a new menu and the end of the session free all pages (§4.8)', () => {
  expect(after(pageOpened(page('/g/a')), routes).pages).toEqual([]);
  expect(after(pageOpened(page('/g/a')), sessionEnded({ reason: 'expired' }))).toEqual(tabsSlice.getInitialState());
});
