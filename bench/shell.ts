import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../scripts/findProgram';
import { buildApp, serveApp } from '../scripts/production';
import { dismissToasts } from '../tests/e2e/dismissToasts';
import { signIn } from '../tests/e2e/signIn';
import { median, openSession, spentOn, spentWhile } from './measure';
import { servePage } from './servePage';

const PAGES = 20;
/** Rounds over all tabs, with one to warm up. */
const ROUNDS = 9;

const ms = (value: number) => `${value.toFixed(1)} ms`;

const row = (name: string, own: number, plain: number) =>
  console.log(`${name.padEnd(44)} ${ms(own).padStart(12)} ${ms(plain).padStart(12)}   × ${(own / plain).toFixed(2)}`);

/** A component that the app does not have: its page is a heading and a text. */
const LIGHT = 'bench/NoSuchPage';

const ROUTES = Array.from({ length: PAGES }, (_, index) => ({
  path: `/p${index + 1}`,
  component: LIGHT,
  meta: { title: `页面${index + 1}` },
}));

const newPage = (browser: Browser) =>
  browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

/** Opens one of the baselines in bench/plain. */
async function openPlain(browser: Browser, url: string): Promise<Page> {
  const page = await newPage(browser);
  await page.goto(url);
  return page;
}

/** Opens the app with a session and the given menu. */
async function openApp(browser: Browser, baseUrl: string, routes: readonly object[]): Promise<Page> {
  const page = await newPage(browser);
  await page.route('**/getRouters', (route) => route.fulfill({ json: { code: 200, data: routes } }));
  await page.goto(baseUrl);
  await signIn(page);
  await page.locator('#main h1').waitFor();
  await dismissToasts(page);
  return page;
}

/**
 * Measures the app and the baseline in turn, because the speed of the machine changes meanwhile. Each comes first as
 * often as the other.
 */
async function inTurn<T>(rounds: number, own: (round: number) => Promise<T>, plain: (round: number) => Promise<T>) {
  const found: { own: T[]; plain: T[] } = { own: [], plain: [] };
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) found.own.push(await own(round));
    found.plain.push(await plain(round));
    if (round % 2 === 1) found.own.push(await own(round));
  }
  return found;
}

/** Time to wait after a click. It must cover the delayed work of a tab switch, such as ending the progress bar. */
const SETTLED_MS = 250;

/** Clicks the tab at `place` and waits. Returns the milliseconds until the tab was marked as the active one. */
const clickTab = (page: Page, place: number) =>
  page.evaluate(
    async ([at, wait]) => {
      const tab = document.querySelectorAll<HTMLElement>('[role=tab]')[at];
      const start = performance.now();
      let shown = start;
      const marked = new MutationObserver(() => (shown = performance.now()));
      if (!tab) throw new Error(`there is no tab ${at}`);
      marked.observe(tab, { attributeFilter: ['aria-selected'] });
      tab.click();
      await new Promise((done) => setTimeout(done, wait));
      marked.disconnect();
      return shown - start;
    },
    [place, SETTLED_MS] as const,
  );

/** Opens the app with `PAGES` pages open, besides the workbench. */
async function openTabs(browser: Browser, baseUrl: string): Promise<Page> {
  // As in the baseline: what a page itself costs is not the shell's.
  const page = await openApp(browser, baseUrl, ROUTES);
  for (const { path, meta } of ROUTES) {
    await page.evaluate((hash) => (location.hash = hash), path);
    await page.getByRole('tab', { name: meta.title, exact: true, selected: true }).waitFor();
  }
  return page;
}

/** Opens the baseline with as many tabs. */
async function openPlainTabs(browser: Browser, plain: string): Promise<Page> {
  const page = await openPlain(browser, `${plain}?tabs=${PAGES + 1}`);
  await page.getByRole('tab').nth(PAGES).waitFor();
  return page;
}

/** Measures a switch to the next tab: the script time, and the time until the page is shown, in milliseconds. */
async function tabSwitcher(page: Page) {
  const session = await openSession(page);
  return async (round: number) => {
    let shown = 0;
    const { script } = await spentWhile(session, async () => {
      shown = await clickTab(page, (round % PAGES) + 1);
    });
    return { script, shown };
  };
}

async function measureTabs(browser: Browser, baseUrl: string, plain: string): Promise<void> {
  const own = await openTabs(browser, baseUrl);
  const bare = await openPlainTabs(browser, plain);
  const found = await inTurn(ROUNDS * PAGES, await tabSwitcher(own), await tabSwitcher(bare));
  console.log(`\nSwitching among ${PAGES} tabs${' '.repeat(29)}own   plain antd`);
  // The first round is a warm-up.
  const figure = (side: 'own' | 'plain', field: 'script' | 'shown') =>
    median(found[side].slice(PAGES).map((one) => one[field]));
  row('tabs: script', figure('own', 'script'), figure('plain', 'script'));
  row('tabs: from the click to the page', figure('own', 'shown'), figure('plain', 'shown'));
  await own.close();
  await bare.close();
}

/** Longer than any of antd's transitions. */
const UNTIL_STILL_MS = 600;

/** Measures the milliseconds of a change of the theme until it is painted, and counts the pages that it remounts. */
async function measureTheme(browser: Browser, baseUrl: string, plain: string): Promise<void> {
  const timer = async (page: Page, change: (round: number) => Promise<unknown>) => {
    const session = await openSession(page);
    return async (round: number) => {
      // What follows the change before, in either page, is not part of this one.
      await page.waitForTimeout(UNTIL_STILL_MS);
      return (await spentOn(page, session, () => change(round))).task;
    };
  };
  // As many entries as the baseline has, and a page as light as its.
  const own = await openApp(browser, baseUrl, ROUTES.slice(0, 2));
  await own.evaluate(() => (location.hash = '/p1'));
  await own.getByRole('tab', { name: '页面1', exact: true, selected: true }).waitFor();
  await own.evaluate(() => document.querySelector('#page h1')?.setAttribute('data-mine', ''));
  const changeOwn = (round: number) =>
    own.evaluate(
      (colorMode) => {
        localStorage.setItem('theme', JSON.stringify({ colorMode }));
        window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
      },
      round % 2 === 0 ? 'dark' : 'light',
    );
  const other = await openPlain(browser, `${plain}?theme`);
  await other.locator('#theme').waitFor();
  const changePlain = () => other.evaluate(() => document.getElementById('theme')?.click());
  const found = await inTurn(80, await timer(own, changeOwn), await timer(other, changePlain));
  const remounted = (await own.locator('[data-mine]').count()) === 0;
  await own.close();
  await other.close();
  console.log(`\nTheme switch, task time${' '.repeat(27)}own  plain antd page`);
  row('theme: light and dark', median(found.own), median(found.plain));
  console.log(`pages mounted anew by it: ${remounted ? 'yes' : 'none'}`);
}

buildApp();
const app = await serveApp();
const plain = await servePage('plain');
const browser = await launchChromium();
try {
  const only = process.argv[2];
  if (only !== 'theme') await measureTabs(browser, app.baseUrl, plain.url);
  if (only !== 'tabs') await measureTheme(browser, app.baseUrl, plain.url);
} finally {
  await browser.close();
  await plain.close();
  await app.close();
}
