import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { createMockListener } from '../mocks/http';
import { CHROMIUM_ARGS, findChromium } from '../scripts/findChromium';
import { buildApp } from '../scripts/production';
import { serveByNginx } from '../scripts/serveByNginx';
import { signIn } from '../tests/e2e/signIn';
import { precompress } from '../vite/precompress';
import { makeCertificate } from './load/certificate';
import { openCold, type Load, type Screen } from './load/openCold';
import { untilQuiet } from './load/quiet';
import { percentile } from './measure';

/** Milliseconds until a screen is ready; blocking time and layout shift are the same for both. */
const TARGETS = { login: 1900, workbench: 2800, blocking: 200, shift: 0 };
const LOGIN = ['input[name=username]', 'img[alt=验证码图片][src^=data]'];
const WORKBENCH = ['#main h1', 'nav[aria-label=主菜单] a'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    encoding: { type: 'string', default: 'gzip' },
  },
});
const unwanted = values.encoding === 'br' ? '.gz' : '.br';

const folder = mkdtempSync(path.join(tmpdir(), 'dzb-load-'));

/** Copies a build to where nginx serves it, with twins of one encoding only. */
function stage(built: string, name: string): string {
  const root = path.join(folder, name);
  cpSync(built, path.join(root, 'dzb'), { recursive: true, filter: (file) => !file.endsWith(unwanted) });
  return root;
}

async function buildBaseline(): Promise<string> {
  const outDir = path.resolve('dist/bench-load');
  await build({
    root: 'bench/load/baseline',
    base: '/dzb/',
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), precompress()],
    build: { outDir, emptyOutDir: true, assetsDir: 'static', target: 'es2022', chunkSizeWarningLimit: 2000 },
  });
  return outDir;
}

/** The session of the group administrator, from a browser that is not slowed down. */
async function signedIn(url: string, trust: string) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, trust] });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(url);
    await signIn(page);
    await page.locator(WORKBENCH[0] ?? '').waitFor();
    return await context.storageState();
  } finally {
    await browser.close();
  }
}

const median = (loads: readonly Load[], of: (load: Load) => number) => percentile(loads.map(of), 0.5);
const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(0)} KB`;

const COLUMNS: readonly [title: string, show: (loads: readonly Load[]) => string][] = [
  ['requests', (loads) => String(median(loads, ({ requests }) => requests))],
  ['bytes', (loads) => kilobytes(median(loads, ({ bytes }) => bytes))],
  ['scripts', (loads) => kilobytes(median(loads, ({ scriptBytes }) => scriptBytes))],
  ['FCP', (loads) => seconds(median(loads, ({ firstPaint }) => firstPaint))],
  ['LCP', (loads) => seconds(median(loads, ({ largestPaint }) => largestPaint))],
  ['ready', (loads) => seconds(median(loads, ({ ready }) => ready))],
  ['blocking', (loads) => `${median(loads, ({ blocking }) => blocking).toFixed(0)} ms`],
  ['(in all)', (loads) => `${median(loads, ({ blockingInAll }) => blockingInAll).toFixed(0)} ms`],
  ['shift', (loads) => median(loads, ({ shift }) => shift).toFixed(3)],
];

const row = (name: string, cells: readonly string[]) =>
  console.log(name.padEnd(22) + cells.map((cell) => cell.padStart(10)).join(''));

async function measure(name: string, screen: Screen, trust: string): Promise<Load[]> {
  const loads: Load[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    await untilQuiet();
    loads.push(await openCold(screen, trust));
  }
  row(
    name,
    COLUMNS.map(([, show]) => show(loads)),
  );
  return loads;
}

function judge(name: string, loads: readonly Load[], limit: number): void {
  const told = (what: string, value: number, most: number, show: (value: number) => string) =>
    console.log(`${name}: ${what} ${show(value)}, target ${show(most)}: ${value <= most ? 'met' : 'MISSED'}`);
  told(
    'ready',
    median(loads, ({ ready }) => ready),
    limit,
    seconds,
  );
  told(
    'blocking',
    median(loads, ({ blocking }) => blocking),
    TARGETS.blocking,
    (value) => `${value.toFixed(0)} ms`,
  );
  told(
    'layout shift',
    median(loads, ({ shift }) => shift),
    TARGETS.shift,
    (value) => value.toFixed(3),
  );
}

if (process.env['E2E_SKIP_BUILD'] !== '1') buildApp();
const own = stage('dist/dzb', 'own');
const plain = stage(await buildBaseline(), 'plain');
const { trust, ...tls } = makeCertificate(folder);
const backend = createServer(createMockListener());
await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
const address = backend.address();
const upstream = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
const serve = (root: string) => serveByNginx({ root, backend: upstream, preview: upstream, tls });
const [app, baseline] = [await serve(own), await serve(plain)];
try {
  const at = (origin: string, place: string) => `${origin}/dzb/#/${place}`;
  const storageState = await signedIn(at(app.origin, 'login'), trust);
  console.log(`${values.encoding}, processor × 1/4, 1.6 Mbit/s, 150 ms; medians of ${values.runs}\n`);
  row(
    '',
    COLUMNS.map(([title]) => title),
  );
  const login = await measure('login', { url: at(app.origin, 'login'), ready: LOGIN }, trust);
  await measure('  empty antd form', { url: at(baseline.origin, 'login'), ready: ['.ant-btn'] }, trust);
  const workbench = await measure(
    'workbench',
    { url: at(app.origin, 'workbench'), ready: WORKBENCH, storageState },
    trust,
  );
  const shell = { url: at(baseline.origin, 'workbench'), ready: ['.ant-card', '.ant-menu-item'] };
  await measure('  bare antd shell', shell, trust);
  console.log('');
  judge('login', login, TARGETS.login);
  judge('workbench', workbench, TARGETS.workbench);
  console.log(`protocol: ${login[0]?.protocol}`);
} finally {
  await Promise.all([app.close(), baseline.close()]);
  backend.closeAllConnections();
  backend.close();
  rmSync(folder, { recursive: true, force: true });
}
