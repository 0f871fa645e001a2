import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GIVEN_UP } from '../../e2e/pageErrors';
import { expectClean, PHONE, reload, untilPageShown } from '../../e2e/browser';
import { ask, lastAnswer, messageLog, untilAnswered } from '../../e2e/chat';
import { askAndWait, QUESTION, says } from './question';
import { configure, openAs, signInAs, startSite, theBackend } from './site';

startSite();

const LOST = [/ERR_INTERNET_DISCONNECTED/, /ERR_INCOMPLETE_CHUNKED_ENCODING/, /ERR_NETWORK_CHANGED/];
const RECORDS = '/difyProxy/getConversationRecords';
const recordCalls = () => theBackend().state().calls.get(RECORDS) ?? 0;
const dialogAgain = (page: Page) => page.getByRole('dialog', { name: /AI 问答$/ });

test('a reload in the midst of a reply: the question is there, and the rest comes from the records (§4.53)', async () => {
  const page = await openAs('admin', '/workbench');
  const { reply } = await askAndWait(page);
  await reload(page);
  const chat = dialogAgain(page);
  await messageLog(chat).getByText(QUESTION).waitFor();
  await chat.getByText('生成中').first().waitFor();
  reply.goOn('，第二部分');
  await says(chat, '第一部分，第二部分');
  await untilAnswered(chat);
  expect(await chat.getByText('回答不完整').count()).toBe(0);
  expectClean(page);
});

test('a window that becomes narrow in the midst of a reply goes on with it (§4.53)', async () => {
  const page = await openAs('admin', '/workbench');
  const { chat, reply } = await askAndWait(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: '展开菜单' }).waitFor();
  reply.say('，第二部分');
  await says(chat, '第一部分，第二部分');
  reply.end();
  await untilAnswered(chat);
  expect(await chat.getByText('已停止').count()).toBe(0);
  // A stream that has ended is let go of, which Chromium may count as given up.
  expectClean(page, [GIVEN_UP]);
});

test('a reload where the server keeps no records: what had arrived stays, and the question can be asked again', async () => {
  theBackend().state().keepsRecords = false;
  const page = await openAs('admin', '/workbench');
  await askAndWait(page);
  // For the page after the reload alone: the first one would give the reply up if the reload came late.
  configure({ chatIdleTimeout: 4000 });
  await reload(page);
  const chat = dialogAgain(page);
  await says(chat, '第一部分');
  await lastAnswer(chat)
    .getByText(/^回答不完整/)
    .waitFor();
  await messageLog(chat).getByText(QUESTION).waitFor();
  const again = theBackend().nextReply();
  await chat.getByRole('button', { name: '重新回答' }).click();
  const reply = await again;
  reply.say('完整的回答');
  reply.end();
  await says(chat, '完整的回答');
  await untilAnswered(chat);
});

test('the session ends in the midst of a reply: after the next login the rest is fetched, another user finds nothing (§4.53)', async () => {
  const page = await openAs('admin', '/workbench');
  const { reply } = await askAndWait(page);
  const { tokens } = theBackend().state();
  tokens.clear();
  await page.evaluate(() => void (location.hash = '#/post'));
  await page.getByRole('form', { name: '登录' }).waitFor();
  await signInAs(page, 'admin');
  const chat = dialogAgain(page);
  await messageLog(chat).getByText(QUESTION).waitFor();
  reply.goOn('，第二部分');
  await says(chat, '第一部分，第二部分');
  await untilAnswered(chat);

  const begun = theBackend().nextReply();
  await ask(chat, '再问一次');
  (await begun).say('甲的回答');
  await says(chat, '甲的回答');
  tokens.clear();
  await page.evaluate(() => void (location.hash = '#/dict'));
  await page.getByRole('form', { name: '登录' }).waitFor();
  await signInAs(page, 'clerk');
  await untilPageShown(page);
  expect(await dialogAgain(page).count()).toBe(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('甲的回答');
  expectClean(page, [/ERR_ABORTED/]);
});

test('a connection lost in the midst of a reply: offline uses up no attempt, then the rest is fetched (§4.53)', async () => {
  const page = await openAs('admin', '/workbench');
  const { chat, reply } = await askAndWait(page);
  await page.context().setOffline(true);
  reply.cut();
  await chat.getByText('生成中').first().waitFor();
  reply.goOn('，第二部分');
  const before = recordCalls();
  await page.getByText('网络连接已断开，恢复后可继续操作').waitFor();
  expect(recordCalls()).toBe(before);
  await page.context().setOffline(false);
  await says(chat, '第一部分，第二部分');
  await untilAnswered(chat);
  expect(await chat.getByText('回答不完整').count()).toBe(0);
  expectClean(page, LOST);
});
