import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, test } from 'vitest';
import { userRows } from '../../../mocks/db/system/userTable';
import { path } from '../../../mocks/handlers/path';
import { server } from '../../../mocks/server';
import { ruoyiSession } from '../../../mocks/testing/ruoyi/session';
import { withConfig } from '../../config';
import { fillLogin, renderApp, signedIn } from '../../renderApp';
import { giveMenu, openShell } from '../../flows/testMenu';

// Loads the pages before the tests, else the first test would wait while Vite transforms their modules.
beforeAll(() => Promise.all([import('@/pages/dict/DictPage'), import('@/pages/files/FilesPage')]));

const menu = () => screen.findByRole('navigation', { name: '主菜单' });
const answer = (call: string, body: object | null, status = 200) =>
  server.use(http.get(path(call), () => HttpResponse.json(body, { status })));

describe('a server of RuoYi', () => {
  test('signs in, shows its menu, opens its pages, and names the avatar below the API base', async () => {
    server.use(...ruoyiSession);
    const admin = userRows.find(1);
    if (admin) userRows.put({ ...admin, avatar: '/profile/avatar/2025/10/16/x.png' });
    const { user, here, container } = await signedIn();
    expect(container.querySelector('img[src$="/dzb/prod-api/profile/avatar/2025/10/16/x.png"]')).not.toBeNull();

    const nav = within(await menu());
    await user.click(nav.getByRole('menuitem', { name: '系统管理' }));
    await user.click(await nav.findByRole('link', { name: '字典管理' }));
    await waitFor(() => expect(screen.getByRole('region', { name: '字典数据' })).toBeVisible());
    await user.click(nav.getByRole('link', { name: '文件管理' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: '文件下载' })).toBeVisible());
    expect(here()).toBe('/system/oss');
  });

  test('its links open new windows, both entries to one address; a garbled inner link has a page', async () => {
    server.use(...ruoyiSession);
    const { user, here } = await signedIn();
    const nav = within(await menu());
    for (const name of ['若依官网', '若依首页']) {
      const link = nav.getByRole('link', { name: new RegExp(name) });
      expect(link).toHaveAttribute('href', 'http://ruoyi.vip');
      expect(link).toHaveAttribute('target', '_blank');
    }
    await user.click(nav.getByRole('link', { name: '若依文档' }));
    await waitFor(() => expect(document.querySelector('iframe')).toHaveAttribute('src', 'http://doc.ruoyi.vip/'));
    expect(document.querySelector('iframe')).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(here()).toBe('/doc/ruoyi/vip');
  });

  test('a page that this app does not have is named as the server names it', async () => {
    server.use(...ruoyiSession);
    await signedIn('/tool/gen');
    await waitFor(() => expect(screen.getByText(/tool\/gen\/index/)).toBeVisible());
  });
});

test('a name that the configuration adds opens its page', async () => {
  withConfig({ pageAliases: { 'party/org/index': 'files/FilesPage' } });
  await openShell('/org', [{ path: '/org', component: '@/views/party/org/index.vue', meta: { title: '组织' } }]);
  await waitFor(() => expect(screen.getByRole('heading', { name: '文件下载' })).toBeVisible());
});

test('the login speaks with the names that the server wants', async () => {
  withConfig({ loginFields: { username: 'userName' } });
  let sent: unknown;
  server.use(
    http.post(path('/login'), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ code: 500, msg: '到此为止' });
    }),
  );
  const app = renderApp();
  await fillLogin(app);
  await waitFor(() => expect(screen.getByText('到此为止')).toBeVisible());
  expect(sent).toMatchObject({ userName: 'admin', password: 'admin123' });
  expect(sent).not.toHaveProperty('username');
});

test('data: null is an empty menu', async () => {
  answer('/getRouters', { code: 200, data: null });
  await signedIn();
  await waitFor(() => expect(screen.getByRole('heading', { name: /集团管理员！$/ })).toBeVisible());
});

describe('start-up dictionaries that the backend does not have', () => {
  test.each([
    ['refused', { code: 500, msg: '没有这个字典' }, 200],
    ['not found', { timestamp: 1, status: 404, error: 'Not Found' }, 404],
  ])('%s: the error log says so, nobody else', async (_name, body, status) => {
    answer('/system/dict/key/:key', body, status);
    const { store } = await signedIn();
    await waitFor(() =>
      expect(
        store
          .getState()
          .errorLog.map(({ err }) => err.message)
          .sort(),
      ).toEqual([
        expect.stringMatching(/^字典“sys_normal_disable”加载失败/),
        expect.stringMatching(/^字典“sys_yes_no”加载失败/),
      ]),
    );
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });

  test('the end of the session is told', async () => {
    answer('/system/dict/key/:key', { code: 401, msg: '登录状态已过期，请重新登录' });
    const app = renderApp();
    await fillLogin(app);
    await waitFor(() => expect(screen.getByText('登录状态已过期，请重新登录')).toBeVisible());
  });

  test('none are asked for where the configuration says so', async () => {
    withConfig({ startDicts: [] });
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
    await signedIn();
    await waitFor(() => expect(screen.getByRole('heading', { name: /集团管理员！$/ })).toBeVisible());
    server.events.removeAllListeners();
    expect(asked.filter((call) => call.includes('/system/dict/key/'))).toEqual([]);
  });
});

test('an id that has lost digits is refused by the name of its field', async () => {
  server.use(
    http.get(path('/system/dict/child/list'), () =>
      HttpResponse.text('{"code":200,"total":1,"rows":[{"id":1850000000000000001,"dictType":"a","dictLabel":"甲"}]}', {
        headers: { 'content-type': 'application/json' },
      }),
    ),
  );
  await signedIn('/system/dict?type=sys_user_sex');
  await waitFor(() => expect(screen.getByText(/GET \/system\/dict\/child\/list，字段 rows\.0\.id/)).toBeVisible());
});

test('without calls for them there are no buttons', async () => {
  withConfig({ dictExportCall: '', filesExportCall: '', filesZipCall: '' });
  const { router } = await signedIn('/system/dict?type=sys_user_sex');
  await waitFor(() => expect(screen.getByRole('button', { name: '刷新缓存' })).toBeVisible());
  expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
  act(() => void router.navigate('/files'));
  await waitFor(() => expect(screen.getByRole('heading', { name: '文件下载' })).toBeVisible());
  expect(screen.queryByText('全部资料')).toBeNull();
});

test.each(['/403', '/404', '/register'])('a session that cannot be loaded on %s leads to the login', async (place) => {
  window.localStorage.setItem('admintoken', 'kept');
  // Not 500, after which it is asked again for a while.
  answer('/getInfo', {}, 400);
  giveMenu([]);
  const { here } = renderApp(place);
  await waitFor(() => expect(screen.getByRole('form', { name: '登录' })).toBeVisible());
  expect(here()).toBe('/login');
});
