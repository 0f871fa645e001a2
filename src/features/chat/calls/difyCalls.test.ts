import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { difyCalls } from './difyCalls';

const config = { apiKey: 'key-1', baseURL: 'https://dify.example/v1/', user: 'u' };
const never = new AbortController().signal;
const log = vi.fn();
const session = new AbortController();
vi.stubGlobal('location', new URL('https://app.example/'));
const calls = difyCalls(config, { sessionSignal: () => session.signal }, log);

const sent: Request[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

function answer(body: string | null, init: ResponseInit = { headers: { 'content-type': 'application/json' } }) {
  server.use(
    http.all('https://dify.example/v1/*', ({ request }) => {
      sent.push(request.clone());
      return new HttpResponse(body, init);
    }),
  );
}
const bodySent = (): unknown => sent.at(-1)?.json();

beforeEach(() => {
  vi.clearAllMocks();
  sent.length = 0;
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});

test('a streamed question (§7.36, §7.37)', async () => {
  answer('data: {"event":"message","answer":"党章","conversation_id":"c"}\n\n', {
    headers: { 'content-type': 'text/event-stream' },
  });
  const events = [];
  for await (const found of calls.stream({ text: '问', conversationId: 'c' }, never)) events.push(...found);
  expect(events.map(({ type }) => type)).toEqual(['conversation', 'message', 'complete']);
  expect(sent).toMatchObject([{ url: 'https://dify.example/v1/chat-messages', method: 'POST' }]);
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer key-1');
  expect(await bodySent()).toEqual({
    query: '问',
    inputs: {},
    user: 'u',
    response_mode: 'streaming',
    conversation_id: 'c',
  });
});

describe('stopping a reply', () => {
  /** A stream that stays open; resolves with its controller once the question was sent. */
  const openStream = () => {
    const requests: { url: string; init: RequestInit }[] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      requests.push({ url, init });
      const events = 'data: {"event":"message","answer":"党","task_id":"t/1","conversation_id":"c"}\n\n';
      const body = new ReadableStream({ start: (out) => out.enqueue(new TextEncoder().encode(events)) });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    });
    return requests;
  };

  test('stops the server too', async () => {
    const requests = openStream();
    const controller = new AbortController();
    const stream = calls.stream({ text: '问', conversationId: '' }, controller.signal)[Symbol.asyncIterator]();
    await stream.next();
    controller.abort();
    await expect(stream.next()).rejects.toThrow();
    expect(requests.map(({ url }) => url)).toEqual([
      'https://dify.example/v1/chat-messages',
      'https://dify.example/v1/chat-messages/t%2F1/stop',
    ]);
    // The page may be closing.
    expect(requests[1]?.init).toMatchObject({ method: 'POST', body: '{"user":"u"}', keepalive: true });
  });

  test('that came to its end stops nothing', async () => {
    answer('data: {"answer":"党","task_id":"t"}\n\n', { headers: { 'content-type': 'text/event-stream' } });
    const controller = new AbortController();
    for await (const _events of calls.stream({ text: '问', conversationId: '' }, controller.signal));
    controller.abort();
    expect(sent.map(({ url }) => url)).toEqual(['https://dify.example/v1/chat-messages']);
  });
});

test('a conversation is renamed', async () => {
  answer('{"id":"c 1","name":"新"}');
  await calls.rename?.('c 1', '新');
  expect(sent).toMatchObject([{ url: 'https://dify.example/v1/conversations/c%201/name', method: 'POST' }]);
  expect(await bodySent()).toEqual({ name: '新', user: 'u' });
});

test.each([
  ['with a word', '{"result":"success"}', 200],
  ['with nothing', null, 204],
])('a conversation is deleted; the server answers %s', async (_how, body, status) => {
  answer(body, { status, headers: { 'content-type': 'application/json' } });
  await calls.remove?.('c');
  expect(sent).toMatchObject([{ url: 'https://dify.example/v1/conversations/c', method: 'DELETE' }]);
  expect(await bodySent()).toEqual({ user: 'u' });
});

test('a refusal by a gateway with HTTP 200 is a failure', async () => {
  answer('{"code":401,"msg":"未登录"}');
  await expect(calls.rename?.('c', '新')).rejects.toThrow('接口返回格式不正确');
  await expect(calls.remove?.('c')).rejects.toThrow('接口返回格式不正确');
});

test('only the platform’s own host is asked past the caches; the end of the session aborts the calls', async () => {
  answer('{"data":[]}');
  await calls.list('0', never);
  expect(sent[0]?.headers.has('Cache-Control')).toBe(false);
  vi.stubGlobal('location', new URL('https://dify.example/'));
  const ended = new AbortController();
  const own = difyCalls(config, { sessionSignal: () => ended.signal }, log);
  await own.list('0', never);
  expect(sent[1]?.headers.get('Cache-Control')).toBe('no-cache');
  ended.abort();
  await expect(own.list('0', never)).rejects.toThrow('Request aborted');
});

test.each([
  ['0', 'https://dify.example/v1/conversations?user=u&limit=20'],
  ['c 1', 'https://dify.example/v1/conversations?user=u&last_id=c%201&limit=20'],
])('conversations after %j (§7.36, §7.38)', async (lastId, url) => {
  answer('{"data":[{"id":"c","name":"会"}],"has_more":true}');
  expect(await calls.list(lastId, never)).toEqual({ data: [{ id: 'c', name: '会', usedAt: NaN }], hasMore: true });
  expect(sent[0]?.url).toBe(url);
});

test('records (§7.36, §7.38)', async () => {
  answer(
    '{"data":[{"id":"m","query":"问","answer":"答","created_at":1700000000,"retriever_resources":[{"document_name":"党章"}]}]}',
  );
  expect(await calls.records('c', never)).toEqual({
    hasMore: false,
    records: [{ id: 'm', query: '问', answer: '答', askedAt: 1_700_000_000_000, citations: [{ title: '党章' }] }],
  });
  expect(sent[0]?.url).toBe('https://dify.example/v1/messages?user=u&conversation_id=c&limit=50');
});

test.each([
  ['in our words', 'file_too_large', '文件过大'],
  ['by its status', 'unknown_code', 'HTTP error! status: 413'],
])('a refusal told %s keeps what Dify itself says, also in the error log', async (_how, code, message) => {
  answer(JSON.stringify({ code, message: 'File size exceeded.', status: 413 }), {
    status: 413,
    headers: { 'content-type': 'application/json' },
  });
  await expect(calls.list('0', never)).rejects.toMatchObject({ code: '413', message, detail: 'File size exceeded.' });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ detail: 'File size exceeded.' }));
});

test.each<[string, string, number, string]>([
  [
    'a wrong key',
    '{"code":"unauthorized","message":"Access token is invalid","status":401}',
    401,
    'HTTP error! status: 401',
  ],
  ['a refusal without words', '', 401, 'HTTP error! status: 401'],
  ['an answer of another shape', '{"data":5}', 200, '接口返回格式不正确'],
  ['no JSON', '<html>', 200, '接口返回格式不正确'],
])('%s is logged and does not touch the session (§8.27)', async (_name, body, status, message) => {
  answer(body, { status, headers: { 'content-type': 'application/json' } });
  await expect(calls.list('0', never)).rejects.toThrow(message);
  expect(log).toHaveBeenCalledOnce();
});
