import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/findChromium';
import { serveApp } from '../../scripts/production';
import { recordTrouble, troubleOf } from './trouble';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

let browser: Browser;
/** The build with a mock backend, and so a database, of this file's own: files may run beside one another. */
let server: Awaited<ReturnType<typeof serveApp>>;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  server = await serveApp();
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** The address of a call of the backend, such as `getInfo`. */
export const apiUrl = (call: string): string => `${server.baseUrl}prod-api/${call}`;

/** The address of a place in the app, such as `/profile`; `query` carries the mocks' fault switches. */
export const urlOf = (path = '/', query = ''): string => `${server.baseUrl}${query}#${path}`;

export type Size = typeof DESKTOP;

/**
 * An empty page of a new browser profile; everything that goes wrong in it is recorded.
 *
 * @param storage what the app's local storage holds: nothing, so nobody is signed in
 */
export async function openPage(viewport: Size = DESKTOP, storage: Record<string, string> = {}): Promise<Page> {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport,
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: new URL(urlOf()).origin, localStorage }] },
  });
  contexts.push(context);
  return openTab(context);
}

/** One more tab of the same browser profile. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  recordTrouble(page);
  return page;
}

/** Resolves when a page of the shell is there, and not only its text of waiting. */
export const pageShown = (page: Page): Promise<void> => page.locator('#page > :not([role=status])').first().waitFor();

/** Loads the page again once it has all that it asked for: a page that is left gives up what is under way. */
export async function reload(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.reload();
}

/**
 * Fails when the page has written a warning or an error to the console, thrown, or had a request fail or refused.
 *
 * @param allowed what the test itself has brought about
 */
export function expectClean(page: Page, allowed: readonly RegExp[] = []): void {
  const found = troubleOf(page).filter((line) => !allowed.some((pattern) => pattern.test(line)));
  expect(found, 'console, errors and requests of the page').toEqual([]);
}
