import { act, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import type { Services } from '@/state/services';
import { tokenReceived } from '@/state/user/userSlice';
import { db } from '../../mocks/db/db';
import { path } from '../../mocks/handlers/path';
import { makeJwt } from '../../mocks/make/jwt';
import { server } from '../../mocks/server';
import { withConfig } from '../config';
import { fillLogin, renderApp, signedIn, signIn } from '../renderApp';
import { findMainMenu } from '../mainMenu';

const anything = { schema: v.unknown() };
const call = ({ services }: { services: Services }, url: string) =>
  act(() => services.http.get(url, anything).catch((error: unknown) => error));
const respond = (url: string, body: object, status = 200) =>
  server.use(http.get(path(url), () => HttpResponse.json(body, { status })));
const form = () => screen.findByRole('form', { name: '登录' });

async function signOut({ user }: Awaited<ReturnType<typeof signedIn>>) {
  await user.click(screen.getByRole('button', { name: /^账号/ }));
  await user.click(await screen.findByRole('menuitem', { name: /退出登录/ }));
  await form();
}

test('a deep link of a stranger leads through the login back to itself (§2.11, §2.17)', async () => {
  const app = renderApp('/profile?tab=1');
  await form();
  expect(app.here()).toBe(`/login?redirect=${encodeURIComponent('/profile?tab=1')}`);
  await fillLogin(app);
  await waitFor(() => expect(screen.getByRole('heading', { name: '集团管理员' })).toBeVisible());
  expect(app.here()).toBe('/profile?tab=1');
});

test('logout: the server is told, everything is reset, the next login returns (§2.8, §2.24, §2.45, §3.1, §3.3, §4.5, §4.6, §4.7, §4.8, §4.9, §7.10)', async () => {
  const app = await signedIn('/profile');
  let told = '';
  server.use(
    http.post(path('/logout'), ({ request }) => {
      told = request.headers.get('authorization') ?? '';
      return HttpResponse.json({ code: 200 });
    }),
  );
  const { token } = app.store.getState().user;
  await signOut(app);
  await waitFor(() => expect(told).toBe(`Bearer ${token}`));
  expect(app.here()).toBe(`/login?redirect=${encodeURIComponent('/profile')}`);
  expect(app.store.getState()).toMatchObject({
    user: { token: undefined, name: '', avatar: '', roles: [], permissions: [], admin: false },
    routes: { status: 'none' },
    recentPages: [],
  });
  expect(window.localStorage.getItem('admintoken')).toBeNull();

  await fillLogin(app);
  await waitFor(() => expect(screen.getByRole('heading', { name: '集团管理员' })).toBeVisible());
  expect(app.here()).toBe('/profile');
});

test('who signs out and in again while the server is still busy with the first stays signed in, and reads no error', async () => {
  const app = await signedIn('/profile');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const answered = vi.fn();
  server.use(
    http.post(path('/logout'), async () => {
      await held;
      answered();
      return HttpResponse.json({ code: 401, msg: '登录状态已过期' });
    }),
  );
  await signOut(app);
  await fillLogin(app, 'clerk');
  await findMainMenu();
  answer();
  await waitFor(() => expect(answered).toHaveBeenCalled());
  respond('/thing', { code: 200 });
  await call(app, '/thing');
  expect(app.store.getState().user.username).toBe('clerk');
  expect(window.localStorage.getItem('admintoken')).toBe(app.store.getState().user.token);
  expect(screen.queryByText('登录状态已过期')).toBeNull();
});

test('a call that the server refuses because of the logout is not told', async () => {
  const app = await signedIn();
  server.use(http.post(path('/logout'), () => delay('infinite')));
  let refuse: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (refuse = resolve));
  server.use(http.get(path('/poll'), () => held.then(() => HttpResponse.json({ code: 401, msg: '登录状态已过期' }))));
  const polled = app.services.http.get('/poll', anything).catch((error: unknown) => error);
  await app.user.click(screen.getByRole('button', { name: /^账号/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: /退出登录/ }));
  refuse();
  await act(() => polled);
  await form();
  expect(screen.queryByText('登录状态已过期')).toBeNull();
});

