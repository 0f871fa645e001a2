import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean } from '../e2e/browser';
import { ask, endStream, openChat, openChatPage, pushText, takeOverStreams, untilAnswered } from '../e2e/chat';
import { openSignedIn } from '../e2e/openSignedIn';

/** A4 less the usual margins, in pixels. */
const SHEET = { width: 718, height: 1047 };
const ROWS = 50;

/** The dictionary of nations in dark mode, with all items on one page: a table that scrolls in itself. */
async function openNations(): Promise<Page> {
  const page = await openSignedIn('/system/dict?type=nation', { theme: { colorMode: 'dark' } });
  await page.getByRole('cell', { name: '汉族', exact: true }).waitFor();
  await page.locator('.ant-pagination-options .ant-select').click();
  await page.getByTitle(`${ROWS} 条/页`).last().click();
  await expect.poll(() => rows(page).count()).toBe(ROWS);
  return page;
}

const rows = (page: Page) => page.locator('main tr.ant-table-row');
const colorsOf = (page: Page) =>
  page.evaluate(() => {
    const cell = document.querySelector('main tr.ant-table-row td') ?? document.body;
    return [getComputedStyle(document.documentElement).colorScheme, getComputedStyle(cell).color];
  });

/** How much of the assistant's messages is cut off. */
const cutMessages = (page: Page) =>
  page.getByRole('log').evaluate((log) => {
    const frame = log.closest('[role=dialog]')?.getBoundingClientRect().bottom ?? 0;
    return log.scrollHeight - log.clientHeight + Math.max(0, log.getBoundingClientRect().bottom - frame);
  });

/** The rows and cells that are cut off: they reach out of the sheet, or out of a box that clips. */
const cut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main td, main th')].filter((cell) => {
        const { bottom, right } = cell.getBoundingClientRect();
        if (right > document.documentElement.clientWidth + 1) return true;
        for (let box = cell.parentElement; box && box !== document.body; box = box.parentElement) {
          const clips = getComputedStyle(box).overflow !== 'visible';
          if (clips && bottom > box.getBoundingClientRect().bottom + 1) return true;
        }
        return false;
      }).length,
  );

test('on paper there is the page and nothing else: whole tables, light colours', async () => {
  const page = await openNations();
  const shell = page.locator('aside, header, footer, [role=tablist], [aria-label^="AI 问答，"], [aria-label=提示]');
  await expect.poll(() => shell.count()).toBeGreaterThan(5);
  await expect.poll(() => cut(page)).toBeGreaterThan(0);
  expect((await colorsOf(page))[0]).toBe('dark');

  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => colorsOf(page)).toEqual(['light', 'rgba(48, 49, 51, 0.88)']);
  await expect.poll(() => shell.filter({ visible: true }).count()).toBe(0);
  await page.getByRole('heading', { name: '民族' }).waitFor();
  await expect.poll(() => rows(page).filter({ visible: true }).count()).toBe(ROWS);
  await expect.poll(() => cut(page)).toBe(0);
  await expect.poll(() => page.locator('main').getByRole('button').filter({ visible: true }).count()).toBe(0);

  await page.emulateMedia({ media: null });
  await expect.poll(async () => (await colorsOf(page))[0]).toBe('dark');
  await page.locator('header').waitFor();
  expectClean(page);
});

test('the sheets are counted for the whole table', async () => {
  const page = await openNations();
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const sheets = (await page.pdf({ format: 'A4', margin })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length).toBeGreaterThan(1);
  await expect.poll(async () => (await colorsOf(page))[0]).toBe('dark');
  expectClean(page);
});

test('a dialog in front is printed, as a whole, and not the page behind it; that says who printed it (§17.19)', async () => {
  const page = await openSignedIn('/system/notice');
  await page
    .getByRole('button', { name: /^详情“/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await dialog.waitFor();
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('#root').isVisible()).toBe(false);
  await dialog.getByRole('heading').first().waitFor();
  await expect.poll(() => dialog.getByRole('button').filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: null });
  await expect.poll(() => page.locator('#root').isVisible()).toBe(true);
  await dialog.getByRole('button', { name: '关闭对话框' }).click();

  // The page again.
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: '通知公告' }).waitFor();
  await page.getByText(/^打印：集团管理员（admin） \d{4}-\d\d-\d\d \d\d:\d\d$/).waitFor();
  await page.emulateMedia({ media: null });
  expectClean(page);
});

test('of the assistant all messages are printed, without its fields and buttons', async () => {
  const page = await openChatPage({ prepare: takeOverStreams });
  const dialog = await openChat(page, 'large');
  await ask(dialog, '党章是什么');
  await pushText(page, '党章是党的根本大法。\n\n'.repeat(60));
  await endStream(page);
  await untilAnswered(dialog);
  await expect.poll(() => cutMessages(page)).toBeGreaterThan(0);
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => cutMessages(page)).toBe(0);
  await page.getByRole('log').getByText('党章是什么', { exact: true }).waitFor();
  await dialog.getByText('内容由 AI 生成').waitFor();
  const controls = dialog.getByRole('button').or(dialog.getByRole('textbox')).filter({ visible: true });
  await expect.poll(() => controls.allInnerTexts()).toEqual([]);
  await page.emulateMedia({ media: null });
  expectClean(page);
});
