import { expect, test } from 'vitest';
import { expectClean } from '../e2e/browser';
import { openShell } from '../e2e/openShell';
import { openSignedIn } from '../e2e/openSignedIn';

const FRAME = 'https://frame.example/';

test('a frame is loaded once, keeps what was typed, and stands still in the page while others are shown', async () => {
  const page = await openShell(
    {},
    {
      routes: [
        { path: '/frame', component: 'InnerLink', meta: { title: '内嵌', link: FRAME } },
        { path: '/p1', component: 'profile/ProfilePage', meta: { title: '页面1' } },
      ],
    },
  );
  let loads = 0;
  await page.route(FRAME, (route) => {
    loads += 1;
    return route.fulfill({ contentType: 'text/html', body: '<input aria-label="note">' });
  });
  const show = async (path: string, name: string) => {
    await page.evaluate((hash) => (location.hash = hash), path);
    await page.getByRole('tab', { name, selected: true }).waitFor();
  };
  await show('/frame', '内嵌');
  const note = page.frameLocator('iframe').getByLabel('note');
  await note.fill('写了一半');
  for (let round = 0; round < 3; round += 1) {
    await page.getByRole('tab', { name: '工作台' }).click();
    await show('/p1', '页面1');
    await page.getByRole('tab', { name: '内嵌' }).click();
  }
  expect(await note.inputValue()).toBe('写了一半');
  expect(loads).toBe(1);
  expectClean(page);
});

test('a call under way goes on while another page is shown, and its answer is there afterwards', async () => {
  const page = await openSignedIn('/workbench', {
    // On a slow machine the answer is held for longer than a call waits by default.
    prepare: (empty) =>
      empty.route(/\/dzb\/(#.*)?$/, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace(/(id="config">)[^<]*/, '$1{"requestTimeout":120000}') });
      }),
  });
  let calls = 0;
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/system/dict/child/list**', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await page.evaluate(() => (location.hash = '/system/dict?type=sys_normal_disable'));
  await page.getByRole('tab', { name: '字典管理', selected: true }).waitFor();
  await expect.poll(() => calls, { timeout: 30_000 }).toBe(1);
  await page.getByRole('tab', { name: '工作台' }).click();
  await page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
  answer();
  await page.getByRole('tab', { name: '字典管理' }).click();
  await page.getByRole('cell', { name: '停用', exact: true }).first().waitFor();
  expect(calls).toBe(1);
  expectClean(page);
});

test('scroll position, page and query of a table stay while another page is shown', async () => {
  const page = await openShell({}, { at: '/system/dict?type=nation&size=20', size: { width: 1440, height: 700 } });
  const rows = page.getByRole('row');
  const texts = () => rows.allTextContents();
  const body = page.locator('.ant-table-body');
  const scrolled = () => body.evaluate(({ scrollTop }) => scrollTop);
  await page.getByRole('cell', { name: '汉族', exact: true }).waitFor();
  await page.getByLabel('字典标签').first().fill('族');
  await Promise.all([page.waitForResponse(/child\/list/), page.getByRole('button', { name: '查询' }).click()]);
  const first = await texts();
  await page.getByTitle('2', { exact: true }).click();
  await expect.poll(texts).not.toEqual(first);
  const before = await texts();
  await body.evaluate((element) => (element.scrollTop = 60));
  await expect.poll(scrolled).toBe(60);
  await page.getByRole('tab', { name: '工作台' }).click();
  await page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
  await page.getByRole('tab', { name: '字典管理' }).click();
  await expect.poll(texts).toEqual(before);
  expect(await page.locator('.ant-pagination-item-active').textContent()).toBe('2');
  await expect.poll(scrolled).toBe(60);
  expect(await page.getByLabel('字典标签').first().inputValue()).toBe('族');
  expectClean(page);
});
