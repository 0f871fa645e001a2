import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectClean } from '../e2e/browser';
import {
  untilAnswered,
  untilAsked,
  ask,
  openChatPage,
  untilDrawn,
  endStream,
  questionField,
  messageLog,
  openChat,
  openConversation,
  pushText,
  takeOverStreams,
} from '../e2e/chat';

const fromBottom = (chat: Locator) =>
  messageLog(chat).evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);

/** Scrolls by the wheel and waits until the page has reacted. */
async function scroll(page: Page, chat: Locator, by: number): Promise<void> {
  await messageLog(chat).hover();
  const before = await messageLog(chat).evaluate(({ scrollTop }) => scrollTop);
  await page.mouse.wheel(0, by);
  await expect.poll(() => messageLog(chat).evaluate(({ scrollTop }) => scrollTop)).not.toBe(before);
  await untilDrawn(page);
}

/** Watches the position of the element in the middle of the view at every frame. */
const watchMiddle = (chat: Locator) =>
  messageLog(chat).evaluate((scroller) => {
    const { left, top, width, height } = scroller.getBoundingClientRect();
    const element = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!element || !scroller.contains(element) || element === scroller) throw new Error('nothing to read here');
    const place = () => element.getBoundingClientRect().top;
    const start = place();
    let drift = 0;
    const look = () => {
      drift = Math.max(drift, element.isConnected ? Math.abs(place() - start) : Infinity);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { largestDrift: () => drift });
  });
const largestDrift = (page: Page) =>
  page.evaluate(() => (window as unknown as { largestDrift: () => number }).largestDrift());

const PART = `## 一节

${'坚持把政治建设摆在首位，严格执行党的组织生活制度。'.repeat(6)}

- 支部党员大会
- 支部委员会

| 事项 | 期限 |
| --- | --- |
| 公示 | 五个工作日 |

\`\`\`ts
const members = await list();
\`\`\`

`;

describe('while an answer comes', () => {
  async function reading() {
    const page = await openChatPage({ prepare: takeOverStreams });
    const chat = await openChat(page, 'large');
    await ask(chat, '问');
    for (let part = 0; part < 6; part += 1) await pushText(page, PART);
    return { page, chat };
  }

  test('the view stays at the bottom', async () => {
    const { page, chat } = await reading();
    for (let part = 0; part < 10; part += 1) {
      await pushText(page, PART.slice(0, 40 + part * 7));
      expect(await fromBottom(chat)).toBeLessThanOrEqual(1);
    }
    // A section that is drawn anew may be shorter and longer within one frame.
    const moved = await messageLog(chat).evaluate((scroller) => {
      const content = scroller.firstElementChild as HTMLElement;
      const before = scroller.scrollTop;
      content.style.marginTop = '-300px';
      const after = scroller.scrollTop;
      content.style.marginTop = '';
      content.style.paddingBottom = '100px';
      return before - after;
    });
    expect(moved).toBeGreaterThan(200);
    await untilDrawn(page);
    expect(await fromBottom(chat)).toBeLessThanOrEqual(1);
    await endStream(page);
    expect(await fromBottom(chat)).toBeLessThanOrEqual(1);
    expect(await chat.getByRole('button', { name: '回到最新' }).count()).toBe(0);
    expectClean(page);
  });

  test('what is being read does not move by a pixel; 回到最新 leads back', async () => {
    const { page, chat } = await reading();
    await scroll(page, chat, -700);
    await watchMiddle(chat);
    for (let part = 0; part < 40; part += 1) await pushText(page, PART);
    await endStream(page);
    await expect.poll(() => fromBottom(chat)).toBeGreaterThan(3000);
    expect(await largestDrift(page)).toBeLessThan(1);

    await chat.getByRole('button', { name: '回到最新' }).click();
    await expect.poll(() => fromBottom(chat)).toBeLessThanOrEqual(1);
    await chat.getByRole('button', { name: '回到最新' }).waitFor({ state: 'detached' });
    expectClean(page);
  });

  test('who scrolls back to the bottom follows again', async () => {
    const { page, chat } = await reading();
    await scroll(page, chat, -300);
    await pushText(page, PART);
    await expect.poll(() => fromBottom(chat)).toBeGreaterThan(300);
    await scroll(page, chat, 20_000);
    await pushText(page, PART);
    expect(await fromBottom(chat)).toBeLessThanOrEqual(1);
    expectClean(page);
  });

  test('the focus of a keyboard reader is not taken away', async () => {
    const { page, chat } = await reading();
    const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);
    await expect.poll(() => hasFocus(messageLog(chat))).toBe(true);
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowUp');
    await expect.poll(() => fromBottom(chat)).toBeGreaterThan(100);
    await endStream(page);
    await untilAnswered(chat);
    expect(await hasFocus(messageLog(chat))).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(() => fromBottom(chat)).toBeLessThanOrEqual(1);
    expectClean(page);
  });
});

