import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean } from '../../e2e/browser';
import { NEW_TABS_PAGE } from './backend';
import { openAs, startSite, theBackend } from './site';

startSite();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(` ${name} `) });
const form = (page: Page) => page.getByRole('dialog', { name: '修改岗位' });
const remark = (page: Page) => form(page).getByLabel('备注');
/** The number of rows of the table on the screen, not of one in a hidden tab. */
const total = (page: Page, count: number) => page.getByText(`共 ${count} 条`).filter({ visible: true }).waitFor();
const addressOf = (page: Page) => decodeURIComponent(new URL(page.url()).hash);

test('where each query has a tab of its own, a query that is asked on the page stays in its tab (§4.52)', async () => {
  const page = await openAs('admin', '/posts');
  await total(page, 35);
  await page.getByRole('textbox', { name: '岗位名称' }).fill('岗位3');
  await button(page, '查询').click();
  await total(page, 7);
  const tabs = page.getByRole('tab', { name: new RegExp(`${NEW_TABS_PAGE.meta.title}$`) });
  await expect.poll(() => tabs.count()).toBe(1);
  await page.evaluate(() => void (location.hash = '#/posts?postName=岗位35'));
  await total(page, 1);
  await expect.poll(() => tabs.count()).toBe(2);
  await tabs.first().click();
  await total(page, 7);
  expect(addressOf(page)).toBe('#/posts?postName=岗位3');
  expectClean(page);
});

test('offline: what failed is fetched when the connection is back; a save that failed keeps the form (§4.55)', async () => {
  const page = await openAs('admin', '/post');
  const context = page.context();
  await row(page, '岗位1').waitFor();
  await context.setOffline(true);
  await page.getByText('网络连接已断开，恢复后可继续操作').waitFor();
  await page.getByTitle('2', { exact: true }).click();
  await page.getByText('岗位加载失败').waitFor();
  await context.setOffline(false);
  await row(page, '岗位11').waitFor();

  await button(page, '修改“岗位11”').click();
  await remark(page).fill('断网时保存');
  await context.setOffline(true);
  await button(page, '保存').click();
  await form(page)
    .getByText(/^保存失败：.*内容仍保留。$/)
    .waitFor();
  expect(await remark(page).inputValue()).toBe('断网时保存');
  await context.setOffline(false);
  await form(page).getByRole('button', { name: '重试' }).click();
  await page.getByText('修改成功').waitFor();
  expect(theBackend().postOf(11)?.remark).toBe('断网时保存');
  expectClean(page, [/ERR_INTERNET_DISCONNECTED/]);
});
