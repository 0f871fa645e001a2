import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean, untilPageShown } from '../../e2e/browser';
import { openChat, questionField, untilAnswered } from '../../e2e/chat';
import { leavePage, GIVEN_UP } from '../../e2e/pageErrors';
import { askAndWait, says } from './question';
import { deployNext, openAs, startSite } from './site';

startSite();

const form = (page: Page) => page.getByRole('dialog', { name: '修改岗位' });
const remark = (page: Page) => form(page).getByLabel('备注');
const update = (page: Page) => page.getByRole('button', { name: '立即更新' }).first();
const isSame = async (page: Page) => (await page.locator('body[data-same]').count()) === 1;

/** Opens the form of 岗位1, types into it, and learns of another version meanwhile. */
async function typeUntilUpdate(page: Page): Promise<void> {
  await page.getByRole('button', { name: '修改“岗位1”' }).click();
  await remark(page).fill('写了一半');
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
  deployNext();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText('新版本可用').first().waitFor();
}

test('a new version never reloads by itself; 立即更新 keeps tabs, drafts, the conversation and what is typed (§4.56)', async () => {
  const page = await openAs('admin', '/workbench');
  const { chat, reply } = await askAndWait(page);
  reply.end();
  await untilAnswered(chat);
  await questionField(chat).fill('还没有问的');
  await chat.getByRole('button', { name: '关闭对话框' }).click();
  await page.getByRole('link', { name: '字典管理' }).first().click();
  await page.getByRole('link', { name: '岗位管理' }).first().click();
  await typeUntilUpdate(page);
  await form(page).getByLabel('岗位名称').fill('仍在输入');
  expect(await isSame(page)).toBe(true);

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await leavePage(page, async () => {
    await Promise.all([page.waitForEvent('load'), update(page).click()]);
    await untilPageShown(page);
  });
  expect(asked).toEqual([]);
  await expect.poll(() => page.locator('script[src*="/static/next/"]').count()).toBeGreaterThan(0);
  expect(await isSame(page)).toBe(false);
  await form(page).getByText('已恢复未保存的内容').waitFor();
  await expect.poll(() => remark(page).inputValue()).toBe('写了一半');
  await expect.poll(() => form(page).getByLabel('岗位名称').inputValue()).toBe('仍在输入');
  await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['工作台', '字典管理', '岗位管理']);
  await form(page).getByRole('button', { name: '放弃' }).click();
  await form(page).getByRole('button', { name: '取消' }).click();
  const again = await openChat(page, 'large');
  await says(again, '第一部分');
  await expect.poll(() => questionField(again).inputValue()).toBe('还没有问的');
  // The reply was under way when the page was left.
  expectClean(page, [GIVEN_UP]);
});

test('what could not be kept is asked about: who stays has everything as it was (§4.56)', async () => {
  const page = await openAs('admin', '/post');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await typeUntilUpdate(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await update(page).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  expect(await remark(page).inputValue()).toBe('写了一半');
  expect(await isSame(page)).toBe(true);
  expectClean(page);
});
