import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectClean, openPage, urlOf } from './browser';
import { fillLogin, signIn } from './signIn';

const NO_TOKEN = '登录接口异常，未正确返回token...';
const NO_USER = 'getUserInfo核心接口异常，请检查返回JSON格式是否正确';
const NO_ROUTES = '路由格式返回有误！';
const SERVER = '服务器发生错误';
const BUSY = '服务不可用，服务器暂时过载或维护';
const NETWORK = /^未可知错误，可能是因为后端不支持跨域CORS.*（Network Error）$/;
/** What Chromium itself writes of a refused or broken request. */
const BROUGHT_ABOUT = [/Failed to load resource/, /^HTTP 50[03]/, /^request failed: .*(login|getInfo|getRouters)/];

/** Takes the fault switches out of the address of an open page. */
const mend = (page: Page) =>
  page.evaluate(() => history.replaceState(history.state, '', location.pathname + location.hash));

async function expectLoginAgain(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: '登录', exact: true });
  await button.waitFor();
  await expect.poll(() => button.isEnabled()).toBe(true);
  expect(new URL(page.url()).hash).toMatch(/^#\/login/);
  expect(await page.evaluate(() => localStorage.getItem('admintoken'))).toBeNull();
  await mend(page);
  await signIn(page);
  await page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
}

describe.each([
  ['login', NO_TOKEN],
  ['getInfo', NO_USER],
  ['getRouters', NO_ROUTES],
])('%s answers', (call, shape) => {
  test.each([
    ['html', shape],
    ['truncated', shape],
    ['empty', shape],
    ['wrong', shape],
    ['500', SERVER],
    ['503', BUSY],
    ['reset', NETWORK],
  ])('%s: says so, and login is possible again', async (kind, message) => {
    const page = await openPage();
    await page.goto(urlOf('/login', `?fault=${call}:${kind}`));
    await fillLogin(page, 'admin');
    await page.getByText(message, { exact: true }).waitFor();
    await expectLoginAgain(page);
    expectClean(page, BROUGHT_ABOUT);
  });
});

test('no answer within the 10 seconds: the time-out is told, and login is possible again', async () => {
  const page = await openPage();
  await page.goto(urlOf('/login', '?fault=getInfo:hang'));
  const start = Date.now();
  await fillLogin(page, 'admin');
  await page.getByText('请求超时，请稍后重试（timeout of 10000ms exceeded）').waitFor();
  const seconds = (Date.now() - start) / 1000;
  expect(seconds).toBeGreaterThan(9.9);
  expect(seconds).toBeLessThan(20);
  await expectLoginAgain(page);
  expectClean(page, [/^request failed: .*getInfo net::ERR_ABORTED/]);
});

test('offline: the network error is told, the captcha can be fetched again', async () => {
  const page = await openPage();
  await page.goto(urlOf('/login'));
  await page.getByAltText('验证码图片').waitFor();
  await page.context().setOffline(true);
  await fillLogin(page, 'admin');
  await page.getByText(NETWORK).waitFor();
  const again = page.getByRole('button', { name: '加载失败，点击重试' });
  await again.waitFor();
  await page.context().setOffline(false);
  await again.click();
  await expectLoginAgain(page);
  expectClean(page, [/ERR_INTERNET_DISCONNECTED/]);
});

test.each([
  ['401', '用户没有权限(令牌失效、用户名、密码错误、登录过期)'],
  ['403', '用户得到授权，但是访问是被禁止的'],
])('a kept session that the server refuses with %s ends at the login page', async (status, message) => {
  const page = await openPage();
  await page.goto(urlOf('/profile'));
  await signIn(page);
  await page.getByText('*:*:*').waitFor();
  await page.goto(urlOf('/profile', `?fault=getInfo:${status},getRouters:${status}`));
  await page.getByText(message).waitFor();
  expect(await page.getByText(message).count()).toBe(1);
  await page.getByRole('form', { name: '登录' }).waitFor();
  expect(new URL(page.url()).hash).toBe(`#/login?redirect=${encodeURIComponent('/profile')}`);
  expectClean(page, [/Failed to load resource/, /^HTTP 40[13]/, /net::ERR_ABORTED/]);
});

describe.each([
  ['script', 'js'],
  ['style', 'css'],
])('a part whose %s is gone since an update', (_name, ending) => {
  test.each([
    ['the shell', 'Shell'],
    ['a page', 'ProfilePage'],
  ])('offers to reload: %s', async (_part, name) => {
    const page = await openPage();
    const file = `**/static/${name}-*.${ending}`;
    await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(urlOf('/profile'));
    await fillLogin(page, 'admin');
    await page.getByRole('heading', { name: '页面资源加载失败' }).waitFor();
    await page.unroute(file);
    await page.getByRole('button', { name: '重新加载' }).click();
    await page.getByText('*:*:*').waitFor();
    expectClean(page, [/Failed to load resource/, /(HTTP 404|request failed): .*\/static\//, /ChunkLoadError/]);
  });
});
