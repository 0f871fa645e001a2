import type { Page } from 'playwright-core';

/** Goes to a page of the menu; resolves when it is there, and nothing in it is on its way. */
export async function show(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), path);
  await page.locator(`[data-node-key="${path}"] [role=tab][aria-selected=true]`).waitFor();
  await page.locator('#page > * > :not([role=status])').filter({ visible: true }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('#page :is([aria-busy=true], .ant-spin-spinning)'));
}
