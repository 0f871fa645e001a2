import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { signIn } from '../tests/e2e/signIn';
import { CHROMIUM_ARGS, findChromium } from './findChromium';
import { buildApp, serveApp } from './production';

const KILOBYTE = 1000;
/** Kilobytes of gzipped JavaScript that a screen may ask for when it is opened for the first time. */
const BUDGETS = { login: 235, workbench: 300 };

/** Notes each JavaScript file that the page asks for from now on. */
function noteScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

const sizeOf = (pathname: string): number =>
  gzipSync(readFileSync(path.join('dist', pathname)), { level: 9 }).length / KILOBYTE;

/** Prints what a screen loaded; returns whether that is within its budget. */
function report(screen: keyof typeof BUDGETS, scripts: ReadonlySet<string>): boolean {
  const rows = [...scripts].map((file) => ({ file: path.basename(file), size: sizeOf(file) }));
  const total = rows.reduce((sum, { size }) => sum + size, 0);
  console.log(`\n${screen}: ${total.toFixed(1)} KB of gzipped JavaScript, budget ${BUDGETS[screen]} KB`);
  for (const { file, size } of rows.sort((a, b) => b.size - a.size)) {
    console.log(`${size.toFixed(1).padStart(9)}  ${file}`);
  }
  return total > 0 && total <= BUDGETS[screen];
}

buildApp();
const { baseUrl, close } = await serveApp();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const first = await context.newPage();
  const login = noteScripts(first);
  await first.goto(baseUrl);
  await first.getByAltText('验证码图片').waitFor();
  await first.waitForLoadState('networkidle');
  const loginFits = report('login', login);
  await signIn(first);

  // A profile with the session but nothing in its cache: what somebody pays who comes back after an update.
  const cold = await browser.newContext({ storageState: await context.storageState(), serviceWorkers: 'block' });
  const second = await cold.newPage();
  const workbench = noteScripts(second);
  await second.goto(baseUrl);
  await second.locator('#main h1').waitFor();
  await second.waitForLoadState('networkidle');
  const workbenchFits = report('workbench', workbench);
  if (!loginFits || !workbenchFits) process.exitCode = 1;
} finally {
  await browser.close();
  await close();
}
