import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { db, resetDb } from '../../mocks/db/db';
import { menuOf } from '../../mocks/db/menu/menuOf';
import type { RouteRecord } from '../../mocks/db/menu/RouteRecord';
import { openPage, openTab } from '../e2e/browser';
import { startFront } from '../e2e/nginxFront';
import { seeTour, signIn } from '../e2e/signIn';

/** Stands in all that the first user types, saves and is answered. */
const MARK = '痕迹7391';
const TOKEN = 'token-of-the-first-7391';

/** What a sign-out leaves on purpose: the way back, which the next user gets only without its query (§2.24). */
const AFTER_SIGN_OUT = ['address'];
/** What the end of a session by itself leaves for the same user (§4.48, §4.51). */
const AFTER_EXPIRY = [
  'address',
  'localStorage chatDrafts',
  'localStorage recent',
  'sessionStorage chatDrafts',
  'sessionStorage input',
];
/** What of that another user's login leaves on the device for the first one, under the first one's id. */
const AFTER_ANOTHER = ['localStorage chatDrafts', 'localStorage recent'];

/** A page in the middle of a list of its own, which the next user does not have. */
const LAST = `/monitor/online?userName=${encodeURIComponent(MARK)}`;

let front: Awaited<ReturnType<typeof startFront>>;

beforeAll(async () => {
  front = await startFront();
});
afterAll(() => front.close());
beforeEach(() => {
  resetDb();
  db.chatPause = 0;
  db.sessions.set(TOKEN, 'admin');
});

const call = (path: string) => `${front.origin}/dzb/prod-api${path}`;

/** The paths and titles of all own pages in a menu. */
const pagesIn = (nodes: readonly RouteRecord[], at = ''): [path: string, title: string][] =>
  nodes.flatMap(({ path, component, meta, children = [] }) => {
    const whole = path.startsWith('/') ? path : `${at}/${path}`;
    const isPage = children.length === 0 && component !== undefined && !/^https?:/.test(path) && !meta?.['link'];
    return [...(isPage ? [[whole, String(meta?.['title'])] as [string, string]] : []), ...pagesIn(children, whole)];
  });

const ALL = [...pagesIn(menuOf('admin', '')), ['/profile', '个人中心'] as const];
/** One page of each way to keep something: the others are records like 用户管理. */
const EACH_WAY = ALL.filter(([path]) => /user|menu|notice|dict|operlog|files|catalogue|profile/.test(path));
/** The pages on which most is kept. */
const SOME = ALL.filter(([path]) => /^\/(system\/(user|notice)|profile)/.test(path));

const goTo = (page: Page, path: string) => page.evaluate((wanted) => void (location.hash = wanted), path);

/** Writes the mark into all fields of text on the screen, as typing does. */
const typeEverywhere = (page: Page) =>
  page.evaluate((mark) => {
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
      const isText = field.matches('[type=text], textarea') && !field.matches('[role=combobox], [readonly], :disabled');
      if (!isText || !field.checkVisibility()) continue;
      field.focus();
      document.execCommand('selectAll');
      document.execCommand('insertText', false, mark);
    }
  }, MARK);

/** Uses every screen: what is typed, sent, saved and answered has the mark. Resolves with the GET calls. */
async function useEverything(page: Page, pages = EACH_WAY): Promise<string[]> {
  const calls = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/prod-api/')) calls.add(request.url());
  });
  await seeTour(page, front.origin);
  await fetch(call('/system/post'), {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ postCode: 'mark', postName: MARK, postSort: 1, status: '0' }),
  });
  await page.goto(`${front.origin}/dzb/favicon.svg`);
  await page.evaluate((token) => localStorage.setItem('admintoken', token), TOKEN);
  await page.goto(`${front.origin}/dzb/#/workbench`);
  await page.getByRole('button', { name: 'AI 问答', exact: true }).click();
  const question = page.getByLabel('问题', { exact: true });
  await question.fill(`${MARK}是什么`);
  await question.press('Enter');
  await page.getByRole('button', { name: '重新回答' }).waitFor();
  await question.fill(MARK);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  for (const [path, title] of pages) {
    await goTo(page, path);
    await page.waitForFunction((begin) => document.title.startsWith(begin), title);
    await page.locator('#page > * > :not([role=status])').filter({ visible: true }).first().waitFor();
    const add = page.getByRole('button', { name: '新增', exact: true }).filter({ visible: true });
    if ((await add.count()) > 0) {
      // Not by the pointer, which a dialog that comes up by itself may cover.
      await add.first().evaluate((button: HTMLElement) => button.click());
      await page.getByRole('dialog').filter({ visible: true }).last().waitFor();
    }
    await typeEverywhere(page);
  }
  await goTo(page, LAST);
  await page.waitForFunction(() => document.title.startsWith('在线用户'));
  return [...calls];
}

