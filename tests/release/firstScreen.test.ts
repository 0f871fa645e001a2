import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appSplash } from '../e2e/appSplash';
import { clockOf, expectClean, holdBack, openPage, reload, urlOf } from '../e2e/browser';
import { fillLogin, readCaptcha, signIn } from '../e2e/signIn';

declare global {
  interface Window {
    /** The first text of the shell's content. */
    firstShown?: string;
  }
}

/** Records the backend calls that a page makes from now on, by their paths below the API base. */
function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/prod-api(\/[^?]*)/.exec(request.url()) ?? [];
    if (call !== undefined) calls.push(call);
  });
  return calls;
}

test('the captcha is asked for once, before the app is there, and is the one on the screen', async () => {
  const page = await openPage();
  const calls = noteCalls(page);
  await page.goto(urlOf());
  await page.getByAltText('验证码图片').waitFor();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual(['/captchaImage']);
  const first = await readCaptcha(page);
  await page.getByRole('button', { name: /验证码/ }).click();
  await expect.poll(() => readCaptcha(page)).not.toBe(first);
  expect(calls).toEqual(['/captchaImage', '/captchaImage']);
  await signIn(page);
  expectClean(page);
});

test('the login page comes before the router: what is typed stays, and the login leads on', async () => {
  const page = await openPage();
  const router = await holdBack(page, '**/static/router-*.js');
  const code = page.waitForResponse('**/static/router-*.js');
  await page.goto(urlOf('/profile?tab=password'));
  const name = page.getByRole('textbox', { name: '用户名' });
  await name.fill('adm');
  expect(page.url()).toBe(urlOf('/login?redirect=%2Fprofile%3Ftab%3Dpassword'));
  expect(await page.title()).toBe('登录 - 党支部管理平台');
  router();
  await code;
  await page.waitForLoadState('networkidle');
  expect(await name.inputValue()).toBe('adm');
  await signIn(page);
  await page.getByRole('heading', { name: '账号设置' }).waitFor();
  expect(page.url()).toBe(urlOf('/profile?tab=password'));
  expectClean(page);
});

test('a login that is quicker than the router waits for it', async () => {
  const page = await openPage();
  const router = await holdBack(page, '**/static/router-*.js');
  await page.goto(urlOf());
  await fillLogin(page, 'admin');
  await page.getByRole('status').getByText('正在加载中').waitFor();
  router();
  await page.locator('#main h1').waitFor();
  expectClean(page);
});

test('where the router cannot be had, the login says so, and a reload goes on', async () => {
  const page = await openPage();
  const file = '**/static/router-*.js';
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(urlOf());
  await fillLogin(page, 'admin');
  await page.getByText('页面资源加载失败').waitFor();
  await page.unroute(file);
  await page.getByRole('button', { name: '重新加载' }).click();
  await page.locator('#main h1').waitFor();
  expectClean(page, [/router-/, /Failed to load resource/]);
});

test.each(['/workbench', '/profile'])('who comes back to %s asks for user and menu once', async (place) => {
  const page = await openPage();
  await page.goto(urlOf(place));
  await signIn(page);
  await page.locator('#main h1').first().waitFor();
  const calls = noteCalls(page);
  await reload(page);
  await page.locator('#main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => call === '/getInfo' || call === '/getRouters').sort()).toEqual([
    '/getInfo',
    '/getRouters',
  ]);
  expect(calls).not.toContain('/captchaImage');
  expectClean(page);
});

test('the code of a page is fetched while the shell is on its way', async () => {
  const page = await openPage();
  await page.goto(urlOf('/profile'));
  await signIn(page);
  await page.locator('#main h1').first().waitFor();
  const release = await holdBack(page, '**/static/shell-*.js');
  const pageCode = page.waitForResponse('**/static/ProfilePage-*.js');
  await reload(page);
  await pageCode;
  expect(await page.locator('#main').count()).toBe(0);
  release();
  await page.locator('#main h1').first().waitFor();
  expectClean(page);
});

test('the parts of the shell come one behind the other, before the app has run', async () => {
  const page = await openPage();
  await page.goto(urlOf());
  await signIn(page);
  await page.locator('#main h1').waitFor();
  const parts: string[] = [];
  page.on('request', (request) => {
    const [, part] = /\/static\/(antd|shell|bars|transport)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (part !== undefined && !parts.includes(part)) parts.push(part);
  });
  const router = await holdBack(page, '**/static/router-*.js');
  const app = await holdBack(page, '**/static/index-*.js');
  const first = page.waitForRequest('**/static/antd-*.js');
  void page.reload();
  await first;
  expect(parts).toEqual(['antd']);
  const last = page.waitForRequest('**/static/bars-*.js');
  router();
  await last;
  expect(parts).toEqual(['antd', 'shell', 'bars']);
  app();
  await page.locator('#main h1').waitFor();
  await page.getByRole('tab', { name: '工作台' }).waitFor();
});

