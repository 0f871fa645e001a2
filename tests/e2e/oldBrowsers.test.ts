import { expect, test } from 'vitest';
import { violations } from './axe';
import { expectClean, openPage, urlOf } from './browser';

test.each([
  [
    'Internet Explorer',
    'delete HTMLScriptElement.prototype.noModule',
    '微软公司已停止对 Internet Explorer 浏览器的支持',
  ],
  ['Chromium 96', 'delete Array.prototype.findLast', '当前浏览器的版本过低'],
  ['Chromium 107', "CSS.supports = (_name, value) => value !== '100dvh'", '当前浏览器的版本过低'],
  ['Safari 16.3', 'delete window.CompressionStream', '当前浏览器的版本过低'],
])('the warning for %s cannot be closed', async (_name, script, reason) => {
  const page = await openPage();
  await page.addInitScript(script);
  await page.goto(urlOf('/login'));
  const dialog = page.getByRole('alertdialog', { name: '温馨提示' });
  await dialog.waitFor();
  expect(await dialog.innerText()).toContain(reason);
  expect(await dialog.innerText()).toContain('极速模式');
  expect(await dialog.getByRole('button').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await dialog.isVisible()).toBe(true);
  expect(await page.locator('#root').isVisible()).toBe(false);
  expect(await violations(page)).toEqual([]);
});

test('a browser of today is not warned', async () => {
  const page = await openPage();
  await page.goto(urlOf('/login'));
  await page.getByAltText('验证码图片').waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expectClean(page);
});
