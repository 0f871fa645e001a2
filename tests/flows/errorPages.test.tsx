import { screen, within, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mainMenu } from '../mainMenu';
import { renderApp, signedIn } from '../renderApp';
import { giveMenu } from './testMenu';

test.each([
  ['/403', '没有访问权限'],
  ['/no/such/page', '页面不存在'],
])('%s says so inside the shell, with a way on; it has a tab and is no recent page (§2.94)', async (at, title) => {
  const { user, here, store } = await signedIn(at);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible());
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(mainMenu().getAllByRole('menuitem').length).toBeGreaterThan(5);
  expect(store.getState().recentPages).toEqual([]);
  expect(within(screen.getByRole('navigation', { name: '面包屑' })).getByText(title)).toBeVisible();
  expect(screen.getByRole('tab', { name: title, selected: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '返回首页' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: /集团管理员！$/ })).toBeVisible());
  expect(here()).toBe('/workbench');
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

test('an address of RuoYi’s own front end opens what it means (§2.94)', async () => {
  const { here } = await signedIn('/user/profile');
  await waitFor(() => expect(here()).toBe('/profile'));
});

test('nobody is signed in: the page stands for itself (§2.94)', async () => {
  renderApp('/404');
  await waitFor(() => expect(screen.getByRole('heading', { name: '页面不存在' })).toBeVisible());
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

test.each([
  ['monitor/druid/index', '本系统没有“数据监控”', /数据库连接池/],
  ['@/views/tool/gen/index.vue', '本系统没有“代码生成”', /由数据表生成前后端代码/],
  ['monitor/admin/index', '本系统没有“Admin监控”', /后端应用的运行状态/],
  ['monitor/xxljob/index', '本系统没有“任务调度中心”', /管理后端按计划执行的任务/],
  ['life/GonePage', '页面组件不存在', /“life\/GonePage”/],
  ['constructor', '页面组件不存在', /“constructor”/],
])('%s is told from a mistake in the menu (§2.94)', async (component, title, text) => {
  giveMenu([{ path: '/x', name: 'X', component, meta: { title: 'X' } }]);
  await signedIn('/x');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible());
  expect(screen.getByText(text)).toBeVisible();
});
