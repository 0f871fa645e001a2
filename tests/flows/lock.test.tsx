import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { findAccount } from '../../mocks/db/accounts';
import { db } from '../../mocks/db/db';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { windowStorage } from '@/lib/storage/stored';
import { withConfig } from '../config';
import { openShell } from './testMenu';

vi.mock('@/pages/profile/ProfilePage', () => import('./TestPage'));

const PASSWORD = findAccount('admin')?.password ?? '';
const isLocked = () => document.body.hasAttribute('data-locked');
const dialog = async () => within(await screen.findByRole('dialog', { name: '屏幕已锁定' }));

async function lock({ user }: Awaited<ReturnType<typeof openShell>>) {
  await user.keyboard('{Control>}{Alt>}[KeyL]{/Alt}{/Control}');
  expect(isLocked()).toBe(true);
  return dialog();
}

async function unlock(app: { user: Awaited<ReturnType<typeof openShell>>['user'] }, password: string, code = false) {
  const form = await dialog();
  const field = form.getByLabelText('密码');
  await app.user.clear(field);
  await app.user.type(field, password);
  if (code) {
    await form.findByAltText('验证码图片');
    await app.user.type(form.getByLabelText('验证码'), [...db.captchas.values()].at(-1)?.code ?? '');
  }
  await app.user.click(form.getByRole('button', { name: '解锁' }));
}

/** What the storages of the browser hold. */
const stored = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);

test('锁定屏幕 of the avatar menu hides all of the page; a login of the same account unlocks it, and all is as it was (§4.60)', async () => {
  const app = await openShell('/p1');
  const mount = await app.mountOf('/p1');
  const { title } = document;
  await app.user.click(screen.getByLabelText(/^账号：/));
  await app.user.click(await screen.findByRole('menuitem', { name: /锁定屏幕/ }));
  const form = await dialog();
  expect(document.title).toBe('屏幕已锁定');
  act(() => void app.router.navigate('/p2'));
  expect(document.title).toBe('屏幕已锁定');
  expect(document.activeElement).toBe(form.getByLabelText('密码'));
  expect([...document.body.children].filter((one) => !one.hasAttribute('inert')).map(({ id }) => id)).toEqual(['lock']);

  await unlock(app, 'wrong', true);
  await waitFor(() => expect(form.getByText('用户名或密码错误')).toBeVisible());
  expect(isLocked()).toBe(true);
  await app.user.type(form.getByLabelText('密码'), '{Control>}k{/Control}');
  await unlock(app, PASSWORD, true);
  await waitFor(() => expect(isLocked()).toBe(false));
  expect(document.title).toBe(title.replace('页1', '页2'));
  expect(document.querySelector('[inert], #lock')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await app.user.click(app.tab('页1'));
  expect(await app.mountOf('/p1')).toBe(mount);
  expect(stored()).not.toContain(PASSWORD);
  // The session is the one from before; that of the login has ended.
  await waitFor(() => expect([...db.sessions.keys()]).toEqual(['kept']));
});

test.each([
  ['another code', () => HttpResponse.json({ code: 500, msg: 'No static resource unlockscreen.' })],
  ['no such path', () => HttpResponse.json({ status: 404, error: 'Not Found' }, { status: 404 })],
])('a server without the call (%s) is asked by a login', async (_case, answer) => {
  withConfig({ backend: 'ruoyi' });
  server.use(http.post(path('/unlockscreen'), answer));
  const app = await openShell('/p1');
  const form = await lock(app);
  expect(form.queryByLabelText('验证码')).toBeNull();
  await unlock(app, PASSWORD);
  await waitFor(() => expect(form.getByText('服务器需要重新验证，请再次解锁')).toBeVisible());
  await unlock(app, PASSWORD, true);
  await waitFor(() => expect(isLocked()).toBe(false));
});

test('RuoYi’s call: what it refuses, or nonsense, is told and leaves the screen locked; a 401 ends the session (§4.60)', async () => {
  withConfig({ backend: 'ruoyi' });
  const answers = [
    () => HttpResponse.json({ code: 500, msg: '密码错误，请重新输入' }),
    () => HttpResponse.text('<html>', { headers: { 'content-type': 'text/html' } }),
    () => HttpResponse.error(),
    () => HttpResponse.json({ code: 200, msg: '解锁成功' }),
    () => HttpResponse.json({ code: 401, msg: '认证失败' }),
  ];
  const sent: unknown[] = [];
  server.use(
    http.post(path('/unlockscreen'), async ({ request }) => {
      sent.push(await request.json());
      return (answers.shift() ?? HttpResponse.error)();
    }),
  );
  const app = await openShell('/p1');
  const form = await lock(app);
  await unlock(app, 'x1');
  await waitFor(() => expect(form.getByText('密码错误，请重新输入')).toBeVisible());
  for (const password of ['x2', 'x3']) {
    await unlock(app, password);
    await waitFor(() => expect(form.getByLabelText('密码')).toHaveAttribute('aria-invalid', 'true'));
    expect(isLocked()).toBe(true);
  }
  await unlock(app, 'x4');
  await waitFor(() => expect(isLocked()).toBe(false));
  expect(sent).toEqual(['x1', 'x2', 'x3', 'x4'].map((password) => ({ password })));

  await lock(app);
  await unlock(app, 'x5');
  await screen.findByRole('form', { name: '登录' });
  expect(isLocked()).toBe(false);
  expect(app.here()).toContain('/login');
});

test('a reload stays locked; another window locks and unlocks this one; 退出登录 leads to the login page, and says what it loses (§4.51, §4.60)', async () => {
  const first = await openShell('/p1');
  await lock(first);
  const app = first.reload();
  await dialog();
  expect(isLocked()).toBe(true);

  const tell = (newValue: string) => {
    window.localStorage.setItem('locked:1', newValue);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'locked:1', newValue })));
  };
  tell('false');
  expect(isLocked()).toBe(false);
  tell('true');
  expect((await dialog()).getByRole('button', { name: '退出登录' })).not.toHaveAccessibleDescription();
  tell('false');
  windowStorage('input', '1', '/system/post').write('x');
  tell('true');
  const leave = (await dialog()).getByRole('button', { name: '退出登录' });
  expect(leave).toHaveAccessibleDescription('有未保存的修改，退出后将丢失');
  await app.user.click(leave);
  await screen.findByRole('form', { name: '登录' });
  expect(isLocked()).toBe(false);
  expect(window.localStorage.getItem('locked:1')).toBeNull();
});
