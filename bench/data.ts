import { inChromium } from '../scripts/inChromium';
import { antdStyles } from '../vite/antdStyles';
import { servePages } from './buildPages';
import { inTurn, report, type Sides } from './compare';
import type {} from './pages/records';
import type {} from './pages/summary';

/** New pages, and paints of each table in a page. */
const PAGES = 3;
const TURNS = 5;
/** The most that a page from its description may take, compared with one made by hand. */
const TARGET = 1.2;

await inChromium([await servePages(antdStyles())], async (browser, url = '') => {
  const all: Sides<{ first: number; edit: number }> = { own: [], plain: [] };
  for (let round = 0; round < PAGES; round += 1) {
    const page = await browser.newPage();
    await page.goto(`${url}#records`);
    await page.waitForFunction(() => 'recordsBench' in globalThis);
    const paint = (side: 'own' | 'plain') => () => page.evaluate((which) => recordsBench(which), side);
    // The first turn warms the page up.
    const { own, plain } = await inTurn(1 + TURNS, paint('own'), paint('plain'));
    all.own.push(...own.slice(1));
    all.plain.push(...plain.slice(1));
    await page.close();
  }
  report('table of 100 × 10, first paint', all, ({ first }) => first, TARGET);
  report('table of 100 × 10, an edit', all, ({ edit }) => edit, TARGET);

  const summary: Sides<number> = { own: [], plain: [] };
  for (let round = 0; round < PAGES; round += 1) {
    const page = await browser.newPage();
    await page.goto(`${url}#summary`);
    await page.waitForFunction(() => 'summaryBench' in globalThis);
    const paint = (side: 'own' | 'plain') => (turn: number) =>
      page.evaluate(([which, at]) => summaryBench(which, at), [side, turn] as const);
    const { own, plain } = await inTurn(1 + TURNS, paint('own'), paint('plain'));
    summary.own.push(...own.slice(1));
    summary.plain.push(...plain.slice(1));
    await page.close();
  }
  report('summary and sum of 5,000 rows', summary, (time) => time, TARGET);
});
