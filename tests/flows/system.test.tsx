import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, test } from 'vitest';
import { configs } from '../../mocks/db/system/configs';
import { departmentRows } from '../../mocks/db/system/departmentTable';
import { menuRows } from '../../mocks/db/system/menuTable';
import { posts } from '../../mocks/db/system/posts';
import { roleRows } from '../../mocks/db/system/roleTable';
import { passwordRows, userRows } from '../../mocks/db/system/userTable';
import { fail } from '../../mocks/handlers/envelopes';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { backendOf } from '../../mocks/switches/backendOf';
import { withConfig } from '../config';
import { chooseAtRow } from '../chooseAtRow';
import { dialogByTitle } from '../dialogByTitle';
import { signedIn } from '../renderApp';
import { collectSavedFiles } from '../savedFiles';
import { giveMenu } from './testMenu';

// Loads the pages before the tests, else the first test would wait while Vite transforms their modules.
beforeAll(() =>
  Promise.all([
    import('@/pages/system/UserPage'),
    import('@/pages/system/RolePage'),
    import('@/pages/system/MenuPage'),
    import('@/pages/system/DeptPage'),
    import('@/pages/system/PostPage'),
    import('@/pages/system/ConfigPage'),
  ]),
);

const MINUTES = 180_000;
const saved = collectSavedFiles();

const NAMES = { user: '用户', role: '角色', menu: '菜单', dept: '党组织', post: '岗位', config: '参数' };
type Name = keyof typeof NAMES;
const titleOf = (name: Name) => (name === 'config' ? '参数设置' : `${NAMES[name]}管理`);

/** Opens a page by the name that RuoYi's menu gives its component. */
async function open(name: Name, query = '', account: 'admin' | 'clerk' = 'admin') {
  giveMenu([
    { path: `/${name}`, name, component: `system/${name}/index`, meta: { title: titleOf(name), icon: 'user' } },
  ]);
  const app = await signedIn(`/${name}${query}`, account);
  const table = within(await screen.findByRole('region', { name: titleOf(name) }));
  return { ...app, table };
}

