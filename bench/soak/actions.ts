import type { Page } from 'playwright-core';
import { THEME_NAMES } from '../../src/config/theme/palettes';
import { LAYOUT_NAMES } from '../../src/config/theme/themeSchema';
import { untilPainted } from '../measure';

/** Pseudo-random numbers between 0 and 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function pick<T>(random: () => number, values: readonly T[]): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('there is nothing to choose from');
  return value;
}

/** An action of a user; `random` gives numbers between 0 and 1. */
type Act = (page: Page, random: () => number) => Promise<unknown>;

export const DESKTOP = { width: 1440, height: 900 };
const MINI = 'AI 问答，可用方向键移动';
const LARGE = 'AI 问答';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const goTo = (page: Page, path: string) => page.evaluate((hash) => (location.hash = hash), path);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const SIZES = [DESKTOP, { width: 1100, height: 760 }, { width: 1920, height: 1000 }, { width: 390, height: 844 }];
const PLACES = ['/workbench', '/profile', '/files', '/catalogue', '/system/notice', '/system/dict', '/party/none'];
const DICTS = ['sys_user_sex', 'nation', 'member_state', 'party_post', 'sys_normal_disable'];
const WORDS = ['', '族', '男', '书记', '正常', '没有'];
const QUESTIONS = [
  '你好',
  '集团党委是什么时候成立的？',
  '入党积极分子的培养联系人一般有几名？',
  '故障 cut',
  '故障 errorEvent',
];

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 992;

const setTheme = (page: Page, theme: object) =>
  page.evaluate((kept) => {
    localStorage.setItem('theme', kept);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  }, JSON.stringify(theme));

/** Clicks one of the elements by script; it need not be visible. */
const press = (page: Page, selector: string, share: number) =>
  page.evaluate(
    ([wanted, at]) => {
      const found = document.querySelectorAll<HTMLElement>(wanted);
      found[Math.floor(found.length * at)]?.click();
    },
    [selector, share] as const,
  );

/** The first entry of the history is the empty page that was there before the app. */
const back: Act = (page) => page.evaluate(() => window.navigation.canGoBack && window.history.back());

/** Opens a group. Where the layout has popups, Escape closes it again. */
const openGroup: Act = async (page, random) => {
  await press(page, 'nav[aria-label=主菜单] button[aria-expanded]', random());
  await untilPainted(page);
  await page.keyboard.press('Escape');
};

const queryDict: Act = async (page, random) => {
  // A narrow window has the conditions behind a button.
  await page.setViewportSize(DESKTOP);
  await goTo(page, `/system/dict?type=${pick(random, DICTS)}`);
  const panel = page.getByRole('region', { name: '字典数据' });
  await panel.getByLabel('字典标签').first().fill(pick(random, WORDS));
  await panel.getByRole('button', { name: '查询' }).click();
  await panel.locator('.ant-table, .ant-empty').first().waitFor();
  // In this panel: a hidden page, which nobody can click, may have page numbers too.
  await panel.evaluate((region, at) => {
    const numbers = region.querySelectorAll<HTMLElement>('.ant-pagination-item');
    numbers[Math.floor(numbers.length * at)]?.click();
  }, random());
};

const chat: Act = async (page, random) => {
  await button(page, pick(random, [MINI, LARGE])).click();
  const field = page.getByLabel('问题', { exact: true });
  await field.fill(pick(random, QUESTIONS));
  await field.press('Enter');
  await wait(random() * 600);
  const stop = button(page, '停止');
  if (random() < 0.7 && (await stop.count()) > 0) await stop.click({ timeout: 500 }).catch(() => undefined);
  await button(page, '关闭对话框').click();
};

const newSession = async (page: Page, entry: string, begin: string) => {
  await button(page, entry).click();
  await page.getByRole('dialog').getByRole('button', { name: begin, exact: true }).first().click();
  const sure = page.getByRole('alertdialog').getByRole('button', { name: '确定' });
  await sure.click({ timeout: 1000 }).catch(() => undefined);
  await page.getByRole('dialog').getByRole('button', { name: '关闭对话框' }).click();
};

const search: Act = async (page, random) => {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: '搜索菜单' });
  await field.fill(pick(random, ['字典', 'gzt', 'wenjian', '没有', '']));
  await page.keyboard.press(random() < 0.5 ? 'Enter' : 'Escape');
  // Closes the search, which is still open if nothing was found.
  if ((await field.count()) > 0) await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
};

/** The actions of users. `share` is how often an action is chosen, relative to the others. */
const ACTIONS: readonly (readonly [name: string, share: number, act: Act])[] = [
  ['menu', 25, (page, random) => press(page, 'nav[aria-label=主菜单] a[href^="#/"]', random())],
  ['group', 5, openGroup],
  ['address', 12, (page, random) => goTo(page, pick(random, PLACES))],
  ['tab', 12, (page, random) => press(page, '[role=tab]', random())],
  ['close tab', 10, (page, random) => press(page, '[role=tab] .anticon-close', random())],
  ['back', 4, back],
  ['query', 10, queryDict],
  ['chat', 5, chat],
  ['search', 5, search],
  [
    'theme',
    5,
    (page, random) =>
      setTheme(page, {
        layout: pick(random, LAYOUT_NAMES),
        themeName: pick(random, THEME_NAMES),
        colorMode: pick(random, ['light', 'dark']),
      }),
  ],
  ['resize', 4, (page, random) => page.setViewportSize(pick(random, SIZES))],
  ['reload view', 3, (page) => (isNarrow(page) ? Promise.resolve() : button(page, '刷新').first().click())],
];

const TOTAL = ACTIONS.reduce((sum, [, share]) => sum + share, 0);

/** Chooses an action by its share. */
export function nextAction(random: () => number): (typeof ACTIONS)[number] {
  let left = random() * TOTAL;
  const chosen = ACTIONS.find(([, share]) => (left -= share) < 0);
  if (!chosen) throw new Error('the shares do not add up');
  return chosen;
}

/** Goes back to the home page if the shell is missing, as it is on error pages. */
export async function findShell(page: Page): Promise<void> {
  // A menu that appears under the resting pointer would open and cover what is to be clicked.
  await page.mouse.move(0, 0);
  if ((await page.locator('#main').count()) > 0) return;
  await goTo(page, '/workbench');
  await page.locator('#main').waitFor();
}

/** Resets the app, so that samples can be compared: the same open tabs, no toasts, the default theme. */
export async function comeToRest(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await setTheme(page, {});
  // The tab of /files cannot be closed, so it is open in every sample. The tab of /catalogue gives 关闭全部 a tab to close.
  for (const path of ['/files', '/catalogue']) {
    await goTo(page, path);
    await untilPainted(page);
  }
  await button(page, '更多标签操作').click();
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await goTo(page, '/workbench');
  await newSession(page, MINI, '新会话');
  await newSession(page, LARGE, '新建会话');
  await page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
  // Toasts close after three seconds.
  await wait(3500);
}
