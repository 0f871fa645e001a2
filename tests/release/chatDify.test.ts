import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violations } from '../e2e/axe';
import { reload } from '../e2e/browser';
import { ask, lastAnswer, messageLog, openChat, openChatPage, untilAnswered } from '../e2e/chat';

const SOURCE = { document_name: '中国共产党章程', content: '预备党员的预备期为一年。' };
const RECORD = {
  id: 'm1',
  query: '旧问题',
  answer: '旧回答',
  created_at: 1_760_000_000,
  retriever_resources: [SOURCE],
};

const PARAMETERS = {
  opening_statement: '可以上传文件。',
  suggested_questions_after_answer: { enabled: true },
  file_upload: { enabled: true, allowed_file_types: ['document'] },
};

/** Dify as far as the assistant uses it; a question with 慢 is answered until it is stopped. */
let conversations: { id: string; name: string; updated_at: number }[] = [];
const calls: string[] = [];
const bodies: string[] = [];
beforeEach(() => {
  conversations = [{ id: 'c1', name: '旧会话', updated_at: 1_760_000_000 }];
  calls.length = 0;
  bodies.length = 0;
});

const json = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

function stream(response: ServerResponse, isSlow: boolean): void {
  const send = (event: object) =>
    response.write(`data: ${JSON.stringify({ conversation_id: 'c2', task_id: 't1', message_id: 'm2', ...event })}\n\n`);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  send({ event: 'message', answer: '预备期为' });
  if (isSlow) return;
  send({ event: 'message', answer: '一年。' });
  send({ event: 'message_end', metadata: { retriever_resources: [SOURCE] } });
  response.end();
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let sent = '';
  for await (const chunk of request) sent += String(chunk);
  const { pathname } = new URL(request.url ?? '', 'http://dify');
  const path = pathname.replace(/^.*\/v1/, '');
  calls.push(`${request.method} ${path} ${request.headers.authorization}`);
  bodies.push(sent);
  if (path === '/parameters') json(response, PARAMETERS);
  else if (path === '/files/upload') json(response, { id: 'f1', name: /filename="([^"]*)"/.exec(sent)?.[1] });
  else if (path.endsWith('/suggested')) json(response, { data: ['由谁审批？'] });
  else if (path === '/chat-messages') stream(response, sent.includes('慢'));
  else if (path === '/messages') json(response, { data: [RECORD], has_more: false });
  else if (path === '/conversations') json(response, { data: conversations, has_more: false });
  else if (path.endsWith('/name')) {
    const { name } = JSON.parse(sent) as { name: string };
    conversations = conversations.map((conversation) => ({ ...conversation, name }));
    json(response, { name });
  } else if (request.method === 'DELETE') {
    conversations = [];
    response.writeHead(204).end();
  } else json(response, { result: 'success' });
}

const server = createServer((request, response) => void answer(request, response));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Leads the page's own address of Dify to the server. */
async function useDify(page: Page): Promise<void> {
  const { port } = server.address() as AddressInfo;
  await page.route('**/dify/v1/**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: `http://127.0.0.1:${port}${pathname}${search}` });
  });
  await page.addInitScript(() =>
    localStorage.setItem('difyChatConfig', JSON.stringify({ apiKey: 'key', baseURL: '/dify/v1' })),
  );
}

test('Dify’s own API: ask, stop at the server too, read again with sources', async () => {
  const page = await openChatPage({ prepare: useDify });
  let chat = await openChat(page, 'mini');
  const source = () => lastAnswer(chat).getByRole('button', { name: '1 中国共产党章程' });
  await ask(chat, '预备期多长？');
  await lastAnswer(chat).getByText('预备期为一年。', { exact: true }).waitFor();
  await untilAnswered(chat);
  await source().click();
  await lastAnswer(chat).getByText(SOURCE.content).waitFor();
  expect(calls).toContain('POST /chat-messages Bearer key');

  await ask(chat, '慢');
  await lastAnswer(chat).getByText('预备期为').waitFor();
  await chat.getByRole('button', { name: '停止' }).click();
  await lastAnswer(chat).getByText('已停止').waitFor();
  await expect.poll(() => calls).toContain('POST /chat-messages/t1/stop Bearer key');

  await reload(page);
  chat = await openChat(page, 'mini');
  await chat.getByText('旧回答').waitFor();
  await source().click();
  await lastAnswer(chat).getByText(SOURCE.content).waitFor();
  expect(calls).toContain('GET /messages Bearer key');
});

test('Dify’s own API: a file goes with a question, the reply is rated with a reason, and a question follows (§15.24, §15.25)', async () => {
  const page = await openChatPage({ prepare: useDify });
  const chat = await openChat(page, 'mini');
  await chat.getByText('可以上传文件。').waitFor();
  await chat.getByLabel('选择附件').setInputFiles({ name: '通知.docx', mimeType: '', buffer: Buffer.from('内容') });
  await chat.getByRole('button', { name: '移除 通知.docx' }).waitFor();
  await expect.poll(() => bodies.at(-1)).toContain('filename="通知.docx"');
  await chat.getByRole('list', { name: '正在上传的附件' }).getByRole('listitem').waitFor({ state: 'detached' });
  await ask(chat, '概括附件');
  await chat.getByText('附件：通知.docx').waitFor();
  await expect.poll(() => calls).toContain('POST /chat-messages Bearer key');
  const sent = bodies[calls.findIndex((call) => call.includes('/chat-messages'))] ?? '';
  expect(JSON.parse(sent)).toMatchObject({
    files: [{ type: 'document', transfer_method: 'local_file', upload_file_id: 'f1' }],
  });

  await chat.getByRole('button', { name: '没有帮助' }).click();
  const reason = chat.getByRole('textbox', { name: '哪里没有帮助？' });
  await reason.press('Escape');
  await expect.poll(() => reason.count()).toBe(0);
  await chat.getByRole('button', { name: '没有帮助', pressed: true }).click();
  await chat.getByRole('button', { name: '没有帮助', pressed: false }).click();
  await reason.fill('标准是旧的');
  await chat.getByRole('button', { name: '提交' }).click();
  await expect.poll(() => bodies.at(-1)).toContain('标准是旧的');
  expect(calls.at(-1)).toBe('POST /messages/m2/feedbacks Bearer key');
  expect(await violations(page)).toEqual([]);
  await chat.getByRole('button', { name: '由谁审批？' }).click();
  await messageLog(chat).getByRole('article', { name: /^我/ }).getByText('由谁审批？').waitFor();
});
