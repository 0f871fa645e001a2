import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { overflowWidth } from '../e2e/axe';
import { expectClean, PHONE } from '../e2e/browser';
import { holdDocking } from '../e2e/holdDocking';
import { openShell } from '../e2e/openShell';
import { openSignedIn } from '../e2e/openSignedIn';
import { scrollDown } from '../e2e/scrollDown';

const VIEW = { width: 1440, height: 900 };

const boxOf = async (page: Page, name: RegExp) => {
  const box = await page.getByRole('dialog', { name }).boundingBox();
  if (!box) throw new Error(`no dialog ${String(name)}`);
  return box;
};

async function floatingIcon(page: Page) {
  const icon = page.getByRole('button', { name: /^AI 问答，/ });
  await icon.waitFor();
  const box = await icon.boundingBox();
  if (!box) throw new Error('no icon');
  // Of what is seen: half of a docked icon is behind the edge.
  const right = Math.min(box.x + box.width, page.viewportSize()?.width ?? Infinity);
  return { icon, box, middle: { x: (box.x + right) / 2, y: box.y + box.height / 2 } };
}

test('the breadcrumb: links with > between them, the page itself last (§2.55, §9.30)', async () => {
  const page = await openShell({}, { at: '/member/roster' });
  const breadcrumb = page.getByRole('navigation', { name: '面包屑' });
  const steps = breadcrumb.getByRole('listitem');
  await expect.poll(() => steps.allTextContents()).toEqual(['党员管理', '党员名册']);
  expect(await breadcrumb.locator('li[aria-hidden=true]').allTextContents()).toEqual(['>']);
  await steps.first().getByRole('link').waitFor();
  expect(await steps.last().locator('[aria-current=page]').count()).toBe(1);
  expectClean(page);
});

test('on a phone the breadcrumb is the name of the page, whole', async () => {
  const page = await openShell({}, { at: '/member/roster', size: PHONE });
  const steps = page.getByRole('navigation', { name: '面包屑' }).locator('li');
  // The controls of the header, which come last, take the room of the other steps.
  const visible = () => steps.evaluateAll((all) => all.map((step) => step.checkVisibility()));
  await expect.poll(visible).toEqual([false, false, true]);
  expect(await steps.last().textContent()).toBe('党员名册');
  expect(await steps.last().evaluate((step) => step.scrollWidth - step.clientWidth)).toBe(0);
  expectClean(page);
});

test('a window of 320, as at a zoom of 200%: long titles and the editor stay inside', async () => {
  const title = '党员的义务和权利'.repeat(9);
  const page = await openSignedIn('/workbench', {
    size: { width: 320, height: 640 },
    prepare: (opened) =>
      opened.route('**/system/notice/listTop', (route) =>
        route.fulfill({ json: { code: 200, data: [{ noticeId: 1, noticeTitle: title, noticeType: '1' }] } }),
      ),
  });
  await page.getByText(title).waitFor();
  await expect.poll(() => overflowWidth(page)).toBe(0);
  await page.evaluate(() => (location.hash = '/system/notice'));
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '新增通知公告' });
  await dialog.getByRole('textbox', { name: '内容' }).waitFor();
  const edgeOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox()) ?? { x: NaN, width: NaN };
    return x + width;
  };
  for (const name of ['标题', '内容']) {
    const room = async () => (await edgeOf(dialog)) - (await edgeOf(dialog.getByRole('textbox', { name })));
    await expect.poll(room).toBeGreaterThan(0);
  }
  expectClean(page);
});

test('a narrow header shows the abbreviation, a wide one and that of a phone do not', async () => {
  const page = await openShell();
  const name = page.locator('header').getByText('支部平台', { exact: true });
  for (const [width, isShown] of [
    [1440, false],
    [820, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => name.isVisible()).toBe(isShown);
  }
  expectClean(page);
});

test('the header stays at the top while it is fixed, and goes with the page while it is not (§2.43)', async () => {
  for (const [fixedHeader, top] of [
    [true, 0],
    [false, -120],
  ] as const) {
    const page = await openShell({ layout: 'column', fixedHeader }, { size: { width: 1440, height: 300 } });
    // The page must be shown before it can be scrolled.
    await page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
    await scrollDown(page);
    await expect.poll(async () => (await page.locator('[class*=bars] header').boundingBox())?.y).toBe(top);
    expectClean(page);
  }
});

test('the floating assistant: where its icon starts and can be dragged, and a dialog of 600 (§2.74, §2.76, §2.77, §2.78, §9.15)', async () => {
  const page = await openSignedIn('/workbench', { prepare: holdDocking });
  const { icon, box, middle } = await floatingIcon(page);
  expect([VIEW.width - box.x - box.width, box.y]).toEqual([80, 180]);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 200, middle.y + 100, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => icon.boundingBox()).toMatchObject({ x: box.x - 200, y: box.y + 100 });
  expect(await page.getByRole('dialog', { name: /AI 问答/ }).count()).toBe(0);

  await icon.click();
  await page.getByRole('dialog', { name: /AI 问答/ }).waitFor();
  await expect.poll(async () => (await boxOf(page, /AI 问答/)).width).toBe(600);
  await page.mouse.click(5, 5);
  expect(await page.getByRole('dialog', { name: /AI 问答/ }).isVisible()).toBe(true);
  expectClean(page);
});

test('the icon follows a finger (§2.77)', async () => {
  const page = await openShell({}, { size: PHONE });
  const { icon, box, middle } = await floatingIcon(page);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', middle);
  for (const part of [0.5, 1]) await touch('touchMove', { x: middle.x - 100 * part, y: middle.y + 200 * part });
  await touch('touchEnd');
  await expect.poll(() => icon.boundingBox()).toMatchObject({ x: box.x - 100, y: box.y + 200 });
  expectClean(page);
});

test('the large assistant: 1200 wide, its sidebar a quarter, and no click beside it closes it (§2.80, §2.81, §2.82, §9.15)', async () => {
  const page = await openShell();
  await page.getByRole('button', { name: 'AI 问答', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '党支部管理平台 AI 问答' });
  const list = dialog.getByRole('navigation', { name: '历史会话' });
  await list.getByRole('button').nth(3).waitFor();
  await expect.poll(async () => (await boxOf(page, /AI 问答/)).width).toBe(1200);
  const ratio = () =>
    dialog.locator('[data-list] > *').evaluateAll((parts) => {
      const [list = 1, conversation = 0, ...others] = parts.map((part) => part.getBoundingClientRect().width);
      return others.length === 0 ? conversation / list : NaN;
    });
  await expect.poll(ratio).toBeCloseTo(3, 1);
  await page.mouse.click(5, 5);
  expect(await dialog.isVisible()).toBe(true);
  await dialog.getByRole('button', { name: '关闭对话框' }).click();
  await dialog.waitFor({ state: 'detached' });
  expectClean(page);
});

test('a past conversation is shown from its end (§4.45)', async () => {
  const page = await openShell();
  await page.getByRole('button', { name: 'AI 问答', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '党支部管理平台 AI 问答' });
  await dialog.getByRole('navigation', { name: '历史会话' }).getByRole('button').nth(3).click();
  const log = dialog.getByRole('log');
  await expect.poll(() => log.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await expect
    .poll(() => log.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - scrollTop - clientHeight))
    .toBeLessThanOrEqual(1);
  expectClean(page);
});
