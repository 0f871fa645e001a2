import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { reload, urlOf } from '../../e2e/browser';
import { fillLogin, signIn } from '../../e2e/signIn';
import { EXPIRED, FORBIDDEN, queryFaults, REFUSED } from './kinds';
import { expectCalm, injectFault, openLab, tryEach } from './lab';

const NO_TOKEN = '登录接口异常，未正确返回token...';
const NO_USER = 'getUserInfo核心接口异常，请检查返回JSON格式是否正确';
const NO_ROUTES = '路由格式返回有误！';
/** Nobody needs a session or a right for a captcha. */
const OTHER_KIND = /^登录接口与服务器不符，请管理员核对设置 backend/;
const NO_CAPTCHA = /^接口返回格式不正确：GET \/captchaImage/;

const hash = (page: Page) => new URL(page.url()).hash;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function openLogin(): Promise<Page> {
  const page = await openLab();
  await page.goto(urlOf('/login?redirect=%2Fprofile'));
  await page.getByAltText('验证码图片').waitFor();
  return page;
}

async function expectWhole(page: Page): Promise<void> {
  expect(hash(page)).toBe('#/login?redirect=%2Fprofile');
  expect(await field(page, '用户名').inputValue()).toBe('admin');
  expect(await field(page, '密码').inputValue()).toBe('admin123');
  expect(await page.getByRole('button', { name: '登录', exact: true }).isEnabled()).toBe(true);
}

async function expectWayIn(page: Page): Promise<void> {
  await page.getByAltText('验证码图片').waitFor();
  await signIn(page);
  await page.getByText('全部权限').waitFor();
  expectCalm(page);
}

test('captcha: each fault is told, what was typed stays, another one can be had', async () => {
  const page = await openLogin();
  await field(page, '用户名').fill('admin');
  await field(page, '密码').fill('admin123');
  await tryEach({
    page,
    call: 'captchaImage',
    faults: [...queryFaults(NO_CAPTCHA, 20_000), ...['401', '403'].map((kind) => ({ kind, says: OTHER_KIND }))],
    act: () => page.getByTitle('看不清？点击换一张').click(),
    check: async () => {
      await page.getByText('加载失败，点击重试').waitFor();
      await expectWhole(page);
    },
  });
  await page.getByTitle('看不清？点击换一张').click();
  await expectWayIn(page);
});

describe.each([
  ['/login', NO_TOKEN],
  ['/getInfo', NO_USER],
  ['/getRouters', NO_ROUTES],
])('%s', (call, shape) => {
  test('each fault is told, the form stays filled in, login is possible again (§7.2, §8.13, §9.1)', async () => {
    const page = await openLogin();
    await tryEach({
      page,
      call,
      faults: [...queryFaults(shape), FORBIDDEN, call === '/login' ? REFUSED : EXPIRED],
      act: async () => {
        await page.getByAltText('验证码图片').waitFor();
        await fillLogin(page, 'admin');
      },
      check: async () => {
        await expectWhole(page);
        expect(await page.evaluate(() => localStorage.getItem('admintoken'))).toBeNull();
      },
    });
    await expectWayIn(page);
  });
});

test('all that a sign-in asks for drips: the login takes its time and succeeds', async () => {
  const page = await openLogin();
  await tryEach({
    page,
    call: 'login:slow,getInfo:slow,getRouters',
    faults: [{ kind: 'slow', says: undefined }],
    act: async () => {
      await fillLogin(page, 'admin');
      await page.getByText('全部权限').waitFor({ timeout: 60_000 });
    },
  });
  expectCalm(page);
});

test.each([EXPIRED, FORBIDDEN])(
  'a kept session that the server refuses with $kind ends at the login page (§2.19, §8.7)',
  async ({ kind, says }) => {
    const page = await openLogin();
    await signIn(page);
    await page.getByText('全部权限').waitFor();
    await injectFault(page, 'getInfo', `${kind},getRouters:${kind}`);
    await tryEach({
      page,
      call: `getInfo:${kind},getRouters`,
      faults: [{ kind, says }],
      act: () => reload(page),
      check: async () => {
        await page.getByRole('form', { name: '登录' }).waitFor();
        // The one that was waited for may be gone by now.
        expect(await page.getByLabel('错误提示').getByRole('listitem').count()).toBeLessThanOrEqual(1);
        expect(hash(page)).toBe('#/login?redirect=%2Fprofile');
      },
    });
    expectCalm(page);
  },
);
