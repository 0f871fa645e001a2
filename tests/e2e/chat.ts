import type { Locator, Page } from 'playwright-core';
import { apiUrl } from './browser';
import { openSignedIn, type SignedInOptions } from './openSignedIn';

export type Variant = 'mini' | 'large';

/** The workbench of the group administrator. */
export async function openChatPage(options?: SignedInOptions): Promise<Page> {
  const page = await openSignedIn('/workbench', options);
  await page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
  return page;
}

export const chatEntry = (page: Page, variant: Variant): Locator =>
  variant === 'mini'
    ? page.getByRole('button', { name: /^AI 问答，/ })
    : page.getByRole('button', { name: 'AI 问答', exact: true });

/** What shows replies, once it runs and has its styles. As a text, so that the `import()` is the browser's. */
const REPLY_LOADED = `(async () => {
  const link = document.querySelector('link[rel=modulepreload][href*="/Reply-"]');
  if (!link) return false;
  await import(link.href);
  return [...document.querySelectorAll('link[rel=stylesheet]')].every(({ sheet }) => sheet);
})()`;

/** Opens a dialog, and waits for what shows its replies; resolves with its content. */
export async function openChat(page: Page, variant: Variant): Promise<Locator> {
  await chatEntry(page, variant).click();
  const chat = page.getByRole('dialog', { name: variant === 'mini' ? 'AI 问答' : /AI 问答$/ });
  await chat.getByRole('log').waitFor();
  await page.waitForFunction(REPLY_LOADED);
  await untilDrawn(page);
  return chat;
}

export const questionField = (chat: Locator): Locator => chat.getByRole('textbox', { name: '问题' });
export const messageLog = (chat: Locator): Locator => chat.getByRole('log');
export const lastAnswer = (chat: Locator): Locator =>
  messageLog(chat)
    .getByRole('article', { name: /^AI 问答/ })
    .last();

export async function ask(chat: Locator, question: string): Promise<void> {
  await questionField(chat).fill(question);
  await questionField(chat).press('Enter');
}

export const untilAnswered = (chat: Locator): Promise<void> =>
  chat.getByRole('button', { name: '发送', exact: true }).waitFor();

/**
 * Finds at least `count` past conversations with this name. Conversations that other tests have begun are above them in
 * the list.
 */
export async function pastConversations(chat: Locator, name: RegExp, count = 1): Promise<Locator> {
  const list = chat.getByRole('navigation', { name: '历史会话' });
  const rows = list.getByRole('button', { name });
  const more = list.getByRole('button', { name: '加载更多会话' });
  await more.waitFor();
  while ((await rows.count()) < count) {
    const before = await list.getByRole('listitem').count();
    await more.click();
    await list.getByRole('listitem').nth(before).waitFor();
  }
  return rows;
}

export const openConversation = async (chat: Locator, name: RegExp): Promise<void> =>
  (await pastConversations(chat, name)).click();

/** How the mock backend's streams have ended since it was started. */
export async function streamCounts(page: Page): Promise<{ opened: number; finished: number; aborted: number }> {
  const response = await page.request.get(apiUrl('__mock/streams'));
  return response.json() as Promise<{ opened: number; finished: number; aborted: number }>;
}

/** Replaces the page's reply streams, so that the test decides what arrives and when. Call it before the page opens. */
export const takeOverStreams = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { fetch } = window;
    const encoder = new TextEncoder();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      if (!/getAnswerFlowChat|\/chat-messages$/.test(url)) return fetch(input, init);
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => void (controller = stream),
        cancel: () => void (controller = undefined),
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
    const close = (how: (stream: ReadableStreamDefaultController<Uint8Array>) => void) => {
      if (controller) how(controller);
      controller = undefined;
    };
    window.chatStream = {
      isOpen: () => controller !== undefined,
      push: (text) =>
        controller?.enqueue(encoder.encode(`data:${JSON.stringify({ event: 'message', answer: text })}\n\n`)),
      event: (event) => controller?.enqueue(encoder.encode(`data:${JSON.stringify(event)}\n\n`)),
      end: () => close((stream) => stream.close()),
      fail: () => close((stream) => stream.error(new Error('broken'))),
    };
  });

/** Waits two frames, after which the text that has arrived is in the page and laid out. */
export const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Waits until the page has asked for a reply: what is sent before would be lost. */
export const untilAsked = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.chatStream.isOpen());
};

export const sendEvent = async (page: Page, event: Record<string, unknown>): Promise<void> => {
  await untilAsked(page);
  await page.evaluate((one) => window.chatStream.event(one), event);
  await untilDrawn(page);
};

export const pushText = (page: Page, text: string): Promise<void> =>
  sendEvent(page, { event: 'message', answer: text });

export const endStream = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.chatStream.end());
  await untilDrawn(page);
};

export const failStream = async (page: Page): Promise<void> => {
  await untilAsked(page);
  await page.evaluate(() => window.chatStream.fail());
};

declare global {
  interface Window {
    chatStream: {
      isOpen: () => boolean;
      push: (text: string) => void;
      event: (event: Record<string, unknown>) => void;
      end: () => void;
      fail: () => void;
    };
  }
}
