import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { LAYOUT_NAMES } from '../src/config/theme/themeSchema';
import { inChromium } from '../scripts/inChromium';
import { buildApp, serveApp } from '../scripts/production';
import { pageErrorsOf, recordPageErrors } from '../tests/e2e/pageErrors';
import { signIn } from '../tests/e2e/signIn';
import { median, openMetrics, setTheme, untilPainted } from './compare';

const { values } = parseArgs({
  options: { actions: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const total = Number(values.actions);
let seed = Number(values.seed);

/** The largest accepted growth since the warm-up: 0.1 is 10 %. */
const MAX_GROWTH = 0.1;
const STEP = Math.min(1000, Math.ceil(total / 5));
/** Errors that do not count, because the random actions abort requests. */
const EXPECTED = /^request failed: .* net::ERR_ABORTED/;
const DESKTOP = { width: 1440, height: 900 };

/** A number between 0 and 1, the same for the same seed. */
const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];

const goTo = (page: Page, path: string) => page.evaluate((hash) => (location.hash = hash), path);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Clicks one of the elements by script; it need not be visible. */
const press = (page: Page, selector: string) =>
  page.evaluate(
    ([wanted, share]) => {
      const found = document.querySelectorAll<HTMLElement>(wanted);
      found[Math.floor(found.length * share)]?.click();
    },
    [selector, random()] as const,
  );

async function queryDict(page: Page): Promise<void> {
  // A narrow window has the conditions behind a button.
  await page.setViewportSize(DESKTOP);
  await goTo(page, `/system/dict?type=${pick(['sys_user_sex', 'nation', 'member_state'])}`);
  const panel = page.getByRole('region', { name: '字典数据' });
  await panel
    .getByLabel('字典标签')
    .first()
    .fill(pick(['', '族', '男', '没有']));
  await panel.getByRole('button', { name: '查询' }).click();
  await panel.locator('.ant-table, .ant-empty').first().waitFor();
}

async function chat(page: Page): Promise<void> {
  await button(page, pick(['AI 问答，可用方向键移动', 'AI 问答'])).click();
  const field = page.getByLabel('问题', { exact: true });
  await field.fill(pick(['你好', '集团党委是什么时候成立的？', '故障 cut', '故障 errorEvent']));
  await field.press('Enter');
  await page.waitForTimeout(random() * 600);
  await button(page, '关闭对话框').click();
}

type Act = (page: Page) => Promise<unknown>;
const menu: Act = (page) => press(page, 'nav[aria-label=主菜单] a[href^="#/"]');
/** What users do; an action that stands here several times is done as often. */
const ACTIONS: readonly [Act, ...Act[]] = [
  menu,
  menu,
  menu,
  (page) => goTo(page, pick(['/profile', '/files', '/catalogue'])),
  (page) => press(page, '[role=tab]'),
  (page) => press(page, '[role=tab] .anticon-close'),
  queryDict,
  chat,
  (page) => setTheme(page, { layout: pick(LAYOUT_NAMES), colorMode: pick(['light', 'dark']) }),
  (page) => page.setViewportSize(pick([DESKTOP, { width: 390, height: 844 }])),
];

/** Brings the app to rest, so that samples can be compared: the same tabs and conversations, no toasts. */
async function comeToRest(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await setTheme(page, {});
  for (const path of ['/files', '/catalogue']) {
    await goTo(page, path);
    await untilPainted(page);
  }
  await button(page, '更多标签操作').click();
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await goTo(page, '/workbench');
  for (const [entry, begin] of [
    ['AI 问答，可用方向键移动', '新会话'],
    ['AI 问答', '新建会话'],
  ] as const) {
    await button(page, entry).click();
    await page.getByRole('dialog').getByRole('button', { name: begin, exact: true }).first().click();
    const sure = page.getByRole('alertdialog').getByRole('button', { name: '确定' });
    await sure.click({ timeout: 1000 }).catch(() => undefined);
    await button(page, '关闭对话框').click();
  }
  // Toasts close after three seconds.
  await page.waitForTimeout(3500);
}

buildApp();
await inChromium(
  [await serveApp()],
  async (browser, url = '') => {
    const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' });
    page.setDefaultTimeout(10_000);
    recordPageErrors(page);
    // Framed pages of other hosts are replaced by an empty page, because their errors would count as the app's.
    await page.route(
      ({ origin }) => origin !== new URL(url).origin,
      (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>外部网站</title>' }),
    );
    await page.goto(url);
    await signIn(page);
    await page.locator('#page > *').first().waitFor();

    const { session, read } = await openMetrics(page);
    const heaps: number[] = [];
    const nodes: number[] = [];
    const failures: string[] = [];
    const errors = () => [...failures, ...pageErrorsOf(page).filter((line) => !EXPECTED.test(line))];
    for (let done = 1; done <= total; done += 1) {
      try {
        // A menu that appears under the resting pointer would open and cover what is to be clicked.
        await page.mouse.move(0, 0);
        await pick(ACTIONS)(page);
        await untilPainted(page);
      } catch (error) {
        failures.push(`action ${done}, at ${page.url()}: ${String(error).slice(0, 500)}`);
        await page.keyboard.press('Escape');
      }
      if (done % STEP !== 0 && done !== total) continue;
      await comeToRest(page);
      for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
      const [heap = NaN, count = NaN, listeners] = await read('JSHeapUsedSize', 'Nodes', 'JSEventListeners');
      heaps.push(heap);
      nodes.push(count);
      console.log(`${done}: heap ${(heap / 1e6).toFixed(2)} MB, ${count} nodes, ${listeners} listeners`);
    }
    console.log(errors().join('\n'));
    const heap = (heaps.at(-1) ?? NaN) / (heaps[0] ?? NaN) - 1;
    // The last count alone would mislead: the browser keeps the nodes that were closed last until others are closed.
    const half = Math.ceil(nodes.length / 2);
    const growth = median(nodes.slice(-half)) / median(nodes.slice(0, half)) - 1;
    const isGood = errors().length === 0 && heap < MAX_GROWTH && growth < MAX_GROWTH;
    const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
    console.log(
      `${isGood ? 'PASSED' : 'FAILED'}: ${errors().length} errors, heap ${percent(heap)}, nodes ${percent(growth)} more`,
    );
    process.exitCode = isGood ? 0 : 1;
  },
  // V8 counts compiled machine code as heap, and goes on compiling. Without the compiler, it is what the page holds.
  '--js-flags=--jitless',
);
