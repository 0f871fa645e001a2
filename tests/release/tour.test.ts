import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from '../e2e/axe';
import { DESKTOP, expectClean, holdBack, openPage, PHONE, reload, urlOf } from '../e2e/browser';
import { openShell } from '../e2e/openShell';
import { signIn } from '../e2e/signIn';

const TITLES = ['主菜单', '页面标签', '搜索菜单', '主题配置', 'AI 问答', '个人账号'];
const ONLINE = 'AI 问答助手已上线，点击客服图标即可咨询';

/** Signs the group administrator in for the first time. */
async function openFirst(prepare?: (page: Page) => unknown): Promise<Page> {
  const page = await openPage();
  await prepare?.(page);
  await page.goto(urlOf());
  await signIn(page, 'admin', { isFirst: true });
  await page.locator('#main h1').waitFor();
  return page;
}

const step = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const isGone = (page: Page) => page.locator('.introjs-tour').waitFor({ state: 'detached' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const openTour = async (page: Page) => {
  await page.getByRole('button', { name: /^账号：/ }).click();
  await page.getByRole('menuitem', { name: '使用引导' }).click();
};

/** How far the dialog reaches out of the window, and whether the highlight is on the element of the step. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const dialog = boxOf('.introjs-tour [role=dialog]');
    const light = boxOf('.introjs-helperLayer');
    const part = boxOf('.introjs-showElement');
    return {
      outside: Math.max(0, -dialog.left, -dialog.top, dialog.right - innerWidth, dialog.bottom - innerHeight),
      isLit:
        part.width > 0 &&
        Math.abs(light.left - (part.left - 5)) < 1 &&
        Math.abs(light.top - (part.top - 5)) < 1 &&
        Math.abs(light.width - (part.width + 10)) < 1,
    };
  });

test('the assistant is online: in the window, at its icon, accessible, once', async () => {
  const page = await openFirst();
  await step(page, 'AI 问答').waitFor();
  await page.getByText(ONLINE).waitFor();
  await expect.poll(() => focused(page)).toBe('确定');
  await expect.poll(() => placeOf(page)).toEqual({ outside: 0, isLit: true });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await isGone(page);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'chatOnlineTour');
  expect(cookie?.value).toBe('true');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  expectClean(page);
});

describe.each([
  ['1440x900', DESKTOP, 'light'],
  ['390x844', PHONE, 'dark'],
] as const)('%s %s', (_name, size, colorMode) => {
  test('the tour through the shell: in the window, on its part, accessible, by the keyboard', async () => {
    const page = await openShell({ colorMode }, { size });
    await openTour(page);
    for (const [place, title] of TITLES.entries()) {
      await step(page, title).waitFor();
      const last = place === TITLES.length - 1;
      await expect.poll(() => focused(page)).toBe(last ? '确定' : '下一步');
      await expect.poll(() => placeOf(page)).toEqual({ outside: 0, isLit: true });
      expect(await violations(page), title).toEqual([]);
      await page.keyboard.press('Enter');
    }
    await isGone(page);
    expectClean(page);
  });
});

test('where the menu lies above the page, every step is in the window and on its part', async () => {
  const page = await openShell({ layout: 'horizontal' });
  await openTour(page);
  for (const title of TITLES) {
    await step(page, title).waitFor();
    await expect.poll(() => placeOf(page)).toEqual({ outside: 0, isLit: true });
    await page.keyboard.press('ArrowRight');
  }
  await isGone(page);
  expectClean(page);
});

test('it is opened and left by the keyboard; the focus comes back', async () => {
  const page = await openShell();
  const account = page.getByRole('button', { name: /^账号：/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: '使用引导' }).waitFor();
  await page.getByRole('menuitem', { name: '使用引导' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('下一步');
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await page.keyboard.press('Escape');
  await isGone(page);
  await expect.poll(() => account.evaluate((button) => button === document.activeElement)).toBe(true);
  expectClean(page);
});

test('Tab stays in the dialog, and nothing of the page can be clicked or called', async () => {
  const page = await openFirst();
  await step(page, 'AI 问答').waitFor();
  await expect.poll(() => focused(page)).toBe('确定');
  const around: (string | null | undefined)[] = [];
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Tab');
    around.push(await focused(page));
  }
  expect(around).toEqual(['', '确定', '']);
  await page.keyboard.press('Control+k');
  await page.mouse.click(130, 140);
  await page.mouse.click(900, 500);
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(new URL(page.url()).hash).toBe('#/workbench');
  await page.getByRole('checkbox', { name: '不再显示此对话框！' }).uncheck();
  await page.getByRole('button', { name: '确定' }).click();
  await isGone(page);
  await reload(page);
  await step(page, 'AI 问答').waitFor();
  expectClean(page);
});

test('it waits for a dialog', async () => {
  let comes: () => void = () => undefined;
  const prepare = async (first: Page) => (comes = await holdBack(first, '**/static/showTour-*.js'));
  const page = await openFirst(prepare);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: '搜索菜单' });
  await search.waitFor();
  comes();
  const isLoaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/showTour-')));
  await expect.poll(isLoaded).toBe(true);
  expect(await page.locator('.introjs-tour').count()).toBe(0);
  await page.keyboard.press('Escape');
  await step(page, 'AI 问答').waitFor();
  expectClean(page);
});

test('it goes on with the parts of a window that has become narrow', async () => {
  const page = await openShell();
  await openTour(page);
  await step(page, '主菜单').waitFor();
  await page.setViewportSize(PHONE);
  await page.getByText('点击这里展开菜单').waitFor();
  await expect.poll(() => placeOf(page)).toEqual({ outside: 0, isLit: true });
  // Parts of the shell that come later move it, without an event of the window.
  await page.locator('[data-tour=menuButton]').evaluate((button) => (button.style.marginInlineStart = '40px'));
  await expect.poll(() => placeOf(page)).toEqual({ outside: 0, isLit: true });
  expectClean(page);
});

test('none of its code is loaded by those who have seen it', async () => {
  const page = await openPage();
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url())) scripts.push(response.text());
  });
  await page.goto(urlOf());
  await signIn(page);
  await page.locator('#main h1').waitFor();
  const withTour = async () => (await Promise.all(scripts)).filter((text) => text.includes('introjs-tooltip')).length;
  expect(scripts.length).toBeGreaterThan(3);
  expect(await withTour()).toBe(0);
  await openTour(page);
  await step(page, '主菜单').waitFor();
  expect(await withTour()).toBeGreaterThan(0);
});

test('where its code cannot be loaded nothing is said of the assistant’s, but of one that was asked for', async () => {
  const page = await openPage();
  const isMissing = page.waitForEvent('requestfailed', (request) => request.url().includes('/showTour-'));
  await page.route(/\/static\/show(Shell)?Tour-.*\.js$/, (route) => route.abort());
  await page.goto(urlOf());
  await signIn(page, 'admin', { isFirst: true });
  await isMissing;
  expect(await page.getByText(/资源加载失败/).count()).toBe(0);
  await openTour(page);
  await page.getByText(/^页面资源加载失败/).waitFor();
  expectClean(page, [/show(Shell)?Tour/, /Failed to load resource/]);
});