/** Chooses an action of a row that stands in its menu. */
test(
  'a parameter is found by the address, added, changed, exported; the cache is refreshed',
  async () => {
    const { user, table } = await open('config', '?configName=%E5%85%9A%E8%B4%B9&configType=N');
    await waitFor(() => expect(table.getByText('party.fee.deadline')).toBeVisible());
    expect(table.queryByText('sys.index.skinName')).toBeNull();
    expect(table.getByLabelText('参数名称')).toHaveProperty('value', '党费');

    await user.click(table.getByRole('button', { name: '新增' }));
    const added = await dialogByTitle('新增参数');
    await user.click(added.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(added.getByText('请输入参数名称')).toBeVisible());
    await user.type(added.getByLabelText('参数名称'), '党费-最低额');
    await user.type(added.getByLabelText('参数键名'), 'party.fee.least');
    await user.type(added.getByLabelText('参数键值'), '0.2');
    await user.click(added.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(table.getByText('party.fee.least')).toBeVisible());
    expect(configs.rows.all().at(-1)).toMatchObject({ configKey: 'party.fee.least', configType: 'N' });

    await user.click(table.getByRole('button', { name: '修改“党费-最低额”' }));
    const changed = await dialogByTitle('修改参数');
    await user.type(changed.getByLabelText('参数键值'), '5');
    await user.click(changed.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(table.getByText('0.25')).toBeVisible());

    const asked: string[] = [];
    server.use(
      http.post(path('/system/config/export'), async ({ request }) => {
        asked.push(decodeURIComponent(await request.text()));
        return new HttpResponse('a,b', { headers: { 'content-type': 'text/csv' } });
      }),
    );
    await user.click(table.getByRole('button', { name: '导出' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['参数.xlsx']));
    expect(asked[0]).toContain('configName=党费&configType=N');
    await user.click(table.getByRole('button', { name: '刷新缓存' }));
    await waitFor(() => expect(screen.getByText('刷新成功')).toBeVisible());
  },
  MINUTES,
);

test(
  'signs that the server’s filter would change are replaced before a parameter is saved',
  async () => {
    withConfig({ backend: 'ruoyi' });
    server.use(...backendOf({ backend: 'ruoyi' }));
    const { user, table } = await open('config');
    await user.click(await table.findByRole('button', { name: '新增' }));
    const dialog = await dialogByTitle('新增参数');
    await user.type(dialog.getByLabelText('参数名称'), '党费');
    await user.type(dialog.getByLabelText('参数键名'), 'party.fee');
    await user.type(dialog.getByLabelText('参数键值'), '人数<5，且>3');
    await user.click(dialog.getByRole('button', { name: '换成“＜”“＞”' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(configs.rows.all().at(-1)).toMatchObject({ configValue: '人数＜5，且＞3' }));
  },
  MINUTES,
);

test(
  'a department is added below another, and cannot lie below itself',
  async () => {
    const { user, table } = await open('dept');
    const [root] = departmentRows.all();
    const name = root?.deptName ?? '';
    await user.click(await table.findByRole('button', { name: `新增下级“${name}”` }));
    const added = await dialogByTitle('新增党组织');
    expect(screen.queryByText('已恢复未保存的内容')).toBeNull();
    await waitFor(() => expect(added.getByRole('button', { name: `上级党组织：${name}` })).toBeVisible());
    await user.type(added.getByLabelText('党组织名称'), '离退休党支部');
    const lists: string[] = [];
    server.use(http.get(path('/system/dept/list'), ({ request }) => void lists.push(request.url)));
    await user.click(added.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(table.getByText('离退休党支部')).toBeVisible());
    // The table alone, not the choices of the form too.
    expect(lists).toHaveLength(1);
    expect(departmentRows.all().at(-1)).toMatchObject({ deptName: '离退休党支部', parentId: root?.deptId });
    // A dialog that is still closing gives the focus back when it is gone, and a tree that is open would close.
    await waitFor(() => expect(screen.queryByText('新增党组织')).toBeNull());

    await user.click(table.getByRole('button', { name: '修改“离退休党支部”' }));
    const changed = await dialogByTitle('修改党组织');
    await user.click(await changed.findByRole('button', { name: `上级党组织：${name}` }));
    await waitFor(() => expect(screen.getByRole('treeitem', { name })).toBeVisible());
    expect(screen.queryByRole('treeitem', { name: '离退休党支部' })).toBeNull();
  },
  MINUTES,
);

test(
  'the root keeps its place; the server says why a department with others below stays',
  async () => {
    const { user, table } = await open('dept');
    const name = departmentRows.all()[0]?.deptName ?? '';
    await user.click(await table.findByRole('button', { name: `修改“${name}”` }));
    const dialog = await dialogByTitle('修改党组织');
    expect(dialog.queryByText('上级党组织')).toBeNull();
    await user.click(dialog.getByRole('button', { name: /取\s*消/ }));
    await user.click(table.getByRole('button', { name: `删除“${name}”` }));
    await user.click(await screen.findByRole('button', { name: /^确\s*定$/ }));
    await waitFor(() => expect(screen.getByText('存在下级部门,不允许删除')).toBeVisible());
  },
  MINUTES,
);

test(
  'the rows of a tree fold and open, one by one and all at once (§2.103)',
  async () => {
    const { user, table } = await open('dept');
    const [root, below] = departmentRows.all();
    await waitFor(() => expect(table.getByText(below?.deptName ?? '')).toBeVisible());
    await user.click(table.getByRole('button', { name: '全部折叠' }));
    expect(table.queryByText(below?.deptName ?? '')).toBeNull();
    expect(table.getByText(root?.deptName ?? '')).toBeVisible();
    await user.click(table.getAllByRole('button', { name: '展开行' })[0] as HTMLElement);
    await waitFor(() => expect(table.getByText(below?.deptName ?? '')).toBeVisible());
  },
  MINUTES,
);

test(
  'a menu entry asks for what its type has, and sends nothing else',
  async () => {
    const { user, table } = await open('menu');
    await user.click(await table.findByRole('button', { name: '新增' }));
    const dialog = await dialogByTitle('新增菜单');
    expect(dialog.queryByLabelText('组件路径')).toBeNull();
    expect(dialog.getByLabelText('路由地址')).toBeVisible();
    await user.type(dialog.getByLabelText('路由地址'), 'left-over');
    await user.type(dialog.getByLabelText('菜单名称'), '批量审批');
    await user.click(dialog.getByRole('radio', { name: '是' }));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dialog.getByText('外链的路由地址应以 http:// 或 https:// 开头')).toBeVisible());
    await user.click(dialog.getByRole('radio', { name: '菜单' }));
    await waitFor(() => expect(dialog.getByLabelText('组件路径')).toBeVisible());
    await user.click(dialog.getByRole('radio', { name: '按钮' }));
    await waitFor(() => expect(dialog.queryByLabelText('路由地址')).toBeNull());
    expect(dialog.queryByLabelText('图标')).toBeNull();
    await user.type(dialog.getByLabelText('权限标识'), 'party:life:audit');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(menuRows.all().at(-1)).toMatchObject({
        menuName: '批量审批',
        menuType: 'F',
        perms: 'party:life:audit',
        path: '',
      }),
    );
  },
  MINUTES,
);

test(
  'the icon of a menu entry is chosen from the icons that the product knows, or typed',
  async () => {
    const { user, table } = await open('menu');
    await user.click(await table.findByRole('button', { name: '新增' }));
    const dialog = await dialogByTitle('新增菜单');
    await user.type(dialog.getByLabelText('图标'), 'peop');
    await user.click(await screen.findByText('people', { selector: '.ant-select-item-option-content *' }));
    await user.type(dialog.getByLabelText('菜单名称'), '党员');
    await user.type(dialog.getByLabelText('路由地址'), 'members');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(menuRows.all().at(-1)).toMatchObject({ menuName: '党员', icon: 'people', menuType: 'M' }),
    );

    // RuoYi does not save an empty icon.
    await user.click(await table.findByRole('button', { name: '修改“党员”' }));
    const changed = await dialogByTitle('修改菜单');
    await user.click(changed.getByLabelText('清空'));
    await user.click(changed.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(menuRows.all().at(-1)).toMatchObject({ menuName: '党员', icon: '#' }));
  },
  MINUTES,
);

