import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { signOut } from '@/features/access/session';
import { handOnCodes, takeCodes } from '@/lib/sso/addressCodes';
import { lockChanged } from '@/state/user/userSlice';
import { db } from '../../mocks/db/db';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { makeJwt } from '../../mocks/make/jwt';
import { withConfig } from '../config';
import { findMainMenu } from '../mainMenu';
import { renderApp, signedIn } from '../renderApp';

const left = vi.hoisted(() => vi.fn<(url: string) => void>());
vi.mock('@/lib/reloadWindow', () => ({ leaveTo: left, reloadWindow: vi.fn(), isReloading: () => false }));

const API = `${window.location.origin}/dzb/prod-api`;
const OIDC = { sso: 'oidc', ssoUrl: `${API}/sso/authorize?client_id=dzb` } as const;
const CAS = { sso: 'cas', ssoUrl: `${API}/sso/cas/login` } as const;
const PORTAL = { ssoPortal: true } as const;

beforeEach(() => {
  left.mockClear();
  handOnCodes();
  window.history.replaceState(null, '', '/');
});

/** Loads the page at an address, as the browser does. */
function arrive(address: string) {
  window.history.replaceState(null, '', address);
  takeCodes();
  const { hash } = window.location;
  return renderApp(hash.replace(/^#/, '') || '/');
}

/** Opens a page without a session, and goes where the app leads. */
async function leave(address = '/#/system/dict?type=sex') {
  const app = arrive(address);
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const [[url = ''] = []] = left.mock.calls;
  left.mockClear();
  app.unmount();
  return url;
}

/** What the provider answers for an account: the address that leads back, below the test's own page. */
async function backFrom(url: string, account = 'clerk'): Promise<string> {
  const answer = await fetch(`${url}&account=${account}`, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return `/${back.search}`;
}

const tokenOf = (account: string) => {
  const token = makeJwt(account, 60_000);
  db.sessions.set(token, account);
  return token;
};
const expectUser = async (app: ReturnType<typeof renderApp>, account: string) => {
  await findMainMenu();
  expect(app.store.getState().user.username).toBe(account);
};
/** The login page says why, and does not lead away by itself. */
async function expectRefused(words: string | RegExp) {
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByRole('button', { name: '统一登录' })).toBeEnabled();
  expect(left).not.toHaveBeenCalled();
}

test.each([
  [
    'OIDC',
    OIDC,
    ['client_id', 'response_type', 'scope', 'redirect_uri', 'state', 'code_challenge', 'code_challenge_method'],
  ],
  ['CAS', CAS, ['service']],
])('%s: out, in, and on to the page that was wanted; the code works once (§11.9)', async (_name, settings, asked) => {
  withConfig(settings);
  const url = await leave();
  expect([...new URL(url).searchParams.keys()]).toEqual(asked);
  expect(decodeURIComponent(url)).not.toContain('#');
  const back = await backFrom(url);
  const app = arrive(back);
  await expectUser(app, 'clerk');
  await waitFor(() => expect(app.here()).toBe('/system/dict?type=sex'));
  expect(window.location.search).toBe('');
  expect(screen.getByText('已通过统一登录登录为“王海洋”')).toBeVisible();
  expect(window.sessionStorage.getItem('sso')).toBeNull();
  // Once more, in a window that somebody has copied the address to: nobody has asked there.
  app.unmount();
  window.localStorage.clear();
  arrive(back);
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
});

test.each([
  ['a wrong state', (back: string) => back.replace(/state=[^&]+/, 'state=other'), /不是本窗口最近发出的/],
  ['no state', (back: string) => back.replace(/&?state=[^&]+/, ''), /不是本窗口最近发出的/],
  ['the code twice', (back: string) => `${back}&code=x`, /没有给出有效的登录凭证/],
  ['a refusal', (back: string) => back.replace(/code=[^&]+/, 'error=access_denied'), /没有给出有效的登录凭证/],
  [
    'a code that the provider does not know',
    (back: string) => back.replace(/code=/, 'code=z'),
    /登录凭证已使用或已过期/,
  ],
])('OIDC: %s ends at the login page, which says so (§11.9)', async (_name, spoil, words) => {
  withConfig(OIDC);
  const app = arrive(spoil(await backFrom(await leave())));
  await expectRefused(words);
  expect(app.here()).toBe('/login?redirect=%2Fsystem%2Fdict%3Ftype%3Dsex');
});

test('the sign-in of another window meanwhile stands, and the code is not used (§11.9)', async () => {
  withConfig(OIDC);
  const back = await backFrom(await leave());
  window.localStorage.setItem('admintoken', tokenOf('admin'));
  const app = arrive(back);
  await expectUser(app, 'admin');
  await waitFor(() => expect(app.here()).toBe('/system/dict?type=sex'));
  expect(db.grants.size).toBe(1);
});

test('whoever comes back without a sign-in finds a button, and no way round in circles (§11.9)', async () => {
  withConfig(OIDC);
  await leave();
  const app = arrive('/');
  const button = await screen.findByRole('button', { name: '统一登录' });
  expect(left).not.toHaveBeenCalled();
  await app.user.click(button);
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
});

test('administrators have the form at /login?local (§11.8)', async () => {
  withConfig(OIDC);
  renderApp('/login?local');
  expect(await screen.findByRole('form', { name: '登录' })).toBeVisible();
  expect(left).not.toHaveBeenCalled();
});

test('a sign-out is told to the server, then leads to the provider’s (§11.8)', async () => {
  withConfig({ ...CAS, ssoLogoutUrl: '/sso/logout' });
  const app = await signedIn();
  const { token } = app.store.getState().user;
  await app.user.click(screen.getByRole('button', { name: /^账号/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: /退出登录/ }));
  await waitFor(() => expect(left.mock.calls).toEqual([['/sso/logout']]));
  expect(db.sessions.has(token ?? '')).toBe(false);
});

test.each([
  ['OIDC, 退出登录', OIDC, 'prompt=login', false],
  ['CAS, 退出登录', CAS, 'renew=true', false],
  ['OIDC, 退出登录 of a locked screen', { ...OIDC, ssoLogoutUrl: '/sso/logout' }, 'prompt=login', true],
])('%s: the provider is to ask for the password again, once (§11.8)', async (_name, settings, asked, locks) => {
  withConfig(settings);
  const app = await signedIn('/profile');
  if (locks) act(() => void app.store.dispatch(lockChanged(true)));
  act(() => void app.store.dispatch(signOut()));
  if (locks) await waitFor(() => expect(left).toHaveBeenCalledOnce());
  left.mockClear();
  app.unmount();
  const url = await leave('/');
  expect(url.split(/[?&]/)).toContain(asked);
  const again = arrive(await backFrom(url));
  await expectUser(again, 'clerk');
  again.unmount();
  window.localStorage.removeItem('admintoken');
  expect(await leave()).not.toContain(asked);
});

test('a locked screen whose session has expired is not passed without the password (§11.8)', async () => {
  withConfig(OIDC);
  const app = await signedIn('/profile');
  act(() => void app.store.dispatch(lockChanged(true)));
  app.unmount();
  db.sessions.clear();
  arrive('/');
  const again = await screen.findByRole('button', { name: '统一登录' });
  await app.user.click(again);
  await waitFor(() => expect(left.mock.lastCall?.[0]).toContain('prompt=login'));
});

test('a session that ends keeps the user on the page, with a button (§11.8)', async () => {
  withConfig(CAS);
  const app = await signedIn('/profile');
  db.sessions.clear();
  await app.user.click(screen.getByRole('button', { name: /^账号/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: /刷新菜单与权限/ }));
  await expectRefused('登录状态已过期，请重新登录');
});

test('the gateway in front has expired: the way on is the sign-in elsewhere (§11.8)', async () => {
  withConfig(OIDC);
  const app = await signedIn('/profile');
  server.use(http.get(path('/getInfo'), () => new HttpResponse(null, { status: 302 })));
  await app.user.click(screen.getByRole('button', { name: /^账号/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: /刷新菜单与权限/ }));
  await app.user.click(await screen.findByRole('button', { name: '重新加载' }));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(JSON.parse(window.sessionStorage.getItem('sso') ?? '')).toMatchObject({ to: '/login?redirect=%2Fprofile' });
});

test('portal: its token begins a session, and the toast names whose (§11.10)', async () => {
  withConfig(PORTAL);
  const app = arrive(`/?token=${tokenOf('clerk')}#/profile`);
  await expectUser(app, 'clerk');
  expect(app.here()).toBe('/profile');
  expect(screen.getByText('已通过门户登录为“王海洋”')).toBeVisible();
});

test.each([
  ['继续使用“集团管理员”（admin）', 'admin'],
  ['切换为“王海洋”（clerk）', 'clerk'],
])('portal: with a session of another user a question names both: %s (§11.10)', async (answer, account) => {
  withConfig(PORTAL);
  window.localStorage.setItem('admintoken', tokenOf('admin'));
  const app = arrive(`/?token=${tokenOf('clerk')}`);
  expect(await screen.findByText(/本浏览器已登录为“集团管理员”（admin），门户要登录为“王海洋”（clerk）/)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: answer }));
  await expectUser(app, account);
  expect(window.localStorage.getItem('admintoken')).toBe(app.store.getState().user.token);
});

