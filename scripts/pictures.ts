import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { THEME_NAMES } from '../src/config/theme/palettes';
import { BACKGROUNDS, LAYOUT_NAMES, type Theme } from '../src/config/theme/themeSchema';
import { dismissToasts } from '../tests/e2e/dismissToasts';
import { menuEntry, menuGroup } from '../tests/e2e/menu';
import { signIn } from '../tests/e2e/signIn';
import { ensureChineseFont } from './ensureChineseFont';
import { launchChromium } from './findProgram';
import { buildApp, serveApp } from './production';

/**
 * Takes pictures of the production build, signed in as the group administrator: `readme` the one of README, `guide` those
 * of docs/guide.zh-CN.md, `gallery` each layout in each theme at four sizes, with a page that shows them.
 */
const GUIDE = 'docs/images/guide';
const GALLERY = 'gallery';
const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'laptop', width: 1366, height: 768 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'narrow', width: 320, height: 640 },
];
const [DESKTOP, , PHONE] = SIZES as [Size, Size, Size, Size];
type Size = (typeof SIZES)[number];

/** Opens the login page in a window of this size; nothing moves, and the assistant's tour counts as seen. */
async function openLogin(browser: Browser, baseUrl: string, viewport: Size): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'zh-CN', reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'chatOnlineTour', value: 'true', url: baseUrl }]);
  const page = await context.newPage();
  await page.goto(baseUrl);
  await page.getByAltText('验证码图片').waitFor();
  return page;
}

async function signInAt(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('heading', { name: /！$/ }).waitFor();
}

async function takeReadme(browser: Browser, baseUrl: string): Promise<void> {
  const page = await openLogin(browser, baseUrl, DESKTOP);
  await signInAt(page);
  await menuGroup(page, '系统管理').click();
  for (const entry of ['字典管理', '通知公告', '工作台']) await menuEntry(page, entry).click();
  await page.getByRole('heading', { name: /！$/ }).waitFor();
  await dismissToasts(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: 'docs/images/workbench.png' });
}

async function take(page: Page, name: string): Promise<void> {
  await dismissToasts(page);
  await page.waitForLoadState('networkidle');
  await page.locator('#nprogress').waitFor({ state: 'detached' });
  await page.screenshot({ path: `${GUIDE}/${name}.jpg`, type: 'jpeg', quality: 70, animations: 'disabled' });
}

/** Opens paths one after another, and waits for each until its tab is active. */
async function open(page: Page, ...places: [path: string, tab: string][]): Promise<void> {
  for (const [path, tab] of places) {
    await page.evaluate((hash) => (location.hash = hash), path);
    await page.getByRole('tab', { name: tab, selected: true }).waitFor();
  }
}

async function takeTabs(page: Page): Promise<void> {
  await open(page, ['/member/roster', '党员名册'], ['/files', '文件下载'], ['/catalogue', '组件总览']);
  await page.getByRole('heading', { name: '组件总览' }).waitFor();
  await page.getByRole('tab', { name: '文件下载' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭其他' }).waitFor();
  await take(page, 'tabs');
  await page.keyboard.press('Escape');
}

async function takeThemes(page: Page): Promise<void> {
  await open(page, ['/workbench', '工作台']);
  await page.getByRole('button', { name: '主题配置' }).click();
  const drawer = page.getByRole('dialog', { name: '主题配置' });
  await drawer.getByText('深色').click();
  await take(page, 'themes');
  await drawer.getByRole('button', { name: '恢复默认' }).click();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
}

async function takeAssistant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'AI 问答', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /AI 问答$/ });
  await dialog.getByRole('button', { name: '集团党委是什么时候成立的？' }).click();
  await dialog.getByRole('button', { name: '发送', exact: true }).waitFor();
  await take(page, 'assistant');
}

async function takeGuide(browser: Browser, baseUrl: string): Promise<void> {
  mkdirSync(GUIDE, { recursive: true });
  const page = await openLogin(browser, baseUrl, DESKTOP);
  await take(page, 'login');
  await signInAt(page);
  await menuGroup(page, '组织生活').click();
  await take(page, 'shell');
  await takeTabs(page);
  await takeThemes(page);
  await open(page, ['/system/dict?type=member_state', '字典管理']);
  await page.getByRole('row', { name: /停止党籍/ }).waitFor();
  await take(page, 'dictionary');
  await open(page, ['/files', '文件下载']);
  await page.getByLabel(/^文件名/).fill('党员名册.csv\n考核得分 100%.txt\n支部徽标.png');
  await take(page, 'downloads');
  await takeAssistant(page);

  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await open(page, ['/workbench', '工作台']);
  await page.getByRole('button', { name: '展开菜单' }).click();
  await take(page, 'phone');
}

const PLACES = ['/workbench', '/system/notice', '/system/dict?type=member_state'];

/** Every layout in every theme, light and dark, and once with a picture behind the menu. */
const LOOKS: readonly (Partial<Theme> & { name: string })[] = LAYOUT_NAMES.flatMap((layout) => [
  ...THEME_NAMES.flatMap((themeName) => [
    { name: `${layout} ${themeName}`, layout, themeName },
    { name: `${layout} ${themeName} dark`, layout, themeName, colorMode: 'dark' as const },
  ]),
  { name: `${layout} background`, layout, background: BACKGROUNDS[1] },
]);

const fileOf = (size: string, name: string) => `${size} ${name}.png`.replaceAll(' ', '-');

/** All looks at one size. The page is loaded once: the theme is set by a storage event, as if another tab had set it. */
async function takeLooks(browser: Browser, baseUrl: string, size: Size): Promise<void> {
  const page = await openLogin(browser, baseUrl, size);
  await signInAt(page);
  await dismissToasts(page);
  for (const place of PLACES) {
    await page.evaluate((hash) => (location.hash = hash), place);
    await page.locator('#page > :visible').first().waitFor();
  }
  // A row, or a card on a phone.
  await page.locator('#page :is(.ant-table-row, summary):visible').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const { name, ...theme } of LOOKS) {
    const isDark = theme.colorMode === 'dark';
    await page.evaluate((kept) => {
      localStorage.setItem('theme', kept);
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    }, JSON.stringify(theme));
    await page.waitForFunction((dark) => (document.documentElement.style.colorScheme === 'dark') === dark, isDark);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.screenshot({ path: path.join(GALLERY, fileOf(size.name, name)) });
  }
  await page.context().close();
}

async function takeGallery(browser: Browser, baseUrl: string): Promise<void> {
  mkdirSync(GALLERY, { recursive: true });
  for (const size of SIZES) await takeLooks(browser, baseUrl, size);
  const figures = LOOKS.map(({ name }) => {
    const files = SIZES.map((size) => fileOf(size.name, name));
    const links = files.map((file) => `<a href="${file}"><img loading="lazy" src="${file}" height="360"></a>`);
    return `<figure><figcaption>${name}</figcaption>${links.join(' ')}</figure>`;
  });
  const head = '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>界面图册</title>';
  writeFileSync(path.join(GALLERY, 'index.html'), head + figures.join('\n'));
}

const KINDS = new Map([
  ['readme', takeReadme],
  ['guide', takeGuide],
  ['gallery', takeGallery],
]);
const takeAll = KINDS.get(process.argv[2] ?? '');
if (!takeAll) throw new Error(`npm run pictures -- ${[...KINDS.keys()].join(' | ')}`);
buildApp();
ensureChineseFont();
const { baseUrl, close } = await serveApp();
const browser = await launchChromium();
try {
  await takeAll(browser, baseUrl);
} finally {
  await browser.close();
  await close();
}
