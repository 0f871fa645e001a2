import { chromium } from 'playwright-core';
import { signIn } from '../tests/e2e/signIn';
import { ensureChineseFont } from './ensureChineseFont';
import { CHROMIUM_ARGS, findChromium } from './findChromium';
import { buildApp, serveApp } from './production';
import { menuEntry, menuGroup } from '../tests/e2e/menu';

/** Takes the screenshot for README: the workbench of the group administrator. */
buildApp();
ensureChineseFont();
const { baseUrl, close } = await serveApp();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  await page.goto(baseUrl);
  await page.getByAltText('验证码图片').waitFor();
  await signIn(page);
  await menuGroup(page, '系统管理').click();
  for (const entry of ['字典管理', '通知公告', '工作台']) await menuEntry(page, entry).click();
  await page.getByRole('heading', { name: /！$/ }).waitFor();
  await page.getByRole('button', { name: '关闭提示' }).first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: 'docs/images/workbench.png' });
} finally {
  await browser.close();
  await close();
}
