// @vitest-environment jsdom
import { http as route, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenFound } from '@/state/user/userSlice';
import { countPushes, endPushes, openPush, push } from '../../../mocks/switches/plus5/pushes';
import { withConfig } from '../../../tests/config';
import { BASE, server, startBackend } from '../../../tests/httpBackend';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { holdStream } from './holdStream';

/** The pauses, which pass at once. */
const pauses: number[] = [];
vi.mock('@/lib/pause', async (original) => ({
  ...(await original<object>()),
  pause: (milliseconds: number) => {
    pauses.push(milliseconds);
    return new Promise((resolve) => setTimeout(resolve));
  },
}));

startBackend();

const ended: AbortController[] = [];
const requests: Request[] = [];

/** Each opening lasts this long, by the clock of the page. */
let lasts = 0;

beforeEach(() => {
  pauses.length = 0;
  requests.length = 0;
  lasts = 60_000;
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += lasts));
  withConfig({ backend: 'ruoyi-plus-5', clientId: 'web', apiBase: BASE });
  server.use(
    route.get(`${BASE}/resource/sse`, ({ request }) => {
      requests.push(request);
      const body = openPush(request.headers.get('authorization') ?? '', request.signal);
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
});
afterEach(() => {
  for (const session of ended.splice(0)) session.abort();
  vi.restoreAllMocks();
});

/** A window of the session. */
function open() {
  const store = createTestStore(createTestServices());
  const session = new AbortController();
  ended.push(session);
  store.dispatch(tokenFound('given'));
  store.dispatch(holdStream(session.signal));
  return { session, texts: () => store.getState().notices.map(({ text }) => text) };
}

const listening = (count: number) => vi.waitFor(() => expect(countPushes()).toBe(count));

test('messages are told, those of several lines whole; the server’s own greeting is not (§19.37)', async () => {
  const { texts, session } = open();
  await listening(1);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer given');
  expect(requests[0]?.headers.get('clientid')).toBe('web');
  push('欢迎登录RuoYi-Vue-Plus后台管理系统');
  push('[通知] 开会\n第二行');
  push('x'.repeat(2000));
  await vi.waitFor(() => expect(texts()).toEqual(['x'.repeat(500), '[通知] 开会\n第二行']));
  session.abort();
  await listening(0);
});

test('the window that is shown last holds the stream; the former lets go of its own (§19.37)', async () => {
  const first = open();
  await listening(1);
  const second = open();
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  await listening(1);
  push('甲');
  await vi.waitFor(() => expect(second.texts()).toEqual(['甲']));
  expect(first.texts()).toEqual([]);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test('a stream that was there is opened again at once; pauses grow after failures only (§19.37)', async () => {
  const { texts } = open();
  await listening(1);
  endPushes();
  await listening(1);
  expect(pauses).toEqual([1000, 1000]);
  lasts = 10;
  server.use(route.get(`${BASE}/resource/sse`, () => new HttpResponse(null, { status: 500 }), { once: true }));
  endPushes();
  await vi.waitFor(() => expect(pauses.slice(2)).toEqual([2000, 4000]));
  await listening(1);
  push('还在');
  await vi.waitFor(() => expect(texts()).toEqual(['还在']));
});

test.each([
  ['no such call', { code: 404, msg: 'No endpoint GET /resource/sse.' }],
  ['no session', { code: 401, msg: '认证失败，无法访问系统资源' }],
])('%s: nothing is told, and it is not asked for again', async (_name, body) => {
  const asked = vi.fn(() => HttpResponse.json(body));
  server.use(route.get(`${BASE}/resource/sse`, asked));
  const { texts } = open();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual([]);
});
