import { describe, expect, test } from 'vitest';
import { DESKTOP, expectClean, PHONE, reload } from './browser';
import {
  answer,
  answered,
  ask,
  chatPage,
  drawn,
  end,
  field,
  log,
  openChat,
  openConversation,
  push,
  takeOverStreams,
} from './chat';
import { violations } from './axe';

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

describe.each([
  ['1440x900', DESKTOP],
  ['390x844', PHONE],
])('%s', (_size, viewport) => {
  describe.each(['light', 'dark'] as const)('%s', (colorMode) => {
    test.each(['mini', 'large'] as const)('variant %s is accessible through a whole conversation', async (variant) => {
      const page = await chatPage(viewport);
      await page.evaluate((mode) => localStorage.setItem('theme', JSON.stringify({ colorMode: mode })), colorMode);
      await takeOverStreams(page);
      const chat = await openChat(page, variant);
      await page.getByRole('button', { name: '关闭提示' }).first().waitFor({ state: 'detached' });
      expect(await violations(page), 'greeting').toEqual([]);

      await ask(chat, '问');
      expect(await violations(page), 'waiting').toEqual([]);
      await push(page, ANSWER);
      expect(await violations(page), 'streaming').toEqual([]);
      await page.evaluate((event) => window.chatStream.event(event), CITATIONS);
      await end(page);
      await answered(chat);
      await expect.poll(() => answer(chat).locator('.hljs-keyword').count()).toBeGreaterThan(0);
      await answer(chat).getByText('原文').first().click();
      expect(await violations(page), 'answered').toEqual([]);

      await ask(chat, '再问');
      await push(page, '一半');
      await page.evaluate(() => window.chatStream.fail());
      await chat.getByText(/^发送消息失败/).waitFor();
      await answer(chat).getByText('已中断').waitFor();
      await log(chat).evaluate((element) => (element.scrollTop = 0));
      await chat.getByRole('button', { name: '回到最新' }).waitFor();
      await drawn(page);
      expect(await violations(page), 'interrupted').toEqual([]);

      await chat.getByRole('button', { name: '清空' }).click();
      await page.getByRole('alertdialog', { name: '温馨提示' }).waitFor();
      expect(await violations(page), 'confirm').toEqual([]);
      await page.keyboard.press('Escape');
      expectClean(page);
    });

    test('the list and a past conversation are accessible', async () => {
      const page = await chatPage(viewport);
      await page.evaluate((mode) => localStorage.setItem('theme', JSON.stringify({ colorMode: mode })), colorMode);
      await reload(page);
      const chat = await openChat(page, 'large');
      const toggle = chat.getByRole('button', { name: '会话列表' });
      if (await toggle.isVisible()) await toggle.click();
      await chat.getByRole('button', { name: /^新会话$/ }).waitFor();
      await page.getByRole('button', { name: '关闭提示' }).first().waitFor({ state: 'detached' });
      expect(await violations(page), 'list').toEqual([]);
      await openConversation(chat, /^2999\./);
      await log(chat).getByRole('article').first().waitFor();
      await expect.poll(() => field(chat).isEnabled()).toBe(true);
      expect(await violations(page), 'records').toEqual([]);
      expectClean(page);
    });
  });
});

test('a screen reader hears the beginning and the end of an answer, failures, and no tokens', async () => {
  const page = await chatPage();
  await takeOverStreams(page);
  const chat = await openChat(page, 'mini');
  const status = chat.getByRole('status');
  expect(await log(chat).getAttribute('aria-live')).toBe('off');
  expect(await status.allInnerTexts()).toEqual(['']);
  await ask(chat, '问');
  await push(page, '一');
  expect(await status.allInnerTexts()).toEqual(['正在回答']);
  await push(page, '二');
  expect(await status.allInnerTexts()).toEqual(['正在回答']);
  await end(page);
  expect(await status.allInnerTexts()).toEqual(['回答完成']);
  await ask(chat, '再问');
  await page.evaluate(() => window.chatStream.fail());
  await expect.poll(() => chat.getByRole('alert').innerText()).toMatch(/^发送消息失败：/);
  expectClean(page);
});
