import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { db } from '../../mocks/db/db';
import { configs } from '../../mocks/db/system/configs';
import { passwordRows } from '../../mocks/db/system/userTable';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { withConfig } from '../config';
import { fillLogin, renderApp, signIn } from '../renderApp';
import { findMainMenu, mainMenu, queryMainMenu } from '../mainMenu';

const answer = (method: 'get' | 'post', call: string, body: unknown, status = 200) =>
  server.use(http[method](path(call), () => HttpResponse.json(body as never, { status })));

const captchaField = () => screen.findByLabelText<HTMLInputElement>('验证码');
const captchaPicture = async () => (await screen.findByAltText<HTMLImageElement>('验证码图片')).src;

/** Expects no token and no menu, and that the login form is still open. */
async function expectNobody(app: ReturnType<typeof renderApp>) {
  expect(await screen.findByRole('button', { name: '登录' })).toBeEnabled();
  expect(app.here()).toBe('/login');
  expect(window.localStorage.getItem('admintoken')).toBeNull();
  expect(queryMainMenu()).toBeNull();
}

test('a person signs in and comes to the workbench (§1.1, §1.3, §2.1, §2.22, §4.1, §4.4)', async () => {
  const app = renderApp();
  await fillLogin(app);
  await waitFor(() => expect(screen.getByRole('heading', { name: /集团管理员！$/ })).toBeVisible());
  expect(app.here()).toBe('/workbench');
  expect(document.title).toBe('工作台 - 党支部管理平台');
  await waitFor(() => expect(screen.getByText('欢迎登录党支部管理平台')).toBeVisible());
  expect(window.localStorage.getItem('admintoken')).toBe(app.store.getState().user.token);
});

test.each([
  ['/', '/login'],
  ['dict', '/login?redirect=%2Fdict'],
  ['/dict?type=sex#part', '/login?redirect=%2Fdict%3Ftype%3Dsex'],
  ['/dict?name=%E5%85%9A', '/login?redirect=%2Fdict%3Fname%3D%25E5%2585%259A'],
  ['//evil.example/x', '/login?redirect=%2F%2Fevil.example%2Fx'],
  ['//', '/login?redirect=%2F%2F'],
  ['/login?redirect=%2Fdict', '/login?redirect=%2Fdict'],
])('a visitor of %s sees the login page at once, at %s', (address, shown) => {
  const app = renderApp(address);
  expect(screen.getByRole('form', { name: '登录' })).toBeVisible();
  expect(app.here()).toBe(shown);
  expect(document.title).toBe('登录 - 党支部管理平台');
});

test('Enter submits', async () => {
  const app = renderApp();
  await fillLogin(app, 'admin', { code: 'zz{Enter}' });
  await waitFor(() => expect(screen.getByText('验证码错误')).toBeVisible());
});

test('each account has its own menu (§2.10, §6.14)', async () => {
  const names = () => mainMenu().getAllByRole('menuitem').length;
  const clerk = await signIn('/', 'clerk');
  const few = names();
  clerk.unmount();
  window.localStorage.clear();
  await signIn('/', 'admin');
  expect(names()).toBeGreaterThan(few);
});

test('a visitor without any permission has the workbench only (§2.10)', async () => {
  await signIn('/', 'visitor');
  expect(
    mainMenu()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['工作台']);
  await waitFor(() => expect(screen.getByText('当前账号还没有可用的功能，请联系管理员开通。')).toBeVisible());
});

test.each([
  ['wrong password', { password: 'wrong-password' }, '用户名或密码错误', '密码'],
  ['wrong captcha', { code: '0000' }, '验证码错误', '验证码'],
])('%s: the message of the server, a new captcha, the user name kept', async (_name, wrong, message, refused) => {
  const app = renderApp();
  const before = await captchaPicture();
  await fillLogin(app, 'admin', wrong);
  expect((await screen.findAllByText(message))[0]).toBeVisible();
  await waitFor(async () => expect(await captchaPicture()).not.toBe(before));
  expect(await screen.findByLabelText('用户名')).toHaveValue('admin');
  expect(await captchaField()).toHaveValue('');
  expect(screen.getByLabelText(refused)).toHaveFocus();
  expect(screen.getByLabelText(refused)).toHaveAccessibleDescription(message);
  await expectNobody(app);

  await fillLogin(app);
  expect(screen.queryByText(message)).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: /集团管理员！$/ })).toBeVisible());
});

test('full-width letters and digits are sent as half-width ones', async () => {
  let sent: unknown;
  const app = renderApp();
  server.use(
    http.post(path('/login'), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ code: 500, msg: '验证码错误' });
    }),
  );
  await fillLogin(app, 'admin', { code: 'ａＢ１２' });
  await waitFor(() => expect(sent).toMatchObject({ code: 'aB12' }));
});

