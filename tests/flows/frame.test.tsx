import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { errorLogged } from '@/state/errorLog/errorLogSlice';
import { openShell, testRoute } from './testMenu';
import { withConfig } from '../config';
import { menuEntry } from '../mainMenu';
import { renderApp, signedIn } from '../renderApp';

vi.mock('@/pages/profile/ProfilePage', () => import('./TestPage'));

test('the numbers under which the site is filed stand below each page, the login page too (§2.114)', async () => {
  withConfig({ icpFiling: '沪ICP备12345678号-1', policeFiling: '沪公网安备31010102001234号' });
  const links = () => screen.getAllByRole('link', { name: /备/ }).map((link) => link.getAttribute('href'));
  const filed = ['https://beian.miit.gov.cn/', 'https://beian.mps.gov.cn/#/query/webSearch?code=31010102001234'];
  const { unmount } = renderApp('/login');
  expect(links()).toEqual(filed);
  unmount();
  await signedIn();
  expect(links()).toEqual(filed);
});

test('the footer has copyright, year and title (§2.34)', async () => {
  await openShell();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`Copyright © ${new Date().getFullYear()} 党支部管理平台`);
});

test('the logo leads to the root (§2.44)', async () => {
  const app = await openShell('/p1');
  await app.page('/p1');
  await app.user.click(screen.getByRole('link', { name: '党支部管理平台，返回首页' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: /！$/ })).toBeVisible());
  expect(app.here()).toBe('/workbench');
});

test('folded, the logo shows the abbreviation', async () => {
  const app = await openShell();
  await app.user.click(screen.getByRole('button', { name: '收起菜单' }));
  expect(screen.getByRole('link', { name: '支部平台，返回首页' })).toHaveTextContent('支部平台');
  expect(screen.queryByRole('link', { name: '党支部管理平台，返回首页' })).toBeNull();
});

test.each([
  ['全屏', 'showFullScreen'],
  ['刷新', 'showRefresh'],
  ['主题配置', 'showTheme'],
  ['通知 5 条', 'showNotice'],
  ['搜索菜单（Ctrl+K）', 'showSearch'],
])('%s is there only where the theme shows it (§2.46)', async (name, field) => {
  const app = await openShell();
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible());
  window.localStorage.setItem('theme', JSON.stringify({ [field]: false }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(app.store.getState().settings.theme).toMatchObject({ [field]: false });
});

test('an entry of the menu shows its badge or its dot (§2.54)', async () => {
  await openShell('/workbench', [testRoute(1, { badge: '186' }), testRoute(2, { dot: true }), testRoute(3)]);
  expect(menuEntry(/页1\s*186$/)).toBeVisible();
  expect(menuEntry(/页2\s*有新内容$/)).toBeVisible();
  expect(menuEntry(/页3$/)).toBeVisible();
});

test('the error log takes 70% of the window (§2.65, §9.29)', async () => {
  const app = await openShell();
  act(() => void app.store.dispatch(errorLogged({ err: { message: '坏', stack: '' }, url: '#/p1' })));
  await app.user.click(screen.getByRole('button', { name: '异常捕获 1 条' }));
  const dialog = await screen.findByRole('dialog', { name: /异常捕获/ });
  expect(dialog).toHaveStyle({ width: '70%' });
});