test('the error log of one user is not shown to the next', async () => {
  const app = await signedIn();
  respond('/thing', { code: 500, msg: '张三的身份证号不正确' });
  await call(app, '/thing');
  await waitFor(() => expect(screen.getByRole('button', { name: '异常捕获 1 条' })).toBeVisible());
  await signOut(app);
  await fillLogin(app, 'clerk');
  await findMainMenu();
  expect(app.store.getState().errorLog).toEqual([]);
  expect(screen.queryByRole('button', { name: /异常捕获/ })).toBeNull();
});

const comeBack = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

test('a page out of the browser’s back/forward cache shows no user when the session is over meanwhile', async () => {
  const app = await signedIn('/profile');
  window.localStorage.removeItem('admintoken');
  comeBack(true);
  await form();
  expect(app.here()).toBe(`/login?redirect=${encodeURIComponent('/profile')}`);
  expect(screen.getByText('登录已过期，请重新登录')).toBeVisible();
});

test('a page out of the browser’s back/forward cache is the user’s who has signed in meanwhile', async () => {
  const app = await signedIn('/profile');
  const token = makeJwt('clerk', 3_600_000);
  db.sessions.set(token, 'clerk');
  window.localStorage.setItem('admintoken', token);
  comeBack(true);
  await waitFor(() => expect(screen.getByText('已切换为“王海洋”的登录')).toBeVisible());
  expect(app.here()).toBe('/workbench');
  expect(window.localStorage.getItem('admintoken')).toBe(token);
});

test('a page out of the browser’s back/forward cache goes on with a session that goes on', async () => {
  const app = await signedIn('/profile');
  comeBack(true);
  expect(screen.getByRole('heading', { name: '集团管理员' })).toBeVisible();
  app.unmount();
});

test('a page out of the back/forward cache goes on where the browser keeps no token', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const app = await signIn('/profile');
  comeBack(true);
  await waitFor(() => expect(screen.getByRole('heading', { name: '集团管理员' })).toBeVisible());
  expect(app.store.getState().user.token).toBeDefined();
});

test('a logout call that fails still ends the session, without a complaint (§4.5)', async () => {
  const app = await signedIn();
  server.use(http.post(path('/logout'), () => HttpResponse.json({}, { status: 500 })));
  await signOut(app);
  expect(app.store.getState().user.token).toBeUndefined();
  expect(screen.queryByText('服务器发生错误')).toBeNull();
});

test.each([
  '//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\\evil.example',
  '/\t/evil.example',
  '/login',
  '/404',
  `/${'a'.repeat(3000)}`,
])('redirect target %j is not followed', async (target) => {
  const app = renderApp(`/login?redirect=${encodeURIComponent(target)}`);
  await fillLogin(app);
  await findMainMenu();
  expect(app.here()).toBe('/workbench');
});

test('a kept token opens the page that was left (§2.18, §4.11)', async () => {
  const app = await signedIn('/profile');
  app.reload();
  await waitFor(() => expect(screen.getByRole('heading', { name: '集团管理员' })).toBeVisible());
});