const secretary = () => roleRows.find(2);

/** The server is one of RuoYi-Vue-Plus: among others, all fields of an answer are in `data`. */
function useRuoyiPlus(): void {
  withConfig({ backend: 'ruoyi-plus', dictApi: 'ruoyi' });
  server.use(...backendOf({ backend: 'ruoyi-plus' }));
}

test.each<[string, () => void]>([
  ['RuoYi', () => undefined],
  ['RuoYi-Vue-Plus', useRuoyiPlus],
])(
  'a role keeps all its menus when only its name is changed: %s (§2.105)',
  async (_server, use) => {
    use();
    const { user, table } = await open('role');
    const before = [...(secretary()?.menuIds ?? [])].sort();
    expect(before.length).toBeGreaterThan(2);
    await user.click(await table.findByRole('button', { name: '修改“党支部书记”' }));
    const dialog = await dialogByTitle('修改角色');
    await user.type(dialog.getByLabelText('角色名称'), '（兼）');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(table.getByText('党支部书记（兼）')).toBeVisible());
    expect([...(secretary()?.menuIds ?? [])].sort()).toEqual(before);
  },
  MINUTES,
);

test(
  'menus that the server left out are not saved as none: they are chosen anew, or nothing is saved (§2.105)',
  async () => {
    server.use(
      http.get(path('/system/menu/roleMenuTreeselect/:id'), () => HttpResponse.json({ code: 200, msg: '操作成功' })),
    );
    const { user, table } = await open('role');
    const before = secretary();
    await user.click(await table.findByRole('button', { name: '修改“党支部书记”' }));
    const dialog = await dialogByTitle('修改角色');
    expect(dialog.getByText('服务器没有返回已选的菜单权限，此时保存会将其清空')).toBeVisible();
    await user.type(dialog.getByLabelText('角色名称'), '（兼）');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dialog.getByText('请重新选择后再保存，或取消')).toBeVisible());
    expect(secretary()).toEqual(before);

    await user.click(dialog.getByRole('button', { name: '重新选择' }));
    const tree = within(await dialog.findByRole('tree', { name: '菜单权限' }));
    const [item] = await tree.findAllByRole('treeitem');
    await user.click(item?.querySelector('.ant-tree-checkbox') as HTMLElement);
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(table.getByText('党支部书记（兼）')).toBeVisible());
    expect(secretary()?.menuIds).not.toEqual(before?.menuIds);
    expect(secretary()?.menuIds.length).toBeGreaterThan(0);
  },
  MINUTES,
);

test(
  'menus of a role go together with those above and below, or one by one; such words are explained (§17.21)',
  async () => {
    const { user, table } = await open('role');
    await user.click(await table.findByRole('button', { name: '新增' }));
    const dialog = await dialogByTitle('新增角色');
    await user.type(dialog.getByLabelText('角色名称'), '统战委员');
    await user.type(dialog.getByLabelText('权限字符'), 'united');
    expect(dialog.getByLabelText('权限字符')).toHaveAccessibleDescription(/^程序识别角色的英文代号/);
    expect(dialog.getByRole('switch', { name: '父子联动' })).toHaveAccessibleDescription(/^勾选上级时/);
    expect(dialog.getByLabelText('显示顺序')).toHaveValue('1');
    const tree = within(await dialog.findByRole('tree', { name: '菜单权限' }));
    const [item] = await tree.findAllByRole('treeitem');
    await user.click(item?.querySelector('.ant-tree-checkbox') as HTMLElement);
    const name = item?.textContent;
    const group = menuRows.all().find(({ parentId, menuName }) => parentId === 0 && menuName === name);
    const below = menuRows.all().filter(({ parentId }) => parentId === group?.menuId);
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(roleRows.all().at(-1)).toMatchObject({
        roleKey: 'united',
        menuCheckStrictly: true,
        deptCheckStrictly: true,
      }),
    );
    const ids = roleRows.all().at(-1)?.menuIds;
    expect(ids).toEqual(expect.arrayContaining([group?.menuId, ...below.map(({ menuId }) => menuId)]));

    await user.click(await table.findByRole('button', { name: '修改“统战委员”' }));
    const changed = await dialogByTitle('修改角色');
    await user.click(changed.getByRole('switch', { name: '父子联动' }));
    const again = within(await changed.findByRole('tree', { name: '菜单权限' }));
    const [same] = await again.findAllByRole('treeitem');
    await user.click(same?.querySelector('.ant-tree-checkbox') as HTMLElement);
    await user.click(changed.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(roleRows.all().at(-1)).toMatchObject({ menuCheckStrictly: false }));
    expect(new Set(roleRows.all().at(-1)?.menuIds)).toEqual(new Set((ids ?? []).filter((id) => id !== group?.menuId)));
  },
  MINUTES,
);

