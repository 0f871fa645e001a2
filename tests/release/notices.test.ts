import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clockOf, expectClean, openPage, PHONE, reload, urlOf } from '../e2e/browser';
import { openSignedIn } from '../e2e/openSignedIn';
import { GIVEN_UP } from '../e2e/pageErrors';
import { signIn } from '../e2e/signIn';
import { untilWorkbenchLoaded } from '../e2e/untilWorkbenchLoaded';

/** Opens a page where the server has no announcements, which the bell would count too. */
async function openShell(path = '/workbench'): Promise<Page> {
  const prepare = (page: Page) => page.route('**/listTop', (route) => route.fulfill({ json: { code: 200, data: [] } }));
  const page = await openSignedIn(path, { prepare });
  await page.locator('#main h1').waitFor();
  return page;
}

/** Fires the event of a user who returns to the window; resolves when the app has looked for a new version. */
const comeBack = (page: Page) =>
  Promise.all([
    page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === '/dzb/'),
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  ]);

/** A toast with this text. */
const message = (page: Page, text: string) => page.getByRole('list', { name: '提示' }).getByText(text);

/** Opens the notices and reads them, newest first. */
async function readNotices(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: /^通知/ }).click();
  const dialog = page.getByRole('dialog', { name: '通知' });
  await dialog.waitFor();
  const texts = await dialog
    .getByRole('region', { name: '通知', exact: true })
    .getByRole('listitem')
    .locator('span:has(+ time)')
    .allTextContents();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return texts;
}

const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').at(-1) ?? '');

/** Makes the server have a new build from now on, whose entry script has another name in every file. */
async function deploy(page: Page): Promise<void> {
  const entry = await entryOf(page);
  await page.route(/\/dzb\/($|\?|static\/.*\.js$)/, async (route) => {
    const url = route.request().url().replace('index-deployed.js', entry);
    const response = await route.fetch({ url });
    await route.fulfill({ response, body: (await response.text()).replaceAll(entry, 'index-deployed.js') });
  });
}

test('a new version is told of once, and loaded by the button in the notice (§2.95)', async () => {
  const page = await openShell();
  await comeBack(page);
  expect(await message(page, '新版本可用').count()).toBe(0);

  await deploy(page);
  await comeBack(page);
  await message(page, '立即更新').waitFor();
  await page.getByRole('button', { name: '稍后' }).click();
  await message(page, '新版本可用').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '通知 1 条' }).click();
  const dialog = page.getByRole('dialog', { name: '通知' });
  await dialog.getByText('新版本可用，重新加载后生效').waitFor();
  await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: '重新加载' }).click()]);
  await page.locator('#main h1').waitFor();
  expect(await entryOf(page)).toBe('index-deployed.js');
  await comeBack(page);
  expect(await readNotices(page)).toEqual([]);
  // The reload may cut off what the return to the window has asked for.
  expectClean(page, [/^request failed: GET .*\/(getInfo|getRouters) net::ERR_ABORTED$/]);
});

test('the connection lost and back: a banner as long as it lasts, a notice for each', async () => {
  const page = await openShell();
  // What comes in an idle moment would fail if the connection were lost on the way.
  await untilWorkbenchLoaded(page);
  await page.context().setOffline(true);
  const banner = page.getByText('网络连接已断开，恢复后可继续操作');
  await banner.waitFor();
  await page.context().setOffline(false);
  await banner.waitFor({ state: 'detached' });
  // The host is asked first whether it can be reached.
  await expect.poll(() => readNotices(page)).toEqual(['网络连接已恢复', '网络连接已断开，部分功能暂不可用']);
  // The lock screen is loaded ahead, some seconds after the start.
  expectClean(page, [/LockScreen-/]);
});

test('what was downloaded stands among the notices, what failed does not', async () => {
  const page = await openShell('/files');
  const names = page.getByLabel(/^文件名/);
  await names.fill('没有.txt');
  await page.getByRole('button', { name: '下载没有.txt' }).click();
  await page
    .getByText(/访问资源不存在/)
    .first()
    .waitFor();
  await names.fill('党员名册.csv');
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载党员名册.csv' }).click()]);
  await page.getByRole('button', { name: '通知 1 条' }).waitFor();
  await names.fill('党员名册.csv\n没有.txt\n支部徽标.png');
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '打包下载' }).click()]);
  await page.getByRole('button', { name: '通知 2 条' }).waitFor();
  await expect
    .poll(() => readNotices(page))
    .toEqual([expect.stringMatching(/^已下载 2 个文件，1 个失败：文件打包_\d{14}\.zip$/), '下载完成：党员名册.csv']);
  expectClean(page);
});

