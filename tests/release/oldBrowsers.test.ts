import { expect, test } from 'vitest';
import { appSplash } from '../e2e/appSplash';
import { violations } from '../e2e/axe';
import { expectClean, openPage, urlOf } from '../e2e/browser';

const openOld = async (script: string) => {
  const page = await openPage();
  await page.addInitScript(script);
  await page.goto(urlOf('/login'));
  const dialog = page.getByRole('alertdialog', { name: '温馨提示' });
  await dialog.waitFor();
  return { page, dialog };
};

test('the warning for Internet Explorer cannot be closed (§2.69, §2.70)', async () => {
  const { page, dialog } = await openOld('delete HTMLScriptElement.prototype.noModule');
  expect(await dialog.innerText()).toContain('微软公司已停止对 Internet Explorer 浏览器的支持');
  expect(await dialog.innerText()).toContain('极速模式');
  expect(await dialog.getByRole('button').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await dialog.isVisible()).toBe(true);
  expect(await page.locator('#root').isVisible()).toBe(false);
  expect(await violations(page)).toEqual([]);
});

test.each([
  ['Chromium 96', 'delete Array.prototype.findLast'],
  ['Chromium 107', "CSS.supports = (_name, value) => value !== '100dvh'"],
  ['Safari 16.3', 'delete window.CompressionStream'],
])('%s is warned, and may go on (§2.69)', async (_name, script) => {
  const { page, dialog } = await openOld(script);
  expect(await dialog.innerText()).toContain('当前浏览器的版本较低');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await page.locator('#root').isVisible()).toBe(false);
  expect(await violations(page)).toEqual([]);
  // The button has the focus.
  await page.keyboard.press('Enter');
  await page.getByAltText('验证码图片').waitFor();
  expect(await dialog.count()).toBe(0);

  // Another tab is not asked again.
  const other = await page.context().newPage();
  await other.addInitScript(script);
  await other.goto(urlOf('/login'));
  await other.getByAltText('验证码图片').waitFor();
  expect(await other.getByRole('alertdialog').count()).toBe(0);
});

test('a browser of today is not warned', async () => {
  const page = await openPage();
  await page.goto(urlOf('/login'));
  await page.getByAltText('验证码图片').waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expectClean(page);
});

test('an app whose script does not come says so, and can be loaded again', async () => {
  const page = await openPage();
  const isAppScript = /\/static\/index-[^/]*\.js$/;
  await page.route(isAppScript, (route) => route.abort());
  await page.goto(urlOf('/login'));
  await page.getByText('页面加载失败，请检查网络连接后重新加载。').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute(isAppScript);
  await page.getByRole('button', { name: '重新加载' }).click();
  await page.getByAltText('验证码图片').waitFor();
});

test('the splash is there before the app, and stays where it is when the app draws it', async () => {
  const page = await openPage();
  await page.addInitScript(() => localStorage.setItem('admintoken', 'any'));
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/static\/index-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(urlOf('/workbench', '?fault=*:hang'), { waitUntil: 'commit' });
  const splash = page.getByRole('status').filter({ hasText: '正在加载中...' });
  // Its place counts from when it is seen: the element is there before the stylesheet, which holds back the paint.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const first = await splash.locator('.spinner').boundingBox();
  release();
  await appSplash(page);
  expect(await splash.locator('.spinner').boundingBox()).toEqual(first);
});
