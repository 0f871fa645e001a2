import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig } from 'vite';
import { CHROMIUM_ARGS, findChromium } from '../scripts/findChromium';
import { buildApp, serveApp } from '../scripts/production';
import { dismissToasts } from '../tests/e2e/dismissToasts';
import { signIn } from '../tests/e2e/signIn';
import { bigMenu, type BigNode, type MenuSize } from './bigMenu';
import {
  countsOf,
  heapOf,
  NO_MACHINE_CODE,
  openSession,
  untilPainted,
  percentile,
  spentOn,
  spentWhile,
} from './measure';

const PAGES = 20;
/** Rounds over all tabs, besides one to warm up. */
const ROUNDS = 8;
const CYCLES = 200;
const PLAIN: InlineConfig = { root: 'bench/plain', configFile: false, logLevel: 'warn', plugins: [react()] };

const launch = (...args: readonly string[]) =>
  chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, ...args] });

const percent = (share: number) => `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)}%`;
const ms = (value: number) => `${value.toFixed(1)} ms`;
const row = (name: string, own: number, plain: number, show = ms) =>
  console.log(
    `${name.padEnd(44)} ${show(own).padStart(12)} ${show(plain).padStart(12)}   × ${(own / plain).toFixed(2)}`,
  );

const pages = (meta: object = {}, component = 'profile/ProfilePage') =>
  Array.from({ length: PAGES }, (_, index) => ({
    path: `/p${index + 1}`,
    component,
    meta: { title: `页面${index + 1}`, ...meta },
  }));
const bigRoutes = (nodes: readonly BigNode[]): object[] =>
  nodes.map(({ path, title, children }) => ({
    path,
    meta: { title },
    ...(children.length > 0 ? { children: bigRoutes(children) } : { component: 'profile/ProfilePage' }),
  }));

/** Opens the app with a session and the given menu. */
async function openApp(browser: Browser, baseUrl: string, routes: readonly object[]): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.route('**/getRouters', (route) => route.fulfill({ json: { code: 200, data: routes } }));
  await page.goto(baseUrl);
  await signIn(page);
  await page.locator('#main h1').waitFor();
  await dismissToasts(page);
  return page;
}

/** Measures the cost of opening one group, choosing pages while all groups are open, and scrolling. */
async function useMenu(
  page: Page,
  { closed, openAll, leaf, scroller }: Record<'closed' | 'openAll' | 'leaf' | 'scroller', string>,
) {
  const session = await openSession(page);
  const click = (selector: string, index: number) =>
    page.evaluate(
      ([wanted, at]) => {
        const found = [...document.querySelectorAll<HTMLElement>(wanted)];
        found.at(at % found.length)?.click();
      },
      [selector, index] as const,
    );
  const first = await spentOn(page, session, () => click(closed, 0));
  // The groups of a level are rendered only when the level above is open, so the levels are opened one by one. The
  // baseline in bench/plain opens all levels at once.
  while ((await page.locator(openAll).count()) > 0) {
    await page.evaluate((selector) => {
      document.querySelectorAll<HTMLElement>(selector).forEach((group) => group.click());
    }, openAll);
    await untilPainted(page);
  }
  const entries = await page.locator(leaf).count();
  const chosen: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    chosen.push((await spentOn(page, session, () => click(leaf, round * 23))).task);
  }
  const gaps = await page.evaluate(async (selector) => {
    const box = document.querySelector(selector);
    const found: number[] = [];
    let last = performance.now();
    for (let frame = 0; frame < 120; frame += 1) {
      if (box) box.scrollTop += 2000;
      await new Promise(requestAnimationFrame);
      found.push(performance.now() - last);
      last = performance.now();
    }
    return found;
  }, scroller);
  return {
    first: first.task,
    chosen: percentile(chosen, 0.95),
    scroll: percentile(gaps, 0.95),
    entries,
  };
}

async function measureMenu(browser: Browser, app: string, plain: string, size: MenuSize): Promise<void> {
  const own = await openApp(browser, app, bigRoutes(bigMenu(size)));
  const ours = await useMenu(own, {
    closed: 'aside nav [aria-expanded=false]',
    openAll: 'aside nav [aria-expanded=false]',
    leaf: 'aside nav a[href*="#/m"]',
    scroller: 'aside nav',
  });
  await own.close();
  const other = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await other.goto(`${plain}?size=${size}`);
  await other.locator('.ant-menu-submenu').first().waitFor();
  const theirs = await useMenu(other, {
    closed: '.ant-menu-submenu:not(.ant-menu-submenu-open) > .ant-menu-submenu-title',
    openAll: '#open:enabled',
    leaf: '.ant-menu-item',
    scroller: 'nav',
  });
  await other.close();
  console.log(`\nMenu of ${ours.entries} pages (plain: ${theirs.entries}), task time${' '.repeat(8)}own   antd's Menu`);
  row('the first group opens', ours.first, theirs.first);
  row('a page is chosen with all open, p95', ours.chosen, theirs.chosen);
  row('a frame of scrolling, p95', ours.scroll, theirs.scroll);
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
  // Pages with nothing but a heading and a text, as in the baseline: what a page itself costs is not the shell's.
  const page = await openApp(browser, baseUrl, pages({}, 'bench/NoSuchPage'));
  const names = pages().map((_, index) => `页面${index + 1}`);
  for (const [index, name] of names.entries()) {
    await page.evaluate((hash) => (location.hash = hash), `/p${index + 1}`);
    await page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
  }
  return page;
}

