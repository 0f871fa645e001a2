import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Browser } from 'playwright-core';
import { build, preview, type InlineConfig } from 'vite';
import { findChromium } from '../../scripts/findChromium';
import { measureKeystrokes, measureFinishedReply, measureStream, type Reading, type Variant } from './measure';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
/** How many frames of a long reply are measured at most. To measure all would take an hour. */
const SAMPLES = { own: Infinity, thousand: Infinity, 'react-markdown': 16, streamdown: 64, 'block cache': 64 };
const VARIANTS = ['own', 'react-markdown', 'streamdown', 'block cache'] as const;
/** Up to this length a reply is measured whole, and more often, because chance counts more. */
const SHORT = 5;
const SHORT_RUNS = 5 * RUNS;
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const KB = 1000;
const WHOLE = [
  ['mixed', 200],
  ['list', 50],
  ['table', 50],
  ['paragraph', 50],
  ['code', 50],
] as const;
/** If set, only cases whose name contains this text are measured. */
const only = process.env['BENCH_ONLY'];

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function medians(readings: readonly Reading[]): Reading {
  const of = (name: keyof Reading) => median(readings.map((reading) => reading[name]));
  return { script: of('script'), layout: of('layout'), longest: of('longest'), heap: of('heap') };
}

const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`.padStart(11);

function row(name: string, { script, layout, longest, heap }: Reading): void {
  const megabytes = `${(heap / 1e6).toFixed(1)} MB`.padStart(9);
  console.log(`${name.padEnd(34)}${ms(script)}${ms(layout)}${ms(longest)}${megabytes}`);
}

function judge(what: string, value: number, limit: number, unit: string): void {
  console.log(`${value <= limit ? 'met ' : 'MISS'}  ${what}: ${value.toFixed(2)}${unit} (<= ${limit}${unit})`);
}

async function measureAll(browser: Browser, url: string): Promise<void> {
  console.log(
    `${''.padEnd(34)}${'script'.padStart(11)}${'layout'.padStart(11)}${'longest'.padStart(11)}${'heap'.padStart(9)}`,
  );
  const results = new Map<string, Reading>();
  for (const [kind, size] of [
    ['mixed', 1],
    ['mixed', 2],
    ['mixed', 5],
    ['mixed', 50],
    ['mixed', 200],
    ['list', 50],
    ['table', 50],
    ['paragraph', 50],
    ['code', 50],
  ] as const) {
    const nameOf = (variant: Variant) => `${kind} ${size} KB, ${variant}`;
    const wanted = VARIANTS.filter((variant) => !only || nameOf(variant).includes(only));
    const readings = new Map<Variant, Reading[]>(wanted.map((variant) => [variant, []]));
    for (let run = 0; run < (size > SHORT ? RUNS : SHORT_RUNS); run += 1) {
      // One after the other, because the speed of the machine changes.
      for (const variant of wanted) {
        const samples = size > SHORT ? SAMPLES[variant] : Infinity;
        readings.get(variant)?.push(await measureStream(browser, url, { variant, kind, size: size * KB, samples }));
      }
    }
    for (const [variant, taken] of readings) {
      const reading = medians(taken);
      results.set(nameOf(variant), reading);
      row(nameOf(variant), reading);
    }
  }
  const script = (name: string) => results.get(name)?.script ?? Number.NaN;
  /** The own script time as a share of that of the quickest of others. */
  const share = (what: string, ...others: Variant[]) =>
    script(`${what}, own`) / Math.min(...others.map((other) => script(`${what}, ${other}`)));
  const key = median([
    await measureKeystrokes(browser, url),
    await measureKeystrokes(browser, url),
    await measureKeystrokes(browser, url),
  ]);
  console.log(`\nkeystroke p95 while streaming into 1,000 messages:${ms(key)}`);
  for (const [kind, size] of WHOLE) {
    const takes: Awaited<ReturnType<typeof measureFinishedReply>>[] = [];
    for (let run = 0; run < RUNS; run += 1) takes.push(await measureFinishedReply(browser, url, kind, size * KB));
    const of = (name: 'shown' | 'longest') => ms(median(takes.map((take) => take[name])));
    console.log(`finished ${kind} of ${size} KB: shown after${of('shown')}, longest task${of('longest')}`);
  }
  console.log();
  judge('200 KB against the own 50 KB', script('mixed 200 KB, own') / script('mixed 50 KB, own'), 4.2, 'x');
  for (const size of [1, 2, 5]) {
    const what = `mixed ${size} KB`;
    judge(`${size} KB against streamdown`, share(what, 'streamdown'), 1, 'x');
    judge(`${size} KB against the quickest other`, share(what, 'react-markdown', 'streamdown', 'block cache'), 1, 'x');
  }
  judge('200 KB against streamdown', share('mixed 200 KB', 'streamdown'), 0.4, 'x');
  judge('200 KB against react-markdown', share('mixed 200 KB', 'react-markdown'), 0.07, 'x');
  judge('heap over idle after 200 KB', (results.get('mixed 200 KB, own')?.heap ?? Number.NaN) / 1e6, 8, ' MB');
  for (const kind of ['list', 'table', 'paragraph', 'code']) {
    judge(`50 KB ${kind} against react-markdown`, share(`${kind} 50 KB`, 'react-markdown'), 0.33, 'x');
  }
  judge('keystroke p95', key, 10, ' ms');
}

const outDir = mkdtempSync(join(tmpdir(), 'bench-chat-'));
const config: InlineConfig = {
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [react()],
  resolve: { alias: { '@': join(import.meta.dirname, '../../src') } },
  build: { outDir, target: 'es2022', emptyOutDir: true },
  preview: { port: Number(process.env['BENCH_PORT'] ?? 9975) },
};
await build(config);
const server = await preview(config);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ARGS,
});
try {
  console.log(`Chromium ${browser.version()}, medians of ${RUNS}\n`);
  await measureAll(browser, server.resolvedUrls?.local[0] ?? '');
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true });
}
