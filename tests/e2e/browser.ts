import type { BrowserContext, Clock, Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import type { Profile } from './environment';
import { leavePage, recordPageErrors, pageErrorsOf } from './pageErrors';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** How long anything may take: long, for busy machines. */
const TIMEOUT_MS = 60_000;

const { e2e } = globalThis;
let baseUrl = '';

const taken: Profile[] = [];
/** Profiles that a test has changed for good. They are closed after the test, not reset for the next one. */
const worn = new WeakSet<BrowserContext>();

async function newProfile(): Promise<Profile> {
  const browser = await e2e.browser();
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'zh-CN', reducedMotion: 'reduce' });
  context.setDefaultTimeout(TIMEOUT_MS);
  const keeper = await context.newPage();
  await keeper.goto(`${baseUrl}favicon.svg`);
  return { context, keeper };
}

/** Resets a profile for the next test, except for the cached files of the build. */
async function giveBack(profile: Profile): Promise<void> {
  const { context, keeper } = profile;
  const others = context.pages().filter((page) => page !== keeper);
  // The storage of other hosts cannot be emptied from here, so a profile that went there is closed.
  const wasElsewhere = others.some((page) => /^https?:/.test(page.url()) && !page.url().startsWith(baseUrl));
  if (worn.has(context) || wasElsewhere) return context.close();
  await Promise.all(others.map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await context.clearCookies();
  await context.setOffline(false);
  await keeper.evaluate(() => localStorage.clear());
  e2e.free.push(profile);
}

// The browser and the server are shared with other test files, so the mock data is reset first.
beforeAll(async () => {
  ({ baseUrl } = await e2e.server());
  await fetch(apiUrl('__mock/reset'), { method: 'POST' });
});
afterEach(async () => {
  // A profile that cannot be reset, because it has crashed, is closed; the next test gets a new one.
  await Promise.all(taken.splice(0).map((profile) => giveBack(profile).catch(() => profile.context.close())));
});

/** The address of a call of the backend, such as `getInfo`. */
export const apiUrl = (call: string): string => `${baseUrl}prod-api/${call}`;

/** The address of a path in the app, such as `/profile`; `query` carries the mocks' fault switches. */
export const urlOf = (path = '/', query = ''): string => `${baseUrl}${query}#${path}`;

export type Size = typeof DESKTOP;

/** An empty page of an empty browser profile; everything that goes wrong in it is recorded. */
export async function openPage(viewport: Size = DESKTOP): Promise<Page> {
  const profile = e2e.free.pop() ?? (await newProfile());
  taken.push(profile);
  const [page] = await Promise.all([
    profile.context.waitForEvent('page'),
    // A popup, because it has no tab strip: painting the strip would take a tenth of the time of a page load.
    profile.keeper.evaluate(() => void window.open('about:blank', '_blank', 'popup')),
  ]);
  recordPageErrors(page);
  if (viewport !== DESKTOP) await page.setViewportSize(viewport);
  return page;
}

/** The clock of a page, to be set or stopped. It cannot be reset, so the profile is closed after the test. */
export function clockOf(page: Page): Clock {
  worn.add(page.context());
  return page.clock;
}

/** Opens another tab of the same browser profile. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  recordPageErrors(page);
  return page;
}

/** Resolves when the shell shows a page, not only the text for loading. */
export const untilPageShown = (page: Page): Promise<void> =>
  page.locator('#page > * > :not([role=status])').first().waitFor();

/** Reloads the page; requests that this aborts are not recorded as errors. */
export const reload = (page: Page): Promise<void> => leavePage(page, () => page.reload());

/** Delays these requests until the returned function is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * Fails when the page has written a warning or an error to the console, has thrown, or a request has failed or was
 * refused.
 *
 * @param allowed messages that the test expects
 */
export function expectClean(page: Page, allowed: readonly RegExp[] = []): void {
  const found = pageErrorsOf(page).filter((line) => !allowed.some((pattern) => pattern.test(line)));
  expect(found, 'console, errors and requests of the page').toEqual([]);
}
