import type { Page } from 'playwright-core';
import { dismissToasts } from '../tests/e2e/dismissToasts';
import { menuEntry, menuGroup } from '../tests/e2e/menu';
import { seeTour, signIn } from '../tests/e2e/signIn';
import { comparePictures } from './comparePictures';
import { ensureChineseFont } from './ensureChineseFont';
import { inChromium } from './inChromium';
import { buildApp, serveApp } from './production';

/** Waits until nothing moves, and takes a picture into docs/images. */
async function take(page: Page, name: string): Promise<void> {
  await dismissToasts(page);
  await page.waitForLoadState('networkidle');
  await page.locator('#nprogress').waitFor({ state: 'detached' });
  const format = name.endsWith('.jpg') ? { type: 'jpeg' as const, quality: 70 } : {};
  await page.screenshot({ path: `docs/images/${name}`, animations: 'disabled', ...format });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a path, and waits until its tab is active. */
async function open(page: Page, path: string, tab: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), path);
  await page.getByRole('tab', { name: tab, exact: true, selected: true }).waitFor();
}

async function takeReadme(page: Page): Promise<void> {
  await signIn(page);
  await menuGroup(page, '系统管理').click();
  for (const entry of ['字典管理', '通知公告', '工作台']) await menuEntry(page, entry).click();
  await page.getByRole('heading', { name: /！$/ }).waitFor();
  await take(page, 'workbench.png');
}

async function takeGuide(page: Page): Promise<void> {
  await take(page, 'guide/login.jpg');
  await signIn(page);
  await page.getByRole('heading', { name: /！$/ }).waitFor();
  await menuGroup(page, '组织生活').click();
  await take(page, 'guide/shell.jpg');

  await open(page, '/member/roster', '党员名册');
  await open(page, '/files', '文件下载');
  await open(page, '/catalogue', '组件总览');
  await page.getByRole('heading', { name: '组件总览' }).waitFor();
  await page.getByRole('tab', { name: '文件下载' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭其他' }).waitFor();
  await take(page, 'guide/tabs.jpg');
  await page.keyboard.press('Escape');

  await open(page, '/workbench', '工作台');
  await button(page, '主题配置').click();
  const drawer = page.getByRole('dialog', { name: '主题配置' });
  await drawer.getByText('深色').click();
  await take(page, 'guide/themes.jpg');
  await drawer.getByRole('button', { name: '恢复默认' }).click();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });

  await open(page, '/system/dict?type=member_state', '字典管理');
  await page.getByRole('row', { name: /停止党籍/ }).waitFor();
  await take(page, 'guide/dictionary.jpg');

  await open(page, '/life/meeting', '组织生活');
  await page
    .getByRole('row', { name: /支部党员大会/ })
    .first()
    .waitFor();
  await take(page, 'guide/meetings.jpg');

  await open(page, '/files', '文件下载');
  await page.getByLabel(/^文件名/).fill('党员名册.csv\n考核得分 100%.txt\n支部徽标.png');
  await take(page, 'guide/downloads.jpg');

  await button(page, 'AI 问答').click();
  await button(page, '集团党委是什么时候成立的？').last().click();
  await button(page, '发送').waitFor();
  await take(page, 'guide/assistant.jpg');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/workbench', '工作台');
  await button(page, '展开菜单').click();
  await take(page, 'guide/phone.jpg');
}

/** Takes pictures of the production build: the one of README, or those of docs/guide.zh-CN.md. */
const KINDS = new Map([
  ['readme', takeReadme],
  ['guide', takeGuide],
]);
const [kind = '', ref, size] = process.argv.slice(2);
const takeAll = KINDS.get(kind);
if (!takeAll && !(kind === 'compare' && ref)) {
  throw new Error(`npm run pictures -- ${[...KINDS.keys()].join(' | ')} | compare REF [1440x900]`);
}
buildApp();
ensureChineseFont();
if (takeAll) {
  await inChromium([await serveApp()], async (browser, url = '') => {
    const viewport = { width: 1440, height: 900 };
    const page = await browser.newPage({ viewport, locale: 'zh-CN', reducedMotion: 'reduce' });
    await seeTour(page, url);
    await page.goto(url);
    await page.getByAltText('验证码图片').waitFor();
    await takeAll(page);
  });
} else if (ref) await comparePictures(ref, size);