test('the form says what is missing before anything is sent', async () => {
  const { user } = renderApp();
  await captchaPicture();
  await user.click(await screen.findByRole('button', { name: '登录' }));
  expect(screen.getByLabelText('用户名')).toHaveAccessibleDescription('请输入用户名');
  expect(screen.getByLabelText('用户名')).toHaveFocus();
  // One at a time.
  expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('');
  expect(await captchaField()).toHaveAccessibleDescription('');

  await user.type(screen.getByLabelText('用户名'), 'admin');
  expect(screen.getByLabelText('用户名')).toHaveAccessibleDescription('');
  await user.click(screen.getByRole('button', { name: '登录' }));
  expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
  expect(screen.getByLabelText('密码')).toHaveFocus();
});

test('a click on the captcha brings another one', async () => {
  const { user } = renderApp();
  const before = await captchaPicture();
  await user.click(screen.getByRole('button', { name: /换一张/ }));
  expect(await captchaPicture()).not.toBe(before);
});

test('captcha switched off: no field, and none is sent', async () => {
  answer('get', '/captchaImage', { code: 200, data: { captchaEnabled: false } });
  let sent: unknown;
  server.use(
    http.post(path('/login'), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ code: 500, msg: '到此为止' });
    }),
  );
  const { user } = renderApp();
  await waitFor(() => expect(screen.queryByLabelText('验证码')).toBeNull());
  await user.type(screen.getByLabelText('用户名'), 'admin');
  await user.type(screen.getByLabelText('密码'), 'admin123');
  await user.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(screen.getByText('到此为止')).toBeVisible());
  expect(sent).toEqual({ username: 'admin', password: 'admin123' });
});

test.each([
  ['off: the login goes on', false, ['POST'], ''],
  ['on: the code is asked for', true, [], '请输入验证码'],
])('a click before the captcha has come, which is %s', async (_, captchaEnabled, sent, problem) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const logins: string[] = [];
  server.use(
    http.get(path('/captchaImage'), async () => {
      await arrived;
      return HttpResponse.json({ code: 200, data: { captchaEnabled, img: 'aGk=', uuid: '1' } });
    }),
    http.post(path('/login'), ({ request }) => {
      logins.push(request.method);
      return HttpResponse.json({ code: 500, msg: '到此为止' });
    }),
  );
  const { user } = renderApp();
  await user.type(await screen.findByLabelText('用户名'), 'admin');
  await user.type(screen.getByLabelText('密码'), 'admin123');
  await user.click(screen.getByRole('button', { name: '登录' }));
  expect(screen.getByRole('button', { name: '登录中...' })).toBeDisabled();
  arrive();
  await waitFor(() => expect(screen.getByText(problem || '到此为止')).toBeVisible());
  expect(await screen.findByRole('button', { name: '登录' })).toBeEnabled();
  expect(logins).toEqual(sent);
});

test('captcha that cannot be loaded can be asked for again', async () => {
  answer('get', '/captchaImage', {}, 500);
  const { user } = renderApp();
  const retry = await screen.findByRole('button', { name: /加载失败，点击重试/ });
  await waitFor(() => expect(screen.getByText('服务器发生错误')).toBeVisible());
  server.resetHandlers();
  await user.click(retry);
  await waitFor(() => expect(screen.getByAltText('验证码图片')).toBeVisible());
});

test.each([
  ['token missing', { code: 200, msg: '操作成功', data: {} }],
  ['token of the wrong type', { code: 200, data: { token: 42 } }],
  ['empty token', { code: 200, data: { token: ' ' } }],
  ['no JSON at all', '<html>'],
])('login answer: %s (§5.1, §8.21)', async (_name, body) => {
  answer('post', '/login', body);
  const app = renderApp();
  await fillLogin(app);
  await waitFor(() => expect(screen.getByText('登录接口异常，未正确返回token...')).toBeVisible());
  await expectNobody(app);
});

test.each([
  ['user missing', { roles: [], permissions: [] }],
  ['user is a list', { user: [], roles: [], permissions: [] }],
  ['roles missing', { user: {}, permissions: [] }],
  ['permissions no list', { user: {}, roles: [], permissions: 'all' }],
  ['nothing', null],
])('user info: %s (§2.19, §5.2, §8.21)', async (_name, data) => {
  answer('get', '/getInfo', { code: 200, data });
  const app = renderApp();
  await fillLogin(app);
  await waitFor(() => expect(screen.getByText('getUserInfo核心接口异常，请检查返回JSON格式是否正确')).toBeVisible());
  await expectNobody(app);
});

test.each([
  ['an object', { a: 1 }],
  ['a text', 'menu'],
])('routes that are %s instead of a list (§2.19, §2.26, §8.21)', async (_name, data) => {
  answer('get', '/getRouters', { code: 200, data });
  const app = renderApp();
  await fillLogin(app);
  await waitFor(() => expect(screen.getByText('路由格式返回有误！')).toBeVisible());
  await expectNobody(app);
});

