import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean } from '../e2e/browser';
import {
  ask,
  chatEntry,
  endStream,
  failStream,
  messageLog,
  openChat,
  openChatPage,
  pushText,
  questionField,
  takeOverStreams,
  untilDrawn,
} from '../e2e/chat';
import { prepareStates } from '../e2e/chatStates';

/**
 * Collects what the live regions of the dialog say from now on; resolves with a function that waits until this has been
 * said, and nothing else, and forgets it.
 */
async function listen(page: Page, chat: Locator): Promise<(said: readonly string[]) => Promise<void>> {
  await chat.evaluate((dialog) => {
    const heard: string[] = [];
    const last = new Map<Element, string>();
    const hear = () => {
      for (const region of dialog.querySelectorAll('[role=status], [role=alert], [aria-live]:not([aria-live=off])')) {
        const text = region.textContent;
        // A region that appears with its text is read if it is an alert, else when its text changes.
        const before = last.get(region) ?? (region.role === 'alert' ? '' : text);
        if (text !== '' && text !== before) heard.push(text);
        last.set(region, text);
      }
    };
    hear();
    heard.length = 0;
    new MutationObserver(hear).observe(dialog, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { heard });
  });
  return async (said) => {
    await untilDrawn(page);
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    await expect.poll(heard).toEqual(said);
    await page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  };
}

test('a screen reader hears beginning, end, stop and failure once each, and no tokens', async () => {
  const page = await openChatPage({ prepare: takeOverStreams });
  const chat = await openChat(page, 'large');
  await chat.getByRole('button', { name: '加载更多会话' }).waitFor();
  expect(await messageLog(chat).getAttribute('aria-live')).toBe('off');
  const heard = await listen(page, chat);

  await ask(chat, '问');
  await heard(['正在回答']);
  await pushText(page, '# 一\n\n答');
  await pushText(page, '案');
  await messageLog(chat).getByText('答案').waitFor();
  await heard([]);
  await endStream(page);
  await heard(['回答完成']);

  await ask(chat, '再问');
  await pushText(page, '一半');
  await chat.getByRole('button', { name: '停止' }).click();
  await heard(['正在回答', '已停止回答']);

  await ask(chat, '三问');
  await pushText(page, '一半');
  await failStream(page);
  await heard(['正在回答', '回答不完整']);

  await ask(chat, '四问');
  await failStream(page);
  await heard(['正在回答', expect.stringMatching(/^发送消息失败：网络连接中断，请稍后重试/) as string]);
  expectClean(page);
});

test('the log is read in the order of the conversation, by headings', async () => {
  const page = await openChatPage({ prepare: takeOverStreams });
  const chat = await openChat(page, 'large');
  await ask(chat, '问');
  await pushText(page, '# 一\n\n答\n\n## 二');
  await endStream(page);
  const headings = () =>
    messageLog(chat)
      .getByRole('heading')
      .evaluateAll((all) => all.map((heading) => `${heading.localName} ${heading.textContent}`));
  const timed = (name: string) => expect.stringMatching(new RegExp(`^h2 ${name} \\d\\d:\\d\\d$`)) as string;
  await expect.poll(headings).toEqual([timed('AI 问答'), timed('我'), timed('AI 问答'), 'h1 一', 'h2 二']);
  // In the order of the page: the messages, the field, the buttons.
  expect(
    await questionField(chat).evaluate(
      (field, log) => Boolean(log && log.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING),
      await messageLog(chat).elementHandle(),
    ),
  ).toBe(true);
});

test.each(['mini', 'large'] as const)(
  'in variant %s Escape closes what is uppermost, the focus goes back to where it came from',
  async (variant) => {
    const page = await openChatPage({
      prepare: async (empty) => {
        await takeOverStreams(empty);
        await prepareStates(empty);
      },
    });
    const chat = await openChat(page, variant);
    const hasFocus = (place: Locator) => expect.poll(() => place.evaluate((one) => one === document.activeElement));
    await ask(chat, '问');
    await pushText(page, '答');
    await endStream(page);

    const tools = chat.getByRole('group', { name: '会话操作' });
    for (const name of ['导出', '清空']) {
      const button = tools.getByRole('button', { name });
      await button.press('Enter');
      const upper = name === '导出' ? page.getByRole('menu', { name: '导出' }) : page.getByRole('alertdialog');
      await expect.poll(() => upper.evaluate((part) => part.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await upper.waitFor({ state: 'detached' });
      await hasFocus(button).toBe(true);
    }

    const edit = async () => {
      await messageLog(chat).getByRole('button', { name: '编辑' }).click();
      await hasFocus(questionField(chat)).toBe(true);
    };
    const editing = chat.getByText(/^正在编辑上一个问题/);
    await edit();
    await page.keyboard.press('Escape');
    await editing.waitFor({ state: 'detached' });
    await hasFocus(questionField(chat)).toBe(true);
    await edit();
    await chat.getByRole('button', { name: '取消编辑' }).click();
    await editing.waitFor({ state: 'detached' });
    await hasFocus(questionField(chat)).toBe(true);

    if (variant === 'large') {
      const list = chat.getByRole('navigation', { name: '历史会话' });
      const more = list.getByRole('button', { name: '党费缴纳标准：更多操作' });
      const row = list.getByRole('button', { name: '党费缴纳标准', exact: true });
      await more.click();
      await page.getByRole('menuitem', { name: '重命名' }).click();
      await hasFocus(list.getByRole('textbox', { name: '会话名称' })).toBe(true);
      await page.keyboard.press('Escape');
      await hasFocus(row).toBe(true);
      await more.click();
      await page.getByRole('menuitem', { name: '删除' }).click();
      await hasFocus(page.getByRole('alertdialog').getByRole('button', { name: '取消' })).toBe(true);
      await page.keyboard.press('Escape');
      await hasFocus(more).toBe(true);
      await more.click();
      await page.getByRole('menuitem', { name: '删除' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
      await row.waitFor({ state: 'detached' });
      await hasFocus(list.getByRole('button', { name: '新建会话' })).toBe(true);
    }

    await page.keyboard.press('Escape');
    await chat.waitFor({ state: 'detached' });
    await hasFocus(chatEntry(page, variant)).toBe(true);
    expectClean(page);
  },
);
