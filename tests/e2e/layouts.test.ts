import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LAYOUT_NAMES } from '@/config/theme/themeSchema';
import { inLightAndDark, overflowWidth, settled, violations } from './axe';
import { expectClean, PHONE } from './browser';
import { openShell } from './openShell';

/** Pairs of parts of the shell, or of its controls, that overlap. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const parts = ['aside', '[class*=bars] header', '[role=tablist]', 'main', 'footer', '[class*=_top_]']
      .flatMap((selector) => [...document.querySelectorAll(selector)].slice(0, 1))
      .map((element) => ({ name: element.tagName + element.className, box: element.getBoundingClientRect() }))
      .filter((part) => part.box.width > 0);
    const controls = [...document.querySelectorAll('[class*=controls] > button, [class*=control]')].map((element) => ({
      name: element.getAttribute('aria-label') ?? '',
      box: element.getBoundingClientRect(),
    }));
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const among = (list: { name: string; box: DOMRect }[]) =>
      list.flatMap((one, index) =>
        list.slice(index + 1).flatMap((other) => (meet(one.box, other.box) ? [`${one.name} × ${other.name}`] : [])),
      );
    return [...among(parts), ...among(controls.filter(({ name, box }) => name !== '' && box.width > 0))];
  });
async function openSomeTabs(page: Page): Promise<void> {
  for (const [path, name] of [
    ['/workbench', '工作台'],
    ['/life/meeting', '组织生活'],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), path);
    await page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
  }
  // The controls of the header come last.
  await page.getByRole('button', { name: /^账号：/ }).waitFor();
}

async function expectInOrder(page: Page): Promise<void> {
  await expect.poll(() => overflowWidth(page)).toBe(0);
  await expect.poll(() => overlaps(page)).toEqual([]);
  expectClean(page);
}

test.each(LAYOUT_NAMES)(
  '%s: accessible, nothing wider than the window, nothing over another (§2.32)',
  async (layout) => {
    const page = await openShell({ layout }, { at: '/member/roster' });
    await openSomeTabs(page);
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await expectInOrder(page);
  },
);

test('a phone has the vertical layout, in light and dark', async () => {
  const page = await openShell({ layout: 'column', colorMode: 'system' }, { at: '/member/roster', size: PHONE });
  await openSomeTabs(page);
  await inLightAndDark(page, (broken) => expect(broken).toEqual([]));
  await page.locator('[data-layout=vertical]').waitFor();
  await expectInOrder(page);
});
