import type { Page } from 'playwright-core';
import { findAccount } from '../../mocks/db/accounts';
import { captchaIn } from '../../mocks/testing/captchaIn';

type Username = 'admin' | 'clerk' | 'visitor';

/** Reads the code in the picture of the captcha. */
export async function readCaptcha(page: Page): Promise<string> {
  const source = (await page.getByAltText('验证码图片').getAttribute('src')) ?? '';
  const img = source.replace(/^data:image\/svg\+xml;base64,/, '');
  return captchaIn({ data: { img, uuid: '' } }).code;
}

/** Marks the assistant's tour as seen in this browser profile, because the tour has its own tests. */
export const seeTour = (page: Page, url: string): Promise<void> =>
  page.context().addCookies([{ name: 'chatOnlineTour', value: 'true', url }]);

/** Fills in the login form and submits it; does not wait for the result. */
export async function fillLogin(page: Page, username: Username, { isFirst = false } = {}): Promise<void> {
  if (!isFirst) await seeTour(page, page.url());
  await page.getByLabel('用户名', { exact: true }).fill(username);
  await page.getByLabel('密码', { exact: true }).fill(findAccount(username)?.password ?? '');
  await page.getByLabel('验证码', { exact: true }).fill(await readCaptcha(page));
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/**
 * Signs in by the login form; resolves when the shell is there. `isFirst`: for the first time in this browser profile,
 * so that the assistant's tour is shown.
 */
export async function signIn(page: Page, username: Username = 'admin', { isFirst = false } = {}): Promise<void> {
  await fillLogin(page, username, { isFirst });
  await page.locator('#main').waitFor();
}