test(
  'whose data a role sees is changed by its own call, and its menus stay (§2.105)',
  async () => {
    useRuoyiPlus();
    const { user } = await open('role');
    const before = secretary();
    await chooseAtRow(user, '党支部书记', '数据权限');
    const dialog = await dialogByTitle('修改数据权限');
    expect(dialog.queryByRole('tree')).toBeNull();
    await user.click(dialog.getByLabelText('权限范围'));
    await user.click(await screen.findByText('自定数据权限', { selector: '.ant-select-item-option-content' }));
    const tree = within(await dialog.findByRole('tree', { name: '数据权限' }));
    const [item] = tree.getAllByRole('treeitem');
    await user.click(item?.querySelector('.ant-tree-checkbox') as HTMLElement);
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(secretary()).toMatchObject({ dataScope: '2' }));
    expect(secretary()?.deptIds.length).toBeGreaterThan(0);
    expect(secretary()).toMatchObject({ menuIds: before?.menuIds, menuCheckStrictly: true, roleName: '党支部书记' });
  },
  MINUTES,
);

test(
  'users get a role and lose it (§2.105)',
  async () => {
    const { user } = await open('role');
    await chooseAtRow(user, '党支部书记', '分配用户');
    const dialog = await dialogByTitle('分配用户：党支部书记');
    await user.click(await dialog.findByRole('tab', { name: '添加用户' }));
    const [first] = await dialog.findAllByRole('checkbox', { name: /^选择“/ });
    const name = /“(.*)”/.exec(first?.getAttribute('aria-label') ?? '')?.[1] ?? '';
    const found = () => userRows.all().find(({ nickName }) => nickName === name);
    const has = () => found()?.roleIds.includes(2);
    expect(has()).toBe(false);
    await user.click(first as HTMLElement);
    // What is ticked stays so on other pages.
    await user.click(dialog.getByRole('listitem', { name: '2' }));
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: `选择“${name}”` })).toBeNull());
    await user.click((await dialog.findAllByRole('checkbox', { name: /^选择“/ }))[0] as HTMLElement);
    await user.click(dialog.getByRole('button', { name: '授权选中的用户 (2)' }));
    await waitFor(() => expect(has()).toBe(true));

    await user.click(dialog.getByRole('tab', { name: '已授权用户' }));
    await user.type(await dialog.findByLabelText('账号'), found()?.userName ?? '');
    await user.click(dialog.getByRole('button', { name: /查\s*询/ }));
    await user.click(await dialog.findByRole('button', { name: `取消授权“${name}”` }));
    await user.click(await screen.findByRole('button', { name: /^确\s*定$/ }));
    await waitFor(() => expect(has()).toBe(false));
  },
  MINUTES,
);

test(
  'nobody can change the administrator and the administrator’s role (§2.105)',
  async () => {
    const { table } = await open('user');
    await table.findAllByRole('row');
    expect(table.queryByRole('button', { name: '修改“集团管理员”' })).toBeNull();
    expect(table.queryByRole('checkbox', { name: '选择“集团管理员”' })).toHaveProperty('disabled', true);
  },
  MINUTES,
);

test(
  'users are narrowed by the department at the left, which the address keeps (§2.105)',
  async () => {
    const { user, table, here } = await open('user');
    const tree = within(await screen.findByRole('tree', { name: '党组织' }));
    const [, second] = await tree.findAllByRole('treeitem');
    await user.click(second?.querySelector('.ant-tree-title') as HTMLElement);
    await waitFor(() => expect(here()).toMatch(/deptId=\d+/));
    await waitFor(() => expect(table.queryByText('admin')).toBeNull());
  },
  MINUTES,
);

const refused = () => HttpResponse.json({ code: 403, msg: '没有权限，请联系管理员授权' });

test(
  'a tree beside a list that is refused is told in its place; the list stays (§19.7)',
  async () => {
    server.use(http.get(path('/system/user/deptTree'), refused));
    const { table, here } = await open('user');
    await waitFor(() => expect(screen.getByText(/没有权限查看/)).toBeVisible());
    await waitFor(() => expect(table.getByRole('button', { name: '新增' })).toBeVisible());
    await waitFor(() => expect(table.getByText('王海洋')).toBeVisible());
    expect(here()).toBe('/user');
  },
  MINUTES,
);

test(
  'choices that are refused are told in the form; the form stays (§19.7)',
  async () => {
    server.use(http.get(path('/system/user/'), refused), http.get(path('/system/user'), refused));
    const { user, table, here } = await open('user');
    await user.click(await table.findByRole('button', { name: '新增' }));
    const form = await dialogByTitle('新增用户');
    await user.click(form.getByLabelText('岗位'));
    await waitFor(() => expect(screen.getByText('没有权限查看')).toBeVisible());
    expect(form.getByLabelText('账号')).toBeVisible();
    expect(here()).toBe('/user');
  },
  MINUTES,
);

