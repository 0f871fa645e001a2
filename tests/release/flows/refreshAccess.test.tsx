import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { selectUser } from '@/state/user/userSlice';
import { path } from '../../../mocks/handlers/path';
import { server } from '../../../mocks/server';
import { menuEntry, mainMenu } from '../../mainMenu';
import { giveMenu, openShell, testRoute } from '../../flows/testMenu';

vi.mock('@/pages/profile/ProfilePage', () => import('../../flows/TestPage'));

afterEach(() => vi.useRealTimers());

const HOME = '工作台';
const menuWith = (...numbers: number[]) => giveMenu(numbers.map((number) => testRoute(number)));
type App = Awaited<ReturnType<typeof openShell>>;

async function refresh({ user }: App) {
  await user.click(screen.getByRole('button', { name: /^账号/ }));
  await user.click(await screen.findByRole('menuitem', { name: /刷新菜单与权限/ }));
  await screen.findByText('菜单与权限已刷新');
}

/** Types something into the page on the screen. */
async function typeInto(app: App, at: string) {
  const page = await app.page(at);
  const field = page.querySelector('input');
  if (!field) throw new Error('no field');
  await app.user.type(field, '写到一半');
  return field;
}

test('a new entry of the menu opens; the open page stays as it is, with what is typed (§4.49)', async () => {
  const app = await openShell('/p1');
  const field = await typeInto(app, '/p1');
  menuWith(1, 2, 3, 4, 5);
  await refresh(app);
  await app.user.click(menuEntry('页5'));
  await app.page('/p5');
  expect(app.tabs()).toEqual([HOME, '页1', '页5']);
  await app.user.click(app.tab('页1'));
  expect(await app.page('/p1')).toContainElement(field);
  expect(field).toHaveValue('写到一半');
});

test('permissions follow (§4.49)', async () => {
  const app = await openShell('/p1');
  server.use(
    http.get(path('/getInfo'), () =>
      HttpResponse.json({ code: 200, user: { uid: 1, realName: '集团管理员' }, roles: [], permissions: ['a:b:c'] }),
    ),
  );
  await refresh(app);
  expect(selectUser(app.store.getState()).permissions).toEqual(['a:b:c']);
});

test('a tab whose page is gone closes and says so; the others stay (§4.49)', async () => {
  const app = await openShell();
  await app.open(1, 2);
  const field = await typeInto(app, '/p2');
  menuWith(2, 3);
  await refresh(app);
  await waitFor(() => expect(screen.getByText('“页1”已不可用，标签已关闭')).toBeVisible());
  expect(app.tabs()).toEqual([HOME, '页2']);
  expect(field).toHaveValue('写到一半');
  expect(mainMenu().queryByRole('link', { name: '页1' })).toBeNull();
});

test('when the page on the screen is gone, the last tab is shown', async () => {
  const app = await openShell();
  await app.open(1, 2, 3);
  menuWith(1, 2);
  await refresh(app);
  await waitFor(() => expect(screen.getByText('“页3”已不可用，标签已关闭')).toBeVisible());
  await app.page('/p2');
  expect(app.here()).toBe('/p2');
  expect(screen.queryByText('页面不存在')).toBeNull();
});

test('nothing is mounted anew where nothing has changed', async () => {
  const app = await openShell('/p1');
  const before = await app.mountOf('/p1');
  const { routes, user } = app.store.getState();
  await refresh(app);
  expect(app.store.getState()).toMatchObject({ routes, user });
  expect(app.store.getState().routes).toBe(routes);
  expect(await app.mountOf('/p1')).toBe(before);
});

const lookAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

test('a window that is looked at again after ten minutes asks, not earlier (§4.49)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await openShell('/p1');
  menuWith(1, 2, 3, 4, 5);
  vi.setSystemTime(Date.now() + 9 * 60_000);
  lookAgain();
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect(mainMenu().queryByRole('link', { name: '页5' })).toBeNull();
  lookAgain();
  await waitFor(() => expect(menuEntry('页5')).toBeVisible());
});

test('so does a refusal, also when the call itself fails (§4.49)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const app = await openShell('/p1');
  const refused = () => act(() => app.services.http.get('/secret', { schema: v.unknown() }).catch(() => undefined));
  server.use(http.get(path('/secret'), () => HttpResponse.json({ code: 403 })));
  server.use(http.get(path('/getInfo'), () => HttpResponse.json({ code: 500, msg: '数据库繁忙' }), { once: true }));
  vi.setSystemTime(Date.now() + 60_000);
  await refused();
  await waitFor(() => expect(screen.getByRole('heading', { name: '没有访问权限' })).toBeVisible());
  menuWith(1, 5);
  vi.setSystemTime(Date.now() + 60_000);
  await refused();
  await waitFor(() => expect(app.store.getState().routes).toMatchObject({ status: 'ready' }));
  await waitFor(() => expect(JSON.stringify(app.store.getState().routes)).toContain('/p5'));
  expect(screen.queryByText('数据库繁忙')).toBeNull();
});

test('a refresh by hand that fails tells why and changes nothing', async () => {
  const app = await openShell('/p1');
  server.use(http.get(path('/getRouters'), () => HttpResponse.json({ code: 500, msg: '数据库繁忙' })));
  await app.user.click(screen.getByRole('button', { name: /^账号/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: /刷新菜单与权限/ }));
  await waitFor(() => expect(screen.getByText('数据库繁忙')).toBeVisible());
  expect(menuEntry('页4')).toBeVisible();
  expect(screen.queryByText('菜单与权限已刷新')).toBeNull();
});
