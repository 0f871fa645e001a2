import type { Browser } from 'playwright-core';
import { launchChromium } from './findProgram';

/** What is served, until it is closed. */
export interface Served {
  baseUrl: string;
  close: () => Promise<void>;
}

/** Opens a Chromium with these switches, and ends it and all that is served after `use`. */
export async function inChromium(
  served: readonly Served[],
  use: (browser: Browser, ...urls: string[]) => Promise<void>,
  ...switches: string[]
): Promise<void> {
  const browser = await launchChromium(...switches);
  try {
    await use(browser, ...served.map(({ baseUrl }) => baseUrl));
  } finally {
    await browser.close();
    await Promise.all(served.map(({ close }) => close()));
  }
}
