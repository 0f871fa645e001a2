import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { dismissToasts } from '../tests/e2e/dismissToasts';
import { menuEntry, menuGroup } from '../tests/e2e/menu';
import { signIn } from '../tests/e2e/signIn';
import { ensureChineseFont } from './ensureChineseFont';
import { launchChromium } from './findProgram';
import { buildApp, serveApp } from './production';

/**
 * Takes pictures of the production build, signed in as the group administrator: `readme` the one of README, `guide` those
 * of docs/guide.zh-CN.md.
 */
const GUIDE = 'docs/images/guide';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Opens the login page; nothing moves, and the assistant's tour counts as seen. */
async function openLogin(browser: Browser, baseUrl: string): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'zh-CN', reducedMotion: 'reduce' });
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
  const page = await openLogin(browser, baseUrl);
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
  const page = await openLogin(browser, baseUrl);
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

const KINDS = new Map([
  ['readme', takeReadme],
  ['guide', takeGuide],
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
