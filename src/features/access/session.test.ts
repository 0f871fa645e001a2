import { http as route, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BackendKind } from '@/config/dialects';
import { AbortedError, ApiError } from '@/lib/http/errors';
import { sessionEnded } from '@/state/sessionEnded';
import { routesBuilt } from '@/state/routes/routesSlice';
import {
  lockChanged,
  selectIsLocked,
  selectToken,
  selectUser,
  tokenFound,
  userInfoReceived,
} from '@/state/user/userSlice';
import { withConfig } from '../../../tests/config';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { BASE, http, server, startBackend } from '../../../tests/httpBackend';
import { signedInUser } from '../../../tests/signedInUser';
import { loadSession, refreshAccess, unlock } from './session';

startBackend();

const call = { method: 'GET', url: '/getInfo', token: 'first' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers().unstubAllGlobals());

/** A store with a session that is being loaded; `fail` makes its calls fail. */
function beginLoading() {
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => (fail = reject));
  const services = createTestServices();
  const store = createTestStore({ ...services, http: { ...services.http, get: () => failed } });
  store.dispatch(tokenFound('first'));
  const loading = store.dispatch(loadSession()).catch((error: unknown) => error);
  return { store, loading, fail: (error: Error) => fail(error) };
}

test('a late failure of a former session leaves the new one alone', async () => {
  const { store, loading, fail } = beginLoading();
  store.dispatch(sessionEnded({ reason: 'logout' }));
  store.dispatch(tokenFound('second'));
  fail(new ApiError(call, '400', '数据库繁忙'));
  await loading;
  expect(selectToken(store.getState())).toBe('second');
});

test('a failure of this session ends it', async () => {
  const { store, loading, fail } = beginLoading();
  fail(new ApiError(call, '400', '数据库繁忙'));
  await loading;
  expect(selectToken(store.getState())).toBeUndefined();
  expect(selectUser(store.getState()).lastEnd).toEqual({ reason: 'failed', why: '登录未完成：数据库繁忙' });
});

