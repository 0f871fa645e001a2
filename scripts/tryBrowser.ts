import { type Browser, chromium } from 'playwright-core';
import { menuOf } from '../mocks/db/menu/menuOf';
import { LAYOUT_NAMES } from '../src/config/theme/themeSchema';
import { buildRoutes } from '../src/state/routes/buildRoutes';
import { addressOf, walkRoutes } from '../src/state/routes/routeTree';
import { pageErrorsOf, recordPageErrors } from '../tests/e2e/pageErrors';
import { loadPackage, unpackChromium } from './browsers/cachedPackages';
import { Person } from './browsers/Person';
import { CHROMIUM_ARGS, findFirefox } from './findProgram';
import { buildApp, serveApp } from './production';

const WINDOW = { width: 1440, height: 900 };

/**
 * Does the main job once, and all layouts, in a browser that no test runs in: `oldest`, which is Chromium 109, the last
 * one for Windows 7, or `firefox`. Fails with whatever the page reports.
 */
const BROWSERS = new Map<string, () => Promise<Browser>>([
  [
    'oldest',
    async () =>
      chromium.launch({
        executablePath: await unpackChromium('chromium109'),
        // Old versions of Chromium cannot start a renderer process without `--no-zygote`.
        args: [...CHROMIUM_ARGS, '--no-zygote'],
      }),
  ],
  [
    'firefox',
    () => {
      // Playwright drives no Firefox but its own. What is used here of Puppeteer's browser and page has the same names.
      const puppeteer = loadPackage('puppeteer-core') as { launch: (options: object) => Promise<Browser> };
      return puppeteer.launch({
        browser: 'firefox',
        executablePath: findFirefox(),
        headless: true,
        defaultViewport: WINDOW,
      });
    },
  ],
]);

const DIALOG = '[role=dialog]';
const ADMIN = { permissions: ['*:*:*'], roles: ['admin'], admin: true, filterByRole: false };

const goTo = (person: Person, place: string) => person.ask(`void (location.hash = ${JSON.stringify(place)})`);

async function signIn(person: Person): Promise<void> {
  await person.sees('button', '^登录$');
  await person.until(`document.querySelector('img[alt="验证码图片"]') !== null`, 'the captcha');
  // Marks the assistant's tour as seen, else it would cover the page.
  await person.ask(`void (document.cookie = 'chatOnlineTour=true')`);
  await person.fill('^用户名$', 'admin');
  await person.fill('^密码$', 'admin123');
  await person.fill('^验证码$', String(await person.ask('journey.captcha()')));
  await person.click('button', '^登录$');
  await person.sees('heading', '集团管理员！$');
}

async function visitPages(person: Person, host: string): Promise<void> {
  for (const [node] of walkRoutes(buildRoutes(menuOf('admin', host), ADMIN).nodes)) {
    if (node.target.type !== 'page' && node.target.type !== 'frame') continue;
    const place = addressOf(node);
    await goTo(person, place);
    await person.until(`document.title.startsWith(${JSON.stringify(node.meta.title)})`, `the title of ${place}`);
    await person.sees('heading', '.', '#page');
    await person.until(`!document.querySelector('#page').innerText.includes('页面组件不存在')`, `the page of ${place}`);
  }
}

async function editDictionary(person: Person): Promise<void> {
  await goTo(person, '/system/dict?type=education');
  await person.sees('cell', '^大学本科$');
  await person.click('button', '新\\s*增$', '#main');
  await person.fill('^字典标签$', '技工学校', DIALOG);
  await person.fill('^字典键值$', '44', DIALOG);
  await person.click('button', '保\\s*存', DIALOG);
  await person.sees('cell', '^技工学校$');
  await person.until(`!document.querySelector('${DIALOG}')`, 'the end of the dialog');
}

async function askAssistant(person: Person): Promise<void> {
  await person.click('button', '^AI 问答$');
  await person.fill('^问题$', '发展党员工作中的“四次公示”分别是什么？', DIALOG);
  await person.page.keyboard.press('Enter');
  const end = '具体期限以上级党委的规定为准';
  await person.until(`document.querySelector('${DIALOG}').innerText.includes('${end}')`, 'the whole answer');
  await person.page.keyboard.press('Escape');
  await person.until(`!document.querySelector('${DIALOG}')`, 'the end of the dialog');
}

async function tryLayouts(person: Person, baseUrl: string): Promise<void> {
  for (const layout of LAYOUT_NAMES) {
    await person.ask(`localStorage.setItem('theme', ${JSON.stringify(JSON.stringify({ layout }))})`);
    await person.page.goto('about:blank');
    await person.page.goto(`${baseUrl}#/system/dict?type=education`);
    await person.sees('cell', '^大学本科$');
    await person.until(`document.querySelector('[data-layout=${layout}] nav') !== null`, `the menu of ${layout}`);
    await person.until(`document.body.classList.contains('theme-blue-white')`, `the theme in ${layout}`);
  }
}

const launch = BROWSERS.get(process.argv[2] ?? '');
if (!launch) throw new Error(`tsx scripts/tryBrowser.ts ${[...BROWSERS.keys()].join(' | ')}`);
buildApp();
const { baseUrl, close } = await serveApp();
const browser = await launch();
try {
  const page = await browser.newPage({ viewport: WINDOW });
  // In Puppeteer it is a promise.
  const version = await Promise.resolve(browser.version());
  const person = new Person(page);
  const step = async (name: string, act: () => Promise<void>) => {
    await act();
    console.log(`${version}: ${name}`);
  };
  recordPageErrors(page);
  await page.goto(baseUrl);
  await step('signed in', () => signIn(person));
  await step('the pages of the menu', () => visitPages(person, new URL(baseUrl).origin));
  await step('a dictionary edited', () => editDictionary(person));
  await step('a streamed reply', () => askAssistant(person));
  await step(`${LAYOUT_NAMES.length} layouts`, () => tryLayouts(person, baseUrl));
  // Whoever leaves a page aborts what it has asked for.
  const errors = pageErrorsOf(page).filter((line) => !/^request failed: .*ABORT/.test(line));
  if (errors.length > 0) throw new Error(errors.join('\n'));
} finally {
  await browser.close();
  await close();
}
