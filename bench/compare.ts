import type { CDPSession, Page } from 'playwright-core';

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The app, and the plain baseline of the same run. */
export interface Sides<T> {
  own: T[];
  plain: T[];
}

/**
 * Measures the app and the baseline in turn, because the speed of the machine changes meanwhile. Each comes first as
 * often as the other.
 */
export async function inTurn<T>(
  rounds: number,
  own: (round: number) => Promise<T>,
  plain: (round: number) => Promise<T>,
): Promise<Sides<T>> {
  const found: Sides<T> = { own: [], plain: [] };
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) found.own.push(await own(round));
    found.plain.push(await plain(round));
    if (round % 2 === 1) found.own.push(await own(round));
  }
  return found;
}

/** Prints the medians of a figure in milliseconds, and their ratio beside its target. */
export function report<T>(name: string, { own, plain }: Sides<T>, figure: (one: T) => number, target?: number): void {
  const [mine, other] = [median(own.map(figure)), median(plain.map(figure))];
  const ratio = mine / other;
  const judgement = target === undefined ? '' : `  target ${target}: ${ratio <= target ? 'met' : 'MISSED'}`;
  const cells = [`${mine.toFixed(1)} ms`, `${other.toFixed(1)} ms`, `× ${ratio.toFixed(2)}`];
  console.log(name.padEnd(36) + cells.map((cell) => cell.padStart(12)).join('') + judgement);
}

/** What Chromium counts in a page from now on; `threadTicks` are processor time, not that of the clock. */
export async function openMetrics(page: Page, timeDomain: 'timeTicks' | 'threadTicks' = 'timeTicks') {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain });
  const read = async (...names: string[]) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return names.map((wanted) => metrics.find(({ name }) => name === wanted)?.value ?? NaN);
  };
  /** Milliseconds by which a figure, such as `TaskDuration`, grows while `act` runs. */
  const during = async (name: string, act: () => Promise<unknown>) => {
    const [before = NaN] = await read(name);
    await act();
    const [after = NaN] = await read(name);
    return (after - before) * 1000;
  };
  return { session, read, during };
}

/** Resolves when the last change is on the screen. */
export const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Sets what the theme drawer would, as another window does. */
export const setTheme = (page: Page, theme: object): Promise<void> =>
  page.evaluate((kept) => {
    localStorage.setItem('theme', kept);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  }, JSON.stringify(theme));