test('an answer that comes while no frame is drawn is there afterwards', async () => {
  const page = await openChatPage({ prepare: takeOverStreams });
  const chat = await openChat(page, 'mini');
  await ask(chat, '问');
  await untilAsked(page);
  // Stubs animation frames, because a hidden window has none.
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await page.evaluate((text) => {
    for (let part = 0; part < 20; part += 1) window.chatStream.push(text);
    window.chatStream.push('最后一句。');
    window.chatStream.end();
  }, PART);
  await messageLog(chat).getByText('最后一句。').waitFor();
  await untilAnswered(chat);
  await expect.poll(() => fromBottom(chat)).toBeLessThanOrEqual(1);
  expectClean(page);
});

test('the browser’s search and “select all” find a reply’s beginning that is out of the view', async () => {
  const page = await openChatPage({ prepare: takeOverStreams });
  const chat = await openChat(page, 'large');
  await ask(chat, '问');
  await pushText(page, '## 开头的一节\n\n');
  for (let part = 0; part < 12; part += 1) await pushText(page, PART);
  await endStream(page);
  await untilAnswered(chat);
  await expect.poll(() => messageLog(chat).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(3000);

  await messageLog(chat).focus();
  await page.keyboard.press('Control+a');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain('开头的一节');
  await page.evaluate(() => getSelection()?.removeAllRanges());

  expect(await page.evaluate(() => (window as unknown as { find: (text: string) => boolean }).find('开头的一节'))).toBe(
    true,
  );
  expectClean(page);
});

describe('a conversation of a thousand messages', () => {
  const rows = (chat: Locator) => messageLog(chat).getByRole('article');

  test('has the latest in the page, and earlier ones on the way up', async () => {
    const page = await openChatPage();
    const chat = await openChat(page, 'large');
    await openConversation(chat, /一千条消息/);
    await expect.poll(() => rows(chat).count()).toBe(50);
    await expect.poll(() => fromBottom(chat)).toBeLessThanOrEqual(1);
    await scroll(page, chat, -2500);
    await messageLog(chat).press('Home');
    await expect.poll(() => rows(chat).count()).toBe(100);
    await page.keyboard.press('Escape');
    expectClean(page);
  });

  test('goes on at its end, and does not move under a reader meanwhile', async () => {
    const page = await openChatPage({ prepare: takeOverStreams });
    const chat = await openChat(page, 'large');
    await openConversation(chat, /一千条消息/);
    await expect.poll(() => rows(chat).count()).toBe(50);
    await ask(chat, '问');
    await pushText(page, PART);
    await expect.poll(() => fromBottom(chat)).toBeLessThanOrEqual(1);
    await scroll(page, chat, -2500);
    await untilDrawn(page);
    await watchMiddle(chat);
    for (let part = 0; part < 20; part += 1) await pushText(page, PART);
    await endStream(page);
    expect(await largestDrift(page)).toBeLessThan(1);
    expect(await rows(chat).count()).toBeLessThan(60);
    expect(await questionField(chat).isEnabled()).toBe(true);
    expectClean(page);
  });
});

test('a finished answer of 200 KB is shown at its end, and its beginning by Home', async () => {
  const page = await openChatPage();
  const chat = await openChat(page, 'large');
  await openConversation(chat, /党务知识汇编全文/);
  await expect.poll(() => messageLog(chat).getByRole('heading').count(), { timeout: 20_000 }).toBeGreaterThan(100);
  await expect.poll(() => fromBottom(chat), { timeout: 20_000 }).toBeLessThanOrEqual(1);
  await messageLog(chat).press('Home');
  await messageLog(chat).getByRole('heading', { name: '党务知识汇编' }).waitFor();
  await expect.poll(() => messageLog(chat).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  expectClean(page);
});
