import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { serveByNginx } from '../../../scripts/serveByNginx';
import { DESKTOP, untilPageShown } from '../../e2e/browser';
import { recordPageErrors } from '../../e2e/pageErrors';
import { seeTour } from '../../e2e/signIn';
import { startBackend, type Username } from './backend';

const SCRIPT = path.resolve('deploy/update.sh');
const closes: (() => unknown)[] = [];
let backend: Awaited<ReturnType<typeof startBackend>>;
let folder: string;
let origin: string;
let context: BrowserContext;
/** Stays open: tabs that it opens share its process, which has compiled the app. */
let keeper: Page;

const served = () => path.join(folder, 'www/dzb');

function changePage(change: (html: string) => string): void {
  const file = path.join(served(), 'index.html');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Writes settings into the page, as an administrator does. */
export const configure = (settings: object): void =>
  changePage((html) => html.replace(/(id="config">)[^<]*/, `$1${JSON.stringify(settings)}`));

/** Serves the build by nginx, with a backend that is not the mocks, for the tests of this file. */
export function startSite(): void {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'dzb-lost-'));
    closes.push(() => rmSync(folder, { recursive: true }));
    for (const step of ['assets', 'page']) execFileSync(SCRIPT, [step, 'dist/dzb', served()]);
    symlinkSync('.', path.join(served(), 'static/next'));
    backend = await startBackend();
    const nginx = await serveByNginx({
      root: path.join(folder, 'www'),
      backend: backend.host,
      preview: backend.host,
    });
    ({ origin } = nginx);
    const browser = await globalThis.e2e.browser();
    context = await browser.newContext({ viewport: DESKTOP, locale: 'zh-CN', reducedMotion: 'reduce' });
    closes.push(backend.close, nginx.close, () => context.close());
    keeper = await context.newPage();
    await keeper.goto(`${origin}/dzb/favicon.svg`);
  });
  afterEach(async () => {
    const tabs = context.pages().filter((page) => page !== keeper);
    await Promise.all(tabs.map((page) => page.close()));
    await context.setOffline(false);
    await keeper.evaluate(() => localStorage.clear());
    backend.reset();
    configure({});
    changePage((html) => html.replaceAll('/static/next/', '/static/'));
  });
  afterAll(async () => {
    for (const close of closes.splice(0).reverse()) await close();
  });
}

export const theBackend = () => backend;

/** Deploys another version of the build: the same code, with other names of all files. */
export function deployNext(): void {
  changePage((html) => html.replaceAll('/dzb/static/', '/dzb/static/next/'));
}

export const urlOf = (at: string): string => `${origin}/dzb/#${at}`;

/** Opens another tab, which shares the storage of the browser. */
export async function openTab(at: string): Promise<Page> {
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    keeper.evaluate(() => void window.open('about:blank', '_blank', 'popup')),
  ]);
  recordPageErrors(page);
  await page.setViewportSize(DESKTOP);
  await seeTour(page, origin);
  await page.goto(urlOf(at));
  return page;
}

/** Opens a path with a session of the user; `settings` are those in the page. */
export async function openAs(user: Username, at: string, settings: object = {}): Promise<Page> {
  configure(settings);
  await keeper.evaluate((token) => localStorage.setItem('admintoken', token), backend.newToken(user));
  const page = await openTab(at);
  await untilPageShown(page);
  return page;
}

/** Signs in by the form, which has no captcha here. */
export async function signInAs(page: Page, user: Username): Promise<void> {
  await page.getByLabel('用户名', { exact: true }).fill(user);
  await page.getByLabel('密码', { exact: true }).fill('secret');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.locator('#main').waitFor();
}
