import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { sessionEnded } from '@/state/sessionEnded';
import { selectIsGroupUser } from '@/state/user/userSlice';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { withConfig } from '../config';
import { fillLogin, signedIn } from '../renderApp';

const PROFILE = path('/system/user/profile');

const fact = async (label: string) => within(await screen.findByRole('row', { name: new RegExp(`^${label}`) }));
const form = (name: string) => screen.findByRole('form', { name, hidden: true });
const field = (section: HTMLElement, label: string) => within(section).getByLabelText(label);
const type = (section: HTMLElement, label: string, value: string) =>
  fireEvent.change(field(section, label), { target: { value } });

test.each([
  ['admin', '集团用户', '港口集团党委', '超级管理员'],
  ['clerk', '非集团用户', /^第二港埠公司/, '党务干事'],
] as const)('个人中心 tells %s from the others: %s (§1.9, §2.96)', async (account, kind, unit, role) => {
  const app = await signedIn('/workbench', account);
  await app.user.click(screen.getByRole('button', { name: /^账号/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: /个人中心/ }));
  expect((await fact('用户类别')).getByText(kind)).toBeVisible();
  expect((await fact('账号')).getByText(account)).toBeVisible();
  expect((await fact('所属党组织')).getByText(unit)).toBeVisible();
  expect((await fact('角色')).getByText(role)).toBeVisible();
});

test('other backends do not know who belongs to the group: no kind of user is told (§1.9)', async () => {
  withConfig({ backend: 'ruoyi' });
  const { store } = await signedIn('/profile', 'admin');
  expect((await fact('账号')).getByText('admin')).toBeVisible();
  expect(screen.queryByRole('row', { name: /^用户类别/ })).toBeNull();
  expect(selectIsGroupUser(store.getState())).toBe(false);
});

test('permissions are folded away (§2.96)', async () => {
  const { user } = await signedIn('/profile', 'clerk');
  const permissions = await fact('权限');
  expect(permissions.getByText('party:member:list')).not.toBeVisible();
  await user.click(permissions.getByText(/^共 \d+ 项$/));
  expect(permissions.getByText('party:member:list')).toBeVisible();
});

test('the own data are changed, and the name in the header with them (§2.96, §5.14)', async () => {
  const { user } = await signedIn('/profile', 'clerk');
  const own = await form('基本资料');
  const save = within(own).getByRole('button', { name: '保存' });
  expect(save).toBeDisabled();
  type(own, '手机号码', '139');
  type(own, '姓名', '王大海');
  await user.click(save);
  await waitFor(() => expect(screen.getByText('请输入以1开头的11位手机号')).toBeVisible());
  type(own, '手机号码', '139 0000-0000');
  await user.click(save);
  await waitFor(() => expect(screen.getByText('个人资料已保存')).toBeVisible());
  expect(screen.getByRole('heading', { level: 1, name: '王大海' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^账号.*王大海/ })).toBeVisible();
  await waitFor(() => expect(save).toBeDisabled());
});

test('signs in the name that the server’s filter would change are replaced', async () => {
  withConfig({ backend: 'ruoyi' });
  const { user } = await signedIn('/profile', 'clerk');
  const own = await form('基本资料');
  type(own, '姓名', '王<海');
  await user.click(within(own).getByRole('button', { name: '换成“＜”“＞”' }));
  expect(field(own, '姓名')).toHaveValue('王＜海');
  await user.click(within(own).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '王＜海' })).toBeVisible());
});

test('the password is changed by who knows it; the two new ones must be the same (§2.96)', async () => {
  const { user } = await signedIn('/profile', 'clerk');
  await user.click(await screen.findByRole('tab', { name: '修改密码' }));
  expect(screen.getAllByRole('tab', { name: '个人中心' })).toHaveLength(1);
  const passwords = await form('修改密码');
  const submit = () => user.click(within(passwords).getByRole('button', { name: '修改密码' }));
  type(passwords, '当前密码', 'wrong-one');
  type(passwords, '新密码', 'wrong-one');
  type(passwords, '再次输入新密码', 'other');
  await submit();
  await waitFor(() => expect(screen.getByText('新密码不能与当前密码相同')).toBeVisible());
  await waitFor(() => expect(screen.getByText('两次输入的新密码不一致')).toBeVisible());

  type(passwords, '新密码', 'newPass1');
  type(passwords, '再次输入新密码', 'newPass1');
  await submit();
  await waitFor(() => expect(screen.getByText('修改密码失败，旧密码错误')).toBeVisible());
  expect(field(passwords, '新密码')).toHaveValue('newPass1');

  type(passwords, '当前密码', 'clerk123');
  await submit();
  await waitFor(() => expect(screen.getByText('密码已修改，下次登录请使用新密码')).toBeVisible());
  expect(field(passwords, '当前密码')).toHaveValue('');
});