test('a kept token at the login page leads on: no form meanwhile, and no captcha', async () => {
  const app = await signedIn();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const asked = vi.fn();
  server.use(
    http.get(path('/captchaImage'), asked),
    http.get(path('/getRouters'), async () => {
      asked('/getRouters');
      await held;
    }),
  );
  window.history.replaceState(null, '', '#/login?redirect=%2Fprofile');
  app.reload();
  await waitFor(() => expect(asked).toHaveBeenCalledWith('/getRouters'));
  expect(screen.getByText('正在加载中...')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  answer();
  await waitFor(() => expect(screen.getByRole('heading', { name: '集团管理员' })).toBeVisible());
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each(['expired-token', '令牌', 'a\nb'])(
  'a kept token that is no longer good (%j) leads to the login (§6.11)',
  async (token) => {
    window.localStorage.setItem('admintoken', token);
    const app = renderApp('/profile');
    await form();
    expect(app.here()).toBe(`/login?redirect=${encodeURIComponent('/profile')}`);
    expect(window.localStorage.getItem('admintoken')).toBeNull();
  },
);

test('401 in the midst ends the session once, however many calls fail together (§6.11, §8.7)', async () => {
  const app = await signedIn('/profile');
  respond('/a', { code: 401, msg: '登录状态已过期，请重新登录' });
  respond('/b', {}, 401);
  const ended = vi.fn();
  const stop = app.store.subscribe(() => {
    if (app.store.getState().user.token === undefined) ended();
  });
  const calls = ['/a', '/a', '/b'].map((url) => app.services.http.get(url, anything).catch(() => undefined));
  await act(() => Promise.all(calls));
  stop();
  await form();
  expect(app.here()).toBe(`/login?redirect=${encodeURIComponent('/profile')}`);
  expect(screen.getAllByText(/登录状态已过期|用户没有权限/)).toHaveLength(1);
});

test('a late 401 of the session before does not end the new one', async () => {
  const app = await signedIn();
  let refuse: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (refuse = resolve));
  server.use(http.get(path('/late'), () => held.then(() => HttpResponse.json({ code: 401 }))));
  const late = app.services.http.get('/late', anything).catch((error: unknown) => error);
  db.sessions.set('another', 'clerk');
  act(() => void app.store.dispatch(tokenReceived('another')));
  refuse();
  await act(() => late);
  expect(app.store.getState().user.token).toBe('another');
});

test('calls of an ended session are aborted without a word', async () => {
  const app = await signedIn();
  server.use(http.get(path('/endless'), () => delay('infinite')));
  const endless = app.services.http.get('/endless', anything).catch((error: unknown) => error);
  await signOut(app);
  expect(await endless).toMatchObject({ name: 'AbortedError' });
  expect(screen.queryByText(/aborted/)).toBeNull();
});

test('403 leads to its page, and back home (§2.2, §6.10, §8.9)', async () => {
  const app = await signedIn();
  respond('/secret', { code: 403 });
  await call(app, '/secret');
  await waitFor(() => expect(screen.getByRole('heading', { name: '没有访问权限' })).toBeVisible());
  await waitFor(() => expect(screen.getByText('用户得到授权，但是访问是被禁止的')).toBeVisible());
  expect(app.here()).toBe('/403');
  await app.user.click(screen.getByRole('button', { name: '返回首页' }));
  await findMainMenu();
  expect(app.here()).toBe('/workbench');
});

test.each([
  ['500', () => HttpResponse.json({}, { status: 500 }), '服务器发生错误'],
  ['500 with a message', () => HttpResponse.json({ code: 500, msg: '库存不足' }), '库存不足'],
  ['offline', () => HttpResponse.error(), /后端不支持跨域CORS.*（Network Error）/],
  ['HTML', () => HttpResponse.html('<h1>登录</h1>'), '登录网关已过期，请重新加载页面'],
])(
  '%s: a toast, an entry in the error log, the page goes on (§7.50, §7.51, §7.52)',
  async (_name, resolver, message) => {
    const app = await signedIn();
    server.use(http.get(path('/thing'), resolver));
    await act(() => app.services.http.get('/thing', { schema: v.object({ data: v.string() }) }).catch(() => undefined));
    await waitFor(() => expect(screen.getByText(message)).toBeVisible());
    expect(app.store.getState().errorLog[0]?.url).toBe('#/workbench');
    expect(screen.getByRole('heading', { name: /集团管理员！$/ })).toBeVisible();
  },
);

test('nothing is logged while error logging is off (§4.20, §7.51)', async () => {
  withConfig({ errorLog: false });
  const app = await signedIn('/', 'clerk');
  respond('/thing', {}, 500);
  await call(app, '/thing');
  expect(app.store.getState().errorLog).toEqual([]);
});

test('a debounced call covers the page until it is answered (§7.6)', async () => {
  const app = await signedIn();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.post(path('/member/doEdit'), async () => {
      await held;
      return HttpResponse.json({ code: 200 });
    }),
  );
  const saving = app.services.http.post('/member/doEdit', { id: 1 }, anything);
  await waitFor(() => expect(screen.getByText('正在加载中...')).toBeVisible());
  release();
  await act(() => saving);
  expect(screen.queryByText('正在加载中...')).toBeNull();
});

test('what one browser tab ends, the others end too', async () => {
  const app = await signedIn('/profile');
  const [other, last] = [new BroadcastChannel('session'), new BroadcastChannel('session')];
  const heard = vi.fn<(message: unknown) => void>();
  last.onmessage = ({ data }) => heard(data);
  other.postMessage({ token: 'of somebody else' });
  other.postMessage('nonsense');
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  last.close();
  const { token } = app.store.getState().user;
  expect(token).toBeDefined();
  other.postMessage({ token });
  await waitFor(() => expect(screen.getByText('您已在其他标签页退出登录')).toBeVisible());
  await form();
  other.close();
});

test('a session that cannot be loaded in one browser tab goes on in the others', async () => {
  const app = await signedIn('/profile');
  const [other, last] = [new BroadcastChannel('session'), new BroadcastChannel('session')];
  const heard: unknown[] = [];
  other.onmessage = ({ data }) => heard.push(data);
  respond('/getRouters', { code: 400 }, 502);
  app.reload();
  await form();
  last.postMessage('the end');
  await waitFor(() => expect(heard).toContain('the end'));
  expect(heard).toEqual(['the end']);
  other.close();
  last.close();
});

test('who signs out leaves the token of a session that another tab has begun since', async () => {
  const app = await signedIn('/profile');
  window.localStorage.setItem('admintoken', 'of another session');
  await signOut(app);
  expect(window.localStorage.getItem('admintoken')).toBe('of another session');
});

test('a browser that refuses to keep the token: the user is told and can work', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const app = renderApp();
  await fillLogin(app);
  await findMainMenu();
  await waitFor(() => expect(screen.getByText('浏览器未能保存登录状态，刷新页面后需要重新登录')).toBeVisible());
});

