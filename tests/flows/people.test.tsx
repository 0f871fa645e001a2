import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, describe, expect, test } from 'vitest';
import { userRows } from '../../mocks/db/system/userTable';
import { fail } from '../../mocks/handlers/envelopes';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { dialogByTitle } from '../dialogByTitle';
import { signedIn } from '../renderApp';
import { giveMenu } from './testMenu';

beforeAll(() =>
  Promise.all([import('@/pages/system/UserPage'), import('@/pages/system/NoticePage'), import('@/lib/matchWords')]),
);

async function openUsers(query = '', account: 'admin' | 'clerk' = 'admin') {
  giveMenu([{ path: '/user', name: 'user', component: 'system/user/index', meta: { title: '用户管理' } }]);
  const app = await signedIn(`/user${query}`, account);
  const table = within(await screen.findByRole('region', { name: '用户管理' }));
  await table.findAllByRole('row');
  return { ...app, table };
}

describe('people', () => {
  test('are found by name, and where nobody is found by account, the name is offered (§19.39)', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/system/user/list')) asked.push(new URL(request.url).search);
    });
    const { user, table, here } = await openUsers('?userName=%E7%8E%8B%E6%B5%B7%E6%B4%8B');
    await user.click(await table.findByRole('button', { name: '按姓名查找“王海洋”' }));
    expect(await table.findByRole('button', { name: /^王海洋/ })).toBeVisible();
    expect(decodeURIComponent(here())).toBe('/user?nickName=王海洋');
    expect(asked.at(-1)).toBe('?pageNum=1&pageSize=1000');
    await user.clear(table.getByLabelText('姓名'));
    await user.type(table.getByLabelText('姓名'), 'why{Enter}');
    await waitFor(() => expect(table.getByText('共 1 名')).toBeVisible());
    server.events.removeAllListeners();
  });

  test('are looked at in a drawer, with what only their own call tells (§19.40)', async () => {
    const one = userRows.all().find(({ nickName }) => nickName === '王海洋');
    const { user, table, here } = await openUsers('?nickName=%E7%8E%8B%E6%B5%B7%E6%B4%8B');
    await user.click(await table.findByRole('button', { name: /^王海洋/ }));
    const drawer = await dialogByTitle(/^用户详情：王海洋（clerk/);
    expect(await drawer.findByText('角色')).toBeVisible();
    expect(drawer.getByText(one?.email ?? '')).toHaveAttribute('href', `mailto:${one?.email}`);
    expect(drawer.getByRole('link', { name: '拨打' })).toHaveAttribute('href', `tel:${one?.phonenumber}`);
    await user.click(drawer.getByRole('button', { name: '修改' }));
    await dialogByTitle(/^修改用户：王海洋（clerk/);
    expect(decodeURIComponent(here())).toBe('/user?nickName=王海洋');
  });
});

test('several are switched off together, and it is said what that means (§19.42)', async () => {
  const { user, table } = await openUsers();
  const rows = userRows
    .all()
    .filter(({ userId, status }) => userId !== 1 && status === '0')
    .sort((first, second) => first.userId - second.userId);
  const [one, other] = rows;
  for (const person of [one, other])
    await user.click(await table.findByRole('checkbox', { name: `选择“${person?.nickName}”` }));
  await user.click(table.getByRole('button', { name: '停用 (2)' }));
  const text = /停用选中的 2 名用户.*已登录的会话不会中断，可在“在线用户”中强退/;
  const question = (await screen.findByText(text)).closest<HTMLElement>('[aria-modal]') ?? document.body;
  await user.click(within(question).getByRole('button', { name: /停用|确定/ }));
  await waitFor(() =>
    expect(
      userRows.all().filter(({ userId }) => [one, other].some((person) => person?.userId === userId)),
    ).toMatchObject([{ status: '1' }, { status: '1' }]),
  );
});

test('the search of the header finds people with their numbers, notices and links (§2.111)', async () => {
  giveMenu([
    { path: '/user', name: 'user', component: 'system/user/index', meta: { title: '用户管理' } },
    { path: 'https://www.12371.cn/', name: 'out', meta: { title: '共产党员网' } },
  ]);
  const { user, here } = await signedIn('/workbench');
  const one = userRows.all().find(({ nickName }) => nickName === '王海洋');
  await screen.findByLabelText(/^账号：/);
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: '搜索菜单' });
  const found = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  await user.type(field, 'gcdyw');
  expect(found()).toEqual(['共产党员网']);
  await user.clear(field);
  await user.type(field, 'wanghai');
  await waitFor(() => expect(found()[0]).toMatch(new RegExp(`王海洋.*${one?.phonenumber}`)));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(here()).toBe(`/user?userId=${one?.userId}`));
});

test('a notice says where no attachments are stored, and its dialog has the caret (§2.110, §19.44)', async () => {
  giveMenu([{ path: '/notice', name: 'notice', component: 'system/notice/index', meta: { title: '通知公告' } }]);
  const { user } = await signedIn('/notice');
  await user.click(await screen.findByRole('button', { name: '新增' }));
  const form = await dialogByTitle('新增通知公告');
  expect(form.getByText(/^附件：服务器没有存放附件的接口/)).toBeVisible();
  // The caret, from the first dialog on.
  await waitFor(() => expect(form.getByLabelText('标题')).toHaveFocus());
});

describe('what fails', () => {
  test('before an edit is told in its dialog, with the number and 重试 (§19.41)', async () => {
    const { user, table } = await openUsers('?userName=clerk');
    server.use(http.get(path('/system/user/:id'), () => fail(500, '服务器发生错误'), { once: true }));
    await user.click(await table.findByRole('button', { name: '修改“王海洋”' }));
    const failure = await dialogByTitle(/^修改用户：王海洋/);
    expect(failure.getByRole('alert')).toHaveTextContent(/读取用户失败.*500/);
    await user.click(failure.getByRole('button', { name: '重试' }));
    expect(await screen.findByDisplayValue('王海洋')).toHaveAccessibleName('姓名');
    expect(screen.queryByText('读取用户失败')).toBeNull();
  });

  test('at 保存 is told in the form: what, the number, what is kept, 重试 (§19.41)', async () => {
    const { user, table } = await openUsers('?userName=clerk');
    await user.click(await table.findByRole('button', { name: '修改“王海洋”' }));
    const form = await dialogByTitle(/^修改用户：王海洋/);
    await user.type(form.getByLabelText('姓名'), '一');
    server.use(http.put(path('/system/user'), () => fail(500, '手机号码已存在'), { once: true }));
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByRole('alert')).toHaveTextContent('保存失败：手机号码已存在（500）。内容仍保留。');
    await user.click(form.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(userRows.all().some(({ nickName }) => nickName === '王海洋一')).toBe(true));
  });
});
