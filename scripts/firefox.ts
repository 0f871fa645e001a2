import type { Browser } from 'playwright-core';
import { menuOf } from '../mocks/db/menu/menuOf';
import { captchaIn } from '../mocks/testing/captchaIn';
import { LAYOUT_NAMES } from '../src/config/theme/themeSchema';
import { buildRoutes } from '../src/state/routes/buildRoutes';
import { addressOf, walkRoutes } from '../src/state/routes/routeTree';
import { pageErrorsOf, recordPageErrors } from '../tests/e2e/pageErrors';
import { loadPackage } from './cachedPackages';
import { findFirefox } from './findProgram';
import { buildApp, serveApp } from './production';

/**
 * Does the main job once, and all layouts, in Firefox, in which no test runs: Playwright drives none but its own. What
 * is used here of Puppeteer's browser and page has the names of Playwright's. Fails with whatever the page reports.
 */
const puppeteer = loadPackage('puppeteer-core') as { launch: (options: object) => Promise<Browser> };

const named = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;
const ADMIN = { permissions: ['*:*:*'], roles: ['admin'], admin: true, filterByRole: false };

buildApp();
const { baseUrl, close } = await serveApp();
const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath: findFirefox(),
  headless: true,
  defaultViewport: { width: 1440, height: 900 },
});
const page = await browser.newPage();
recordPageErrors(page);
const click = (selector: string) => page.locator(selector).click();
const fill = (selector: string, text: string) => page.locator(selector).fill(text);
const goTo = (hash: string) => page.evaluate((path) => void (location.hash = path), hash);
const see = (selector: string) => page.waitForSelector(selector);
const step = async (name: string, act: () => Promise<unknown>) => {
  await act();
  console.log(name);
};

await step('signed in', async () => {
  await page.goto(baseUrl);
  await see('img[alt=验证码图片][src^=data]');
  const source = await page.evaluate(() => document.querySelector<HTMLImageElement>('img[alt=验证码图片]')?.src ?? '');
  const img = source.replace(/^data:image\/svg\+xml;base64,/, '');
  // The assistant's tour would cover the page.
  await page.evaluate(() => void (document.cookie = 'chatOnlineTour=true'));
  await fill('[name=username]', 'admin');
  await fill('[name=password]', 'admin123');
  await fill('[name=code]', captchaIn({ data: { img, uuid: '' } }).code);
  await click(named('button', '登录'));
  await see('h1 ::-p-text(集团管理员！)');
});
await step('the pages of the menu', async () => {
  for (const [node] of walkRoutes(buildRoutes(menuOf('admin', new URL(baseUrl).origin), ADMIN).nodes)) {
    if (node.target.type !== 'page' && node.target.type !== 'frame') continue;
    await goTo(addressOf(node));
    await see(`::-p-xpath(//title[starts-with(., ${JSON.stringify(node.meta.title)})])`);
    await see('#page h1');
  }
});
await step('a dictionary edited', async () => {
  await goTo('/system/dict?type=education');
  await see('td::-p-text(大学本科)');
  await click(`[aria-label=字典数据] ${named('button', '新增')}`);
  await fill('[role=dialog] [id$=dictLabel]', '技工学校');
  await fill('[role=dialog] [id$=dictValue]', '44');
  await click('[role=dialog] ::-p-text(保存)');
  await see('td::-p-text(技工学校)');
  await see('body:not(:has([role=dialog]))');
});
await step('a streamed reply', async () => {
  await click('header [aria-label="AI 问答"]');
  await fill('[role=dialog] textarea', '发展党员工作中的“四次公示”分别是什么？');
  await page.keyboard.press('Enter');
  await see('[role=dialog] ::-p-text(具体期限以上级党委的规定为准)');
});
await step(`${LAYOUT_NAMES.length} layouts`, async () => {
  for (const layout of LAYOUT_NAMES) {
    await page.evaluate((kept) => localStorage.setItem('theme', kept), JSON.stringify({ layout }));
    await page.goto('about:blank');
    await page.goto(`${baseUrl}#/system/dict?type=education`);
    await see('td::-p-text(大学本科)');
    await see(`body.theme-blue-white [data-layout=${layout}] nav`);
  }
});
// Whoever leaves a page aborts what it has asked for.
const errors = pageErrorsOf(page).filter((line) => !/^request failed: .*ABORT/.test(line));
await browser.close();
await close();
if (errors.length > 0) throw new Error(errors.join('\n'));
