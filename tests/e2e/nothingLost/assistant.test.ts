import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectClean, reload, untilPageShown } from '../browser';
import { ask, lastAnswer, messageLog, openChat, questionField, untilAnswered } from '../chat';
import { leavePage } from '../pageErrors';
import type { Reply } from './backend';
import { deployNext, openAs, signInAs, startSite, theBackend } from './site';

startSite();

const LOST = [/ERR_INTERNET_DISCONNECTED/, /ERR_INCOMPLETE_CHUNKED_ENCODING/, /ERR_NETWORK_CHANGED/];
const RECORDS = '/difyProxy/getConversationRecords';
const recordCalls = () => theBackend().state().calls.get(RECORDS) ?? 0;
const says = (chat: Locator, text: string) => lastAnswer(chat).getByText(text).waitFor();

/** Asks in the large dialog; resolves when the reply has begun. */
async function askAndWait(page: Page): Promise<{ chat: Locator; reply: Reply }> {
  const begun = theBackend().nextReply();
  const chat = await openChat(page, 'large');
  await ask(chat, '四次公示是什么？');
  const reply = await begun;
  reply.say('第一部分');
  await says(chat, '第一部分');
  return { chat, reply };
}

const dialogAgain = (page: Page) => page.getByRole('dialog', { name: /AI 问答$/ });

test('a reload in the midst of a reply: the question is there, and the rest comes from the records', async () => {
  const page = await openAs('admin', '/workbench');
  const { reply } = await askAndWait(page);
  await reload(page);
  const chat = dialogAgain(page);
  await messageLog(chat).getByText('四次公示是什么？').waitFor();
  await chat.getByText('生成中').first().waitFor();
  reply.goOn('，第二部分');
  await says(chat, '第一部分，第二部分');
  await untilAnswered(chat);
  expect(await chat.getByText('回答不完整').count()).toBe(0);
  expectClean(page);
});

test('a reload where the server keeps no records: what had arrived stays, and the question can be asked again', async () => {
  theBackend().state().keepsRecords = false;
  const page = await openAs('admin', '/workbench', { chatIdleTimeout: 1500 });
  await askAndWait(page);
  await reload(page);
  const chat = dialogAgain(page);
  await says(chat, '第一部分');
  await lastAnswer(chat)
    .getByText(/^回答不完整/)
    .waitFor();
  await messageLog(chat).getByText('四次公示是什么？').waitFor();
  const again = theBackend().nextReply();
  await chat.getByRole('button', { name: '重新回答' }).click();
  const reply = await again;
  reply.say('完整的回答');
  reply.end();
  await says(chat, '完整的回答');
  await untilAnswered(chat);
});

test('the session ends in the midst of a reply: after the next login the rest is fetched, another user finds nothing', async () => {
  const page = await openAs('admin', '/workbench');
  const { reply } = await askAndWait(page);
  const { tokens } = theBackend().state();
  tokens.clear();
  await page.evaluate(() => void (location.hash = '#/post'));
  await page.getByRole('form', { name: '登录' }).waitFor();
  await signInAs(page, 'admin');
  const chat = dialogAgain(page);
  await messageLog(chat).getByText('四次公示是什么？').waitFor();
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

test('a connection lost in the midst of a reply: offline uses up no attempt, then the rest is fetched', async () => {
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

test('a connection lost whose reply the records hold no more of: it is incomplete and can be asked again', async () => {
  const page = await openAs('admin', '/workbench');
  const { chat, reply } = await askAndWait(page);
  reply.cut();
  await lastAnswer(chat)
    .getByText(/^回答不完整/)
    .waitFor();
  await says(chat, '第一部分');
  await chat.getByRole('button', { name: '重新回答' }).waitFor();
  expectClean(page, LOST);
});

test('a new version never reloads by itself; 立即更新 keeps tabs, drafts, the conversation and what is typed', async () => {
  const page = await openAs('admin', '/workbench');
  const { chat, reply } = await askAndWait(page);
  reply.end();
  await untilAnswered(chat);
  await questionField(chat).fill('还没有问的');
  await chat.getByRole('button', { name: '关闭对话框' }).click();
  await page.getByRole('link', { name: '字典管理' }).first().click();
  await page.getByRole('link', { name: '岗位管理' }).first().click();
  await page.getByRole('button', { name: '修改“岗位1”' }).click();
  const form = page.getByRole('dialog', { name: '修改岗位' });
  await form.getByLabel('备注').fill('写了一半');
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));

  deployNext();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText('新版本可用').first().waitFor();
  await form.getByLabel('岗位名称').fill('仍在输入');
  expect(await page.locator('body[data-same]').count()).toBe(1);

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await leavePage(page, async () => {
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: '立即更新' }).first().click()]);
    await untilPageShown(page);
  });
  expect(asked).toEqual([]);
  expect(await page.locator('script[src*="/static/next/"]').count()).toBeGreaterThan(0);
  expect(await page.locator('body[data-same]').count()).toBe(0);
  await form.getByText('已恢复未保存的内容').waitFor();
  expect(await form.getByLabel('备注').inputValue()).toBe('写了一半');
  expect(await form.getByLabel('岗位名称').inputValue()).toBe('仍在输入');
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['工作台', '字典管理', '岗位管理']);
  await form.getByRole('button', { name: '放弃' }).click();
  await form.getByRole('button', { name: '取消' }).click();
  const again = await openChat(page, 'large');
  await says(again, '第一部分');
  expect(await questionField(again).inputValue()).toBe('还没有问的');
  expectClean(page);
});
