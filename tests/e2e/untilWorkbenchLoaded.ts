import type { Page } from 'playwright-core';

/** Waits for what the workbench requests last, in idle moments. */
export const untilWorkbenchLoaded = (page: Page) =>
  page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/system/notice/listTop')) &&
      !document.querySelector('#page [aria-busy=true]'),
  );
