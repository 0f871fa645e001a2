import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe';
import { DESKTOP, expectClean, openPage, PHONE, urlOf } from './browser';
import { signIn } from './signIn';

const TITLES = ['主菜单', '页面标签', '搜索菜单', '主题配置', 'AI 问答', '个人账号'];
const HINT = 'AI 问答助手已上线，点击客服图标即可咨询';

type Options = { size?: typeof DESKTOP; colorMode?: string; layout?: string; isFirst?: boolean };

/** Signs the group administrator in, for the first time unless told otherwise. */
async function openShell({ size = DESKTOP, isFirst = true, ...theme }: Options = {}): Promise<Page> {
  const page = await openPage(size);
  await page.addInitScript((kept) => localStorage.setItem('theme', kept), JSON.stringify(theme));
  await page.goto(urlOf());
  await signIn(page, 'admin', { isFirst });
  await page.locator('#main h1').waitFor();
  return page;
}

const step = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const isGone = (page: Page) => page.locator('.introjs-tour').waitFor({ state: 'detached' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const openAgain = async (page: Page) => {
  await page.getByRole('button', { name: /^账号：/ }).click();
  await page.getByRole('menuitem', { name: '使用引导' }).click();
};

/** How far the dialog reaches out of the window, and whether the light falls on the part that is spoken of. */
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

describe.each([
  ['1440x900', DESKTOP, 'light'],
  ['1440x900', DESKTOP, 'dark'],
  ['390x844', PHONE, 'light'],
  ['390x844', PHONE, 'dark'],
] as const)('%s %s', (_name, size, colorMode) => {
  test('every step: in the window, on its part, accessible, by the keyboard', async () => {
    const page = await openShell({ size, colorMode });
    for (const [place, title] of TITLES.entries()) {
      await step(page, title).waitFor();
      const last = place === TITLES.length - 1;
      await expect.poll(() => focused(page)).toBe(last ? '确定' : '下一步');
      await expect.poll(() => placeOf(page)).toEqual({ outside: 0, isLit: true });
      expect(await violations(page), title).toEqual([]);
      await page.keyboard.press('Enter');
    }
    await isGone(page);
    expect((await page.context().cookies()).find(({ name }) => name === 'shellTour')?.value).toBe('true');
    expectClean(page);
  });
});

describe.each(['horizontal', 'common', 'column', 'comprehensive', 'float'])('%s', (layout) => {
  test('every step is in the window and on its part', async () => {
    const page = await openShell({ layout });
    for (const title of TITLES) {
      await step(page, title).waitFor();
      await expect.poll(() => placeOf(page)).toEqual({ outside: 0, isLit: true });
      await page.keyboard.press('ArrowRight');
    }
    await isGone(page);
    expectClean(page);
  });
});

test('who has seen it does not see it again, unless they ask for it; the focus comes back', async () => {
  const page = await openShell();
  await step(page, '主菜单').waitFor();
  await page.keyboard.press('Escape');
  await isGone(page);
  await page.getByText(HINT).waitFor();
  await page.reload();
  // The hint comes no sooner than a tour would.
  await page.getByText(HINT).waitFor();
  expect(await page.locator('.introjs-tour').count()).toBe(0);

  const account = page.getByRole('button', { name: /^账号：/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: '使用引导' }).waitFor();
  await page.getByRole('menuitem', { name: '使用引导' }).press('Enter');
  await step(page, '主菜单').waitFor();
  expect(await page.getByText(HINT).count()).toBe(0);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await page.keyboard.press('Escape');
  await isGone(page);
  expect(await account.evaluate((button) => button === document.activeElement)).toBe(true);
  expectClean(page);
});

test('Tab stays in the dialog, and nothing of the page can be clicked or called', async () => {
  const page = await openShell();
  await step(page, '主菜单').waitFor();
  await expect.poll(() => focused(page)).toBe('下一步');
  const around: (string | null | undefined)[] = [];
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    around.push(await focused(page));
  }
  expect(around).toEqual(['跳过', '', '下一步', '跳过']);
  await page.keyboard.press('Control+k');
  await page.mouse.click(130, 140);
  await page.mouse.click(900, 500);
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(new URL(page.url()).hash).toBe('#/workbench');
  await page.getByRole('checkbox', { name: '不再显示此对话框！' }).uncheck();
  await page.getByRole('button', { name: '跳过' }).click();
  await isGone(page);
  await page.reload();
  await step(page, '主菜单').waitFor();
  expectClean(page);
});

test('it waits for a dialog, and the hint for it', async () => {
  const page = await openShell();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: '搜索菜单' });
  await search.waitFor();
  const isLoaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('showShellTour')));
  await expect.poll(isLoaded, { timeout: 10_000 }).toBe(true);
  expect(await page.locator('.introjs-tour').count()).toBe(0);
  await page.keyboard.press('Escape');
  await step(page, '主菜单').waitFor();
  expect(await page.getByText(HINT).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByText(HINT).waitFor();
  expectClean(page);
});

test('it goes on with the parts of a window that has become narrow', async () => {
  const page = await openShell();
  await step(page, '主菜单').waitFor();
  await page.setViewportSize(PHONE);
  await page.getByText('点击这里展开菜单').waitFor();
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
  await openAgain(page);
  await step(page, '主菜单').waitFor();
  expect(await withTour()).toBeGreaterThan(0);
});

test('where its code cannot be loaded nothing is said at the first login, but to those who ask for it', async () => {
  const page = await openPage();
  await page.route('**/static/showShellTour-*.js', (route) => route.abort());
  await page.goto(urlOf());
  await signIn(page, 'admin', { isFirst: true });
  // The hint no longer waits.
  await page.getByText(HINT).waitFor();
  expect(await page.getByText(/资源加载失败/).count()).toBe(0);
  await openAgain(page);
  await page.getByText(/^页面资源加载失败/).waitFor();
  expectClean(page, [/showShellTour/, /Failed to load resource/]);
});
