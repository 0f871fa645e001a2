import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { dismissToasts } from '../tests/e2e/dismissToasts';
import { seeTour, signIn } from '../tests/e2e/signIn';
import { inChromium, type Served } from './inChromium';
import { build, mockCalls, serveApp, VITE } from './production';

const THEMES = {
  light: { themeName: 'blue-white', colorMode: 'light' },
  dark: { themeName: 'blue-black', colorMode: 'dark' },
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const press = (name: string) => (page: Page) => button(page, name).click();

/** The screens after the login, by their place; what is done there before the picture. */
const SCREENS: readonly [name: string, at: string, act?: (page: Page) => Promise<void>][] = [
  ['workbench', '/workbench'],
  ['profile', '/profile'],
  ['users', '/system/user'],
  ['user-form', '/system/user', press('新增')],
  ['roles', '/system/role'],
  ['menus', '/system/menu'],
  ['departments', '/system/dept'],
  ['dictionaries', '/system/dict'],
  ['notices', '/system/notice'],
  ['notice-editor', '/system/notice', press('新增')],
  ['operations', '/monitor/operlog'],
  ['logins', '/monitor/logininfor'],
  ['roster', '/member/roster'],
  ['dues', '/fee/record'],
  ['meetings', '/life/meeting'],
  ['files', '/files'],
  ['catalogue', '/catalogue'],
  ['assistant', '/workbench', press('AI 问答')],
  ['theme', '/workbench', press('主题配置')],
];

function sizeOf(size: string) {
  const [width = 1440, height = 900] = size.split('x').map(Number);
  return { width, height };
}

async function picture(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle');
  await page.locator('#nprogress').waitFor({ state: 'detached' });
  await dismissToasts(page);
  return (await page.screenshot({ animations: 'disabled' })).toString('base64');
}

type Pictures = Map<string, string>;

/** All screens of one version in one theme. */
async function takeAll(browser: Browser, url: string, theme: object, size: string): Promise<Pictures> {
  const page = await browser.newPage({ viewport: sizeOf(size), locale: 'zh-CN', reducedMotion: 'reduce' });
  const pictures: Pictures = new Map();
  await page.addInitScript((kept) => localStorage.setItem('theme', kept), JSON.stringify(theme));
  await seeTour(page, url);
  await page.goto(url);
  await page.getByAltText('验证码图片').waitFor();
  pictures.set('login', await picture(page));
  await signIn(page);
  for (const [name, at, act] of SCREENS) {
    await page.evaluate((hash) => (location.hash = hash), at);
    await page.reload();
    await page.locator('#page [role=region], #page h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await act?.(page);
    pictures.set(name, await picture(page));
  }
  await page.context().close();
  return pictures;
}

/** What differs between two pictures: how much, and where. The captcha is another one each time. */
async function difference(page: Page, before: string, after: string): Promise<string> {
  // The browser reads the pictures. No function in it has a name, because tsx would call one of its own for that.
  const found = await page.evaluate(
    async (pair) => {
      const [one = [], other = []] = await Promise.all(
        pair.map(async (png) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? new ArrayBuffer();
          return [...new Uint32Array(pixels)];
        }),
      );
      let [count, left, right, top, bottom] = [0, innerWidth, 0, innerHeight, 0];
      for (const [at, pixel] of one.entries()) {
        if (pixel === other[at]) continue;
        count += 1;
        [left, right] = [Math.min(left, at % innerWidth), Math.max(right, at % innerWidth)];
        [top, bottom] = [Math.min(top, Math.floor(at / innerWidth)), Math.floor(at / innerWidth)];
      }
      return { share: ((count / one.length) * 100).toFixed(2), count, left, right, top, bottom };
    },
    [before, after],
  );
  const { share, count, left, right, top, bottom } = found;
  return count === 0 ? '' : `${share}%, x ${left} to ${right}, y ${top} to ${bottom}`;
}

/** Packages one by one: what a build keeps beside them (`.cache`) is its own. */
function linkPackages(folder: string): void {
  mkdirSync(folder);
  const own = path.resolve('node_modules');
  for (const name of readdirSync(own))
    if (name !== '.cache') symlinkSync(path.join(own, name), path.join(folder, name));
}

/** Another version, built in a folder of its own, served by its own mocks. */
async function serveVersion(root: string): Promise<Served> {
  build(mockCalls(), root);
  const server = spawn(process.execPath, [VITE, 'preview', '--host', '127.0.0.1', '--port', '0'], { cwd: root });
  const baseUrl = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      // Vite colours the port.
      const [url] = /http:\/\/127\S+\/dzb\//.exec(stripVTControlCharacters(said)) ?? [];
      if (url) resolve(url);
    });
    server.on('exit', () => reject(new Error('the other version cannot be served')));
  });
  const close = () => {
    server.kill();
    return Promise.resolve();
  };
  return { baseUrl, close };
}

/**
 * Takes twenty screens, light and dark, of another version and of this one, in one browser, and lists what differs. The
 * pictures are written to a folder of this machine, as fonts and the day's data make those of others differ.
 */
export async function comparePictures(ref: string, size = '1440x900'): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dzb-pictures-'));
  const root = path.join(folder, 'version');
  execFileSync('git', ['worktree', 'add', '--detach', root, ref], { stdio: 'ignore' });
  try {
    linkPackages(path.join(root, 'node_modules'));
    await inChromium([await serveVersion(root), await serveApp()], async (browser, before = '', after = '') => {
      const page = await browser.newPage({ viewport: sizeOf(size) });
      for (const [theme, kept] of Object.entries(THEMES)) {
        const old = await takeAll(browser, before, kept, size);
        for (const [name, png] of await takeAll(browser, after, kept, size)) {
          const was = old.get(name) ?? '';
          const differs = await difference(page, was, png);
          console.log(`${theme} ${name}: ${differs || 'the same'}`);
          if (differs === '') continue;
          mkdirSync(path.join(folder, theme), { recursive: true });
          for (const [version, content] of [
            ['before', was],
            ['after', png],
          ] as const)
            writeFileSync(path.join(folder, theme, `${name}.${version}.png`), content, 'base64');
        }
      }
    });
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', root]);
  }
  console.log(`the pairs are in ${folder}`);
}
