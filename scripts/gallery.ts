import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';
import { THEME_NAMES } from '../src/config/theme/palettes';
import { BACKGROUNDS, LAYOUT_NAMES, type Theme } from '../src/config/theme/themeSchema';
import { signIn } from '../tests/e2e/signIn';
import { ensureChineseFont } from './ensureChineseFont';
import { CHROMIUM_ARGS, findChromium } from './findChromium';
import { buildApp, serveApp } from './production';

const FOLDER = 'gallery';
const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'laptop', width: 1366, height: 768 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'narrow', width: 320, height: 640 },
];
const PLACES = ['/workbench', '/system/notice', '/system/dict?type=member_state'];

/** Every layout in every theme, light and dark, and once with a picture behind the menu. */
const LOOKS: readonly (Partial<Theme> & { name: string })[] = LAYOUT_NAMES.flatMap((layout) => [
  ...THEME_NAMES.flatMap((themeName) => [
    { name: `${layout} ${themeName}`, layout, themeName },
    { name: `${layout} ${themeName} dark`, layout, themeName, colorMode: 'dark' as const },
  ]),
  { name: `${layout} background`, layout, background: BACKGROUNDS[1] },
]);

type Session = BrowserContextOptions['storageState'];

async function firstSession(browser: Browser, baseUrl: string): Promise<Session> {
  const page = await browser.newPage();
  await page.goto(baseUrl);
  await signIn(page);
  // Marks the assistant's tour as seen, else it would be on some screenshots.
  await page.context().addCookies([{ name: 'chatOnlineTour', value: 'true', url: baseUrl }]);
  return page.context().storageState();
}

/**
 * Takes the screenshots at one window size. The page is loaded only once: the theme is set by a storage event, as if
 * another tab had changed it.
 */
async function takePictures(browser: Browser, baseUrl: string, session: Session, size: (typeof SIZES)[number]) {
  const context = await browser.newContext({
    ...(session && { storageState: session }),
    viewport: size,
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(baseUrl);
  await page.locator('#main h1').waitFor();
  for (const place of PLACES) {
    await page.evaluate((hash) => (location.hash = hash), place);
    await page.locator('#page > :visible').first().waitFor();
  }
  // A row, or a card on a phone.
  await page.locator('#page :is(.ant-table-row, dl):visible').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const { name, ...theme } of LOOKS) {
    const isDark = theme.colorMode === 'dark';
    await page.evaluate((kept) => {
      localStorage.setItem('theme', kept);
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    }, JSON.stringify(theme));
    await page.waitForFunction((dark) => (document.documentElement.style.colorScheme === 'dark') === dark, isDark);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.screenshot({ path: path.join(FOLDER, fileOf(size.name, name)) });
  }
  await context.close();
}

const fileOf = (size: string, name: string) => `${size} ${name}.png`.replaceAll(' ', '-');

const figures = LOOKS.map(
  ({ name }) =>
    `<figure><figcaption>${name}</figcaption>${SIZES.map((size) => `<a href="${fileOf(size.name, name)}"><img loading="lazy" alt="${size.name} ${name}" src="${fileOf(size.name, name)}" height="360"></a>`).join(' ')}</figure>`,
);

/** Takes a screenshot of each layout in each theme at four sizes, and writes a page that shows them. */
mkdirSync(FOLDER, { recursive: true });
if (process.env['E2E_SKIP_BUILD'] !== '1') buildApp();
ensureChineseFont();
const { baseUrl, close } = await serveApp();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  const session = await firstSession(browser, baseUrl);
  for (const size of SIZES) await takePictures(browser, baseUrl, session, size);
  writeFileSync(
    path.join(FOLDER, 'index.html'),
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>界面图册</title><style>body{font-family:sans-serif}img{border:1px solid #ccc}figure{margin:16px}</style>${figures.join('\n')}`,
  );
  console.log(`${LOOKS.length * SIZES.length} pictures: ${FOLDER}/index.html`);
} finally {
  await browser.close();
  await close();
}