test('the end of the session is told of ahead', async () => {
  const page = await openPage();
  await page.goto(urlOf('/', '?session=4'));
  await signIn(page);
  await page.locator('#main h1').waitFor();
  await comeBack(page);
  await message(page, '登录即将过期').waitFor();
  await expect
    .poll(() => readNotices(page))
    .toEqual([expect.stringMatching(/^登录即将过期，请在 \d\d:\d\d 前保存正在编辑的内容，然后重新登录$/)]);
  await page.getByRole('button', { name: /^账号：/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('form', { name: '登录' }).waitFor();
  expect(await message(page, '登录即将过期').count()).toBe(0);
  expectClean(page, [GIVEN_UP]);
});

const HOUR = 3_600_000;

test.each([
  ['eleven hours and 58 minutes fast: it warns too early', 12 * HOUR - 120_000, 1],
  ['a year slow: it says nothing', -365 * 24 * HOUR, 0],
])('a clock that is wrong signs nobody out: %s', async (_name, error, count) => {
  const page = await openShell();
  await clockOf(page).setFixedTime(Date.now() + error);
  await comeBack(page);
  await expect.poll(() => message(page, '登录即将过期').count()).toBe(count);
  await reload(page);
  await page.locator('#main h1').waitFor();
  await page.evaluate(() => (location.hash = '/system/dict?type=nation'));
  await page.getByRole('cell', { name: '汉族', exact: true }).waitFor();
  expectClean(page);
});

test('a session of twelve hours is not', async () => {
  const page = await openShell();
  await comeBack(page);
  expect(await readNotices(page)).toEqual([]);
});

test('on a phone the list of notices lies inside the window', async () => {
  const page = await openSignedIn('/workbench', { size: PHONE });
  await page.getByRole('button', { name: /^通知/ }).click();
  const dialog = page.getByRole('dialog', { name: '通知' });
  await dialog.getByText('通知公告').waitFor();
  const isInside = async () => {
    const { x = -1, width = 0 } = (await dialog.boundingBox()) ?? {};
    return x >= 0 && x + width <= PHONE.width && width > 300;
  };
  await expect.poll(isInside).toBe(true);
  expectClean(page);
});

test('announcements: below 待办 and the quick entries, newest first, and the focus is back where the dialog was opened', async () => {
  const page = await openSignedIn('/workbench');
  const card = page.getByRole('region', { name: '通知公告' });
  await card.waitFor();
  const sections = async () => (await page.locator('#page section:visible h2').allTextContents()).slice(0, 4);
  await expect.poll(sections).toEqual(['待办', '继续上次的工作', '快捷入口', '通知公告']);
  // The card has its place before them.
  await expect.poll(() => card.locator('time').count()).toBe(5);
  const times = await card.locator('time').allTextContents();
  expect(times).toEqual([...times].sort().reverse());

  const first = card.getByRole('button', { name: /民主评议/ });
  const dot = first.locator('span').first();
  const colourOf = () => dot.evaluate((element) => getComputedStyle(element).backgroundColor);
  const unread = await colourOf();
  await first.press('Enter');
  const dialog = page.getByRole('dialog', { name: /民主评议/ });
  await dialog.getByText('参评范围').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(colourOf).not.toBe(unread);

  const bell = page.getByRole('button', { name: '通知 4 条' });
  await bell.press('Enter');
  const list = page.getByRole('dialog', { name: '通知' });
  const listed = list.getByRole('group', { name: '通知公告' }).locator('time');
  await expect.poll(() => listed.allTextContents()).toEqual(times);
  await list.getByRole('button', { name: /本月党费/ }).press('Enter');
  // Read is what was shown, not only asked for.
  await page
    .getByRole('dialog', { name: /本月党费/ })
    .getByText(/完成本月党费收缴/)
    .waitFor();
  await page.keyboard.press('Escape');
  const back = page.getByRole('button', { name: '通知 3 条' });
  await expect.poll(() => back.evaluate((element) => element === document.activeElement)).toBe(true);
  expectClean(page);
});
