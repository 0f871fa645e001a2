import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { difyCalls } from './difyCalls';

const config = { apiKey: 'key-1', baseURL: 'https://dify.example/v1/', user: 'u' };
const never = new AbortController().signal;
const onFailure = vi.fn();
const log = vi.fn();
const session = new AbortController();
const calls = difyCalls(config, { sessionSignal: () => session.signal }, log);

let sent: { url: string; init: RequestInit } | undefined;
const bodySent = (): unknown => (typeof sent?.init.body === 'string' ? JSON.parse(sent.init.body) : undefined);

function answer(body: string, init: ResponseInit = { headers: { 'content-type': 'application/json' } }) {
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    sent = { url, init: request };
    return Promise.resolve(new Response(body, init));
  });
}

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => vi.unstubAllGlobals());

test('a streamed question', async () => {
  answer('data: {"event":"message","answer":"党章","conversation_id":"c"}\n\n', {
    headers: { 'content-type': 'text/event-stream' },
  });
  const events = [];
  for await (const found of calls.stream({ text: '问', conversationId: 'c' }, never)) events.push(...found);
  expect(events.map(({ type }) => type)).toEqual(['conversation', 'message', 'complete']);
  expect(sent?.url).toBe('https://dify.example/v1/chat-messages');
  expect(sent?.init).toMatchObject({ method: 'POST', headers: { Authorization: 'Bearer key-1' } });
  expect(bodySent()).toEqual({
    query: '问',
    inputs: {},
    user: 'u',
    response_mode: 'streaming',
    conversation_id: 'c',
  });
});

test('a question for the whole answer', async () => {
  answer('{"answer":"党章","conversation_id":"c"}');
  expect(await calls.block({ text: '问', conversationId: '' }, never)).toEqual({ answer: '党章', conversationId: 'c' });
  expect(bodySent()).toMatchObject({ response_mode: 'blocking' });
});

test.each([
  ['0', 'https://dify.example/v1/conversations?user=u&limit=20'],
  ['c 1', 'https://dify.example/v1/conversations?user=u&last_id=c%201&limit=20'],
])('conversations after %j', async (lastId, url) => {
  answer('{"data":[{"id":"c","name":"会"}],"has_more":true}');
  expect(await calls.list(lastId, never)).toEqual({ data: [{ id: 'c', name: '会' }], hasMore: true });
  expect(sent?.url).toBe(url);
});

test('records', async () => {
  answer('{"data":[{"id":"m","query":"问","answer":"答","created_at":1700000000}]}');
  expect(await calls.records('c', never)).toEqual([{ id: 'm', query: '问', answer: '答', askedAt: 1_700_000_000_000 }]);
  expect(sent?.url).toBe('https://dify.example/v1/messages?user=u&conversation_id=c&limit=100');
});

test.each<[string, string, number, string]>([
  [
    'a wrong key',
    '{"code":"unauthorized","message":"Access token is invalid","status":401}',
    401,
    'Access token is invalid',
  ],
  ['a refusal without words', '', 401, 'HTTP error! status: 401'],
  ['an answer of another shape', '{"data":5}', 200, '接口返回格式不正确'],
  ['no JSON', '<html>', 200, '接口返回格式不正确'],
])('%s is logged and does not touch the session', async (_name, body, status, message) => {
  answer(body, { status, headers: { 'content-type': 'application/json' } });
  await expect(calls.list('0', never)).rejects.toThrow(message);
  expect(log).toHaveBeenCalledOnce();
  expect(onFailure).not.toHaveBeenCalled();
});