test.each([
  ['token at top level', { code: 200, token: 'accepted' }],
  ['access_token', { code: 0, data: { access_token: 'accepted' } }],
])('accepted login answer: %s', async (_name, body) => {
  answer('post', '/login', body);
  answer('get', '/getInfo', { code: '200', user: { userId: 7, nickName: '赵钱孙' }, roles: ['a'], permissions: [] });
  answer('get', '/getRouters', []);
  answer('get', '/system/dict/key/:key', { code: 200, data: [] });
  answer('get', '/system/notice/listTop', { code: 200, data: [] });
  const app = renderApp();
  await fillLogin(app);
  await expect.poll(() => screen.queryByRole('heading', { name: /赵钱孙！$/ })).toBeInTheDocument();
  expect(app.store.getState().user).toMatchObject({ token: 'accepted', id: '7', name: '赵钱孙', orgId: '' });
});

test('the user name is remembered where the user wants it', async () => {
  const app = renderApp();
  await app.user.click(await screen.findByRole('checkbox', { name: '记住用户名' }));
  await fillLogin(app);
  await findMainMenu();
  window.localStorage.removeItem('admintoken');

  const later = app.reload();
  expect(await screen.findByLabelText('用户名')).toHaveValue('admin');
  expect(screen.getByRole('checkbox', { name: '记住用户名' })).toBeChecked();
  await later.user.click(screen.getByRole('checkbox', { name: '记住用户名' }));
  await fillLogin(later);
  await findMainMenu();
  window.localStorage.removeItem('admintoken');

  later.reload();
  expect(await screen.findByLabelText('用户名')).toHaveValue('');
});

test('the password can be shown', async () => {
  const { user } = renderApp();
  const password = await screen.findByLabelText('密码');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: '显示密码' }));
  expect(password).toHaveAttribute('type', 'text');
});

test('caps lock is pointed out', async () => {
  const { user } = renderApp();
  await user.click(await screen.findByLabelText('密码'));
  await user.keyboard('{CapsLock}a');
  expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('大写锁定已打开');
});

test('a second click while the login is under way sends nothing', async () => {
  let calls = 0;
  let answerNow: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  server.use(
    http.post(path('/login'), async () => {
      calls += 1;
      await held;
      return HttpResponse.json({ code: 500, msg: '慢' });
    }),
  );
  const app = renderApp();
  await fillLogin(app);
  const button = await screen.findByRole('button', { name: /登录/ });
  await app.user.click(button);
  answerNow();
  await waitFor(() => expect(screen.getByText('慢')).toBeVisible());
  expect(calls).toBe(1);
});

test.each(['sessionStorage', 'cookie'] as const)(
  'the token is kept in the configured place: %s (§4.2)',
  async (storage) => {
    withConfig({ storage });
    // The cookie is told to the app alone.
    window.history.replaceState(null, '', import.meta.env.BASE_URL);
    const app = await signIn();
    const { token } = app.store.getState().user;
    expect(window.localStorage.getItem('admintoken')).toBeNull();
    const kept = storage === 'cookie' ? document.cookie : window.sessionStorage.getItem('admintoken');
    expect(kept).toContain(token);
    window.sessionStorage.setItem('other', 'x');

    await app.user.click(screen.getByRole('button', { name: /^账号/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: /退出登录/ }));
    await screen.findByRole('form', { name: '登录' });
    expect(document.cookie).not.toContain('admintoken');
    // If the token is in session storage, signing out clears all of the session storage (§4.3).
    expect(window.sessionStorage.getItem('other')).toBe(storage === 'cookie' ? 'x' : null);
  },
);

test('somebody new registers where the setting and the server allow it, and then signs in (§19.34)', async () => {
  withConfig({ register: true });
  const app = renderApp('/login');
  await app.user.click(await screen.findByRole('link', { name: '注册账号' }));
  expect(app.here()).toBe('/register');
  const register = screen.getByRole('button', { name: '注册' });
  const type = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await app.user.clear(field);
    await app.user.type(field, text);
  };
  const typeCaptcha = async () => {
    await captchaPicture();
    await type('验证码', [...db.captchas.values()].at(-1)?.code ?? '');
  };
  await type('用户名', 'newcomer');
  await type('密码', 'Party-2026');
  await type('确认密码', 'Party-2025');
  await app.user.click(register);
  expect(await screen.findByText('两次输入的密码不一致')).toBeVisible();
  await type('确认密码', 'Party-2026');
  await typeCaptcha();
  await app.user.click(register);
  await waitFor(() => expect(screen.getByText('当前系统没有开启注册功能！')).toBeVisible());

  const parameter = configs.rows.all().find(({ configKey }) => configKey === 'sys.account.registerUser');
  configs.rows.put({ ...parameter, configValue: 'true' } as never);
  await waitFor(() => expect(screen.getByLabelText('验证码')).toHaveProperty('value', ''));
  await typeCaptcha();
  await app.user.click(register);
  await waitFor(() => expect(screen.getByText('注册成功，请登录')).toBeVisible());
  expect(app.here()).toBe('/login');
  expect(screen.getByLabelText('用户名')).toHaveProperty('value', 'newcomer');
  expect(passwordRows.all().at(-1)?.password).toBe('Party-2026');
});