test(
  'a record that may not be read before an edit is told, and the list stays (§19.7)',
  async () => {
    server.use(http.get(path('/system/post/:id'), ({ params }) => (params['id'] === 'list' ? undefined : refused())));
    const { user, table, here } = await open('post');
    await user.click(await table.findByRole('button', { name: '修改“党委书记”' }));
    await waitFor(() => expect(screen.getByText(/没有权限，请联系管理员授权/)).toBeVisible());
    expect(screen.getByText('修改岗位：党委书记')).toBeVisible();
    expect(table.getByText('党委书记')).toBeVisible();
    expect(here()).toBe('/post');
  },
  MINUTES,
);

test(
  'after the last record was deleted, a server that leaves out empty fields has an empty list (§19.1)',
  async () => {
    let left = [{ postId: 7, postCode: 'a', postName: '甲', postSort: 1, status: '0' }];
    server.use(
      http.get(path('/system/post/list'), () =>
        HttpResponse.json({ code: 200, msg: '查询成功', ...(left.length > 0 && { rows: left, total: left.length }) }),
      ),
      http.delete(path('/system/post/:id'), () => ((left = []), HttpResponse.json({ code: 200 }))),
    );
    const { user, table } = await open('post');
    await user.click(await table.findByRole('button', { name: '删除“甲”' }));
    await user.click(await screen.findByRole('button', { name: /^确\s*定$/ }));
    await waitFor(() => expect(table.getByText('暂无岗位')).toBeVisible());
    expect(table.queryByText(/^共 \d+ 条$/)).toBeNull();
    expect(table.queryByText('岗位加载失败')).toBeNull();
  },
  MINUTES,
);

test(
  'departments that are still loading are not said to be missing',
  async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    // Answers nothing itself, so the usual answer follows.
    server.use(http.get(path('/system/user/deptTree'), () => held));
    await open('user');
    await waitFor(() => expect(screen.getByRole('textbox', { name: '搜索党组织' })).toBeVisible());
    expect(screen.queryByText('暂无党组织')).toBeNull();
    release();
    await waitFor(() => expect(screen.getByRole('tree', { name: '党组织' })).toBeVisible());
  },
  MINUTES,
);

test(
  'a user is added with posts and roles, and keeps them when the phone number changes',
  async () => {
    useRuoyiPlus();
    const { user, table } = await open('user', '?userName=newcomer');
    await user.click(await table.findByRole('button', { name: '新增' }));
    const added = await dialogByTitle('新增用户');
    await user.type(added.getByLabelText('账号'), 'newcomer');
    expect(added.getByText(/^6 至 20 位/)).toBeVisible();
    await user.type(added.getByLabelText('密码'), '12345');
    await user.type(added.getByLabelText('姓名'), '新同志');
    await user.click(added.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(added.getByText(/密码须为 6 至 20 位/)).toBeVisible());
    await user.click(added.getByRole('button', { name: '使用系统设置的初始密码' }));
    expect(added.getByLabelText('密码')).toHaveValue('123456');
    expect(added.queryByRole('button', { name: '使用系统设置的初始密码' })).toBeNull();
    await user.click(added.getByLabelText('角色'));
    await user.click(await screen.findByText('党支部书记', { selector: '.ant-select-item-option-content' }));
    await user.click(added.getByLabelText('岗位'));
    await user.click(await screen.findByText('组织委员', { selector: '.ant-select-item-option-content' }));
    await user.click(added.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(table.getByText('新同志')).toBeVisible());
    const stored = () => userRows.all().find(({ userName }) => userName === 'newcomer');
    const { userId = 0, roleIds, postIds } = stored() ?? {};
    expect(passwordRows.find(userId)).toMatchObject({ password: '123456' });
    expect(roleIds).toEqual([2]);
    expect(postIds).toEqual([8]);

    await user.click(table.getByRole('button', { name: '修改“新同志”' }));
    const changed = await dialogByTitle('修改用户：新同志（newcomer）');
    expect(changed.queryByLabelText('密码')).toBeNull();
    await user.type(changed.getByLabelText('手机号码'), '13800001111');
    await user.click(changed.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(stored()).toMatchObject({ phonenumber: '13800001111', roleIds, postIds }));
  },
  MINUTES,
);

test(
  'a password is set anew, and roles are given to a user (§2.105)',
  async () => {
    useRuoyiPlus();
    const { user } = await open('user', '?userName=clerk');
    const id = userRows.all().find(({ userName }) => userName === 'clerk')?.userId ?? 0;
    await chooseAtRow(user, '王海洋', '重置密码');
    const password = await dialogByTitle('重置密码：王海洋（clerk，第二港埠公司党总支）');
    await user.type(password.getByLabelText('新密码'), 'new-secret');
    await user.click(password.getByRole('button', { name: /确\s*定/ }));
    await waitFor(() => expect(screen.getByText('“王海洋（clerk，第二港埠公司党总支）”的密码已重置')).toBeVisible());
    expect(passwordRows.find(id)).toMatchObject({ password: 'new-secret' });

    await chooseAtRow(user, '王海洋', '分配角色');
    const roles = await dialogByTitle('分配角色：王海洋（clerk，第二港埠公司党总支）');
    await user.click(await roles.findByRole('checkbox', { name: /^组织部专员/ }));
    await user.click(roles.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(userRows.find(id)?.roleIds).toContain(4));
  },
  MINUTES,
);

