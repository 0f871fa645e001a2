import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build, preview } from 'vite';
import { launchChromium } from '../scripts/findProgram.ts';
import type {} from './data/page/main.tsx';
import { antdStyles } from '../vite/antdStyles.ts';

const ROUNDS = 5;
/** Paints of each table in one page. */
const TURNS = 5;

/** Opens the page in a new browser, so that no run starts with the memory of another. */
async function withPage<T>(url: string, work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForFunction(() => 'dataBench' in window);
    return await work(page);
  } finally {
    await browser.close();
  }
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
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

const root = path.join(import.meta.dirname, 'data/page');
const outDir = mkdtempSync(path.join(tmpdir(), 'bench-data-'));
const shared = { root, configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } } as const;
await build({ ...shared, plugins: [react(), antdStyles()], build: { outDir, emptyOutDir: true, target: 'es2022' } });
const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } });
try {
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('the preview server has no address');
  await benchRecords(url);
} finally {
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
