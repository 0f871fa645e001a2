import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EXPIRED, FORBIDDEN, LOST_STREAMS, queryFaults, STREAM_FAULTS, type Fault } from './kinds';
import { pastConversations } from '../../e2e/chat';
import { expectCalm, injectFault, removeFaults, openLabAt, resumeSession, tokenOf, tryEach } from './lab';

const LARGE = 'AI 问答';
const field = (page: Page) => page.getByLabel('问题', { exact: true });
const history = (page: Page) => page.getByRole('navigation', { name: '历史会话' });
const current = (page: Page) => page.getByRole('region', { name: '当前会话' });

async function openChat(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: entry, exact: true }).click();
  await field(page).waitFor();
}

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
}

async function leaveForbidden(page: Page): Promise<void> {
  await page.getByRole('heading', { name: '没有访问权限' }).waitFor();
  await removeFaults(page);
  await page.evaluate(() => (location.hash = '#/workbench'));
  await openChat(page, LARGE);
}

test('a failed answer is told in the banner, the question stays and can be asked again', async () => {
  const page = await openLabAt('/workbench');
  const token = await tokenOf(page);
  await openChat(page, LARGE);
  const stream = {
    page,
    // Part of the paths of two calls: of the stream, and of the block call that the app falls back to.
    call: 'getAnswer',
    act: ({ kind }: Fault) => ask(page, `问题 ${kind}`),
    tells: (says: string | RegExp) =>
      page
        .getByRole('alert')
        .getByText(`发送消息失败：${String(says)}`, { exact: true })
        .waitFor(),
  };
  const canAsk = async ({ kind }: Fault) => {
    await page.getByText(`问题 ${kind}`, { exact: true }).last().waitFor();
    await expect.poll(() => field(page).isEnabled()).toBe(true);
  };
  await tryEach({ ...stream, faults: STREAM_FAULTS, check: canAsk });
  await tryEach({
    ...stream,
    faults: LOST_STREAMS,
    // Where text has come, it says so itself (§19.51).
    tells: (says) =>
      page
        .getByRole('article', { name: /^AI 问答/ })
        .last()
        .getByText(`回答不完整：${String(says)}`)
        .waitFor(),
    check: canAsk,
  });
  await page.getByRole('button', { name: '重新回答' }).last().click();
  await page.getByRole('button', { name: '停止' }).waitFor({ state: 'detached' });
  expect(await page.getByText(/^发送消息失败/).count()).toBe(0);
  await tryEach({
    page,
    call: 'getAnswerFlowChat',
    faults: [FORBIDDEN, EXPIRED],
    act: ({ kind }) => ask(page, `问题 ${kind}`),
    check: ({ kind }) => (kind === FORBIDDEN.kind ? leaveForbidden(page) : resumeSession(page, token)),
  });
  expectCalm(page);
});

test('list of conversations: told, questions can be asked all the same, 重试 brings it', async () => {
  const page = await openLabAt('/workbench');
  await injectFault(page, 'getConversationList', '500');
  await openChat(page, LARGE);
  await history(page).getByText('会话列表加载失败').waitFor();
  await field(page).fill('还没有发送的问题');
  await tryEach({
    page,
    call: 'getConversationList',
    faults: queryFaults(/^接口返回格式不正确：GET \/difyProxy\/getConversationList/),
    act: () => history(page).getByRole('button', { name: '重试' }).click(),
    check: async () => {
      await history(page).getByText('会话列表加载失败').waitFor();
      expect(await field(page).inputValue()).toBe('还没有发送的问题');
    },
  });
  await history(page).getByRole('button', { name: '重试' }).click();
  await history(page).getByRole('button', { name: '加载更多会话' }).waitFor();
  expectCalm(page);
});

test('records of a conversation: told, the list stays, 重试 brings them', async () => {
  const page = await openLabAt('/workbench');
  await openChat(page, LARGE);
  // Conversations with a number in their name come with the mocks, so they have records.
  const findPast = () => pastConversations(page.getByRole('dialog'), /^\d+\./, 2);
  const past = await findPast();
  await injectFault(page, 'getConversationRecords', '500');
  await past.first().click();
  await current(page).getByText('会话记录加载失败').waitFor();
  await tryEach({
    page,
    call: 'getConversationRecords',
    faults: queryFaults(/^接口返回格式不正确：GET \/difyProxy\/getConversationRecords/),
    act: () => current(page).getByRole('button', { name: '重试' }).click(),
    check: async () => {
      await current(page).getByText('会话记录加载失败').waitFor();
      await past.first().waitFor();
    },
  });
  await current(page).getByRole('button', { name: '重试' }).click();
  await current(page).getByRole('button', { name: '复制' }).first().waitFor();
  expectCalm(page);
});
