import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs'; import { gzipSync } from 'node:zlib';
import { CHROMIUM_ARGS, findChromium } from './scripts/findChromium';
import { serveApp } from './scripts/production';
import { signIn } from './tests/e2e/signIn';
const { baseUrl, close } = await serveApp();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', reducedMotion: 'reduce' });
const page = await context.newPage();
page.setDefaultTimeout(120000);
page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('ERR', e.message));
await page.goto(baseUrl); await signIn(page); await page.locator('#main h1').waitFor();
const state = await context.storageState();
const files: string[] = [];
const c2 = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', storageState: state });
const p2 = await c2.newPage(); p2.setDefaultTimeout(120000);
p2.on('response', (r) => files.push(new URL(r.url()).pathname));
await p2.goto(baseUrl); await p2.locator('#main h1').waitFor(); await p2.waitForLoadState('networkidle');
const size = (f: string) => gzipSync(readFileSync('dist' + f), { level: 9 }).length / 1000;
for (const kind of ['.js', '.css']) { const list = files.filter((f) => f.endsWith(kind)); console.log(kind, list.length, list.reduce((s, f) => s + size(f), 0).toFixed(1)); for (const f of list) console.log('  ', size(f).toFixed(1), f); }
await p2.screenshot({ path: '/tmp/look/wb.png' });
for (const layout of ['horizontal', 'common', 'column', 'comprehensive', 'float']) {
  await p2.evaluate((l) => localStorage.setItem('theme', JSON.stringify({ layout: l })), layout);
  await p2.goto('about:blank'); await p2.goto(baseUrl); await p2.locator('#main h1').waitFor(); await p2.waitForTimeout(300);
  await p2.screenshot({ path: `/tmp/look/${layout}.png` });
}
await browser.close(); await close();
