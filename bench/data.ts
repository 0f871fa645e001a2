import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import type {} from './data/Bench.ts';
import { measureProcesses } from './data/measureProcesses.ts';
import { benchTree } from './data/treeBench.ts';

const ROUNDS = 5;
const FILES = 50;
const MEGABYTE = 1_048_576;

/** Opens the page in a fresh browser, so that no run inherits the memory of another. */
async function withPage<T>(url: string, work: (page: Page, pid: number) => Promise<T>): Promise<T> {
  const server = await chromium.launchServer({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
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

async function benchOrgTree(url: string): Promise<void> {
  for (const count of [1000, 10_000]) {
    await withPage(url, async (page) => {
      const runs = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        runs.push(await page.evaluate((size) => window.dataBench.paintTree(size), count));
      }
      const [cold] = runs;
      const warm = runs.toSorted((a, b) => a.shown - b.shown)[Math.floor(ROUNDS / 2)];
      console.log(
        `OrgTree ${count} organisations: first paint ${cold?.shown.toFixed(0)} ms in a fresh page ` +
          `(of it rendering ${cold?.rendered.toFixed(0)}), median of ${ROUNDS} ${warm?.shown.toFixed(0)} ms, ` +
          `${cold?.nodes} nodes in the page`,
      );
    });
  }
}

async function benchZip(url: string): Promise<void> {
  for (const kind of ['ours', 'jszip'] as const) {
    await withPage(url, async (page, pid) => {
      await page.evaluate((which) => window.dataBench.makeZip(which, 1), kind);
      const { result, before, peak } = await measureProcesses(pid, () =>
        page.evaluate(([which, count]) => window.dataBench.makeZip(which, count), [kind, FILES] as const),
      );
      const rate = result.size / MEGABYTE / (result.time / 1000);
      console.log(
        `zip ${FILES} × 1 MB, ${kind.padEnd(5)}: ${result.time.toFixed(0)} ms, ${rate.toFixed(0)} MB/s, ` +
          `peak memory of the browser +${((peak - before) / MEGABYTE).toFixed(0)} MB`,
      );
    });
  }
}

const root = path.join(import.meta.dirname, 'data/page');
const outDir = mkdtempSync(path.join(tmpdir(), 'bench-data-'));
const shared = { root, configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } } as const;
await build({ ...shared, plugins: [react()], build: { outDir, emptyOutDir: true, target: 'es2022' } });
const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } });
try {
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the preview server has no address');
  benchTree();
  await benchOrgTree(url);
  await benchZip(url);
} finally {
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
