import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The rules that look at colours. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

async function run(page: Page, options: axe.RunOptions): Promise<string[]> {
  // The page's policy keeps foreign scripts out; what the debugger evaluates is not subject to it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    // It would wait for an answer from frames, in which it is not.
    const result = await runner.run(document, { ...asked, iframes: false, resultTypes: ['violations'] });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
}

/** Accessibility rules that the page breaks, with the elements; `except` names rules that do not count. */
export const violations = (page: Page, ...except: string[]): Promise<string[]> =>
  run(page, { rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])) });

/** Waits until nothing fades or moves any more: what is on its way is of no colour that stays. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => page.evaluate(() => document.documentElement.style.colorScheme)).toBe(colorScheme);
  await settled(page);
}

/**
 * Has a state of a page checked in light and in dark. Its theme must follow the system. It is the same page, so that in
 * the dark only the rules about colours are applied again.
 *
 * @param check gets the rules that are broken
 */
export async function inLightAndDark(
  page: Page,
  check: (broken: string[]) => unknown,
  ...except: string[]
): Promise<void> {
  await show(page, 'light');
  await check(await violations(page, ...except));
  await show(page, 'dark');
  await check(await run(page, { runOnly: OF_COLORS.filter((id) => !except.includes(id)) }));
  await show(page, 'light');
}

/** Pixels by which the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
