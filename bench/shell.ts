import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig } from 'vite';
import { CHROMIUM_ARGS, findChromium } from '../scripts/findChromium';
import { buildApp, serveApp } from '../scripts/production';
import { dismissToasts } from '../tests/e2e/dismissToasts';
import { signIn } from '../tests/e2e/signIn';
import { countsOf, heapOf, NO_MACHINE_CODE, openSession, percentile, spentOn, spentWhile } from './measure';

const PAGES = 20;
/** Rounds over all tabs, with one to warm up. */
const ROUNDS = 9;
const CYCLES = 200;
const PLAIN: InlineConfig = { root: 'bench/plain', configFile: false, logLevel: 'warn', plugins: [react()] };

const launch = (...args: readonly string[]) =>
  chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, ...args] });

const percent = (share: number) => `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)}%`;
const ms = (value: number) => `${value.toFixed(1)} ms`;
/** The ratios of each row, one for each run. */
const ratios = new Map<string, number[]>();

function row(name: string, own: number, plain: number): void {
  ratios.set(name, [...(ratios.get(name) ?? []), own / plain]);
  console.log(`${name.padEnd(44)} ${ms(own).padStart(12)} ${ms(plain).padStart(12)}   × ${(own / plain).toFixed(2)}`);
}

/** Tells the median of each ratio, and how far the runs are from it. */
function reportSpread(): void {
  console.log('\nRatios of all runs');
  for (const [name, found] of ratios) {
    const median = percentile(found, 0.5);
    const spread = Math.max(...found.map((ratio) => Math.abs(ratio / median - 1)));
    console.log(`${name.padEnd(44)} × ${median.toFixed(2)} ±${(spread * 100).toFixed(0)}%`);
  }
}

/** A component that the app does not have: its page is a heading and a text. */
const LIGHT = 'bench/NoSuchPage';

const pages = (meta: object = {}, component = 'profile/ProfilePage') =>
  Array.from({ length: PAGES }, (_, index) => ({
    path: `/p${index + 1}`,
    component,
    meta: { title: `页面${index + 1}`, ...meta },
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
  const page = await openApp(browser, baseUrl, pages({}, LIGHT));
  const names = pages().map((_, index) => `页面${index + 1}`);
  for (const [index, name] of names.entries()) {
    await page.evaluate((hash) => (location.hash = hash), `/p${index + 1}`);
    await page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
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
  const figures = (side: 'own' | 'plain', field: 'script' | 'shown', share: number) =>
    percentile(
      found[side].slice(PAGES).map((one) => one[field]),
      share,
    );
  for (const [name, field] of [
    ['script', 'script'],
    ['from the click to the page', 'shown'],
  ] as const) {
    for (const [label, share] of [
      ['median', 0.5],
      ['p95', 0.95],
    ] as const)
      row(`tabs: ${name}, ${label}`, figures('own', field, share), figures('plain', field, share));
  }
  await own.close();
  await bare.close();
}

/** Longer than any of antd's transitions. */
const UNTIL_STILL_MS = 600;

/**
 * Measures the milliseconds of a change of the theme: until it is painted, for users who want no motion, and for others
 * until nothing moves any more. Counts the pages that are remounted by it.
 */
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
  const own = await openApp(browser, baseUrl, pages({}, LIGHT).slice(0, 2));
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
  for (const page of [own, other]) await page.emulateMedia({ reducedMotion: 'no-preference' });
  const stillTimer = async (page: Page, change: (round: number) => Promise<unknown>) => {
    const session = await openSession(page);
    const changeAndWait = async (round: number) => {
      await change(round);
      await page.waitForTimeout(UNTIL_STILL_MS);
    };
    return async (round: number) => (await spentWhile(session, () => changeAndWait(round))).task;
  };
  const still = await inTurn(20, await stillTimer(own, changeOwn), await stillTimer(other, changePlain));
  const remounted = (await own.locator('[data-mine]').count()) === 0;
  await own.close();
  await other.close();
  console.log(`\nTheme switch, task time${' '.repeat(27)}own  plain antd page`);
  row('theme: light and dark, median', percentile(found.own, 0.5), percentile(found.plain, 0.5));
  row('theme: light and dark, p95', percentile(found.own, 0.95), percentile(found.plain, 0.95));
  row('theme: until nothing moves, median', percentile(still.own, 0.5), percentile(still.plain, 0.5));
  console.log(`pages mounted anew by it: ${remounted ? 'yes' : 'none'}`);
}

/** Opens and closes tabs repeatedly. Returns heap in megabytes, nodes and listeners after every 200 cycles. */
async function grow(browser: Browser, baseUrl: string, meta: object) {
  const page = await openApp(browser, baseUrl, pages(meta));
  const session = await openSession(page);
  const cycle = (times: number) =>
    page.evaluate(async (count) => {
      for (let round = 0; round < count; round += 1) {
        location.hash = `/p${(round % 20) + 1}`;
        await new Promise((done) => setTimeout(done, 30));
        document
          .querySelector('[role=tab][aria-selected=true]')
          ?.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true }));
        await new Promise((done) => setTimeout(done, 30));
      }
    }, times);
  const series: { heap: number; nodes: number; listeners: number }[] = [];
  for (const times of [PAGES, CYCLES, CYCLES, CYCLES]) {
    await cycle(times);
    series.push({ heap: (await heapOf(session)) / 1e6, ...(await countsOf(session)) });
  }
  await page.close();
  return series;
}

async function measureHeap(machineCode: Browser, baseUrl: string): Promise<void> {
  console.log(`\nHeap after opening and closing ${PAGES} pages, and each ${CYCLES} more`);
  const browser = await launch(NO_MACHINE_CODE);
  for (const [name, runsIn, meta] of [
    ['kept alive', browser, {}],
    ['never kept alive', browser, { noKeepAlive: true }],
    ['kept alive, machine code included', machineCode, {}],
  ] as const) {
    const series = await grow(runsIn, baseUrl, meta);
    const steps = series.map(({ heap, nodes, listeners }, index) => {
      const before = series[index - 1]?.heap;
      const more = before === undefined ? '' : `, ${percent(heap / before - 1)}`;
      return `${heap.toFixed(2)} MB${more} (${nodes} nodes, ${listeners} listeners)`;
    });
    console.log(`${name}: ${steps.join(' → ')}`);
  }
  await browser.close();
}

if (process.env['E2E_SKIP_BUILD'] !== '1') buildApp();
await build({ ...PLAIN, build: { outDir: '../../dist/bench', emptyOutDir: true } });
const app = await serveApp();
const plain = await preview({
  ...PLAIN,
  build: { outDir: '../../dist/bench' },
  preview: { port: 0, host: '127.0.0.1' },
});
const plainUrl = plain.resolvedUrls?.local[0] ?? '';
const browser = await launch();
try {
  const parts: Record<string, () => Promise<void>> = {
    tabs: () => measureTabs(browser, app.baseUrl, plainUrl),
    theme: () => measureTheme(browser, app.baseUrl, plainUrl),
    heap: () => measureHeap(browser, app.baseUrl),
  };
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '1' } },
    allowPositionals: true,
  });
  // `npm run bench:shell -- heap` measures one part.
  const [only] = positionals;
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [name, measure] of Object.entries(parts)) if ((only ?? name) === name) await measure();
  if (Number(values.runs) > 1) reportSpread();
} finally {
  await browser.close();
  await plain.close();
  await app.close();
}
