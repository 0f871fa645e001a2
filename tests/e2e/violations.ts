import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Rules that the page breaks, with the elements. */
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