describe.each(['ruoyi', 'ruoyi-plus'] as const)('what was deleted meanwhile, before %s (§2.102)', (backend) => {
  const gone = (name: string) =>
    waitFor(() => expect(screen.getByText(`“${name}”已被他人修改或删除，列表已刷新`)).toBeVisible());
  const begin = async (name: Name) => {
    withConfig({ backend });
    server.use(...backendOf({ backend }));
    return open(name);
  };

  test(
    'a post: it is said, and the row goes; in an open form what was typed stays',
    async () => {
      const { user, table } = await begin('post');
      const [first, second] = posts.rows.all();
      if (!first || !second) throw new Error('the mocks have no two posts');
      await table.findByText(second.postName);
      posts.rows.remove(first.postId);
      await user.click(table.getByRole('button', { name: `修改“${first.postName}”` }));
      await gone(first.postName);
      await waitFor(() => expect(table.queryByText(first.postName)).toBeNull());

      await user.click(table.getByRole('button', { name: `修改“${second.postName}”` }));
      const form = await dialogByTitle('修改岗位');
      await user.type(form.getByLabelText('备注'), '写了一半');
      posts.rows.remove(second.postId);
      await user.click(form.getByRole('button', { name: '保存' }));
      await waitFor(() =>
        expect(
          form.getByText('该岗位已被他人删除或移走，无法保存，列表已刷新。您填写的内容仍在此处，可以复制。'),
        ).toBeVisible(),
      );
      expect(form.getByLabelText('备注')).toHaveValue('写了一半');
      await waitFor(() => expect(table.queryByText(second.postName)).toBeNull());
    },
    MINUTES,
  );

  test(
    'a user: neither form nor roles are offered',
    async () => {
      const { user, table } = await begin('user');
      const [first, second] = [207, 301].map((id) => userRows.find(id));
      if (!first || !second) throw new Error('the mocks have no two users');
      await table.findByText(second.nickName);
      userRows.remove(first.userId);
      await chooseAtRow(user, first.nickName, '分配角色');
      await gone(first.nickName);
      expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
      await waitFor(() => expect(table.queryByText(first.nickName)).toBeNull());
      userRows.remove(second.userId);
      await user.click(table.getByRole('button', { name: `修改“${second.nickName}”` }));
      await gone(second.nickName);
      expect(document.querySelector('[aria-modal]')).toBeNull();
    },
    MINUTES,
  );
});

const leaveQuestion = () => screen.findByText(/有未保存的修改/);

test(
  'roles and a password that were not saved are left only after a question',
  async () => {
    const { user } = await open('user', '?userName=clerk');
    await chooseAtRow(user, '王海洋', '重置密码');
    const password = await dialogByTitle('重置密码：王海洋（clerk，第二港埠公司党总支）');
    await user.type(password.getByLabelText('新密码'), 'new-secret');
    await user.click(password.getByRole('button', { name: /取\s*消/ }));
    expect(await leaveQuestion()).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '继续编辑' }));
    expect(password.getByLabelText('新密码')).toHaveProperty('value', 'new-secret');
    await user.clear(password.getByLabelText('新密码'));
    await user.click(password.getByRole('button', { name: /取\s*消/ }));
    await waitFor(() => expect(screen.queryByText('重置密码：王海洋（clerk，第二港埠公司党总支）')).toBeNull());

    await chooseAtRow(user, '王海洋', '分配角色');
    const roles = await dialogByTitle('分配角色：王海洋（clerk，第二港埠公司党总支）');
    const role = await roles.findByRole('checkbox', { name: /^组织部专员/ });
    await user.click(role);
    await user.click(roles.getByRole('button', { name: /取\s*消/ }));
    expect(await leaveQuestion()).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '继续编辑' }));
    await user.click(role);
    expect(roles.getByRole('button', { name: '保存' })).toHaveProperty('disabled', true);
    await user.click(roles.getByRole('button', { name: /取\s*消/ }));
    await waitFor(() => expect(screen.queryByText('分配角色：王海洋（clerk，第二港埠公司党总支）')).toBeNull());
  },
  MINUTES,
);

test(
  'a user is switched off by the server’s own call after a question',
  async () => {
    const { user, table } = await open('user', '?userName=clerk');
    await user.click(await table.findByRole('switch', { name: '“王海洋”的状态' }));
    await user.click(await screen.findByRole('button', { name: /^确\s*定$/ }));
    await waitFor(() => expect(userRows.all().find(({ userName }) => userName === 'clerk')?.status).toBe('1'));
  },
  MINUTES,
);

test(
  'another query may be asked while the list loads',
  async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get(path('/system/post/list'), ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('postName'));
        return asked.length === 1 ? new Promise<never>(() => undefined) : undefined;
      }),
    );
    const { user } = await open('post');
    await waitFor(() => expect(asked).toEqual([null]));
    await user.type(await screen.findByLabelText('岗位名称'), '书记{Enter}');
    await waitFor(() => expect(asked).toEqual([null, '书记']));
    expect((await screen.findAllByText(/书记/))[0]).toBeVisible();
  },
  MINUTES,
);

