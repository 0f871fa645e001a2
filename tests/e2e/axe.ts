import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const OF_COLORS = ['color-contrast', 'link-in-text-block'];

async function run(page: Page, options: axe.RunOptions): Promise<string[]> {
  // `evaluate`, because the page's content security policy blocks a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    // `iframes: false`, because axe is not loaded into frames and would wait for them. `preload: false`, because it would
    // request the style sheets again, and warn of them on the console where the page is offline.
    const always = { iframes: false, preload: false, resultTypes: ['violations'] } satisfies axe.RunOptions;
    // What lies behind a dialog is not looked at again: nobody can reach it, and it has checks of its own.
    const isCovered = [...document.querySelectorAll('[aria-modal=true]')].some((dialog) => dialog.checkVisibility());
    const result = await runner.run(isCovered ? { exclude: ['#root'] } : document, { ...asked, ...always });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
}

/** The accessibility rules that the page breaks, with the elements; `except` names rules that are not checked. */
export const violations = (page: Page, ...except: string[]): Promise<string[]> =>
  run(page, { rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])) });

/** Waits until all animations have ended, because colours are not final before. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const schemeOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.style.colorScheme);

/**
 * Checks a page in its present colour mode, then in the other mode, and leaves it there. The page's theme must follow
 * the system. In the other mode only the rules about colours are checked.
 *
 * @param check called with the broken rules, once for each mode
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
export const overflowWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
