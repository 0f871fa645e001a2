import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Scrolls the page by 120 pixels, as soon as it is long enough. */
export const scrollDown = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo(0, 120);
        return window.scrollY;
      }),
    )
    .toBe(120);
