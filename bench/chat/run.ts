import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../scripts/findProgram';
import { median, spentWhile, percentile } from '../measure';
import { servePage } from '../servePage';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const KB = 1000;
const CASES = [
  ['mixed', 1],
  ['mixed', 2],
  ['mixed', 5],
  ['mixed', 20],
  ['list', 20],
  ['table', 20],
  ['paragraph', 20],
  ['code', 20],
] as const;

async function open(browser: Browser, url: string, variant: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  await page.goto(url);
  await page.evaluate((name) => window.chatBench.mount(name), variant);
  return page;
}

/** Streams a reply: milliseconds of the main thread for all of its frames, and of the longest one by the clock. */
async function measureStream(browser: Browser, url: string, variant: string, kind: string, size: number) {
  const page = await open(browser, url, variant);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(([name, length]) => window.chatBench.prepare(name, length), [kind, size] as const);
  let longest = 0;
  const { task } = await spentWhile(session, async () => {
    longest = await page.evaluate(() => window.chatBench.play());
  });
  await page.close();
  return { task, longest };
}

/**
 * Milliseconds from a key press to the laid-out text (95th percentile), while a reply streams below 1,000 messages.
 */
async function measureKeystrokes(browser: Browser, url: string): Promise<number> {
  const page = await open(browser, url, 'thousand');
  await page.evaluate(() => window.chatBench.prepare('mixed', 100_000));
  await page.locator('textarea').focus();
  await page.evaluate(() => window.chatBench.stream());
  await page.keyboard.type('the quick brown fox jumps over the lazy dog '.repeat(5), { delay: 20 });
  const times = await page.evaluate(() => window.chatBench.keystrokes());
  await page.close();
  return percentile(times, 0.95);
}

const inColumns = (name: string, ...cells: readonly string[]) =>
  console.log(name.padEnd(18) + cells.map((cell) => cell.padStart(20)).join(''));

async function measureAll(browser: Browser, url: string): Promise<void> {
  inColumns('', 'own, ms', 'longest frame, ms', 'react-markdown, ms', 'ratio');
  for (const [kind, size] of CASES) {
    const [own, whole]: Awaited<ReturnType<typeof measureStream>>[][] = [[], []];
    // One after the other, because the speed of the machine changes.
    for (let run = 0; run < RUNS; run += 1) {
      own?.push(await measureStream(browser, url, 'own', kind, size * KB));
      whole?.push(await measureStream(browser, url, 'react-markdown', kind, size * KB));
    }
    const [mine, other] = [own, whole].map((runs = []) => median(runs.map(({ task }) => task)));
    const longest = median((own ?? []).map((run) => run.longest));
    const cells = [mine, longest, other].map((value = NaN) => value.toFixed(0));
    inColumns(`${kind} ${size} KB`, ...cells, ((mine ?? NaN) / (other ?? NaN)).toFixed(2));
  }
  console.log(`\nkeystroke p95 while streaming: ${(await measureKeystrokes(browser, url)).toFixed(1)} ms (target 10)`);
}

const { url, close } = await servePage('chat');
const browser = await launchChromium();
try {
  console.log(`Chromium ${browser.version()}, medians of ${RUNS}\n`);
  await measureAll(browser, url);
} finally {
  await browser.close();
  await close();
}
