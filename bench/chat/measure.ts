import type { Browser, CDPSession, Page } from 'playwright-core';

export type Variant = 'own' | 'thousand' | 'react-markdown' | 'streamdown' | 'block cache';

export interface Reading {
  /** CPU time of the main thread for all frames together, without layout and style, in milliseconds. */
  script: number;
  /** CPU time of layout and style for all frames together, in milliseconds. */
  layout: number;
  /** Wall-clock time of the longest frame, in milliseconds. */
  longest: number;
  /** JavaScript heap in bytes, beyond the heap of the page without a reply. */
  heap: number;
}

interface Cost {
  script: number;
  layout: number;
}

/** CPU time of the page's main thread so far, in milliseconds. Other processes do not count. */
async function cost(cdp: CDPSession): Promise<Cost> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  const layout = of('LayoutDuration') + of('RecalcStyleDuration');
  return { script: of('TaskDuration') - layout, layout };
}

async function heap(cdp: CDPSession): Promise<number> {
  for (let n = 0; n < 3; n += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

async function open(browser: Browser, url: string, variant: Variant): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  await page.goto(url);
  await page.evaluate((name) => window.chatBench.mount(name), variant);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}

/**
 * Streams a reply and adds up the cost of its frames.
 *
 * @param samples how many frames are measured; all of them if the reply has fewer. Frames between two samples are
 * skipped, so the frame before each sample is shown without being measured.
 */
export async function measureStream(
  browser: Browser,
  url: string,
  { variant, kind, size, samples }: { variant: Variant; kind: string; size: number; samples: number },
): Promise<Reading> {
  const { page, cdp } = await open(browser, url, variant);
  const play = (from: number, to: number) =>
    page.evaluate(([first, end]) => window.chatBench.play(first, end), [from, to] as const);
  const count = await page.evaluate(([name, length]) => window.chatBench.prepare(name, length), [kind, size] as const);
  const idle = await heap(cdp);
  const sum = { script: 0, layout: 0, longest: 0 };
  const weigh = async (from: number, to: number) => {
    const before = await cost(cdp);
    const { longest } = await play(from, to);
    const after = await cost(cdp);
    return { script: after.script - before.script, layout: after.layout - before.layout, longest };
  };
  // The cost of a call that shows no frame. It is the cost of measuring, so it is subtracted from each sample.
  const nothing = Math.min((await weigh(0, 0)).script, (await weigh(0, 0)).script, (await weigh(0, 0)).script);
  const add = async (from: number, to: number, weight: number) => {
    const { script, layout, longest } = await weigh(from, to);
    sum.script += (script - nothing) * weight;
    sum.layout += layout * weight;
    sum.longest = Math.max(sum.longest, longest);
  };
  if (count <= samples) {
    await add(0, count, 1);
  } else {
    const step = count / samples;
    for (let n = 0; n < samples; n += 1) {
      const index = Math.floor((n + 0.5) * step);
      if (index > 0) await play(index - 1, index);
      await add(index, index + 1, step);
    }
    await play(count - 1, count);
  }
  const above = (await heap(cdp)) - idle;
  await page.close();
  return { ...sum, heap: above };
}

/** Measures the milliseconds until a finished reply is in the page, and the longest task until then. */
export async function measureFinishedReply(
  browser: Browser,
  url: string,
  kind: string,
  size: number,
): Promise<{ shown: number; longest: number }> {
  const { page } = await open(browser, url, 'own');
  const times = await page.evaluate(([name, length]) => window.chatBench.whole(name, length), [kind, size] as const);
  await page.close();
  return times;
}

/**
 * Measures the milliseconds from a key press to the laid-out text (95th percentile), while a reply streams below 1,000
 * messages.
 */
export async function measureKeystrokes(browser: Browser, url: string): Promise<number> {
  const { page } = await open(browser, url, 'thousand');
  await page.evaluate(() => window.chatBench.prepare('mixed', 100_000));
  await page.locator('textarea').focus();
  await page.evaluate(() => window.chatBench.stream());
  await page.keyboard.type('the quick brown fox jumps over the lazy dog '.repeat(5), { delay: 20 });
  const times = await page.evaluate(() => window.chatBench.keystrokes());
  await page.close();
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
