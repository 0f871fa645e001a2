import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorOf, http, respond, startBackend, transportLog } from '../../../../tests/httpBackend';
import type { ChatEvent } from '../stream/ChatEvent';
import { proxyCalls } from './proxyCalls';

startBackend();

/** What was asked for as a stream; the gateway answers with a page, so that the block call is made. */
let flow: { url: string; init: RequestInit } | undefined;
beforeEach(() => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string | Request, init: RequestInit) => {
    if (typeof input !== 'string' || !input.includes('getAnswerFlowChat')) return fetch(input, init);
    flow = { url: input, init };
    return Promise.resolve(new Response('<h1>ok</h1>', { headers: { 'content-type': 'text/html' } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function ask(): Promise<ChatEvent[]> {
  const found: ChatEvent[] = [];
  const { signal } = new AbortController();
  for await (const events of proxyCalls(http).stream({ text: '党章', conversationId: 'c 1' }, signal)) {
    found.push(...events);
  }
  return found;
}

test('the block call asks with quiz, and msg is the answer (§7.32)', async () => {
  respond({ code: 200, msg: '党章是最根本的党内法规。' });
  expect(await ask()).toEqual([{ type: 'message', answer: '党章是最根本的党内法规。' }, { type: 'complete' }]);
  expect(flow?.url).toMatch(/\/difyProxy\/getAnswerFlowChat\?quiz=%E5%85%9A%E7%AB%A0&conversation_id=c%201$/);
  expect(flow?.init).toMatchObject({
    method: 'GET',
    headers: { Accept: 'text/event-stream', Authorization: 'Bearer abc' },
  });
  const { pathname, searchParams } = new URL(transportLog.requests[0]?.url ?? '', 'http://localhost');
  expect(pathname).toMatch(/\/difyProxy\/getAnswerBlockChat$/);
  expect([...searchParams]).toEqual([['quiz', '党章']]);
});

test('a refused block call is rejected; the chat tells of it (§8.27)', async () => {
  respond({ code: 500, msg: '模型不可用' });
  expect(await errorOf(ask())).toMatchObject({ name: 'ApiError', code: '500', message: '模型不可用' });
  expect(transportLog.failures).toEqual([]);
});

test.each(['list', 'records'] as const)(
  'of a server without the call for %s nobody complains but the assistant',
  async (call) => {
    respond({ timestamp: 1, status: 404, error: 'Not Found' }, 404);
    expect(await errorOf(proxyCalls(http)[call]('0', new AbortController().signal))).toMatchObject({ code: '404' });
    expect(transportLog.failures).toEqual([]);
  },
);