/** Runs in the page. Names the places that hold one of these texts. */
async function placesOf([texts, calls]: [string[], string[]]): Promise<string[]> {
  const writings = texts.flatMap((one) => [one, encodeURIComponent(one), encodeURIComponent(encodeURIComponent(one))]);
  const holds = (text: string) => writings.some((one) => text.includes(one));
  const inStorage = (name: 'localStorage' | 'sessionStorage') =>
    Object.entries(window[name])
      .filter((entry) => holds(entry.join()))
      .map(([key]) => `${name} ${key.split(':')[0] ?? ''}`)
      .filter((place, at, all) => all.indexOf(place) === at)
      .sort();
  const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  const inCache = async (url: string) => {
    const answer = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
    return answer?.ok ? [`cache ${new URL(url).pathname}`] : [];
  };
  const databases = [...(await caches.keys()), ...(await indexedDB.databases()).map(({ name = '' }) => name)];
  return [
    ...(holds(location.href) ? ['address'] : []),
    ...(holds(document.title) ? ['title'] : []),
    ...(holds(document.cookie) ? ['cookie'] : []),
    ...(holds(JSON.stringify(history.state)) ? ['history'] : []),
    ...(holds([document.documentElement.outerHTML, ...typed].join()) ? ['page'] : []),
    ...inStorage('localStorage'),
    ...inStorage('sessionStorage'),
    ...databases,
    ...(await Promise.all(calls.map(inCache))).flat(),
  ];
}

const traces = (page: Page, calls: string[]) => page.evaluate(placesOf, [[MARK, TOKEN], calls] as [string[], string[]]);

const untilLogin = (page: Page) => page.getByRole('button', { name: '登录', exact: true }).waitFor();

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
}

async function expectNext(page: Page, calls: string[], left: readonly string[]): Promise<void> {
  await signIn(page, 'clerk');
  await page.getByRole('heading', { name: /王海洋/ }).waitFor();
  await expect.poll(() => traces(page, calls)).toEqual(left);
}

test('a sign-out leaves nothing of what was typed, saved and seen (§4.8, §4.48)', async () => {
  const page = await openPage();
  const calls = await useEverything(page);
  await signOut(page);
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await untilLogin(page);
  await expect.poll(() => traces(page, calls)).toEqual(AFTER_SIGN_OUT);
  await expectNext(page, calls, []);
});

test('an expired session leaves what waits for the same user alone (§4.51)', async () => {
  const page = await openPage();
  const calls = await useEverything(page, SOME);
  db.sessions.delete(TOKEN);
  await goTo(page, `${LAST}2`);
  await untilLogin(page);
  await expect.poll(() => traces(page, calls)).toEqual(AFTER_EXPIRY);
  await expectNext(page, calls, AFTER_ANOTHER);
});

test('a tab that was closed before a sign-out has nothing when it is opened again (§4.51)', async () => {
  const page = await openPage();
  const calls = await useEverything(page, SOME);
  const kept: Record<string, string> = await page.evaluate(() => ({ ...sessionStorage }));
  const context = page.context();
  await page.close();
  const other = await openTab(context);
  await other.goto(`${front.origin}/dzb/`);
  await signOut(other);
  await untilLogin(other);
  const again = await openTab(context);
  const restoring = await again.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, kept);
  await again.goto(`${front.origin}/dzb/`);
  await restoring.dispose();
  await untilLogin(again);
  expect(JSON.stringify(kept)).toContain(MARK);
  await expect.poll(() => traces(again, calls)).toEqual([]);
  await expectNext(again, calls, []);
});
