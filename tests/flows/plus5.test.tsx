import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { posts } from '../../mocks/db/system/posts';
import { departmentRows } from '../../mocks/db/system/departmentTable';
import { userRows } from '../../mocks/db/system/userTable';
import { server } from '../../mocks/server';
import { backendOf } from '../../mocks/switches/backendOf';
import { PUBLIC_KEY } from '../../mocks/switches/plus5/openSealed';
import { CLIENT, tenants } from '../../mocks/switches/plus5/plus5Calls';
import { chooseAtRow } from '../chooseAtRow';
import { withConfig } from '../config';
import { dialogByTitle } from '../dialogByTitle';
import { findMainMenu } from '../mainMenu';
import { fillLogin, renderApp, signedIn } from '../renderApp';

const MINUTES = 240_000;

beforeEach(() => {
  withConfig({
    backend: 'ruoyi-plus-5',
    dictApi: 'ruoyi',
    ownProfile: true,
    previewBase: '',
    clientId: CLIENT,
    apiPublicKey: PUBLIC_KEY,
  });
  server.use(...backendOf({ backend: 'ruoyi-plus-5' }));
});

/** The bodies of these calls, as they are sent from now on. */
function bodiesOf(method: 'post' | 'put', path: string): string[] {
  const sent: string[] = [];
  server.use(http[method](`*${path}`, async ({ request }) => void sent.push(await request.clone().text())));
  return sent;
}

test(
  'the tenant is chosen above the name, and remembered; the password is sent sealed (§19.35)',
  async () => {
    const sent = bodiesOf('post', '/auth/login');
    const app = renderApp('/');
    const tenant = await screen.findByRole('combobox', { name: '租户' });
    await fillLogin(app);
    await waitFor(() => expect(screen.getByText('请选择租户', { selector: 'p' })).toBeVisible());
    expect(tenant).toHaveFocus();
    expect(screen.getByLabelText('用户名')).toHaveValue('admin');
    expect(screen.getByLabelText('密码')).toHaveValue('admin123');
    expect(sent).toEqual([]);

    await app.user.selectOptions(tenant, '港口集团');
    await app.user.click(screen.getByRole('button', { name: '登录' }));
    await findMainMenu();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/^[A-Za-z0-9+/=]+$/);
    expect(app.store.getState().user).toMatchObject({ roles: ['superadmin'], tenantId: '000000' });

    window.localStorage.removeItem('admintoken');
    app.reload();
    const again = await screen.findByRole('combobox', { name: '租户' });
    expect(again).toHaveDisplayValue('港口集团');
  },
  MINUTES,
);

test(
  'a tenant that is no longer there has to be chosen anew; one that was switched off meanwhile is told (§19.35)',
  async () => {
    window.localStorage.setItem('rememberedTenant', JSON.stringify('100009'));
    const app = renderApp('/');
    const tenant = await screen.findByRole('combobox', { name: '租户' });
    expect(tenant).toHaveDisplayValue('请选择租户');
    await app.user.selectOptions(tenant, '第二公司');
    const second = tenants.rows.find(2);
    if (second) tenants.rows.put({ ...second, status: '1' });
    await fillLogin(app);
    await waitFor(() => expect(screen.getByText('对不起，您的租户已禁用，请联系管理员')).toBeVisible());
    expect(screen.getByLabelText('用户名')).toHaveValue('admin');
  },
  MINUTES,
);

test(
  'a save of the own profile carries all; what the server hides is asked for anew (§19.36)',
  async () => {
    const sent = bodiesOf('put', '/system/user/profile');
    const { user } = await signedIn('/profile', 'clerk');
    const form = within(await screen.findByRole('form', { name: '基本资料' }));
    expect(form.getByLabelText('手机号码')).toHaveValue('');
    await user.clear(form.getByLabelText('姓名'));
    await user.type(form.getByLabelText('姓名'), '王海');
    await user.click(form.getByRole('button', { name: /^保\s*存$/ }));
    await waitFor(() => expect(form.getByText('请输入手机号码')).toBeVisible());
    expect(sent).toEqual([]);

    await user.type(form.getByLabelText('手机号码'), '13812340001');
    await user.type(form.getByLabelText('邮箱'), 'wang@example.cn');
    await user.click(form.getByRole('button', { name: /^保\s*存$/ }));
    await waitFor(() => expect(screen.getByText('个人资料已保存')).toBeVisible());
    const { sex } = userRows.find(207) ?? {};
    const whole = { nickName: '王海', phonenumber: '13812340001', email: 'wang@example.cn', sex };
    expect(JSON.parse(sent[0] ?? '')).toEqual(whole);
    expect(userRows.find(207)).toMatchObject(whole);
  },
  MINUTES,
);