test.each([
  ['the same user', () => tokenOf('admin'), null],
  ['a token that the server does not know', () => 'x.y.z', '门户传来的登录凭证无效或已过期'],
  ['a token with blanks', () => 'a%20b', '门户传来的登录凭证无效'],
])('portal: %s changes nothing of a session (§11.10)', async (_name, token, words) => {
  withConfig(PORTAL);
  const own = tokenOf('admin');
  window.localStorage.setItem('admintoken', own);
  const app = arrive(`/?token=${token()}`);
  await expectUser(app, 'admin');
  expect(app.store.getState().user.token).toBe(own);
  if (words) expect(screen.getByText(words)).toBeVisible();
});

test('portal: a session that has expired gives way to the token (§11.10)', async () => {
  withConfig(PORTAL);
  window.localStorage.setItem('admintoken', 'over');
  await expectUser(arrive(`/?token=${tokenOf('clerk')}`), 'clerk');
});

test('portal: without a session a token that the server refuses is never stored, and told (§11.10)', async () => {
  withConfig(PORTAL);
  const written = vi.spyOn(Storage.prototype, 'setItem');
  const app = arrive('/?token=x.y.z');
  expect(await screen.findByText('门户传来的登录凭证无效或已过期')).toBeVisible();
  expect(await screen.findByRole('form', { name: '登录' })).toBeVisible();
  expect(app.store.getState().user.token).toBeUndefined();
  expect(written.mock.calls.filter((call) => JSON.stringify(call).includes('x.y.z'))).toEqual([]);
});

test('where it is off, codes are taken out, and nothing follows; 404 does not name them (§11.7)', async () => {
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => void calls.push(request.url));
  const app = arrive(`/?ticket=ST-1#/no/such/page?token=${tokenOf('clerk')}`);
  await screen.findByRole('form', { name: '登录' });
  expect(app.here()).toBe('/login?redirect=%2Fno%2Fsuch%2Fpage');
  expect(calls.filter((url) => /ST-1|getInfo|sso/.test(url))).toEqual([]);
  expect(window.localStorage.getItem('admintoken')).toBeNull();
});
