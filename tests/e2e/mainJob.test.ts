import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean, openPage, openTab, reload, urlOf } from './browser';
import { GIVEN_UP } from './pageErrors';
import { readCaptcha, seeTour, signIn } from './signIn';
import { mainMenu, menuEntry, menuGroup } from './menu';

const hash = (page: Page) => new URL(page.url()).hash;
const crumbs = (page: Page) => page.getByRole('navigation', { name: '面包屑' }).getByRole('listitem').allTextContents();

async function chooseFromAvatar(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^账号：/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('the whole main job: sign in by keyboard, open pages, sign out, come back (§1.2, §1.5, §2.7, §2.8)', async () => {
  const page = await openPage();
  await seeTour(page, urlOf());
  await page.goto(urlOf());
  await page.getByAltText('验证码图片').waitFor();
  const code = await readCaptcha(page);
  const username = page.getByLabel('用户名', { exact: true });
  await expect.poll(() => username.evaluate((field) => field === document.activeElement)).toBe(true);

  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('admin123');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => page.getByLabel('密码', { exact: true }).getAttribute('type')).toBe('text');
  await page.keyboard.press('Tab');
  await page.keyboard.type(code);
  // The message goes after three seconds.
  await Promise.all([page.getByText('欢迎登录党支部管理平台').waitFor(), page.keyboard.press('Enter')]);
  await page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
  await expect.poll(() => hash(page)).toBe('#/workbench');
  await expect.poll(() => page.title()).toBe('工作台 - 党支部管理平台');

  await menuGroup(page, '系统管理').click();
  await menuEntry(page, '通知公告').click();
  await page.getByRole('heading', { name: '通知公告' }).waitFor();
  await page.getByRole('row', { name: /关于开展年度民主评议党员工作的通知/ }).waitFor();
  await expect.poll(() => crumbs(page)).toEqual(['系统管理', '通知公告']);
  await expect.poll(() => page.title()).toBe('通知公告 - 党支部管理平台');

  await chooseFromAvatar(page, '个人中心');
  await page.getByRole('heading', { name: '集团管理员' }).waitFor();
  await page.getByText('全部权限').waitFor();
  await expect.poll(() => page.title()).toBe('个人中心 - 党支部管理平台');

  await page.goto(urlOf('/no/such/page'));
  await page.getByRole('heading', { name: '页面不存在' }).waitFor();
  await expect.poll(() => hash(page)).toBe('#/404');
  await page.getByRole('button', { name: '返回首页' }).click();
  await page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();

  await page.goto(urlOf('/profile'));
  await page.getByText('全部权限').waitFor();
  await chooseFromAvatar(page, '退出登录');
  await page.getByRole('form', { name: '登录' }).waitFor();
  await expect.poll(() => hash(page)).toBe(`#/login?redirect=${encodeURIComponent('/profile')}`);
  expect(await page.evaluate(() => localStorage.getItem('admintoken'))).toBeNull();

  await signIn(page);
  await page.getByText('全部权限').waitFor();
  await expect.poll(() => hash(page)).toBe('#/profile');
  expectClean(page, [GIVEN_UP]);
});

test.each([
  ['clerk', ['系统管理'], ['组件总览']],
  ['visitor', ['工作台'], ['系统管理', '组件总览']],
] as const)('%s has a smaller menu', async (account, there, absent) => {
  const page = await openPage();
  await page.goto(urlOf());
  await signIn(page, account);
  for (const name of there) await mainMenu(page).getByText(name, { exact: true }).waitFor();
  for (const name of absent) expect(await mainMenu(page).getByText(name, { exact: true }).count()).toBe(0);
  expectClean(page);
});

test('a reload of the page keeps the session and the place', async () => {
  const page = await openPage();
  await page.goto(urlOf('/profile'));
  await signIn(page);
  await page.getByText('全部权限').waitFor();
  await reload(page);
  await page.getByText('全部权限').waitFor();
  await expect.poll(() => hash(page)).toBe('#/profile');
  expectClean(page);
});

test('what one browser tab ends, the other ends too', async () => {
  const page = await openPage();
  await page.goto(urlOf());
  await signIn(page);
  const other = await openTab(page.context());
  await other.goto(urlOf('/profile'));
  await other.getByText('全部权限').waitFor();

  await Promise.all([other.getByText('您已在其他标签页退出登录').waitFor(), chooseFromAvatar(page, '退出登录')]);
  await other.getByRole('form', { name: '登录' }).waitFor();
  await page.getByRole('form', { name: '登录' }).waitFor();
  expectClean(page, [GIVEN_UP]);
  expectClean(other, [GIVEN_UP]);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:document.title="hacked"'])(
  'a remembered target outside the app is not followed: %s',
  async (target) => {
    const page = await openPage();
    await page.goto(urlOf(`/login?redirect=${encodeURIComponent(target)}`));
    await signIn(page);
    await page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
    await expect.poll(() => page.url()).toBe(urlOf('/workbench'));
    expectClean(page);
  },
);
