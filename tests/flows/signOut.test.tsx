import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { sessionEnded } from '@/state/sessionEnded';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { findMainMenu } from '../mainMenu';
import { fillLogin, signedIn, type renderApp } from '../renderApp';

type App = ReturnType<typeof renderApp>;

const form = () => screen.findByRole('form', { name: '登录' });

async function chooseSignOut({ user }: App) {
  await user.click(screen.getByRole('button', { name: /^账号/ }));
  await user.click(await screen.findByRole('menuitem', { name: /退出登录/ }));
}

async function signOut(app: App) {
  await chooseSignOut(app);
  await form();
}

test.each([
  ['a page that is not theirs', '/system/dict?name=secret', '/workbench'],
  ['a page of everybody', '/profile?tab=secret', '/profile'],
])('the next user does not come to the former one’s address: %s (§2.24)', async (_name, left, landed) => {
  const app = await signedIn(left);
  await signOut(app);
  await fillLogin(app, 'visitor');
  await findMainMenu();
  await waitFor(() => expect(app.here()).toBe(landed));
  expect(screen.queryByRole('heading', { name: '页面不存在' })).toBeNull();
  const traces = JSON.stringify({ ...window.localStorage, ...window.sessionStorage });
  expect(traces).not.toContain('secret');
});

test('nor when the login page was reloaded meanwhile', async () => {
  const app = await signedIn('/system/dict?name=secret');
  await signOut(app);
  const later = app.reload();
  await form();
  await fillLogin(later, 'visitor');
  await findMainMenu();
  await waitFor(() => expect(later.here()).toBe('/workbench'));
});

test.each<[what: string, typing: (app: App) => Promise<unknown>]>([
  ['kept', async ({ user }) => user.type(await screen.findByLabelText('手机号码'), '1')],
  [
    'a password, which is not',
    async ({ user }) => {
      await user.click(await screen.findByRole('tab', { name: '修改密码' }));
      await user.type(await screen.findByLabelText('当前密码'), 'x');
    },
  ],
])('before unsaved edits go with a sign-out, it is asked: %s (§4.51)', async (_what, typing) => {
  const app = await signedIn('/profile');
  await typing(app);
  const choose = async (answer: RegExp) => {
    await chooseSignOut(app);
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('有未保存的修改，退出后将丢失，确定退出吗？')).toBeVisible();
    await app.user.click(question.getByRole('button', { name: answer }));
  };
  await choose(/^继续编辑$/);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(app.here()).toBe('/profile');
  await choose(/^确\s*定$/);
  await form();
});

test('what was typed and taken back is not asked for', async () => {
  const app = await signedIn('/profile');
  await app.user.type(await screen.findByLabelText('手机号码'), '1{Backspace}');
  await signOut(app);
});

test('the second user’s sign-out is sent while the server is still busy with the first one’s', async () => {
  const told: (string | null)[] = [];
  server.use(
    http.post(path('/logout'), async ({ request }) => {
      told.push(request.headers.get('authorization'));
      await new Promise(() => undefined);
      return HttpResponse.json({ code: 200 });
    }),
  );
  const app = await signedIn('/profile');
  await signOut(app);
  await fillLogin(app, 'clerk');
  await findMainMenu();
  await signOut(app);
  await waitFor(() => expect(told).toHaveLength(2));
  expect(told[0]).not.toBe(told[1]);
});

const KEPT = ['chatDrafts:1', 'recent:1'];
const keptOfAdmin = () => KEPT.filter((key) => window.localStorage.getItem(key) !== null);

test('signing out removes what the user has typed and where they have been; others’ stays (§4.48)', async () => {
  window.localStorage.setItem('chatDrafts:1', '{"mini":"我能提前退休吗"}');
  window.localStorage.setItem('chatDrafts:207', '{"mini":"a"}');
  const app = await signedIn();
  expect(keptOfAdmin()).toEqual(KEPT);
  await signOut(app);
  expect(keptOfAdmin()).toEqual([]);
  expect(window.localStorage.getItem('chatDrafts:207')).not.toBeNull();
});

test('a sign-out elsewhere does the same here', async () => {
  window.localStorage.setItem('chatDrafts:1', '{"mini":"我能提前退休吗"}');
  await signedIn();
  const token = window.localStorage.getItem('admintoken');
  const other = new BroadcastChannel('session');
  other.postMessage({ token, reason: 'logout' });
  await form();
  expect(keptOfAdmin()).toEqual([]);
  other.close();
});

test.each(['expired', 'failed'] as const)(
  'the end of a session by itself (%s) removes nothing (§4.48)',
  async (reason) => {
    window.localStorage.setItem('chatDrafts:1', '{"mini":"我能提前退休吗"}');
    const app = await signedIn();
    act(() => void app.store.dispatch(sessionEnded({ reason })));
    await form();
    expect(keptOfAdmin()).toEqual(KEPT);
  },
);

test('a question that was typed a moment before the sign-out is not kept either (§4.48)', async () => {
  const app = await signedIn();
  await app.user.click(screen.getByRole('button', { name: /^AI 问答，/ }));
  const field = await screen.findByRole('textbox', { name: /问题/ });
  await app.user.type(field, '我能提前退休吗');
  act(() => void app.store.dispatch(sessionEnded({ reason: 'logout' })));
  await form();
  expect(keptOfAdmin()).toEqual([]);
});
