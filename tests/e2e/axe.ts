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
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const schemeOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.style.colorScheme);

/**
 * Has a state of a page checked in light and in dark, first as it is; the page is left in the other one. Its theme must
 * follow the system. It is the same page, so that in the other only the rules about colours are applied again.
 *
 * @param check gets the rules that are broken
 */
export async function inLightAndDark(
  page: Page,
  check: (broken: string[]) => unknown,
  ...except: string[]
): Promise<void> {
  await settled(page);
  await check(await violations(page, ...except));
  const other = (await schemeOf(page)) === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  await expect.poll(() => schemeOf(page)).toBe(other);
  await settled(page);
  await check(await run(page, { runOnly: OF_COLORS.filter((id) => !except.includes(id)) }));
}

/** Pixels by which the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