test('who has a first password is asked to change it, by the rule of the server (§11.3)', async () => {
  server.use(
    http.get(path('/getInfo'), () =>
      HttpResponse.json({
        code: 200,
        user: { userId: 207, userName: 'clerk', nickName: '王海洋' },
        roles: ['clerk'],
        permissions: [],
        isDefaultModifyPwd: true,
        pwdChrtype: '3',
      }),
    ),
  );
  const { user, here } = await signedIn('/workbench', 'clerk');
  await waitFor(() => expect(screen.getByText(/密码还是初始密码/)).toBeVisible());
  await user.click(screen.getByRole('button', { name: '去修改' }));
  await waitFor(() => expect(here()).toBe('/profile?tab=password'));
  const passwords = await form('修改密码');
  expect(passwords).toBeVisible();
  type(passwords, '当前密码', 'clerk123');
  type(passwords, '新密码', 'abcdef');
  await user.click(within(passwords).getByRole('button', { name: '修改密码' }));
  await waitFor(() => expect(screen.getByText(/^密码须为.*同时有英文字母和数字/)).toBeVisible());
});

test('before unsaved input is lost, it is asked; the input stays where the user stays (§2.96)', async () => {
  const { user, here } = await signedIn('/profile', 'clerk');
  type(await form('基本资料'), '姓名', '改了一半');
  await user.click(screen.getByRole('tab', { name: '修改密码' }));
  await waitFor(() => expect(screen.getByRole('form', { name: '修改密码' })).toBeVisible());
  expect(screen.queryByRole('button', { name: '继续编辑' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: /工作台$/ }));
  await user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(here()).toBe('/profile');
  expect(field(await form('基本资料'), '姓名')).toHaveValue('改了一半');
  await user.click(screen.getByRole('tab', { name: /工作台$/ }));
  await user.click(await screen.findByRole('button', { name: '确定' }));
  await waitFor(() => expect(here()).toBe('/workbench'));
});

test.each([
  ['an error that says so', () => HttpResponse.json({ code: 404, msg: '没有' })],
  ['a refusal', () => HttpResponse.json({ code: 403, msg: '没有' })],
])(
  'a backend without the call (%s): what the sign-in told is shown, and nothing is complained of (§2.96)',
  async (_name, answer) => {
    server.use(http.get(PROFILE, answer));
    const { here, store } = await signedIn('/profile', 'clerk');
    expect((await fact('所属党组织')).getByText(/^第二港埠公司/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: '账号设置' })).toBeNull());
    expect(screen.queryByRole('button', { name: '更换头像' })).toBeNull();
    expect(here()).toBe('/profile');
    expect(store.getState().errorLog).toEqual([]);
  },
);

test('own data that cannot be loaded can be asked for again', async () => {
  server.use(http.get(PROFILE, () => HttpResponse.json({ code: 500, msg: '数据库繁忙' }), { once: true }));
  const { user } = await signedIn('/profile');
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await form('基本资料')).toBeVisible();
});

describe('what was typed is there again', () => {
  async function typeBoth() {
    const app = await signedIn('/profile', 'clerk');
    type(await form('基本资料'), '邮箱', 'half@');
    await app.user.click(await screen.findByRole('tab', { name: '修改密码' }));
    type(await form('修改密码'), '新密码', 'never-kept');
    return app;
  }

  test('after the session has ended, but no password; 放弃 drops it (§4.51)', async () => {
    const app = await typeBoth();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('never-kept');
    app.store.dispatch(sessionEnded({ reason: 'expired' }));
    await fillLogin(app, 'clerk');
    const own = await form('基本资料');
    expect(within(own).getByText('已恢复未保存的内容')).toBeVisible();
    expect(field(own, '邮箱')).toHaveValue('half@');
    expect(field(await form('修改密码'), '新密码')).toHaveValue('');
    await app.user.click(within(own).getByRole('button', { name: '放弃' }));
    await waitFor(() => expect(field(own, '邮箱')).not.toHaveValue('half@'));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('half@');
  });

  test('another user finds nothing of it', async () => {
    const app = await typeBoth();
    app.store.dispatch(sessionEnded({ reason: 'expired' }));
    await fillLogin(app, 'admin');
    expect(field(await form('基本资料'), '邮箱')).not.toHaveValue('half@');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('half@');
  });

  test.each(['{', `{"at":${Date.now()},"values":{"email":{"a":1},"other":"x"}}`])('garbled: %s', async (text) => {
    sessionStorage.setItem('input:207:profile', text);
    await signedIn('/profile', 'clerk');
    expect(within(await form('基本资料')).queryByText('已恢复未保存的内容')).toBeNull();
  });
});
