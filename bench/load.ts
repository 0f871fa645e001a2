import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { db } from '../mocks/db/db';
import { createMockListener } from '../mocks/http';
import { launchChromium } from '../scripts/findProgram';
import { makeCertificate } from '../scripts/makeCertificate';
import { buildApp } from '../scripts/production';
import { serveByNginx } from '../scripts/serveByNginx';
import { precompress } from '../vite/precompress';
import { buildPages } from './buildPages';
import { inTurn, median, report } from './compare';
import { observeLoad } from './observeLoad';
import { pace } from './pace';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    // A cheap laptop, and one of an office.
    slowdown: { type: 'string', default: '4,2' },
  },
});

/** A mobile connection; the delay is for each request. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const TIMEOUT_MS = 120_000;
const TOKEN = 'bench';

/** A screen of the app beside a page of plain antd, each with the selectors of what makes it ready. */
const SCREENS = [
  {
    name: 'login',
    own: ['input[name=username]', 'img[alt=验证码图片][src^=data]'],
    plain: ['.ant-btn'],
    target: 0.8,
  },
  {
    name: 'workbench',
    own: ['#main h1', 'nav[aria-label=主菜单] a'],
    plain: ['.ant-card', '.ant-menu-item'],
    target: 1.1,
    token: TOKEN,
  },
];

interface Opening {
  origin: string;
  screen: string;
  ready: readonly string[];
  slowdown: number;
  token: string | undefined;
}

/** Opens a page in a new, slowed down browser with an empty cache, and waits until nothing follows. `bytes` are those on the wire. */
async function openCold({ origin, screen, ready, slowdown, token }: Opening, trust: string) {
  const browser = await launchChromium(trust);
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    storageState: {
      cookies: [],
      origins: token === undefined ? [] : [{ origin, localStorage: [{ name: 'admintoken', value: token }] }],
    },
  });
  page.setDefaultTimeout(TIMEOUT_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  // esbuild makes named functions call the helper `__name`. The page does not have it, so it is defined here.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(observeLoad, ready);
  await page.goto(`${origin}/dzb/#/${screen}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => observed.ready > 0, undefined, { polling: 200 });
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() => observed);
  await browser.close();
  return { ...found, bytes };
}

buildApp();
const folder = mkdtempSync(path.join(tmpdir(), 'dzb-load-'));
const { trust, ...tls } = makeCertificate(folder);
db.sessions.set(TOKEN, 'admin');
const backend = createServer(createMockListener()).listen(0, '127.0.0.1');
await new Promise((resolve) => backend.once('listening', resolve));
const upstream = `127.0.0.1:${(backend.address() as AddressInfo).port}`;
const serve = (root: string) => serveByNginx({ root, backend: upstream, preview: upstream, tls });
const servers = [await serve(path.resolve('dist')), await serve(await buildPages('bare', precompress()))] as const;
const paced = [await pace(servers[0].origin), await pace(servers[1].origin)] as const;
try {
  for (const slowdown of values.slowdown.split(',').map(Number)) {
    console.log(`\nprocessor × 1/${slowdown}, 1.6 Mbit/s, 150 ms; medians of ${values.runs}`);
    for (const { name, own, plain, target, token } of SCREENS) {
      const [app, bare] = paced;
      const loads = await inTurn(
        Number(values.runs),
        () => openCold({ origin: app.origin, screen: name, ready: own, slowdown, token }, trust),
        () => openCold({ origin: bare.origin, screen: name, ready: plain, slowdown, token }, trust),
      );
      report(`${name}: ready`, loads, ({ ready }) => ready, target);
      report(`${name}: blocking`, loads, ({ blocking }) => blocking);
      const of = (side: 'own' | 'plain') => `${(median(loads[side].map(({ bytes }) => bytes)) / 1000).toFixed(0)} KB`;
      const shift = Math.max(...loads.own.map((load) => load.shift));
      console.log(`${name}: ${of('own')} beside ${of('plain')}; layout shift ${shift.toFixed(3)}, target 0`);
    }
  }
} finally {
  await Promise.all([...paced, ...servers].map((server) => server.close()));
  backend.closeAllConnections();
  backend.close();
  rmSync(folder, { recursive: true });
}