test('a server that stumbles is asked for a while; then the end has its number and time (§2.19)', async () => {
  vi.setSystemTime(new Date(2026, 2, 1, 9, 12));
  const { store, loading, fail } = beginLoading();
  fail(new ApiError(call, '500', '数据库繁忙'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(selectToken(store.getState())).toBe('first');
  await vi.advanceTimersByTimeAsync(10_000);
  await loading;
  const why = '服务器暂时不可用，请稍后重新登录（500，09:12）';
  expect(selectUser(store.getState()).lastEnd).toEqual({ reason: 'failed', why });
});

test('what the browser aborts because the page is reloaded ends nothing until the page is gone', async () => {
  const { store, loading, fail } = beginLoading();
  fail(new AbortedError(call));
  await vi.advanceTimersByTimeAsync(999);
  expect(selectToken(store.getState())).toBe('first');
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(selectToken(store.getState())).toBeUndefined();
});

test('a session that is being loaded is not loaded again', async () => {
  const { store, loading, fail } = beginLoading();
  await store.dispatch(loadSession());
  fail(new ApiError(call, '400', '数据库繁忙'));
  expect(await loading).toBeInstanceOf(ApiError);
});

/** A store whose session is loaded, and a refresh of it that waits for the server. */
function beginLate(run: 'load' | 'refresh') {
  const answers: ((body: unknown) => void)[] = [];
  const services = createTestServices();
  const get = () => new Promise<never>((resolve) => answers.push(resolve as (body: unknown) => void));
  const store = createTestStore({ ...services, http: { ...services.http, get } });
  store.dispatch(tokenFound('first'));
  if (run === 'refresh') store.dispatch(routesBuilt([]));
  const late = store.dispatch(run === 'load' ? loadSession() : refreshAccess());
  const user = { ...selectUser(store.getState()), id: '1', name: '甲', permissions: ['*:*:*'] };
  const [info, routes] = [{ ...user, kinds: ['product'] }, []];
  return { store, late, answer: () => answers.forEach((resolve, place) => resolve(place === 0 ? info : routes)) };
}

test.each(['load', 'refresh'] as const)('a late answer of a former session is not the next one’s: %s', async (run) => {
  const { store, late, answer } = beginLate(run);
  store.dispatch(sessionEnded({ reason: 'replaced' }));
  store.dispatch(tokenFound('second'));
  answer();
  await late;
  expect(selectUser(store.getState())).toMatchObject({ token: 'second', name: '', permissions: [] });
});

const PRODUCT = { uid: 1, realName: '甲' };
const RUOYI = { userId: 1, nickName: '甲' };
const TOLD = 'GET /getInfo：设置 "backend" 为';

test.each<[BackendKind, permissions: string, body: object, told: string[]]>([
  ['product', '*:*:*', { data: { user: PRODUCT } }, []],
  ['product', '*:*:*', { user: RUOYI }, [`${TOLD}“product”，服务器的应答却是“ruoyi”的：一部分功能不可用，请修改设置`]],
  [
    'product',
    '*:*:*',
    { data: { user: RUOYI } },
    [`${TOLD}“product”，服务器的应答却是“ruoyi”或“ruoyi-plus”的：一部分功能不可用，请修改设置`],
  ],
  ['product', 'a:b:c', { user: RUOYI }, []],
  ['product', '*:*:*', { user: { ...PRODUCT, ...RUOYI } }, []],
  ['product', '*:*:*', { user: {} }, []],
  ['ruoyi', '*:*:*', { user: RUOYI }, []],
  ['ruoyi', '*:*:*', { data: { user: RUOYI } }, []],
  ['ruoyi', '*:*:*', { user: PRODUCT }, [expect.stringContaining('“product”的')]],
  ['ruoyi-plus', '*:*:*', { data: { user: RUOYI } }, []],
  ['ruoyi-plus', '*:*:*', { user: RUOYI }, [expect.stringContaining('却是“ruoyi”的')]],
])(
  'a server of another kind than %s is told to who may everything (%s): %j (§19.3)',
  async (backend, all, body, told) => {
    vi.useRealTimers();
    vi.stubGlobal('window', { location: { hash: '#/' } });
    withConfig({ backend, errorLog: false });
    const more = { roles: [], permissions: [all] };
    const answer = 'data' in body ? { data: { ...(body.data as object), ...more } } : { ...body, ...more };
    server.use(
      route.get(`${BASE}/getInfo`, () => HttpResponse.json({ code: 200, ...answer })),
      route.get(`${BASE}/getRouters`, () => HttpResponse.json({ code: 200, data: [] })),
    );
    const store = createTestStore({ ...createTestServices(), http });
    store.dispatch(tokenFound('first'));
    await store.dispatch(loadSession());
    expect(store.getState().errorLog.map(({ err }) => err.message)).toEqual(told);
  },
);

test.each([
  ['its code', { code: 200, msg: '解锁成功' }, true],
  ['its code as text', { code: '200' }, true],
  ['no code', {}, false],
  ['another word than the code', { success: true }, false],
  ['a refusal without a code', { success: false }, false],
  ['a refusal beside the code', { code: 200, success: false }, false],
  ['a refusal as data', { code: 200, data: false }, false],
  ['data without a code', { data: true }, false],
  ['an empty list', [], false],
  ['nothing', undefined, false],
])('the screen is unlocked by %s: %j: %s (§4.62)', async (_name, answer, opens) => {
  vi.useRealTimers();
  server.use(
    route.post(`${BASE}/unlockscreen`, () =>
      answer === undefined ? new HttpResponse(null) : HttpResponse.json(answer),
    ),
  );
  const store = createTestStore({ ...createTestServices(), http });
  store.dispatch(tokenFound('first'));
  store.dispatch(userInfoReceived(signedInUser));
  store.dispatch(lockChanged(true));
  await store.dispatch(unlock({ password: 'p' }, false)).catch(() => undefined);
  expect(selectIsLocked(store.getState())).toBe(!opens);
});

test.each([
  ['by the password', false],
  ['by a login', true],
])('an unlock %s that ends late leaves another session locked (§4.62)', async (_name, byLogin) => {
  let answer: (body: unknown) => void = () => undefined;
  const services = createTestServices();
  const post = () => new Promise<never>((resolve) => (answer = resolve as (body: unknown) => void));
  const store = createTestStore({ ...services, http: { ...services.http, post } });
  store.dispatch(tokenFound('first'));
  store.dispatch(userInfoReceived(signedInUser));
  const late = store.dispatch(unlock({ password: 'p' }, byLogin));
  store.dispatch(sessionEnded({ reason: 'replaced' }));
  store.dispatch(tokenFound('second'));
  store.dispatch(userInfoReceived(signedInUser));
  store.dispatch(lockChanged(true));
  answer('first');
  await late;
  expect(selectIsLocked(store.getState())).toBe(true);
});

test('the screen is unlocked by a login at the user’s own tenant (§19.26)', async () => {
  vi.useRealTimers();
  const sent: unknown[] = [];
  server.use(
    route.post(`${BASE}/login`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ code: 200, token: 'first' });
    }),
  );
  const store = createTestStore({ ...createTestServices(), http });
  store.dispatch(tokenFound('first'));
  store.dispatch(userInfoReceived({ ...signedInUser, tenantId: '900856' }));
  await store.dispatch(unlock({ password: 'p' }, true));
  expect(sent).toEqual([{ username: 'a', tenantId: '900856', password: 'p' }]);
});
