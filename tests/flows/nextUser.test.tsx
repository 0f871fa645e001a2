import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { findMainMenu } from '../mainMenu';
import { fillLogin, signedIn } from '../renderApp';

// Loads the page before the tests, else the first test would wait while Vite transforms its modules.
beforeAll(() => import('@/pages/dict/DictPage'));

/** The rows of the administrator are on the screen, then somebody else signs in; the server does not answer any more. */
test('nobody sees the rows that the user before them has loaded', async () => {
  const app = await signedIn('/system/dict?type=member_type');
  await screen.findByRole('row', { name: /正式党员/ });
  await app.user.click(screen.getByRole('button', { name: /^账号/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: /退出登录/ }));
  server.use(http.get(path('/system/dict/*'), () => delay('infinite')));
  await fillLogin(app, 'clerk');
  await findMainMenu();
  await waitFor(() => expect(app.here()).toMatch(/^\/system\/dict/));
  await waitFor(() => expect(document.querySelector('#page > * > :not([role=status])')).not.toBeNull());
  expect(screen.queryByRole('row', { name: /正式党员/ })).toBeNull();
  expect(screen.queryByText('党员类别')).toBeNull();
});

test('tabs and recent pages are those of the user who opened them', async () => {
  const tabs = [{ key: '/profile', pathname: '/profile', search: '', route: '/profile', fixed: false }];
  window.sessionStorage.setItem('tabs:1', JSON.stringify(tabs));
  window.localStorage.setItem('recent:1', JSON.stringify([{ path: '/profile', title: '个人中心' }]));

  const clerk = await signedIn('/workbench', 'clerk');
  const names = () => within(screen.getByRole('tablist', { name: '已打开的页面' })).getAllByRole('tab').length;
  expect(names()).toBe(1);
  expect(clerk.store.getState().recentPages.map(({ path: at }) => at)).toEqual(['/workbench']);
});

test('the same user finds them again', async () => {
  const tabs = [{ key: '/profile', pathname: '/profile', search: '', route: '/profile', fixed: false }];
  window.sessionStorage.setItem('tabs:1', JSON.stringify(tabs));
  window.localStorage.setItem('recent:1', JSON.stringify([{ path: '/profile', title: '个人中心' }]));
  const app = await signedIn('/workbench');
  expect(app.store.getState().tabs.tabs.map(({ key }) => key)).toEqual(['/workbench', '/profile']);
  expect(app.store.getState().recentPages.map(({ path: at }) => at)).toEqual(['/workbench', '/profile']);
});
