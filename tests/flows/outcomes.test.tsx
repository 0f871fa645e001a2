import { screen, waitFor } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { posts } from '../../mocks/db/system/posts';
import { allHandlers } from '../../mocks/handlers/allHandlers';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { dialogByTitle } from '../dialogByTitle';
import { signedIn } from '../renderApp';
import { giveMenu } from './testMenu';

// Loads the page before the tests, else the first test would wait while Vite transforms its modules.
beforeAll(() => import('@/pages/system/PostPage'));

const { reload } = vi.hoisted(() => ({ reload: vi.fn() }));
vi.mock('@/lib/sso/passGateway', async (original) => ({
  ...(await original<object>()),
  passGateway: reload,
}));

const POST = path('/system/post');
const rowsNamed = (name: string) => posts.rows.all().filter(({ postName }) => postName === name);

/** The calls that are made from now on. */
function collectCalls(): string[] {
  const calls: string[] = [];
  server.use(
    http.all(path('/*'), ({ request }) => {
      calls.push(`${request.method} ${new URL(request.url).pathname.replace(/^.*prod-api/, '')}`);
    }),
  );
  return calls;
}

/** Opens the form of a new post and fills it in. */
async function fillIn() {
  giveMenu([{ path: '/post', name: 'post', component: 'system/post/index', meta: { title: '岗位管理' } }]);
  const app = await signedIn('/post');
  await app.user.click(await screen.findByRole('button', { name: '新增' }));
  const form = await dialogByTitle('新增岗位');
  await app.user.type(form.getByLabelText('岗位编码'), 'outcome');
  await app.user.type(form.getByLabelText('岗位名称'), '核对员');
  const press = (name: string) => app.user.click(form.getByRole('button', { name }));
  return { ...app, form, press };
}

test('a save whose answer is cut is made once; the list is looked at, and only 重新提交 sends it again (§19.24)', async () => {
  const { user, form, press } = await fillIn();
  const calls = collectCalls();
  server.use(
    http.post(POST, async ({ request }) => {
      calls.push('POST');
      await getResponse(allHandlers, request.clone());
      return HttpResponse.error();
    }),
  );
  await press('保存');
  await waitFor(() => expect(form.getByText('保存结果未知，请核对')).toBeVisible());
  expect(form.getByText(/^列表中有提交之后新增的同名岗位/).nextElementSibling).toHaveTextContent('核对员');
  expect(calls.filter((call) => call === 'GET /system/post/list')).toHaveLength(2);
  expect(screen.queryByText(/后端不支持跨域CORS/)).toBeNull();
  await press('保存');
  await user.type(form.getByLabelText('岗位名称'), '{Enter}');
  await user.keyboard('{Control>}s{/Control}');
  expect(rowsNamed('核对员')).toHaveLength(1);
  await press('重新提交');
  await waitFor(() => expect(calls.filter((call) => call === 'POST')).toHaveLength(2));
  await waitFor(() => expect(form.getByText('保存结果未知，请核对')).toBeVisible());
  await press('已保存，关闭');
  await waitFor(() => expect(screen.queryByText('新增岗位')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a firewall that keeps a save back is told in the form: nothing is left or fetched again, 重试 saves (§8.33)', async () => {
  const { form, press, here } = await fillIn();
  const calls = collectCalls();
  server.use(http.post(POST, () => HttpResponse.html('<h1>拦截</h1>事件编号：7f3a', { status: 403 }), { once: true }));
  await press('保存');
  await waitFor(() =>
    expect(form.getByText('保存失败：请求被网络设备或网关拦截（403，7f3a）。内容仍保留。')).toBeVisible(),
  );
  expect([here(), calls, screen.queryByRole('alertdialog')]).toEqual(['/post', [], null]);
  expect(form.getByLabelText('岗位名称')).toHaveValue('核对员');
  await press('重试');
  await waitFor(() => expect(rowsNamed('核对员')).toHaveLength(1));
});

test('a gateway that wants a new sign-in: 重新加载 in the form, where what was typed is there again (§8.33)', async () => {
  const app = await fillIn();
  server.use(http.post(POST, () => HttpResponse.html('<title>统一身份认证</title>')));
  await app.press('保存');
  await waitFor(() =>
    expect(app.form.getByText('保存失败：登录网关已过期，请重新加载页面。内容仍保留。')).toBeVisible(),
  );
  await app.press('重新加载');
  expect(reload).toHaveBeenCalledOnce();
  app.reload();
  const form = await dialogByTitle('新增岗位');
  expect(form.getByLabelText('岗位名称')).toHaveValue('核对员');
});

test('after a reload too, what may be saved is not sent by 保存 (§19.24)', async () => {
  const app = await fillIn();
  server.use(http.post(POST, () => HttpResponse.error()));
  await app.press('保存');
  await waitFor(() => expect(app.form.getByText('保存结果未知，请核对')).toBeVisible());
  const { user } = app.reload();
  const form = await dialogByTitle('新增岗位');
  expect(form.getByText('保存结果未知，请核对')).toBeVisible();
  const calls = collectCalls();
  await user.click(form.getByRole('button', { name: '保存' }));
  await user.click(form.getByRole('button', { name: '重新提交' }));
  await waitFor(() => expect(form.getByText(/网络连接中断/)).toBeVisible());
  expect(calls.filter((call) => call === 'POST /system/post')).toHaveLength(1);
});
