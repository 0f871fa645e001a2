import type { Page } from 'playwright-core';

export const dismissToasts = (page: Page): Promise<void> =>
  page.evaluate(() =>
    document.querySelectorAll<HTMLElement>('[aria-label=关闭提示]').forEach((close) => close.click()),
  );
