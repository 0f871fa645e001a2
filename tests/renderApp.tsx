import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/app/App';
import { bootstrap } from '@/app/bootstrap';
import { appConfig } from '@/config/appConfig';
import { openTokenStorage } from '@/lib/storage/openTokenStorage';
import { ACCOUNTS } from '../mocks/db/accounts';
import type { PartyRole } from '../mocks/db/party/partyRoles';
import { db } from '../mocks/db/db';
import { makeJwt } from '../mocks/make/jwt';
import { findMainMenu } from './mainMenu';

/** Lifetime of the stored session in milliseconds. */
const SESSION = 12 * 3_600_000;

type Running = ReturnType<typeof bootstrap>;
const running = new Set<Running>();

/** Stops the listeners of an app. */
function close(app: Running): void {
  app.stop();
  app.router.dispose();
  running.delete(app);
}

/** Closes the last test's apps. */
export const closeApps = (): void => running.forEach(close);

/** Starts the real app (router, store, axios) at a path, as a page load would. */
export function renderApp(path = '/') {
  // A reload keeps the state of the history's entry.
  if (window.location.hash !== `#${path}`) window.history.replaceState(null, '', `#${path}`);
  const app = bootstrap();
  running.add(app);
  const user = userEvent.setup();
  const view = render(<App {...app} />);
  return {
    ...app,
    ...view,
    user,
    /** Path and query in the address bar. */
    here: () => window.location.hash.replace(/^#/, '') || '/',
    /** Closes the app and starts it again; the storage stays. */
    reload: () => {
      const at = window.location.hash.replace(/^#/, '') || '/';
      view.unmount();
      close(app);
      return renderApp(at);
    },
  };
}

/** The code of the captcha on the screen. */
async function readCaptcha(): Promise<string> {
  await screen.findByAltText('验证码图片');
  const shown = [...db.captchas.values()].at(-1);
  if (!shown) throw new Error('the mock backend has given out no captcha');
  return shown.code;
}

type Account = 'admin' | 'clerk' | 'visitor' | PartyRole;

/** Fills in the login form and submits it. */
export async function fillLogin(
  { user }: Pick<ReturnType<typeof renderApp>, 'user'>,
  account: Account = 'admin',
  { password, code }: { password?: string; code?: string } = {},
): Promise<void> {
  const known = ACCOUNTS.find(({ username }) => username === account);
  const form = within(await screen.findByRole('form', { name: '登录' }));
  const name = form.getByLabelText('用户名');
  await user.clear(name);
  await user.type(name, account);
  const secret = form.getByLabelText('密码');
  await user.clear(secret);
  await user.type(secret, password ?? known?.password ?? '');
  await user.type(form.getByLabelText('验证码'), code ?? (await readCaptcha()));
  await user.click(form.getByRole('button', { name: '登录' }));
}

/** Opens the app and signs in by the form; resolves when the first page is open. */
export async function signIn(path = '/', account: Account = 'admin') {
  const app = renderApp(path);
  await fillLogin(app, account);
  await findMainMenu();
  return app;
}

/** Opens the app with a stored session; resolves when the first page is open. */
export async function signedIn(path = '/', account: Account = 'admin') {
  const token = makeJwt(account, SESSION);
  db.sessions.set(token, account);
  openTokenStorage(appConfig.storage, appConfig.tokenTableName).write(token);
  const app = renderApp(path);
  await findMainMenu();
  return app;
}
