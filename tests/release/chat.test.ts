import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  lastAnswer,
  untilAnswered,
  ask,
  openChatPage,
  chatEntry,
  questionField,
  messageLog,
  openChat,
  openConversation,
  streamCounts,
  type Variant,
} from '../e2e/chat';
import { DESKTOP, expectClean, openTab, PHONE, reload, urlOf } from '../e2e/browser';
import { holdDocking } from '../e2e/holdDocking';
import { leavePage } from '../e2e/pageErrors';

const LONG = '请给我 200KB 的内容';
/** Makes the reply slow, so that it is still streaming while the test goes on. */
const SLOW_REPLY = '?fault=getAnswerFlowChat:slow';
/** Chromium's message for a request that the app has aborted: the reply, or the list that was still loading. */
const ABORTED_REQUEST = [/^request failed: GET .*(getAnswerFlowChat|getConversationList).* net::ERR_ABORTED$/];

const lengthOf = (place: Locator) => place.evaluate((element) => element.textContent.length);

const heightOf = (place: Locator) => place.evaluate((element) => element.scrollHeight);

/** Asks for a long reply and waits until it begins. */
async function begun(page: Page, variant: Variant): Promise<Locator> {
  const chat = await openChat(page, variant);
  await ask(chat, LONG);
  await expect.poll(() => lengthOf(lastAnswer(chat))).toBeGreaterThan(100);
  return chat;
}

type Ending = (page: Page, chat: Locator) => Promise<void>;

/** Ends a dialog with a reply under way, and waits until the server notices. */
async function expectEnded(end: Ending): Promise<void> {
  const page = await openChatPage({ query: SLOW_REPLY });
  const before = await streamCounts(page);
  const chat = await begun(page, 'large');
  await end(page, chat);
  await expect
    .poll(() => streamCounts(page))
    .toEqual({ ...before, opened: before.opened + 1, aborted: before.aborted + 1 });
  expectClean(page, ABORTED_REQUEST);
}

test('an answer comes over HTTP bit by bit; stop closes the connection and keeps what has come', async () => {
  const page = await openChatPage({ query: SLOW_REPLY });
  const before = await streamCounts(page);
  const chat = await begun(page, 'large');
  for (let step = 0; step < 3; step += 1) {
    const height = await heightOf(lastAnswer(chat));
    await expect.poll(() => heightOf(lastAnswer(chat))).toBeGreaterThan(height);
  }
  expect(await streamCounts(page)).toEqual({ ...before, opened: before.opened + 1 });
  expect(await questionField(chat).isDisabled()).toBe(true);
  expect(await chat.getByRole('button', { name: '发送中...' }).isDisabled()).toBe(true);

  await chat.getByRole('button', { name: '停止' }).click();
  await expect
    .poll(() => streamCounts(page))
    .toEqual({ ...before, opened: before.opened + 1, aborted: before.aborted + 1 });
  await lastAnswer(chat).getByText('已停止').waitFor();
  await untilAnswered(chat);
  expect(await lengthOf(lastAnswer(chat))).toBeGreaterThan(50);
  expect(await chat.getByText('发送消息失败').count()).toBe(0);

  await page.evaluate(() => history.replaceState(history.state, '', location.pathname + location.hash));
  await ask(chat, '对党员的纪律处分有哪几种？');
  await lastAnswer(chat).getByText('开除党籍').first().waitFor();
  await untilAnswered(chat);
  expect(await streamCounts(page)).toMatchObject({ opened: before.opened + 2, finished: before.finished + 1 });
  expectClean(page, ABORTED_REQUEST);
});

test.each<[string, Ending]>([
  ['Escape', (page) => page.keyboard.press('Escape')],
  [
    'signing out elsewhere',
    async (page) => {
      const other = await openTab(page.context());
      await other.goto(urlOf('/workbench'));
      await other.getByRole('button', { name: /^账号：/ }).click();
      await other.getByRole('menuitem', { name: '退出登录' }).click();
    },
  ],
  ['leaving the page', (page) => leavePage(page, () => page.goto('about:blank'))],
])('%s ends the stream at the server', (_how, end) => expectEnded(end));

test('nothing of the chat is loaded before it is opened, and no colours before a block of code is complete', async () => {
  const page = await openChatPage();
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const has = async (part: string) => (await loaded()).some((name) => name.includes(`/static/${part}`));
  await page.waitForLoadState('networkidle');
  expect(await has('ChatDialogs-')).toBe(false);
  const chat = await openChat(page, 'mini');
  expect(await has('ChatDialogs-')).toBe(true);
  await ask(chat, '三会一课');
  await untilAnswered(chat);
  expect(await has('highlightEngine-')).toBe(false);
  await ask(chat, '党费');
  await untilAnswered(chat);
  await expect.poll(() => lastAnswer(chat).locator('.hljs-keyword').count()).toBeGreaterThan(0);
  expect(await has('highlightEngine-')).toBe(true);
  expectClean(page);
});

