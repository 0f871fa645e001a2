import type { Page } from 'playwright-core';

/** Makes the page's pointer a finger: coarse, and able to touch. */
export async function useFinger(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
}
