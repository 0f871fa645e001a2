import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Scrolls the page by 120 pixels, as soon as it is long enough; the app has heard of it. */
export const scrollDown = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        window.scrollTo(0, 120);
        // The event comes with the next frame, before what waits for the frame.
        await new Promise(requestAnimationFrame);
        return window.scrollY;
      }),
    )
    .toBe(120);