test('the whole flow by keyboard', async () => {
  const page = await openChatPage();
  const { keyboard } = page;
  await chatEntry(page, 'large').focus();
  await keyboard.press('Enter');
  const chat = page.getByRole('dialog', { name: /AI 问答$/ });
  await expect.poll(() => questionField(chat).evaluate((element) => element === document.activeElement)).toBe(true);
  await keyboard.type('党费');
  await keyboard.press('Shift+Enter');
  await keyboard.type('怎么交？');
  await keyboard.press('Enter');
  await untilAnswered(chat);
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  await expect.poll(focused).toBe('问题');

  const tabTo = async (name: RegExp, key = 'Tab') => {
    for (let step = 0; step < 60; step += 1) {
      if (name.test((await focused()) ?? '')) return;
      await keyboard.press(key);
    }
    throw new Error(`${name} cannot be reached`);
  };
  await tabTo(/^复制$/, 'Shift+Tab');
  await tabTo(/^代码$/, 'Shift+Tab');
  await tabTo(/^表格$/, 'Shift+Tab');
  await chat.getByRole('button', { name: '加载更多会话' }).waitFor();
  await tabTo(/^加载更多会话$/, 'Shift+Tab');
  await keyboard.press('Shift+Tab');
  const name = (await focused()) ?? '';
  await keyboard.press('Enter');
  await chat.getByRole('heading', { name, exact: true }).waitFor();
  await untilAnswered(chat);
  await tabTo(/^新建会话$/, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect.poll(focused).toBe('确定');
  await keyboard.press('Enter');
  await messageLog(chat).getByText('新会话已开始，有什么可以帮您？').waitFor();
  await tabTo(/^集团党委是什么时候成立的？$/);
  await keyboard.press('Space');
  await untilAnswered(chat);
  await expect.poll(focused).toBe('问题');
  await keyboard.press('Escape');
  await chat.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('AI 问答');
  expectClean(page, ABORTED_REQUEST);
});

describe('the floating icon', () => {
  const placeOf = (page: Page) => chatEntry(page, 'mini').boundingBox();

  test('starts in its place; a drag moves it without opening, and is remembered', async () => {
    const page = await openChatPage({ prepare: holdDocking });
    const { mouse } = page;
    await expect.poll(() => placeOf(page)).toMatchObject({ x: DESKTOP.width - 80 - 48, y: 180 });
    await mouse.move(DESKTOP.width - 100, 200);
    await mouse.down();
    await mouse.move(600, 500, { steps: 5 });
    await mouse.up();
    await expect.poll(() => placeOf(page)).toMatchObject({ x: 572, y: 480 });
    expect(await page.getByRole('dialog').count()).toBe(0);

    await reload(page);
    await chatEntry(page, 'mini').waitFor();
    await expect.poll(() => placeOf(page)).toMatchObject({ x: 572, y: 480 });
    await page.setViewportSize({ width: 500, height: 400 });
    // A narrow window begins with the icon half behind the edge; the pointer brings it out.
    await expect.poll(() => placeOf(page)).toMatchObject({ x: -12, y: 352, width: 24 });
    await mouse.move(4, 372);
    await expect.poll(() => placeOf(page)).toMatchObject({ x: 0, y: 352, width: 40 });
    await openChat(page, 'mini');
    expectClean(page);
  });

  test('is dragged by touch, not further than the edge, without opening', async () => {
    const page = await openChatPage({ size: PHONE, prepare: holdDocking });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    await expect.poll(() => placeOf(page)).toMatchObject({ y: 180 });
    // What is seen of the docked icon.
    const start = { x: PHONE.width - 4, y: 200 };
    await touch('touchStart', start);
    for (let step = 1; step <= 5; step += 1)
      await touch('touchMove', { x: start.x - step * 80, y: start.y + step * 20 });
    await touch('touchEnd');
    await expect.poll(() => placeOf(page)).toMatchObject({ x: 0, y: 280 });
    expect(await page.getByRole('dialog').count()).toBe(0);
    expectClean(page);
  });

  test('is moved by arrow keys, never out of the window', async () => {
    const page = await openChatPage();
    await chatEntry(page, 'mini').focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => placeOf(page)).toMatchObject({ x: DESKTOP.width - 48, y: 170 });
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'AI 问答' }).waitFor();
    expectClean(page);
  });
});

describe('on a narrow screen', () => {
  test('the dialog fills the window', async () => {
    const page = await openChatPage({ size: PHONE });
    const chat = await openChat(page, 'mini');
    await expect.poll(() => chat.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    await ask(chat, '党费');
    await untilAnswered(chat);
    const foot = async () => {
      const send = await chat.getByRole('button', { name: '发送', exact: true }).boundingBox();
      return (send?.y ?? Infinity) + (send?.height ?? 0);
    };
    await expect.poll(foot).toBeLessThanOrEqual(PHONE.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    // A wide table scrolls in itself, so the list of messages does not scroll sideways.
    await lastAnswer(chat).getByRole('table').waitFor();
    expect(await messageLog(chat).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expectClean(page);
  });

  test('the list of conversations covers the conversation until one is chosen', async () => {
    const page = await openChatPage({ size: PHONE });
    const chat = await openChat(page, 'large');
    const list = chat.getByRole('navigation', { name: '历史会话' });
    expect(await list.isVisible()).toBe(false);
    await chat.getByRole('button', { name: '会话列表' }).click();
    await openConversation(chat, /^2999\./);
    await expect.poll(() => list.isVisible()).toBe(false);
    await chat.getByRole('heading', { name: /^2999\./ }).waitFor();
    await expect.poll(() => messageLog(chat).getByRole('article').count()).toBeGreaterThan(1);
    expectClean(page);
  });
});
