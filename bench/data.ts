import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { CHROMIUM_ARGS, findChromium } from '../scripts/findChromium.ts';
import type {} from './data/Bench.ts';
import { measureProcesses } from './data/measureProcesses.ts';
import { benchTree } from './data/treeBench.ts';
import { antdStyles } from '../vite/antdStyles.ts';

const ROUNDS = 5;
/** Fresh pages of each tree: their times differ by half, so five would not do. */
const TREE_ROUNDS = 21;
/** Paints of each table in one page. */
const TURNS = 5;
const FILES = 50;
const MEGABYTE = 1_048_576;

/** Both, each first as often as the other: the speed of the machine changes meanwhile. */
const inTurn = <T extends string>(round: number, one: T, other: T): [T, T] =>
  round % 2 === 0 ? [one, other] : [other, one];

/** Opens the page in a new browser, so that no run starts with the memory of another. */
async function withPage<T>(url: string, work: (page: Page, pid: number) => Promise<T>): Promise<T> {
  const server = await chromium.launchServer({
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
  });
  let browser: Browser | undefined;
  try {
    browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForFunction(() => 'dataBench' in window);
    return await work(page, server.process().pid ?? 0);
  } finally {
    await browser?.close();
    await server.close();
  }
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Tells a figure of the own and of the other implementation, and their ratio. */
const tell = (name: string, own: readonly number[], other: readonly number[], unit: string) =>
  console.log(
    `${name}: own ${median(own).toFixed(0)} ${unit}, other ${median(other).toFixed(0)} ${unit}, ` +
      `× ${(median(own) / median(other)).toFixed(2)} (medians of ${own.length}, in turn)`,
  );

async function benchOrgTree(url: string): Promise<void> {
  for (const count of [1000, 10_000]) {
    const cold = { ours: [] as number[], antd: [] as number[] };
    const warm = { ours: [] as number[], antd: [] as number[] };
    for (let round = 0; round < TREE_ROUNDS; round += 1) {
      for (const kind of inTurn(round, 'ours', 'antd')) {
        await withPage(url, async (page) => {
          const paint = () =>
            page.evaluate(([which, size]) => window.dataBench.paintTree(which, size), [kind, count] as const);
          cold[kind].push((await paint()).shown);
          warm[kind].push((await paint()).shown);
        });
      }
    }
    tell(`OrgTree of ${count}, beside antd's, in a fresh page`, cold.ours, cold.antd, 'ms');
    tell(`OrgTree of ${count}, beside antd's, the second time`, warm.ours, warm.antd, 'ms');
  }
}

/** The target of a page from its description beside one made by hand. */
const MOST = 1.2;

async function benchRecords(url: string): Promise<void> {
  const ROWS = 100;
  const times = { ours: { shown: [], edited: [] }, antd: { shown: [], edited: [] } } as Record<
    'ours' | 'antd',
    Record<'shown' | 'edited', number[]>
  >;
  for (let round = 0; round < ROUNDS; round += 1) {
    await withPage(url, async (page) => {
      // In turns, so that what happens on the machine meanwhile counts for both; the first paints warm the page up.
      for (let turn = 0; turn <= TURNS; turn += 1) {
        for (const kind of ['ours', 'antd'] as const) {
          const { shown, edited } = await page.evaluate(
            ([which, count]) => window.dataBench.paintRecords(which, count),
            [kind, ROWS] as const,
          );
          if (turn === 0) continue;
          times[kind].shown.push(shown);
          times[kind].edited.push(edited);
        }
      }
    });
  }
  for (const what of ['shown', 'edited'] as const) {
    const [own, plain] = [median(times.ours[what]), median(times.antd[what])];
    const ratio = own / plain;
    console.log(
      `table ${ROWS} × 10, ${what === 'shown' ? 'first paint' : 'an edit'}: ours ${own.toFixed(0)} ms, ` +
        `antd ${plain.toFixed(0)} ms, ${ratio.toFixed(2)} × (at most ${MOST}: ${ratio <= MOST ? 'met' : 'missed'})`,
    );
  }
}

async function benchDepartments(url: string): Promise<void> {
  const COUNT = 10_000;
  const [table, tree]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await withPage(url, async (page) => {
      for (let turn = 0; turn <= 1; turn += 1) {
        const own = await page.evaluate((count) => window.dataBench.paintRecords('departments', count), COUNT);
        const plain = await page.evaluate((count) => window.dataBench.paintTree('ours', count), COUNT);
        if (turn === 0) continue;
        table.push(own.shown);
        tree.push(plain.shown);
      }
    });
  }
  const ratio = median(table) / median(tree);
  console.log(
    `tree table of ${COUNT} departments: ${median(table).toFixed(0)} ms, OrgTree ${median(tree).toFixed(0)} ms, ` +
      `${ratio.toFixed(2)} ×`,
  );
}

async function benchZip(url: string): Promise<void> {
  const times = { ours: [] as number[], jszip: [] as number[] };
  const peaks = { ours: [] as number[], jszip: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of inTurn(round, 'ours', 'jszip')) {
      await withPage(url, async (page, pid) => {
        await page.evaluate((which) => window.dataBench.makeZip(which, 1), kind);
        const { result, before, peak } = await measureProcesses(pid, () =>
          page.evaluate(([which, count]) => window.dataBench.makeZip(which, count), [kind, FILES] as const),
        );
        times[kind].push(result.time);
        peaks[kind].push((peak - before) / MEGABYTE);
      });
    }
  }
  tell(`zip of ${FILES} × 1 MB, beside jszip, time`, times.ours, times.jszip, 'ms');
  tell(`zip of ${FILES} × 1 MB, beside jszip, peak memory`, peaks.ours, peaks.jszip, 'MB');
}

/** `--records` measures the tables alone. */
const only = process.argv.includes('--records');
const root = path.join(import.meta.dirname, 'data/page');
const outDir = mkdtempSync(path.join(tmpdir(), 'bench-data-'));
const shared = { root, configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } } as const;
await build({ ...shared, plugins: [react(), antdStyles()], build: { outDir, emptyOutDir: true, target: 'es2022' } });
const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } });
try {
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the preview server has no address');
  if (!only) {
    benchTree();
    await benchOrgTree(url);
  }
  await benchRecords(url);
  await benchDepartments(url);
  if (!only) await benchZip(url);
} finally {
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