test(
  'a number may be typed by a Chinese input method; a fraction is told, not rounded',
  async () => {
    const { user, table } = await open('post');
    await user.click(await table.findByRole('button', { name: /新\s*增/ }));
    const dialog = await dialogByTitle('新增岗位');
    const order = dialog.getByLabelText('显示顺序');
    await user.clear(order);
    await user.type(order, '１２');
    await user.tab();
    expect(order).toHaveValue('12');
    await user.type(order, '。６');
    await user.tab();
    expect(order).toHaveValue('12.6');
    await waitFor(() => expect(dialog.getByText(/的整数/)).toBeVisible());
    // Nothing of it is dropped to make a number of it.
    await user.clear(order);
    await user.type(order, '10-12{Control>}s{/Control}');
    expect(order).toHaveValue('10-12');
    await waitFor(() => expect(dialog.getByText('显示顺序应为 0 至 2147483647 的整数')).toBeVisible());
  },
  MINUTES,
);

test(
  'a 403 in the middle of an edit keeps what was typed',
  async () => {
    const { user, table } = await open('user', '?userName=clerk');
    server.use(http.put(path('/system/user'), () => fail(403, '没有权限，请联系管理员授权')));
    await user.click(await table.findByRole('button', { name: '修改“王海洋”' }));
    const dialog = await dialogByTitle('修改用户：王海洋（clerk，第二港埠公司党总支）');
    await user.type(dialog.getByLabelText('姓名'), '一');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByText(/没有权限/)).toBeVisible());
    expect(dialog.getByLabelText('姓名')).toHaveProperty('value', expect.stringMatching(/一$/));
  },
  MINUTES,
);