test(
  'a user has a role at least, and posts of the department (§19.36)',
  async () => {
    const [root] = departmentRows.all();
    const other = posts.rows.find(2);
    if (other) posts.rows.put({ ...other, deptId: 102 });
    const { user } = await signedIn('/system/user');
    const table = within(await screen.findByRole('region', { name: '用户管理' }));
    await waitFor(() => expect(table.getByRole('columnheader', { name: '所属党组织' })).toBeVisible());
    await user.click(await table.findByRole('button', { name: '新增' }));
    const dialog = await dialogByTitle('新增用户');
    await user.click(dialog.getByLabelText('所属党组织'));
    // The first tree stands beside the table.
    const inTrees = () => screen.getAllByText(root?.deptName ?? '', { selector: '[role=treeitem] *' });
    await waitFor(() => expect(inTrees()).toHaveLength(2));
    await user.click(inTrees()[1] as HTMLElement);
    await user.click(dialog.getByLabelText('岗位'));
    await screen.findByText('党委书记', { selector: '.ant-select-item-option-content' });
    expect(screen.queryByText('党委副书记', { selector: '.ant-select-item-option-content' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: /^保\s*存$/ }));
    await waitFor(() => expect(dialog.getByText('请选择角色')).toBeVisible());
  },
  MINUTES,
);

test(
  'the last role is not taken away in 分配角色, where the server would keep it and say that it is done (§19.27)',
  async () => {
    const { user } = await signedIn('/system/user');
    await chooseAtRow(user, '王海洋', '分配角色');
    const dialog = await dialogByTitle(/^分配角色：/);
    const own = (await dialog.findAllByRole('checkbox', { checked: true })) as [HTMLElement];
    for (const role of own) await user.click(role);
    expect(dialog.getByRole('alert')).toHaveTextContent('至少保留一个角色');
    expect(dialog.getByRole('button', { name: /^保\s*存$/ })).toBeDisabled();
    await user.click(own[0]);
    expect(dialog.queryByRole('alert')).toBeNull();
  },
  MINUTES,
);

test(
  'what 6.0 names otherwise is read, and saved by its names (§19.50)',
  async () => {
    server.use(...backendOf({ backend: 'ruoyi-plus-5', six: true }));
    const before = userRows.find(207);
    const { user, router } = await signedIn('/system/user');
    const table = within(await screen.findByRole('region', { name: '用户管理' }));
    await waitFor(() => expect(table.getByText(before?.phonenumber ?? '')).toBeVisible());
    await chooseAtRow(user, '王海洋', '修改');
    const dialog = await dialogByTitle(/^修改用户/);
    await waitFor(() => expect(dialog.getByLabelText('手机号码')).toHaveValue(before?.phonenumber));
    await user.click(await dialog.findByRole('radio', { name: '男' }));
    await user.clear(dialog.getByLabelText('手机号码'));
    await user.type(dialog.getByLabelText('手机号码'), '13812340001');
    await user.click(dialog.getByRole('button', { name: /^保\s*存$/ }));
    await waitFor(() => expect(userRows.find(207)).toMatchObject({ phonenumber: '13812340001', sex: '0' }));

    await act(() => router.navigate('/system/log/logininfor'));
    const logs = within(await screen.findByRole('region', { name: '登录日志' }));
    await waitFor(() => expect(logs.getAllByText('登录成功')[0]).toBeVisible());
  },
  MINUTES,
);
