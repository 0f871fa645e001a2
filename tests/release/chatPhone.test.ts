import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectClean, PHONE } from '../e2e/browser';
import {
  ask,
  endStream,
  failStream,
  messageLog,
  openChat,
  openChatPage,
  pushText,
  questionField,
  takeOverStreams,
} from '../e2e/chat';
import { useFinger } from '../e2e/useFinger';

const KEYBOARD_PX = 300;
const LONG_REPLY = '坚持把政治建设摆在首位，严格执行党的组织生活制度。\n\n'.repeat(30);

/** Says that the keyboard covers so much of the window, or that the user has zoomed, as a browser does. */
const setViewport = (page: Page, height: number, scale = 1): Promise<unknown> =>
  page.evaluate(
    (look) => {
      for (const [name, value] of Object.entries(look))
        Object.defineProperty(visualViewport, name, { value, configurable: true });
      visualViewport?.dispatchEvent(new Event('resize'));
    },
    { height, scale },
  );

const bottomOf = async (place: Locator): Promise<number> => {
  const box = await place.boundingBox();
  return box ? box.y + box.height : Infinity;
};
const fromEnd = (chat: Locator) =>
  messageLog(chat).evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);

describe('on a phone', () => {
  async function opened(variant: 'mini' | 'large') {
    const page = await openChatPage({
      size: PHONE,
      prepare: async (empty) => {
        await takeOverStreams(empty);
        await useFinger(empty);
      },
    });
    const chat = await openChat(page, variant);
    return { page, chat, lowest: chat.getByText('内容由 AI 生成，仅供参考，重要内容请以正式文件为准') };
  }

  test.each(['mini', 'large'] as const)(
    '%s leaves room for the keyboard and for the line that there is no connection; the end stays in sight',
    async (variant) => {
      const { page, chat, lowest } = await opened(variant);
      await ask(chat, '问');
      await pushText(page, LONG_REPLY);
      await endStream(page);
      const before = await bottomOf(lowest);
      await setViewport(page, PHONE.height - KEYBOARD_PX);
      await expect.poll(() => bottomOf(lowest)).toBe(before - KEYBOARD_PX);
      await expect.poll(() => fromEnd(chat)).toBeLessThanOrEqual(1);
      // Who zooms looks at a part of the window; nothing is covered.
      await setViewport(page, PHONE.height / 2, 2);
      await expect.poll(() => bottomOf(lowest)).toBe(before);
      await setViewport(page, PHONE.height);

      await page.context().setOffline(true);
      const line = page.getByText('网络连接已断开，恢复后可继续操作');
      const buttons = chat.getByRole('button', { name: '关闭', exact: true });
      const last = variant === 'mini' ? buttons : lowest;
      const room = async () => ((await line.boundingBox())?.y ?? 0) - (await bottomOf(last));
      await expect.poll(room).toBeGreaterThanOrEqual(0);
      await page.context().setOffline(false);
      await expect.poll(() => bottomOf(lowest)).toBe(before);
      expectClean(page, [/ERR_INTERNET_DISCONNECTED/]);
    },
  );

  test('the keyboard opens for the field and for 编辑, and for nothing that is tapped or arrives', async () => {
    const { page, chat } = await opened('mini');
    expect(await hasFocus(questionField(chat)), 'opened').toBe(false);
    await chat.getByRole('button', { name: '集团党委是什么时候成立的？' }).click();
    expect(await hasFocus(questionField(chat)), 'a sample question').toBe(false);
    await pushText(page, '1978 年。');
    await endStream(page);
    expect(await hasFocus(questionField(chat)), 'answered').toBe(false);

    await questionField(chat).click();
    await questionField(chat).fill('问');
    await expect.poll(() => hasFocus(questionField(chat)), { message: 'tapped' }).toBe(true);
    await chat.getByRole('button', { name: '发送', exact: true }).click();
    await failStream(page);
    await chat.getByRole('button', { name: '关闭提示' }).click();
    expect(await hasFocus(questionField(chat)), 'failed, the banner closed').toBe(false);
    await chat.getByRole('button', { name: '重试' }).click();
    await pushText(page, '一半');
    await chat.getByRole('button', { name: '停止' }).click();
    await chat.getByText('已停止', { exact: true }).waitFor();
    expect(await hasFocus(questionField(chat)), 'stopped').toBe(false);
    await chat.getByRole('button', { name: '编辑' }).click();
    await expect.poll(() => hasFocus(questionField(chat)), { message: 'editing' }).toBe(true);
    expectClean(page);
  });
});
