import type { Browser, Page } from 'playwright-core';
import { inChromium } from '../scripts/inChromium';
import { buildApp, serveApp } from '../scripts/production';
import { dismissToasts } from '../tests/e2e/dismissToasts';
import { signIn } from '../tests/e2e/signIn';
import { servePages } from './buildPages';
import { inTurn, openMetrics, report, setTheme, untilPainted } from './compare';

const PAGES = 20;
/** Rounds over all tabs, with one to warm up. */
const ROUNDS = 9;
const THEMES = 80;
/** Covers the delayed work of a tab switch, such as ending the progress bar; and any of antd's transitions. */
const SWITCHED_MS = 250;
const STILL_MS = 600;

/** A component that the app does not have: its page is a heading and a text, as light as in the baseline. */
const ROUTES = Array.from({ length: PAGES }, (_, index) => ({
  path: `/p${index + 1}`,
  component: 'bench/NoSuchPage',
  meta: { title: `页面${index + 1}` },
}));

async function openPage(browser: Browser, url: string, routes: readonly object[] = []): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.route('**/getRouters', (route) => route.fulfill({ json: { code: 200, data: routes } }));
  await page.goto(url);
  return page;
}

/** Opens the app with these pages in its menu and as tabs. */
async function openApp(browser: Browser, url: string, routes: typeof ROUTES): Promise<Page> {
  const page = await openPage(browser, url, routes);
  await signIn(page);
  await page.locator('#main h1').waitFor();
  await dismissToasts(page);
  for (const { path, meta } of routes) {
    await page.evaluate((hash) => (location.hash = hash), path);
    await page.getByRole('tab', { name: meta.title, exact: true, selected: true }).waitFor();
  }
  return page;
}

/** Clicks the tab at `place` and waits. Returns the milliseconds until the tab was marked as the active one. */
const clickTab = (page: Page, place: number) =>
  page.evaluate(
    async ([at, wait]) => {
      const tab = document.querySelectorAll<HTMLElement>('[role=tab]')[at];
      const start = performance.now();
      let shown = NaN;
      const marked = new MutationObserver(() => (shown = performance.now() - start));
      if (!tab) throw new Error(`there is no tab ${at}`);
      marked.observe(tab, { attributeFilter: ['aria-selected'] });
      tab.click();
      await new Promise((done) => setTimeout(done, wait));
      marked.disconnect();
      return shown;
    },
    [place, SWITCHED_MS] as const,
  );

async function tabSwitcher(page: Page) {
  const { during } = await openMetrics(page);
  await page.getByRole('tab').nth(PAGES).waitFor();
  return async (round: number) => {
    let shown = NaN;
    const script = await during('ScriptDuration', async () => (shown = await clickTab(page, (round % PAGES) + 1)));
    return { script, shown };
  };
}

/** Changes the theme until it is painted, each time from a page at rest. */
async function themeChanger(page: Page, change: (round: number) => Promise<unknown>) {
  const { during } = await openMetrics(page);
  return async (round: number) => {
    await page.waitForTimeout(STILL_MS);
    return during('TaskDuration', async () => {
      await change(round);
      await untilPainted(page);
    });
  };
}

const [, , only] = process.argv;
buildApp();
await inChromium([await serveApp(), await servePages()], async (browser, app = '', pages = '') => {
  if (only !== 'theme') {
    const [own, plain] = [await openApp(browser, app, ROUTES), await openPage(browser, `${pages}#tabs`)];
    const found = await inTurn(ROUNDS * PAGES, await tabSwitcher(own), await tabSwitcher(plain));
    const warm = { own: found.own.slice(PAGES), plain: found.plain.slice(PAGES) };
    report('tabs: script', warm, ({ script }) => script, 1.25);
    report('tabs: from the click to the page', warm, ({ shown }) => shown, 1.1);
    await Promise.all([own.close(), plain.close()]);
  }
  if (only !== 'tabs') {
    const [own, plain] = [await openApp(browser, app, ROUTES.slice(0, 2)), await openPage(browser, `${pages}#theme`)];
    const changeOwn = (round: number) => setTheme(own, { colorMode: round % 2 === 0 ? 'dark' : 'light' });
    const changePlain = () => plain.evaluate(() => document.getElementById('theme')?.click());
    const sides = [await themeChanger(own, changeOwn), await themeChanger(plain, changePlain)] as const;
    report('theme: light and dark', await inTurn(THEMES, ...sides), (spent) => spent, 1.1);
  }
});
