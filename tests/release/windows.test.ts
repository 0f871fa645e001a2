import { expect, test } from 'vitest';
import { expectClean, openTab, reload, untilPageShown, urlOf } from '../e2e/browser';
import { openSignedIn } from '../e2e/openSignedIn';
import { GIVEN_UP } from '../e2e/pageErrors';
import { signIn } from '../e2e/signIn';

test('two windows are one session: who signs out in one and in as another user is that user in both (§4.47)', async () => {
  const first = await openSignedIn('/profile');
  const second = await openTab(first.context());
  await second.goto(urlOf('/system/dict?name=secret'));
  await untilPageShown(second);

  await first.getByRole('button', { name: /^账号：/ }).click();
  // Messages go after three seconds, which may be before the first window is there.
  await Promise.all([
    second.getByText('您已在其他标签页退出登录').waitFor(),
    first.getByRole('menuitem', { name: '退出登录' }).click(),
  ]);
  await second.getByRole('form', { name: '登录' }).waitFor();

  await Promise.all([second.getByText('您已在其他窗口登录为“王海洋”').waitFor(), signIn(first, 'clerk')]);
  await second.getByRole('button', { name: '账号：王海洋' }).waitFor();
  expect(second.url()).not.toContain('secret');
  expect(await second.getByText('页面不存在').count()).toBe(0);
  for (const page of [first, second]) expectClean(page, [GIVEN_UP]);
});

test('another session that is stored in one window is shown in the other at once', async () => {
  const first = await openSignedIn('/profile');
  const second = await openTab(first.context());
  await second.goto(urlOf('/workbench'));
  await untilPageShown(second);
  const other = await openSignedIn('/workbench');
  const token = await other.evaluate(() => localStorage.getItem('admintoken'));
  await Promise.all([
    second.getByText('登录已在其他窗口更新').waitFor(),
    first.evaluate((stored) => localStorage.setItem('admintoken', stored ?? ''), token),
  ]);
  expect(new URL(second.url()).hash).toBe('#/workbench');
  expectClean(second, [GIVEN_UP]);
});

test('who reloads while the backend restarts stays signed in, and can leave meanwhile (§2.19)', async () => {
  const page = await openSignedIn('/profile');
  let away = true;
  await page.route('**/prod-api/get*', (route) =>
    away ? route.fulfill({ status: 503, headers: { 'Retry-After': '2' } }) : route.continue(),
  );
  await reload(page);
  await page.getByText('服务器暂时没有响应，正在重试').waitFor();
  await page.getByRole('button', { name: '退出登录' }).waitFor();
  away = false;
  await untilPageShown(page);
  await page.getByText('全部权限').waitFor();
  expectClean(page, [/503/]);

  away = true;
  await reload(page);
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('form', { name: '登录' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('admintoken'))).toBeNull();
});
