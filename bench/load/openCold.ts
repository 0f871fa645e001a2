import type { BrowserContextOptions } from 'playwright-core';
import { launchChromium } from '../../scripts/findProgram';
import { observeLoad, type Observed } from './observe';

/** A mobile connection; the delay is for each request. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const LIMIT = 120_000;
/** The page counts as finished after this many milliseconds without requests and long tasks. */
const QUIET_MS = 1500;

export interface Screen {
  url: string;
  /** Selectors of the elements that must be visible before the page counts as ready. */
  ready: readonly string[];
  /** How many times slower than this machine's the processor is. */
  slowdown: number;
  /** The storage of a signed-in browser; left out for a visitor. */
  storageState?: BrowserContextOptions['storageState'];
}

/** The cost of opening a page with an empty cache: times in milliseconds, sizes in bytes on the wire. */
export interface Load extends Observed {
  requests: number;
  bytes: number;
  scriptBytes: number;
  protocol: string;
  /** Blocking time: what tasks took beyond 50 ms, after the first paint and in all. */
  blocking: number;
  blockingInAll: number;
}

const blockingFrom = (start: number, tasks: Observed['tasks']) =>
  tasks
    .filter((task) => task.start + task.duration > start)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

/** Opens a page in a new, throttled browser with an empty cache, and waits until it is finished. */
export async function openCold({ url, ready, slowdown, storageState }: Screen, trust: string): Promise<Load> {
  const browser = await launchChromium(trust);
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      ...(storageState === undefined ? {} : { storageState }),
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    const types = new Map<string, string>();
    const sizes: { type: string; bytes: number }[] = [];
    let lastTraffic = Date.now();
    const touched = () => (lastTraffic = Date.now());
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (request.url.startsWith('https:')) types.set(requestId, type ?? '');
      touched();
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
      const type = types.get(requestId);
      if (type !== undefined) sizes.push({ type, bytes });
      types.delete(requestId);
      touched();
    });
    session.on('Network.loadingFailed', ({ requestId }) => {
      types.delete(requestId);
      touched();
    });

    // esbuild makes named functions call the helper `__name`. The page does not have it, so it is defined here.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(observeLoad, ready);
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT });
    await page.waitForFunction(() => window.observed.ready > 0, undefined, { timeout: LIMIT, polling: 200 });
    for (const end = Date.now() + LIMIT; Date.now() < end;) {
      const busyAgo = await page.evaluate(() => {
        const { start = -Infinity, duration = 0 } = window.observed.tasks.at(-1) ?? {};
        return performance.now() - start - duration;
      });
      if (types.size === 0 && Date.now() - lastTraffic > QUIET_MS && busyAgo > QUIET_MS) break;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    const observed = await page.evaluate(() => window.observed);
    const protocol = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return navigation instanceof PerformanceNavigationTiming ? navigation.nextHopProtocol : '';
    });
    const sum = (of: typeof sizes) => of.reduce((total, { bytes }) => total + bytes, 0);
    return {
      ...observed,
      requests: sizes.length,
      bytes: sum(sizes),
      scriptBytes: sum(sizes.filter(({ type }) => type === 'Script')),
      protocol,
      blocking: blockingFrom(observed.firstPaint, observed.tasks),
      blockingInAll: blockingFrom(0, observed.tasks),
    };
  } finally {
    await browser.close();
  }
}
