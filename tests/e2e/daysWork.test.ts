import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean } from './browser';
import { ask, lastAnswer, openChat, untilAnswered } from './chat';
import { menuEntry, menuGroup } from './menu';
import { openSignedIn } from './openSignedIn';

/** Opens a page of 系统管理 by the menu, and from it the dialog that adds a record. */
async function openForm(page: Page, entry: string, title: string) {
  await menuEntry(page, entry).click();
  await page.getByRole('tab', { name: entry, selected: true }).waitFor();
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  return dialog;
}

/** Saves; the fields of the dialog have the names of those behind it, so it must be gone. */
async function save(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('a dictionary item, a user and a notice are added (§1.5)', async () => {
  const page = await openSignedIn('/workbench');
  await menuGroup(page, '系统管理').click();

  const item = await openForm(page, '字典管理', '新增字典数据');
  await item.getByRole('textbox', { name: '字典标签' }).fill('试点支部');
  await item.getByRole('textbox', { name: '字典键值' }).fill('trial');
  await save(page);
  await page.getByRole('cell', { name: '试点支部', exact: true }).first().waitFor();

  const person = await openForm(page, '用户管理', '新增用户');
  await person.getByRole('textbox', { name: '姓名' }).fill('新同志');
  await person.getByRole('textbox', { name: '账号' }).fill('newcomer');
  await person.getByLabel('密码', { exact: true }).fill('secret99');
  await save(page);
  await page.getByRole('textbox', { name: '账号', exact: true }).fill('newcomer');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /新同志/ }).waitFor();

  const notice = await openForm(page, '通知公告', '新增通知公告');
  await notice.getByRole('textbox', { name: '标题' }).fill('码头停电');
  await notice.getByRole('radio', { name: '通知' }).check();
  await notice.locator('[contenteditable=true]').fill('明天上午停电两小时。');
  await save(page);
  await page.getByRole('textbox', { name: '标题' }).fill('码头停电');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /码头停电/ }).waitFor();
  expectClean(page);
});

test('a file is downloaded (§1.5)', async () => {
  const page = await openSignedIn('/files');
  await page.getByLabel(/^文件名/).fill('党员名册.csv');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载党员名册.csv', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('党员名册.csv');
  expectClean(page);
});

test.each(['mini', 'large'] as const)('the assistant answers (%s) (§1.6, §1.7)', async (variant) => {
  const page = await openSignedIn('/workbench');
  const chat = await openChat(page, variant);
  await ask(chat, '入党积极分子的培养联系人一般有几名？');
  await untilAnswered(chat);
  await expect.poll(async () => (await lastAnswer(chat).innerText()).length).toBeGreaterThan(20);
  expectClean(page);
});
