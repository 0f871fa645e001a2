import type { CDPSession, Page } from 'playwright-core';

/** Milliseconds that the page spent in scripts, and in all tasks. */
export interface Spent {
  script: number;
  task: number;
}

/** The figures that Chromium keeps of a page, by name. */
async function metricsOf(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
}

/** Resolves when the last change is on the screen. */
export const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Measures what the page spends while `act` runs. */
export async function spentWhile(session: CDPSession, act: () => Promise<unknown>): Promise<Spent> {
  const before = await metricsOf(session);
  await act();
  const after = await metricsOf(session);
  const spent = (name: string) => (after(name) - before(name)) * 1000;
  return { script: spent('ScriptDuration'), task: spent('TaskDuration') };
}

/** Measures what the page spends on an action until its result is painted. */
export const spentOn = (page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<Spent> =>
  spentWhile(session, async () => {
    await act();
    await untilPainted(page);
  });

/**
 * Switch for Chromium when heap is measured. V8 counts compiled machine code as heap, and goes on compiling for
 * thousands of rounds. Without the compiler, the heap is what the page itself holds.
 */
export const NO_MACHINE_CODE = '--js-flags=--jitless';

export async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return session;
}

/** Measures the JavaScript heap in bytes, after garbage collection. */
export async function heapOf(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Counts the DOM nodes and listeners in memory, also detached ones. */
export async function countsOf(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  const value = await metricsOf(session);
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** A quantile: the value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
