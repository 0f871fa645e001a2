import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overflowWidth, settled, violations } from './axe';
import { DESKTOP, expectClean, openPage, PHONE, urlOf } from './browser';
import { openShell } from './openShell';
import { openSignedIn } from './openSignedIn';
import { fillLogin } from './signIn';
import { menuEntry, menuGroup } from './menu';

const icon = (page: Page) => page.getByRole('button', { name: /^AI 问答，/ });

/** `last`: the element that is rendered last. */
const SCREENS = [
  { path: '/login', heading: /欢迎登录/, isPublic: true, last: (page: Page) => page.getByAltText('验证码图片') },
  { path: '/403', heading: /没有访问权限/, isPublic: true, last: undefined },
  { path: '/404', heading: /页面不存在/, isPublic: true, last: undefined },
  { path: '/workbench', heading: /集团管理员！$/, isPublic: false, last: icon },
  {
    path: '/profile',
    heading: /集团管理员/,
    isPublic: false,
    last: (page: Page) => page.getByRole('form', { name: '基本资料' }),
  },
  {
    path: '/system/notice',
    heading: '通知公告',
    isPublic: false,
    last: (page: Page) => page.getByText('关于开展年度民主评议党员工作的通知'),
  },
] as const;

describe.each([
  ['1440x900', DESKTOP],
  ['390x844', PHONE],
])('%s', (_name, size) => {
  test.each(SCREENS)('$path is accessible and fits the screen (§1.5)', async ({ path, heading, isPublic, last }) => {
    const page = await (isPublic ? openPage(size) : openSignedIn(path, { size }));
    if (isPublic) await page.goto(urlOf(path));
    await page.getByRole('heading', { name: heading }).waitFor();
    await last?.(page).waitFor();
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => overflowWidth(page)).toBe(0);
    expectClean(page);
  });
});

test('an entry of the menu without a page says so, and names it (§1.10)', async () => {
  const page = await openShell({}, { at: '/gone', routes: [{ path: '/gone', component: 'life/GonePage' }] });
  await page.getByRole('heading', { name: '页面组件不存在' }).waitFor();
  await page.getByText('life/GonePage').waitFor();
  expect(await violations(page)).toEqual([]);
  expectClean(page);
});

test('the open avatar menu and a message on the screen are accessible', async () => {
  const page = await openPage();
  await page.goto(urlOf());
  await fillLogin(page, 'admin');
  // The pointer keeps the message, which else goes after three seconds.
  const message = page.getByText('欢迎登录党支部管理平台');
  await message.dispatchEvent('pointerover');
  await page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
  await page.getByRole('button', { name: /^账号：/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).hover();
  // Without the rule `region`, because a popup stands beside the landmarks of the page.
  expect(await violations(page, 'region')).toEqual([]);
  expect(await message.isVisible()).toBe(true);
  expectClean(page);
});

test('on a narrow screen the menu is a drawer', async () => {
  const page = await openSignedIn('/workbench', { size: PHONE });
  const entry = menuEntry(page, '工作台');
  const open = () => page.getByRole('button', { name: '展开菜单' }).click();
  const isInSight = () =>
    entry.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  expect(await isInSight()).toBe(false);

  await open();
  await expect.poll(isInSight).toBe(true);
  await expect.poll(() => overflowWidth(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '关闭菜单' }).click({ position: { x: 370, y: 400 } });
  await expect.poll(isInSight).toBe(false);

  await open();
  await expect.poll(isInSight).toBe(true);
  await entry.press('Escape');
  await expect.poll(isInSight).toBe(false);

  await open();
  await menuGroup(page, '系统管理').click();
  await menuEntry(page, '通知公告').click();
  await page.getByRole('heading', { name: '通知公告' }).waitFor();
  await expect.poll(isInSight).toBe(false);
  expectClean(page);
});