/** Opens the baseline with as many tabs. */
async function openPlainTabs(browser: Browser, plain: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${plain}?tabs=${PAGES + 1}`);
  await page.getByRole('tab').nth(PAGES).waitFor();
  return page;
}

/** A page whose tabs are switched, and what its switches took so far, in milliseconds. */
interface TabSwitches {
  page: Page;
  session: CDPSession;
  script: number[];
  shown: number[];
}

const switchesOf = async (page: Page): Promise<TabSwitches> => ({
  page,
  session: await openSession(page),
  script: [],
  shown: [],
});

/**
 * Clicks one tab after another in all the pages in turn, because the speed of the machine changes meanwhile. The first
 * round is a warm-up.
 */
async function switchTabs(subjects: readonly TabSwitches[]): Promise<void> {
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (let place = 1; place <= PAGES; place += 1) {
      // Each comes first as often as the others.
      for (let turn = 0; turn < subjects.length; turn += 1) {
        const subject = subjects[(turn + place) % subjects.length];
        if (!subject) continue;
        let shown = 0;
        const { script } = await spentWhile(subject.session, async () => {
          shown = await clickTab(subject.page, place);
        });
        if (round === 0) continue;
        subject.script.push(script);
        subject.shown.push(shown);
      }
    }
  }
}

async function measureTabs(browser: Browser, baseUrl: string, plain: string): Promise<void> {
  const own = await switchesOf(await openTabs(browser, baseUrl));
  const bare = await switchesOf(await openPlainTabs(browser, plain));
  await switchTabs([own, bare]);
  console.log(`\nSwitching among ${PAGES} tabs${' '.repeat(29)}own   plain antd`);
  row('script, median', percentile(own.script, 0.5), percentile(bare.script, 0.5));
  row('script, p95', percentile(own.script, 0.95), percentile(bare.script, 0.95));
  row('from the click to the new page, median', percentile(own.shown, 0.5), percentile(bare.shown, 0.5));
  row('from the click to the new page, p95', percentile(own.shown, 0.95), percentile(bare.shown, 0.95));
  await own.page.close();
  await bare.page.close();
}

/** Measures the milliseconds until a change of the theme is painted, and counts the pages that are remounted by it. */
async function measureTheme(browser: Browser, baseUrl: string, plain: string): Promise<void> {
  const time = async (page: Page, change: (round: number) => Promise<unknown>) => {
    const session = await openSession(page);
    const spent: number[] = [];
    for (let round = 0; round < 20; round += 1) spent.push((await spentOn(page, session, () => change(round))).task);
    return percentile(spent, 0.95);
  };
  const own = await openApp(browser, baseUrl, pages());
  await own.evaluate(() => document.querySelector('#page h1')?.setAttribute('data-mine', ''));
  const ours = await time(own, (round) =>
    own.evaluate(
      (colorMode) => {
        localStorage.setItem('theme', JSON.stringify({ colorMode }));
        window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
        return document.body.offsetHeight;
      },
      round % 2 === 0 ? 'dark' : 'light',
    ),
  );
  const remounted = (await own.locator('[data-mine]').count()) === 0;
  await own.close();
  const other = await browser.newPage();
  await other.goto(plain);
  const theirs = await time(other, () => other.evaluate(() => document.getElementById('theme')?.click()));
  await other.close();
  console.log(`\nTheme switch, task time${' '.repeat(27)}own  plain antd page`);
  row('light and dark, p95', ours, theirs);
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
    menu: () => measureMenu(browser, app.baseUrl, plainUrl, 500),
    menu5000: () => measureMenu(browser, app.baseUrl, plainUrl, 5000),
    tabs: () => measureTabs(browser, app.baseUrl, plainUrl),
    theme: () => measureTheme(browser, app.baseUrl, plainUrl),
    heap: () => measureHeap(browser, app.baseUrl),
  };
  // `npm run bench:shell -- heap` measures one part.
  for (const [name, measure] of Object.entries(parts)) if ((process.argv[2] ?? name) === name) await measure();
} finally {
  await browser.close();
  await plain.close();
  await app.close();
}