test.each(['/login', '/register', '/403', '/404'])(
  '%s is open to everybody (§2.1, §2.2, §2.3, §2.14, §2.16, §6.9)',
  async (open) => {
    const app = renderApp(open);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
    // Without the setting `register` this is an unknown path.
    expect(app.here()).toBe(open === '/register' ? '/404' : open);
  },
);

test('an unknown path leads to 404 once signed in (§2.3, §2.4, §2.27)', async () => {
  const app = renderApp('/no/such/page');
  await fillLogin(app);
  await waitFor(() => expect(screen.getByRole('heading', { name: '页面不存在' })).toBeVisible());
  expect(app.here()).toBe('/404');
});

test('login interception off: everybody counts as logged in (§2.23)', async () => {
  withConfig({ loginInterception: false });
  server.use(http.get(path('/getRouters'), () => HttpResponse.json({ code: 200, data: [] })));
  const app = renderApp('/');
  await waitFor(() => expect(screen.getByRole('heading', { name: /游客！$/ })).toBeVisible());
  expect(app.store.getState().user).toMatchObject({ token: undefined, admin: true });
});

test('login interception off and no routes to be had: the login page, once', async () => {
  withConfig({ loginInterception: false });
  let calls = 0;
  server.use(
    http.get(path('/getRouters'), () => {
      calls += 1;
      return HttpResponse.json({}, { status: 400 });
    }),
  );
  renderApp('/profile');
  await form();
  expect(calls).toBe(1);
});

test('visitor mode: routes are loaded without a login, other pages stay closed (§2.21)', async () => {
  withConfig({ supportVisit: true });
  const visited = { path: '/news', component: 'x', meta: { title: '新闻', roles: ['member'] } };
  respond('/getRouters', { code: 200, data: [visited] });
  const app = renderApp('/404');
  await waitFor(() => expect(screen.getByRole('heading', { name: '页面不存在' })).toBeVisible());
  expect(app.store.getState().routes).toMatchObject({ status: 'ready' });
  app.unmount();
  const next = renderApp('/news');
  await form();
  expect(next.here()).toBe(`/login?redirect=${encodeURIComponent('/news')}`);
});

test('authentication mode none: the static routes only, the server is not asked (§2.18, §7.13)', async () => {
  withConfig({ authentication: 'none' });
  server.use(http.get(path('/getRouters'), () => HttpResponse.json({ code: 500, msg: '不该被调用' })));
  await signedIn();
  expect(screen.queryByText('不该被调用')).toBeNull();
});