test(
  'the report of an import is shown line by line, as text (§2.105)',
  async () => {
    const asked: string[] = [];
    server.use(
      http.post(path('/system/user/importData'), ({ request }) => {
        asked.push(new URL(request.url).search);
        const msg = '很抱歉，导入失败！共 1 条数据格式不正确<br/>1、账号 <b onclick="x">admin</b> 已存在';
        return HttpResponse.json({ code: 500, msg });
      }),
    );
    // As RuoYi-Vue-Plus calls it.
    const headers = { 'download-filename': encodeURIComponent(`${'0a'.repeat(16)}_用户数据.xlsx`) };
    server.use(http.post(path('/system/user/importTemplate'), () => new HttpResponse('PK', { headers })));
    const { user, table } = await open('user');
    await user.click(await table.findByRole('button', { name: '导入' }));
    const dialog = await dialogByTitle('导入用户');
    await user.click(dialog.getByRole('button', { name: /导\s*入/ }));
    await waitFor(() => expect(dialog.getByText('请先选择文件')).toBeVisible());
    const file = new File(['x'], '用户.xlsx');
    await user.upload(document.querySelector<HTMLInputElement>('[aria-modal] input[type=file]') as HTMLElement, file);
    await user.click(dialog.getByRole('checkbox', { name: '更新已经存在的用户' }));
    await user.click(dialog.getByRole('button', { name: /导\s*入/ }));
    await waitFor(() => expect(dialog.getByText('1、账号 admin 已存在')).toBeVisible());
    expect(dialog.getByRole('alert')).toHaveTextContent(/^导入失败/);
    expect(dialog.getByRole('button', { name: /^关\s*闭$/ })).toBeVisible();
    expect(asked).toEqual(['?updateSupport=true']);
    await user.click(dialog.getByRole('button', { name: '下载模板' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['用户模板.xlsx']));

    // Corrected and stored again: the browser no longer gives it.
    file.slice = () => {
      throw new DOMException('changed', 'NotReadableError');
    };
    await user.click(dialog.getByRole('button', { name: /导\s*入/ }));
    await waitFor(() => expect(dialog.getByText('文件已被修改，请重新选择')).toBeVisible());
    expect(dialog.queryByText('1、账号 admin 已存在')).toBeNull();
    expect(dialog.queryByText('用户.xlsx')).toBeNull();
    expect(asked).toHaveLength(1);
  },
  MINUTES,
);

test(
  'the order of departments is typed by keys and saved together; neither a failure, a question nor a colleague loses it unseen (§19.12)',
  async () => {
    withConfig({ backend: 'ruoyi' });
    const sent: unknown[] = [];
    let fails = true;
    server.use(
      http.put(path('/system/dept/updateSort'), async ({ request }) => {
        sent.push(await request.clone().json());
        return fails ? fail(500, '保存排序异常，请联系管理员') : undefined;
      }),
    );
    const app = await open('dept', '?deptName=%E6%B8%AF%E5%9F%A0%E5%85%AC%E5%8F%B8%E5%85%9A');
    const { user } = app;
    const inputs = await screen.findAllByRole('textbox', { name: /^“.*”的显示顺序$/ });
    const [first, second] = inputs as [HTMLElement, HTMLElement];
    const [one, two] = departmentRows.all().filter(({ deptName }) => deptName.includes('港埠公司党'));
    if (!one || !two) throw new Error('the mocks have no two such units');
    expect(app.table.getByRole('button', { name: '保存排序' })).toBeDisabled();
    await user.click(first);
    await user.keyboard('{Control>}a{/Control}９{Tab}');
    await user.click(second);
    await user.keyboard('{Control>}a{/Control}x');
    expect(second).toBeInvalid();
    expect(second).toHaveAttribute('title', '显示顺序应为 0 至 2147483647 的整数');
    await user.click(app.table.getByRole('button', { name: '保存排序 (2)' }));
    await waitFor(() =>
      expect(screen.getByText(`“${two.deptName}”：显示顺序应为 0 至 2147483647 的整数`)).toBeVisible(),
    );
    await user.click(second);
    await user.keyboard('{Control>}a{/Control}8{Control>}s{/Control}');
    await waitFor(() => expect(screen.getByText('保存排序异常，请联系管理员')).toBeVisible());
    expect(sent).toEqual([{ deptIds: `${one.deptId},${two.deptId}`, orderNums: '9,8' }]);

    // A window that is closed or reloaded asks; so does leaving the page.
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    void app.router.navigate('/workbench');
    await waitFor(() => expect(screen.getByText('有未保存的修改，离开后将丢失，确定离开吗？')).toBeVisible());
    await user.keyboard('{Control>}s{/Control}');
    await user.click(screen.getByRole('button', { name: '继续编辑' }));
    expect(app.here()).toMatch(/^\/dept/);

    // A dialog before the table does not lift the guard, edited or not; one question is for both.
    await user.click(screen.getByRole('button', { name: '新增' }));
    const added = await dialogByTitle('新增党组织');
    for (const typed of ['', '新部门']) {
      if (typed) await user.type(added.getByLabelText('党组织名称'), typed);
      void app.router.navigate('/workbench');
      await user.click(await screen.findByRole('button', { name: '继续编辑' }));
      await waitFor(() => expect(screen.queryByText('有未保存的修改，离开后将丢失，确定离开吗？')).toBeNull());
      expect(app.here()).toMatch(/^\/dept/);
      expect(added.getByLabelText('党组织名称')).toHaveValue(typed);
    }
    await user.click(added.getByRole('button', { name: /取\s*消/ }));
    await user.click(
      (await dialogByTitle('有未保存的修改，离开后将丢失，确定离开吗？')).getByRole('button', { name: /确\s*定/ }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    fails = false;
    departmentRows.put({ ...one, orderNum: 77 });
    await user.click(screen.getByRole('button', { name: '保存排序 (2)' }));
    const question = `显示顺序已被他人修改：“${one.deptName}”（对方：77，您：9）。是否按您的顺序覆盖？`;
    await waitFor(() => expect(screen.getByText(question)).toBeVisible());
    await user.click(screen.getByRole('button', { name: /取\s*消/ }));
    await user.keyboard('{Control>}s{/Control}');
    await user.click(await screen.findByRole('button', { name: '覆盖' }));
    await waitFor(() => expect(screen.getByText('排序已保存')).toBeVisible());
    expect(sent).toHaveLength(2);
    expect(departmentRows.find(one.deptId)).toEqual({ ...one, orderNum: 9 });
    expect(departmentRows.find(two.deptId)?.orderNum).toBe(8);
    expect(screen.getByRole('button', { name: '保存排序' })).toBeDisabled();
  },
  MINUTES,
);

test(
  'who may not edit departments sees their order as a number (§19.12)',
  async () => {
    const { table } = await open('dept', '', 'clerk');
    await waitFor(() => expect(table.getByText('港口集团党委')).toBeVisible());
    expect(table.getAllByText('显示顺序')[0]).toBeVisible();
    expect(table.queryByRole('textbox', { name: /的显示顺序$/ })).toBeNull();
    expect(table.queryByRole('button', { name: /保存排序/ })).toBeNull();
  },
  MINUTES,
);

test(
  'RuoYi’s own address of a user shows that one alone; the id is a column that can be chosen (§19.33, §2.94)',
  async () => {
    giveMenu([
      { path: '/system/user', name: 'user', component: 'system/user/index', meta: { title: '用户管理', icon: 'user' } },
    ]);
    const { user, here } = await signedIn('/system/user-auth/role/207');
    const table = within(await screen.findByRole('region', { name: '用户管理' }));
    await waitFor(() => expect(table.getByText('共 1 名')).toBeVisible());
    expect(here()).toBe('/system/user?userId=207');
    expect(table.getByText('王海洋')).toBeVisible();
    expect(table.queryByText('207')).toBeNull();
    await user.click(table.getByRole('button', { name: '显隐列' }));
    await user.click(await screen.findByRole('checkbox', { name: '用户编号' }));
    await waitFor(() => expect(table.getByText('207')).toBeVisible());
    await user.click(table.getByRole('button', { name: /^重\s*置$/ }));
    await waitFor(() => expect(table.queryByText('共 1 名')).toBeNull());
  },
  MINUTES,
);