test('one splash for antd and the shell, until both are there', async () => {
  const page = await openPage();
  await page.goto(urlOf('/profile'));
  await signIn(page);
  await page.locator('#main h1').first().waitFor();
  const release = await holdBack(page, '**/static/shell-*.js');
  const antd = await holdBack(page, '**/static/antd-*.js');
  // The splash before this one is the router's; with this one the page's code is asked for.
  const shellsTurn = page.waitForRequest('**/static/ProfilePage-*.js');
  await reload(page);
  await shellsTurn;
  const splash = await appSplash(page);
  antd();
  // antd has put its design tokens into the page.
  await page.locator('style[data-css-hash]').first().waitFor({ state: 'attached' });
  expect(await splash.evaluate((element) => element?.isConnected)).toBe(true);
  release();
  await page.locator('#main h1').first().waitFor();
  expect(await splash.evaluate((element) => element?.isConnected)).toBe(false);
  expectClean(page);
});

test('the workbench is shown together with the shell', async () => {
  const page = await openPage();
  await page.goto(urlOf());
  await signIn(page);
  await page.locator('#main h1').waitFor();
  await page.addInitScript(() => {
    const look = () => {
      const shown = document.querySelector('#main')?.textContent;
      if (shown) window.firstShown ??= shown;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await reload(page);
  await page.locator('#main h1').waitFor();
  expect(await page.evaluate(() => window.firstShown)).toMatch(/快捷入口/);
  expectClean(page);
});

test('a session that is over leads to the login, and is told once', async () => {
  const page = await openPage();
  await page.goto(urlOf());
  await page.evaluate(() => localStorage.setItem('admintoken', 'long-gone'));
  const calls = noteCalls(page);
  await page.reload();
  await page.getByRole('form', { name: '登录' }).waitFor();
  await page.getByText('登录状态已过期，请重新登录').waitFor();
  expect(await page.getByText('登录状态已过期，请重新登录').count()).toBe(1);
  expect(calls.filter((call) => call === '/getInfo')).toHaveLength(1);
});

test('calls that fail because the page is left end no session; those of a page that stays do', async () => {
  const page = await openPage();
  const clock = clockOf(page);
  await clock.install();
  await page.goto(urlOf());
  await signIn(page);
  await page.locator('#main h1').first().waitFor();
  await page.route('**/getInfo', (route) => route.abort());
  await clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.reload();
  await page.getByText('服务器暂时没有响应，正在重试').waitFor();
  const token = () => page.evaluate(() => localStorage.getItem('admintoken'));
  expect(await token()).not.toBeNull();
  // The pauses between the attempts.
  const form = page.getByRole('form', { name: '登录' });
  await expect
    .poll(async () => {
      await clock.runFor(2000);
      return form.isVisible();
    })
    .toBe(true);
  expect(await token()).toBeNull();
});

test('the transport comes while the user types; where it cannot be had, the call says so, and the next one has it', async () => {
  const page = await openPage();
  const file = '**/static/transport-*.js*';
  let asked = 0;
  await page.route(file, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto(urlOf());
  await page.getByAltText('验证码图片').waitFor();
  expect(asked).toBe(0);
  await page.getByRole('textbox', { name: '用户名' }).pressSequentially('a');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await fillLogin(page, 'admin');
  await page.getByText('（Network Error）').first().waitFor();
  await page.unroute(file);
  await page.getByRole('button', { name: /加载失败，点击重试/ }).click();
  await page.getByAltText('验证码图片').waitFor();
  await signIn(page);
  expectClean(page, [/request failed: .*transport-/, /transport-.*ERR_FAILED/, /Failed to load resource/]);
});

test('while somebody types into the login form, the code of the shell is fetched', async () => {
  const page = await openPage();
  const parts: string[] = [];
  page.on('response', (response) => {
    const [, part] = /\/static\/(antd|shell)-[^/]*\.js$/.exec(response.url()) ?? [];
    if (part !== undefined) parts.push(part);
  });
  await page.goto(urlOf());
  await page.getByAltText('验证码图片').waitFor();
  expect(parts).toEqual([]);
  await page.getByRole('textbox', { name: '用户名' }).pressSequentially('a');
  await expect.poll(() => [...parts].sort()).toEqual(['antd', 'shell']);
  await signIn(page);
  expect(parts).toHaveLength(2);
  expectClean(page);
});
