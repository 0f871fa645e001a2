import type { Page } from 'playwright-core';
import { dismissToasts } from '../../tests/e2e/dismissToasts';
import { pageErrorsOf, recordPageErrors } from '../../tests/e2e/pageErrors';
import { signIn } from '../../tests/e2e/signIn';
import { type Act, button, DESKTOP, goTo, LARGE } from './page';

/** Errors that these actions cause. */
export const CAUSED = [/ERR_INTERNET_DISCONNECTED/];

const shell = (page: Page) => page.locator('#main').waitFor();
const loginForm = (page: Page) => page.getByRole('form', { name: '登录' }).waitFor();
const DIALOG = '修改字典数据';

export async function signInAgain(page: Page): Promise<void> {
  await loginForm(page);
  await page.getByAltText('验证码图片').waitFor();
  await signIn(page);
}

const clickMenu = async (page: Page, entry: string) => {
  await button(page, '账号：集团管理员').click();
  await page.getByRole('menuitem', { name: entry }).click();
};

async function openForm(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await goTo(page, '/system/dict?type=member_state');
  await button(page, '修改“停止党籍”').first().click();
  await page.getByRole('dialog', { name: DIALOG }).getByLabel('备注').fill('写了一半');
}

/** Closes the form. It asks when something was typed. */
async function leaveForm(page: Page, { isTyped }: { isTyped: boolean }): Promise<void> {
  const form = page.getByRole('dialog', { name: DIALOG });
  await form.getByRole('button', { name: '取消' }).click();
  if (isTyped) await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await form.waitFor({ state: 'detached' });
}

/** The server ends the session while a form is edited; the same user signs in again and finds what was typed. */
export const expire: Act = async (page) => {
  await openForm(page);
  await page.evaluate(() =>
    fetch('/dzb/prod-api/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${localStorage.getItem('admintoken')}` },
    }),
  );
  await button(page, '保存').click();
  await signInAgain(page);
  await page.getByText('已恢复未保存的内容').waitFor();
  await button(page, '放弃').click();
  await leaveForm(page, { isTyped: false });
  await dismissToasts(page);
};

/** The connection is lost for a while: in a table, in the midst of a save, or of a reply. */
export const loseConnection: Act = async (page, random) => {
  await page.setViewportSize(DESKTOP);
  const kind = Math.floor(random() * 3);
  if (kind === 1) await openForm(page);
  if (kind === 2) {
    await button(page, LARGE).click();
    const field = page.getByLabel('问题', { exact: true });
    await field.fill('你好');
    await field.press('Enter');
  }
  await page.context().setOffline(true);
  try {
    await page.getByText('网络连接已断开，恢复后可继续操作').waitFor();
    if (kind === 0) await goTo(page, `/system/dict?type=nation&page=${1 + Math.floor(random() * 5)}`);
    if (kind === 1) {
      await button(page, '保存').click();
      await page.getByText(/^保存失败：/).waitFor();
    }
  } finally {
    await page.context().setOffline(false);
  }
  await page.getByText('网络连接已断开，恢复后可继续操作').waitFor({ state: 'detached' });
  if (kind === 0) await page.getByRole('region', { name: '字典数据' }).locator('.ant-table-row').first().waitFor();
  if (kind === 1) await leaveForm(page, { isTyped: true });
  if (kind === 2) await button(page, '关闭对话框').click();
  await dismissToasts(page);
};

/** Another window of the same browser saves a record, or signs out and in again; this one follows. */
export const openWindow: Act = async (page, random) => {
  const other = await page.context().newPage();
  recordPageErrors(other);
  await other.goto(`${page.url().split('#')[0]}#/system/dict?type=member_state`);
  await shell(other);
  if (random() < 0.5) {
    await button(other, '修改“停止党籍”').first().click();
    await other
      .getByRole('dialog', { name: DIALOG })
      .getByLabel('排序')
      .fill(String(Math.floor(random() * 100)));
    await button(other, '保存').click();
    await other.getByText('修改成功').waitFor();
  } else {
    // The page 404 needs no session, so it would stay.
    await goTo(page, '/workbench');
    await clickMenu(other, '退出登录');
    await loginForm(page);
    await signInAgain(other);
    await shell(page);
    await dismissToasts(page);
  }
  const errors = pageErrorsOf(other).filter((line) => !/net::ERR_ABORTED/.test(line));
  await other.close();
  if (errors.length > 0) throw new Error(`the other window: ${errors.join('; ')}`);
};
