import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillLogin, renderApp, signedIn } from '../renderApp';

test('a person signs in and comes to the workbench', async () => {
  const app = renderApp();
  await fillLogin(app);
  expect(await screen.findByRole('heading', { name: /集团管理员！$/ })).toBeVisible();
  expect(app.here()).toBe('/workbench');
  expect(document.title).toBe('工作台 - 党支部管理平台');
  expect(await screen.findByText('欢迎登录党支部管理平台')).toBeVisible();
  expect(window.localStorage.getItem('admintoken')).toBeTruthy();
});

test('the clerk sees a smaller menu', async () => {
  await signedIn('/', 'clerk');
  expect(screen.queryByRole('button', { name: /考核评价/ })).toBeNull();
});
