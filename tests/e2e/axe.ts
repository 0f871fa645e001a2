import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Accessibility rules that the page breaks, with the elements; `except` names rules that do not count. */
export async function violations(page: Page, ...except: string[]): Promise<string[]> {
  // The page's policy keeps foreign scripts out; what the debugger evaluates is not subject to it.
  await page.evaluate(axe.source);
  return page.evaluate(async (ignored) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const rules = Object.fromEntries(ignored.map((id) => [id, { enabled: false }]));
    const result = await runner.run(document, { resultTypes: ['violations'], rules });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, except);
}

/** Pixels by which the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
