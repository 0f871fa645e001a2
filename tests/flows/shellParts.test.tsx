import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { errorLogged } from '@/state/errorLog/errorLogSlice';
import { withConfig } from '../config';
import { mainMenu } from '../mainMenu';
import { openShell } from './testMenu';

vi.mock('@/pages/profile/ProfilePage', () => import('./TestPage'));

test('the root leads to the workbench and stands in neither menu nor breadcrumb (§2.5)', async () => {
  const app = await openShell('/');
  await waitFor(() => expect(app.here()).toBe('/workbench'));
  const links = mainMenu().getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['工作台', '页1', '页2', '页3', '页4']);
  const crumbs = within(screen.getByRole('navigation', { name: '面包屑' }));
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['工作台']);
});

test('column: a bar at the side, navigation at the top, tabs that can be hidden, and the page (§2.42)', async () => {
  window.localStorage.setItem('theme', JSON.stringify({ layout: 'column' }));
  const app = await openShell('/p1');
  expect(within(screen.getByRole('navigation', { name: '一级菜单' })).getAllByRole('link')).not.toEqual([]);
  expect(within(screen.getByRole('banner')).getByRole('button', { name: /^账号：/ })).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(await app.page('/p1'));

  window.localStorage.setItem('theme', JSON.stringify({ layout: 'column', showTabs: false }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(screen.queryByRole('tablist', { name: '已打开的页面' })).toBeNull();
  expect(app.store.getState().settings.theme).toMatchObject({ layout: 'column', showTabs: false });
});

test('the controls at the right of the header: error log, full screen, refresh, avatar (§2.45)', async () => {
  const app = await openShell();
  act(() => void app.store.dispatch(errorLogged({ err: { message: '坏', stack: '' }, url: '#/p1' })));
  const header = within(screen.getByRole('banner'));
  const names = header.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
  const places = ['异常捕获 1 条', '全屏', '刷新', '账号：集团管理员'].map((name) =>
    names.findIndex((known) => known.startsWith(name)),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('a message stays as long as the setting says (§9.11)', async () => {
  withConfig({ messageDuration: 4321 });
  const app = await openShell();
  const wait = vi.spyOn(window, 'setTimeout');
  act(() => void app.services.toast.info('已保存'));
  await waitFor(() => expect(screen.getByText('已保存')).toBeVisible());
  expect(wait).toHaveBeenCalledWith(expect.any(Function), 4321);
});

test('取消 closes the error log and leaves its entries (§2.66)', async () => {
  const app = await openShell();
  act(() => void app.store.dispatch(errorLogged({ err: { message: '坏', stack: '' }, url: '#/p1' })));
  await app.user.click(screen.getByRole('button', { name: '异常捕获 1 条' }));
  const dialog = await screen.findByRole('dialog', { name: '党支部管理平台异常捕获' });
  await app.user.click(within(dialog).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.store.getState().errorLog).toHaveLength(1);
});
