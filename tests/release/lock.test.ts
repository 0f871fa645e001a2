import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccount } from '../../mocks/db/accounts';
import { overflowWidth, violations } from '../e2e/axe';
import { DESKTOP, expectClean, PHONE, urlOf } from '../e2e/browser';
import { openSignedIn } from '../e2e/openSignedIn';
import { readCaptcha } from '../e2e/signIn';

/** Texts that somebody in front of the screen, or of the paper, could read. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isShown = node.parentElement?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) ?? false;
      if (isShown && node.textContent?.trim() && !node.parentElement?.closest('#lock')) texts.push(node.textContent);
    }
    return texts;
  });

async function unlock(page: Page): Promise<void> {
  await page.getByLabel('密码', { exact: true }).fill(findAccount('admin')?.password ?? '');
  await page.getByLabel('验证码', { exact: true }).fill(await readCaptcha(page));
  await page.getByRole('button', { name: '解锁' }).click();
  await page.getByRole('dialog', { name: '屏幕已锁定' }).waitFor({ state: 'detached' });
}

test('behind the lock nothing is read, reached or printed; dialog, typed text and another window go on (§4.60)', async () => {
  const page = await openSignedIn('/system/post');
  const other = await page.context().newPage();
  await other.goto(urlOf('/system/config'));
  await other.getByText('sys.index.skinName').waitFor();
  await page.bringToFront();
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const form = page.getByRole('dialog', { name: '新增岗位' });
  await form.getByLabel('岗位名称').fill('组织干事');

  await page.keyboard.press('Control+Alt+L');
  await page.getByRole('dialog', { name: '屏幕已锁定' }).waitFor();
  await page.getByAltText('验证码图片').waitFor();
  await expect.poll(() => seen(page)).toEqual([]);
  await expect.poll(() => page.title()).toBe('屏幕已锁定');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expect.poll(() => overflowWidth(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await page.keyboard.press('Control+K');
  await page.keyboard.press('Escape');
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#root, .ant-modal-root'))).toBeNull();
  }
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate(() => document.body.innerText.trim())).toBe('');
  await page.emulateMedia({ media: 'screen' });

  await other.getByRole('dialog', { name: '屏幕已锁定' }).waitFor();
  await expect.poll(() => seen(other)).toEqual([]);
  await other.reload();
  await other.getByRole('dialog', { name: '屏幕已锁定' }).waitFor();
  await expect.poll(() => seen(other)).toEqual([]);

  await unlock(page);
  expect(await form.getByLabel('岗位名称').inputValue()).toBe('组织干事');
  const typed = form.getByLabel('岗位名称');
  await expect.poll(() => typed.evaluate((field) => field === document.activeElement)).toBe(true);
  await other.getByRole('dialog', { name: '屏幕已锁定' }).waitFor({ state: 'detached' });
  await other.getByText('sys.index.skinName').waitFor();
  expectClean(page);
});

test('a form that is gone since an update is asked for again, on the screen', async () => {
  const file = '**/static/LockScreen-*.js';
  // Before the page opens, because the form is loaded ahead, some seconds after the start.
  const page = await openSignedIn('/system/post', {
    prepare: (empty) => empty.route(file, (route) => route.fulfill({ status: 404, body: '' })),
  });
  await page.keyboard.press('Control+Alt+L');
  const retry = page.getByRole('button', { name: '重试' });
  await retry.waitFor();
  expect((await retry.boundingBox())?.y).toBeLessThan(DESKTOP.height);
  await page.unroute(file);
  await retry.click();
  await page.getByRole('dialog', { name: '屏幕已锁定' }).waitFor();
  expectClean(page, [/LockScreen-.*\.js/]);
});
