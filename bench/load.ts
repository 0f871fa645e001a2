import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { createMockListener } from '../mocks/http';
import { launchChromium } from '../scripts/findProgram';
import { buildApp } from '../scripts/production';
import { serveByNginx } from '../scripts/serveByNginx';
import { signIn } from '../tests/e2e/signIn';
import { precompress } from '../vite/precompress';
import { makeCertificate } from './load/certificate';
import { openCold, type Load, type Screen } from './load/openCold';
import { pace } from './load/pace';
import { untilQuiet } from './load/quiet';
import { percentile } from './measure';

/** The largest accepted figures, as ratios to the baseline (plain antd) of the same run; layout shift is absolute. */
const TARGETS = { login: { ready: 0.8 }, workbench: { ready: 1.1, blockingInAll: 1.2 }, shift: 0 };
const LOGIN = ['input[name=username]', 'img[alt=验证码图片][src^=data]'];
const WORKBENCH = ['#main h1', 'nav[aria-label=主菜单] a'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    encoding: { type: 'string', default: 'gzip' },
    // A cheap laptop, and one of an office.
    slowdown: { type: 'string', default: '4,2' },
  },
});
const unwanted = values.encoding === 'br' ? '.gz' : '.br';

const folder = mkdtempSync(path.join(tmpdir(), 'dzb-load-'));

/**
 * Copies a build to the folder that nginx serves, without the files in the other encoding, so that nginx sends the
 * encoding under test.
 */
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

/** Gets a session of the group administrator, in a browser without throttling. */
async function signedIn(url: string, trust: string) {
  const browser = await launchChromium(trust);
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

/** The app and its baseline. */
const SIDES = ['own', 'plain'] as const;
type Side = (typeof SIDES)[number];

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

/** Opens both alternately, so that what else the machine does slows both down. */
async function measure(screens: Record<Side, Screen & { name: string }>, trust: string): Promise<Record<Side, Load[]>> {
  const loads: Record<Side, Load[]> = { own: [], plain: [] };
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const side of SIDES) {
      await untilQuiet();
      loads[side].push(await openCold(screens[side], trust));
    }
  }
  for (const side of SIDES) {
    const cells = COLUMNS.map(([, show]) => show(loads[side]));
    row(screens[side].name, cells);
  }
  return loads;
}

const judge = (what: string, value: number, target: number) =>
  console.log(`${what} ${value.toFixed(2)}, target ${target}: ${value <= target ? 'met' : 'MISSED'}`);

/** A figure of the app as a ratio to the baseline. */
const ratio = ({ own, plain }: Record<Side, Load[]>, figure: 'ready' | 'blockingInAll') =>
  median(own, (load) => load[figure]) / median(plain, (load) => load[figure]);

buildApp();
const own = stage('dist/dzb', 'own');
const plain = stage(await buildBaseline(), 'plain');
const { trust, ...tls } = makeCertificate(folder);
const backend = createServer(createMockListener());
await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
const address = backend.address();
const upstream = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
const serve = (root: string) => serveByNginx({ root, backend: upstream, preview: upstream, tls });
const servers = [await serve(own), await serve(plain)] as const;
const [app, baseline] = [await pace(servers[0].origin), await pace(servers[1].origin)];
try {
  const at = (origin: string, place: string) => `${origin}/dzb/#/${place}`;
  const storageState = await signedIn(at(app.origin, 'login'), trust);
  for (const slowdown of values.slowdown.split(',').map(Number)) {
    console.log(`\n${values.encoding}, processor × 1/${slowdown}, 1.6 Mbit/s, 150 ms; medians of ${values.runs}\n`);
    const titles = COLUMNS.map(([title]) => title);
    row('', titles);
    const login = await measure(
      {
        own: { name: 'login', url: at(app.origin, 'login'), ready: LOGIN, slowdown },
        plain: { name: '  empty antd form', url: at(baseline.origin, 'login'), ready: ['.ant-btn'], slowdown },
      },
      trust,
    );
    const workbench = await measure(
      {
        own: { name: 'workbench', url: at(app.origin, 'workbench'), ready: WORKBENCH, slowdown, storageState },
        plain: {
          name: '  bare antd shell',
          url: at(baseline.origin, 'workbench'),
          ready: ['.ant-card', '.ant-menu-item'],
          slowdown,
        },
      },
      trust,
    );
    console.log('');
    judge('login: ready', ratio(login, 'ready'), TARGETS.login.ready);
    judge('workbench: ready', ratio(workbench, 'ready'), TARGETS.workbench.ready);
    judge('workbench: blockingInAll', ratio(workbench, 'blockingInAll'), TARGETS.workbench.blockingInAll);
    for (const [name, { own }] of Object.entries({ login, workbench }))
      judge(
        `${name}: layout shift`,
        median(own, ({ shift }) => shift),
        TARGETS.shift,
      );
    console.log(`protocol: ${login.own[0]?.protocol}`);
  }
} finally {
  await Promise.all([app, baseline, ...servers].map((server) => server.close()));
  backend.closeAllConnections();
  backend.close();
  rmSync(folder, { recursive: true, force: true });
}
