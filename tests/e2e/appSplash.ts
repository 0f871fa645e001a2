import type { Page } from 'playwright-core';

/** Waits for the splash that the app has drawn, in place of the one in index.html. */
export const appSplash = (page: Page) =>
  page.waitForFunction(() => {
    const splash = document.querySelector('#root > .splash');
    // React keeps its own data at each element.
    return splash && Object.keys(splash).some((key) => key.startsWith('__react')) ? splash : undefined;
  });
