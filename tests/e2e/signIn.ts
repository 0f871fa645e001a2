import type { Page } from 'playwright-core';
import { findAccount } from '../../mocks/db/accounts';
import { captchaIn } from '../../mocks/testing/captchaIn';

type Username = 'admin' | 'clerk' | 'visitor';

/** The code in the captcha on the screen, read as a person would: from the picture. */
export async function readCaptcha(page: Page): Promise<string> {
  const source = (await page.getByAltText('验证码图片').getAttribute('src')) ?? '';
  const img = source.replace(/^data:image\/svg\+xml;base64,/, '');
  return captchaIn({ data: { img, uuid: '' } }).code;
}

/** Fills the login form of the page and sends it; resolves at once, whatever comes of it. */
export async function fillLogin(page: Page, username: Username, password?: string): Promise<void> {
  await page.getByLabel('用户名', { exact: true }).fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password ?? findAccount(username)?.password ?? '');
  await page.getByLabel('验证码', { exact: true }).fill(await readCaptcha(page));
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Signs an account in on the page's login form; resolves when the shell is there. */
export async function signIn(page: Page, username: Username = 'admin'): Promise<void> {
  await fillLogin(page, username);
  await page.locator('#main').waitFor();
}
