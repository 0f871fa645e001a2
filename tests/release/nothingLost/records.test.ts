import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean, reload, untilPageShown } from '../../e2e/browser';
import { GIVEN_UP } from '../../e2e/pageErrors';
import { NEW_TABS_PAGE, POSTS_PAGE } from './backend';
import { openAs, openTab, signInAs, startSite, theBackend, urlOf } from './site';

startSite();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(` ${name} `) });
const form = (page: Page) => page.getByRole('dialog', { name: '修改岗位' });
const remark = (page: Page) => form(page).getByLabel('备注');
/** The number of rows of the table on the screen, not of one in a hidden tab. */
const total = (page: Page, count: number) => page.getByText(`共 ${count} 条`).filter({ visible: true }).waitFor();
const addressOf = (page: Page) => decodeURIComponent(new URL(page.url()).hash);
const storageOf = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
const accountMenu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: /^账号：/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

/** Opens the form of 岗位1 and types into it. */
async function typeIntoForm(page: Page): Promise<void> {
  await button(page, '修改“岗位1”').click();
  await remark(page).fill('写了一半');
}

async function expireIn(page: Page): Promise<void> {
  theBackend().state().tokens.clear();
  await button(page, '保存').click();
  await page.getByRole('form', { name: '登录' }).waitFor();
}

test('the session ends while a form is edited: the same user finds it again, another one nothing (§4.51)', async () => {
  const page = await openAs('admin', '/post');
  await typeIntoForm(page);
  await expireIn(page);
  await signInAs(page, 'admin');
  await form(page).getByText('已恢复未保存的内容').waitFor();
  expect(await remark(page).inputValue()).toBe('写了一半');
  await button(page, '放弃').click();
  await expect.poll(() => remark(page).inputValue()).toBe('');

  await remark(page).fill('再写一半');
  await expireIn(page);
  await signInAs(page, 'clerk');
  await row(page, '岗位1').waitFor();
  expect(await form(page).count()).toBe(0);
  expect(await storageOf(page)).not.toContain('再写一半');
  expectClean(page, [GIVEN_UP]);
});

test('the address says what a table shows: reload, back, a copied link, tabs (§4.52)', async () => {
  const page = await openAs('admin', '/post');
  await row(page, '岗位1').waitFor();
  await page.getByRole('textbox', { name: '岗位名称' }).fill('岗位');
  await Promise.all([page.waitForResponse(/postName=/), button(page, '查询').click()]);
  await page.getByTitle('2', { exact: true }).click();
  await row(page, '岗位11').waitFor();
  const second = '#/post?postName=岗位&page=2&size=10';
  expect(addressOf(page)).toBe(second);
  await page.getByTitle('3', { exact: true }).click();
  await row(page, '岗位21').waitFor();
  await page.goBack();
  await row(page, '岗位11').waitFor();
  await reload(page);
  await row(page, '岗位11').waitFor();
  expect(await page.getByRole('textbox', { name: '岗位名称' }).inputValue()).toBe('岗位');

  await page.getByRole('link', { name: '字典管理' }).first().click();
  await page.getByRole('row', { name: /停用/ }).first().waitFor();
  await page.getByLabel('字典标签').first().fill('停');
  await page.keyboard.press('Enter');
  await total(page, 1);
  expect(addressOf(page)).toContain('dictLabel=停');
  await page.getByRole('tab', { name: /岗位管理$/ }).click();
  await row(page, '岗位11').waitFor();
  expect(addressOf(page)).toBe(second);

  const copied = await openTab(page.url().split('#')[1] ?? '');
  await row(copied, '岗位11').waitFor();
  expect(await copied.getByRole('textbox', { name: '岗位名称' }).inputValue()).toBe('岗位');
  for (const opened of [page, copied]) expectClean(opened);
});

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
  expect(await tabs.count()).toBe(2);
  await tabs.first().click();
  await total(page, 7);
  expect(addressOf(page)).toBe('#/posts?postName=岗位3');
  expectClean(page);
});

test('two windows agree: what is saved in one is seen in the other (§4.54)', async () => {
  const page = await openAs('admin', '/post');
  const other = await openTab('/post');
  await row(other, '岗位2').waitFor();
  await button(page, '修改“岗位2”').click();
  await form(page).getByLabel('岗位名称').fill('改过的名称');
  await button(page, '保存').click();
  await row(page, '改过的名称').waitFor();
  await row(other, '改过的名称').waitFor();
  for (const opened of [page, other]) expectClean(opened);
});

test('menu and permissions follow, by hand and after a refusal; what is typed stays (§4.49)', async () => {
  const { state } = theBackend();
  const page = await openAs('admin', '/dict');
  await page.getByRole('row', { name: /停用/ }).first().waitFor();
  await page.getByRole('link', { name: '岗位管理' }).first().click();
  await page.getByRole('textbox', { name: '岗位名称' }).fill('还没有查询');
  state().menu = [POSTS_PAGE, { ...NEW_TABS_PAGE, path: '/new', name: 'new', meta: { title: '新页面' } }];
  state().permissions = ['system:post:list', 'system:post:remove'];
  await accountMenu(page, '刷新菜单与权限');
  await page.getByText('“字典管理”已不可用，标签已关闭').waitFor();
  await page.getByRole('link', { name: '新页面' }).first().waitFor();
  expect(await page.getByRole('textbox', { name: '岗位名称' }).inputValue()).toBe('还没有查询');
  await expect.poll(() => button(page, '修改“岗位1”').count()).toBe(0);

  state().permissions = ['system:post:list'];
  state().forbidden = ['DELETE /system/post/'];
  await button(page, '删除“岗位1”').click();
  await button(page, '确定').click();
  await page.waitForURL(/#\/403$/);
  await page.goBack();
  await row(page, '岗位1').waitFor();
  await expect.poll(() => button(page, '删除“岗位1”').count()).toBe(0);
  expect(await page.getByRole('textbox', { name: '岗位名称' }).inputValue()).toBe('还没有查询');
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

test('columns, page size and the folded query form are remembered, for this user only (§4.57)', async () => {
  const page = await openAs('admin', '/post');
  await row(page, '岗位1').waitFor();
  await button(page, '显隐列').click();
  await page.getByRole('checkbox', { name: '岗位编码' }).uncheck();
  await page.keyboard.press('Escape');
  await button(page, '隐藏搜索').click();
  await page.getByRole('combobox', { name: '页码' }).click();
  await page.getByTitle('20 条/页').click();
  await row(page, '岗位20').waitFor();
  await accountMenu(page, '退出登录');
  await page.getByRole('form', { name: '登录' }).waitFor();

  await signInAs(page, 'clerk');
  await page.goto(urlOf('/post'));
  await row(page, '岗位10').waitFor();
  expect(await row(page, '岗位20').count()).toBe(0);
  await page.getByRole('columnheader', { name: '岗位编码' }).waitFor();
  await page.getByRole('textbox', { name: '岗位名称' }).waitFor();
  await accountMenu(page, '退出登录');

  await signInAs(page, 'admin');
  await page.goto(urlOf('/post'));
  await row(page, '岗位20').waitFor();
  expect(await page.getByRole('columnheader', { name: '岗位编码' }).count()).toBe(0);
  expect(await page.getByRole('textbox', { name: '岗位名称' }).isVisible()).toBe(false);
  await untilPageShown(page);
  expectClean(page, [GIVEN_UP]);
});
