import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTokenStorage } from '@/lib/storage/openTokenStorage';
import { selectTabs } from '@/state/tabs/tabsSlice';
import { selectUser } from '@/state/user/userSlice';
import { db } from '../../../mocks/db/db';
import { makeJwt } from '../../../mocks/make/jwt';
import { withConfig } from '../../config';
import { findMainMenu } from '../../mainMenu';
import { renderApp, signedIn } from '../../renderApp';

// The cookie is told to the app alone.
beforeEach(() => window.history.replaceState(null, '', import.meta.env.BASE_URL));
// jsdom's cookies outlive a test.
afterEach(() => openTokenStorage('cookie', 'admintoken').remove());

type App = ReturnType<typeof renderApp>;

const HOUR_MS = 3_600_000;

/** A session that another window has begun; resolves with its token. */
function beginElsewhere(account: 'admin' | 'clerk', lifetime = HOUR_MS): string {
  const token = makeJwt(account, lifetime);
  db.sessions.set(token, account);
  return token;
}

/** Stores a token as another window does. */
function storeElsewhere(token: string): void {
  window.localStorage.setItem('admintoken', token);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'admintoken' })));
}

/** Sends what other windows send. */
function tell(message: unknown): void {
  const other = new BroadcastChannel('session');
  other.postMessage(message);
  other.close();
}

const form = () => screen.findByRole('form', { name: '登录' });
const shownUser = (app: App) => selectUser(app.store.getState()).username;

test('another user signs in elsewhere: this window is theirs at once, and says so (§4.47)', async () => {
  const app = await signedIn('/profile?of=admin');
  storeElsewhere(beginElsewhere('clerk'));
  await waitFor(() => expect(screen.getByText('已切换为“王海洋”的登录')).toBeVisible());
  await findMainMenu();
  expect(shownUser(app)).toBe('clerk');
  expect(app.here()).toBe('/workbench');
  expect(selectTabs(app.store.getState()).map(({ key }) => key)).toEqual(['/workbench']);
  expect(screen.queryByText('集团管理员')).toBeNull();
  expect(window.localStorage.getItem('recent:207')).not.toContain('of=admin');
});

test('where the token is in a cookie, the other window says that it has signed in (§4.47)', async () => {
  withConfig({ storage: 'cookie' });
  const app = await signedIn('/profile');
  openTokenStorage('cookie', 'admintoken').write(beginElsewhere('clerk'));
  await waitFor(() => expect(screen.getByText('已切换为“王海洋”的登录')).toBeVisible());
  expect(shownUser(app)).toBe('clerk');
});

test('the same user signs in again elsewhere: the page and the tabs stay, the session is the new one (§4.47)', async () => {
  const app = await signedIn('/profile?tab=1');
  await app.user.click(await screen.findByRole('link', { name: '工作台' }));
  const tabs = selectTabs(app.store.getState());
  const token = beginElsewhere('admin', 2 * HOUR_MS);
  storeElsewhere(token);
  await waitFor(() => expect(screen.getByText('登录已在其他窗口更新')).toBeVisible());
  expect(app.here()).toBe('/workbench');
  expect(selectUser(app.store.getState()).token).toBe(token);
  expect(selectTabs(app.store.getState())).toEqual(tabs);
});

test('a window that waits at the login page comes along (§4.47)', async () => {
  const app = renderApp('/profile');
  await form();
  storeElsewhere(beginElsewhere('clerk'));
  await waitFor(() => expect(screen.getByText('您已在其他窗口登录为“王海洋”')).toBeVisible());
  await waitFor(() => expect(app.here()).toBe('/profile'));
  expect(shownUser(app)).toBe('clerk');
});

test('who follows another window leaves the stored token as it is', async () => {
  const app = await signedIn();
  const [first, last] = [beginElsewhere('clerk'), beginElsewhere('clerk', 2 * HOUR_MS)];
  storeElsewhere(first);
  window.localStorage.setItem('admintoken', last);
  await waitFor(() => expect(shownUser(app)).toBe('clerk'));
  expect(window.localStorage.getItem('admintoken')).toBe(last);
});

test('a token that cannot be loaded leads to the login page', async () => {
  await signedIn();
  storeElsewhere('of a session that is over');
  await form();
  expect(screen.queryByText(/已切换为/)).toBeNull();
});

test.each(['sessionStorage', 'localStorage', 'cookie'] as const)(
  'after a sign-out elsewhere a reload finds nobody signed in: %s (§4.47)',
  async (storage) => {
    withConfig({ storage });
    const app = await signedIn('/profile');
    tell({ token: app.store.getState().user.token, reason: 'logout' });
    await waitFor(() => expect(screen.getByText('您已在其他标签页退出登录')).toBeVisible());
    await form();
    app.reload();
    await form();
    expect(window.sessionStorage.getItem('admintoken') ?? window.localStorage.getItem('admintoken')).toBeNull();
    expect(document.cookie).not.toContain('admintoken');
  },
);

test('a refusal that another window has met is not called a sign-out', async () => {
  const app = await signedIn('/profile');
  tell({ token: app.store.getState().user.token, reason: 'expired' });
  await waitFor(() => expect(screen.getByText('登录已过期，请重新登录')).toBeVisible());
  await form();
  expect(screen.queryByText('您已在其他标签页退出登录')).toBeNull();
});
