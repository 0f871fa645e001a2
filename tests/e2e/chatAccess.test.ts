import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, expectClean, PHONE } from './browser';
import {
  lastAnswer,
  untilAnswered,
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
} from './chat';
import { inLightAndDark } from './axe';

const ANSWER = `# 一、要求

按照**规定**办理，见[条例](https://example.org/a)和\`代码\`。

- [x] 已办
- 待办
  1. 甲

> 引文

| 事项 | 期限 |
| --- | ---: |
| ${'很长的事项'.repeat(30)} | 五个工作日 |

\`\`\`ts
/** 说明 */
const rate: number = 0.005; // 比例
function fee(base: string) { return \`\${base}\`; }
\`\`\`

正文[^1]。

[^1]: 注释
`;
const CITATIONS = {
  event: 'message_end',
  metadata: {
    retriever_resources: [
      { document_name: '党章', content: '第一条', url: 'https://example.org/1' },
      { document_name: '条例' },
    ],
  },
};

const expectAccessible = (page: Page, state: string) =>
  inLightAndDark(page, (broken) => expect(broken, state).toEqual([]));

describe.each([
  ['1440x900', DESKTOP],
  ['390x844', PHONE],
])('%s, in light and dark', (_size, size) => {
  const theme = { colorMode: 'system' };

  test.each(['mini', 'large'] as const)('variant %s is accessible through a whole conversation', async (variant) => {
    const page = await openChatPage({ size, theme, prepare: takeOverStreams });
    const chat = await openChat(page, variant);
    await expectAccessible(page, 'greeting');

    await ask(chat, '问');
    await expectAccessible(page, 'waiting');
    await pushText(page, ANSWER);
    await expectAccessible(page, 'streaming');
    await page.evaluate((event) => window.chatStream.event(event), CITATIONS);
    await endStream(page);
    await untilAnswered(chat);
    await expect.poll(() => lastAnswer(chat).locator('.hljs-keyword').count()).toBeGreaterThan(0);
    await lastAnswer(chat).getByRole('button', { name: /^1 / }).click();
    await expectAccessible(page, 'answered');

    await ask(chat, '再问');
    await pushText(page, '一半');
    await page.evaluate(() => window.chatStream.fail());
    await chat.getByText(/^发送消息失败/).waitFor();
    await lastAnswer(chat)
      .getByText(/^回答不完整/)
      .waitFor();
    await messageLog(chat).evaluate((element) => (element.scrollTop = 0));
    await chat.getByRole('button', { name: '回到最新' }).waitFor();
    await untilDrawn(page);
    await expectAccessible(page, 'interrupted');

    await chat.getByRole('button', { name: '清空' }).click();
    await page.getByRole('alertdialog', { name: '温馨提示' }).waitFor();
    await expectAccessible(page, 'confirm');
    await page.keyboard.press('Escape');
    expectClean(page);
  });

  test('the list and a past conversation are accessible', async () => {
    const page = await openChatPage({ size, theme });
    const chat = await openChat(page, 'large');
    const toggle = chat.getByRole('button', { name: '会话列表' });
    if (size === PHONE) await toggle.click();
    await chat.getByRole('button', { name: /^新会话$/ }).waitFor();
    await expectAccessible(page, 'list');
    await openConversation(chat, /^2999\./);
    await messageLog(chat).getByRole('article').first().waitFor();
    await expect.poll(() => questionField(chat).isEnabled()).toBe(true);
    await expectAccessible(page, 'records');
    expectClean(page);
  });
});

test('a screen reader hears the beginning and the end of an answer, failures, and no tokens', async () => {
  const page = await openChatPage({ prepare: takeOverStreams });
  const chat = await openChat(page, 'mini');
  const status = chat.getByRole('status');
  expect(await messageLog(chat).getAttribute('aria-live')).toBe('off');
  expect(await status.allTextContents()).toEqual(['']);
  await ask(chat, '问');
  await pushText(page, '一');
  expect(await status.allTextContents()).toEqual(['正在回答']);
  await pushText(page, '二');
  expect(await status.allTextContents()).toEqual(['正在回答']);
  await endStream(page);
  expect(await status.allTextContents()).toEqual(['回答完成']);
  await ask(chat, '再问');
  await page.evaluate(() => window.chatStream.fail());
  await expect.poll(() => chat.getByRole('alert').innerText()).toMatch(/^发送消息失败：/);
  expectClean(page);
});
