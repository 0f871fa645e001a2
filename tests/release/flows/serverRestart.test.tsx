import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { path } from '../../../mocks/handlers/path';
import { server } from '../../../mocks/server';
import { windowStorage } from '@/lib/storage/stored';
import { findMainMenu } from '../../mainMenu';
import { fillLogin, renderApp, signedIn } from '../../renderApp';

const WAITING = '服务器暂时没有响应，正在重试';
const CALLS = ['/getInfo', '/getRouters'];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = () => Response;

/** The next calls of this path get these answers, the later ones the server's own; counts all of them. */
function answerFirst(call: string, ...answers: Answer[]) {
  const times: number[] = [];
  server.use(
    http.get(path(call), () => {
      times.push(Date.now());
      return answers[times.length - 1]?.();
    }),
  );
  return times;
}

const status =
  (code: number, headers: HeadersInit = {}): Answer =>
  () =>
    new Response('<h1>nginx</h1>', { status: code, headers });
const disconnected: Answer = () => HttpResponse.error();

const form = () => screen.findByRole('form', { name: '登录' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const sentTimes = (times: readonly number[][]) => times.map((sent) => sent.length);

/** Lets the pauses pass, and each attempt reach the server. */
async function passPauses(times: readonly number[][]) {
  for (const [index, pause] of [1_500, 4_000, 9_000].entries()) {
    await waitFor(() => expect(sentTimes(times)).toEqual([index + 1, index + 1]));
    await screen.findByText(WAITING);
    await pass(pause);
  }
}

/** Reloads a page while the backend restarts. */
async function reloadMeanwhile(...answers: Answer[]) {
  const app = await signedIn('/profile');
  const times = CALLS.map((call) => answerFirst(call, ...answers));
  return { app: app.reload(), times };
}

test.each([
  ['500', status(500)],
  ['502', status(502)],
  ['503', status(503)],
  ['504', status(504)],
  ['a lost connection', disconnected],
])('%s: who reloads while the backend restarts stays signed in (§2.19)', async (_name, answer) => {
  const { app, times } = await reloadMeanwhile(answer, answer, answer);
  await passPauses(times);
  await waitFor(() => expect(screen.getByRole('heading', { name: '集团管理员' })).toBeVisible());
  expect(app.here()).toBe('/profile');
  expect(screen.queryByRole('list', { name: '错误提示' })?.textContent ?? '').toBe('');
});

test('after three more attempts the session ends, and the reason is told once (§2.19)', async () => {
  const { app, times } = await reloadMeanwhile(...Array.from({ length: 9 }, () => status(503)));
  await passPauses(times);
  await form();
  expect(app.here()).toBe(`/login?redirect=${encodeURIComponent('/profile')}`);
  expect(screen.getAllByText('请求被网络设备或网关拦截（503）')).toHaveLength(1);
  expect(Math.max(...sentTimes(times))).toBe(4);
});

test('a server that says when to come back is not asked earlier', async () => {
  const { times } = await reloadMeanwhile(status(503, { 'Retry-After': '12' }));
  await screen.findByText(WAITING);
  await pass(11_000);
  expect(sentTimes(times)).toEqual([1, 1]);
  await pass(2_000);
  await waitFor(() => expect(screen.getByRole('heading', { name: '集团管理员' })).toBeVisible());
});

test('one that wants more time than there is ends the session at once', async () => {
  const { times } = await reloadMeanwhile(status(503, { 'Retry-After': '120' }));
  await form();
  expect(times.map((sent) => sent.length)).toEqual([1, 1]);
});

test.each([
  ['404', status(404)],
  ['a wrong shape', () => HttpResponse.json({ code: 200, data: 'none' })],
  ['a refused token', () => HttpResponse.json({ code: 401 })],
] as [string, Answer][])('%s ends the session at once', async (_name, answer) => {
  const { times } = await reloadMeanwhile(answer);
  await form();
  expect(Math.max(...times.map((sent) => sent.length))).toBe(1);
});

test('the splash has a way out, and says what it loses (§2.19, §4.51)', async () => {
  windowStorage('input', '1', '/system/post').write('x');
  const { app } = await reloadMeanwhile(...Array.from({ length: 9 }, () => status(502)));
  const leave = await screen.findByRole('button', { name: '退出登录' });
  expect(screen.getByText('有未保存的修改，退出后将丢失')).toBeVisible();
  await app.user.click(leave);
  await form();
  expect(window.localStorage.getItem('admintoken')).toBeNull();
  await pass(20_000);
  expect(screen.queryByText('网关错误')).toBeNull();
});

test('signing in waits as well, and the form keeps what was typed', async () => {
  const app = renderApp();
  answerFirst('/getInfo', status(502));
  await fillLogin(app);
  await waitFor(() => expect(screen.getByText(WAITING)).toBeVisible());
  expect(screen.getByLabelText('用户名')).toHaveValue('admin');
  await pass(5_000);
  await findMainMenu();
  await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
});
