import { chromium } from 'playwright-core';
import { recordPageErrors, pageErrorsOf } from '../../tests/e2e/pageErrors';
import { CHROMIUM_ARGS } from '../findChromium';
import type { BrowserPage } from './BrowserPage';
import { trackRequests } from './trackRequests';

/** Starts a Chromium with one page. */
export async function openChromium(executablePath: string): Promise<BrowserPage> {
  // Old versions of Chromium cannot start a renderer process without `--no-zygote`.
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, '--no-zygote'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  recordPageErrors(page);
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    idle: trackRequests({ on: (event, listener) => page.on(event as 'request', listener) }),
    pageErrors: pageErrorsOf(page),
    version: `Chromium ${browser.version()}`,
    close: () => browser.close(),
  };
}
