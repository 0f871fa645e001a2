import type { Page } from 'playwright-core';

/** Waits for what the workbench requests last, in idle moments. */
export const untilWorkbenchLoaded = (page: Page) =>
  page.waitForFunction(
    () =>
      ['/system/notice/listTop', '/getConversationList'].every((part) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
      ) && !document.querySelector('#page [aria-busy=true]'),
  );
