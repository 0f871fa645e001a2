import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { selectDicts } from '@/state/dict/dictSlice';
import { db } from '../../mocks/db/db';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { dialogByTitle } from '../dialogByTitle';
import { signedIn } from '../renderApp';
import { collectSavedFiles } from '../savedFiles';

const saved = collectSavedFiles();
// Loads the page before the tests, else the first test would wait while Vite transforms its modules.
beforeAll(() => import('@/pages/dict/DictPage'));

type Account = 'admin' | 'clerk';

const typeTree = async () => within(await screen.findByRole('tree', { name: '字典类型' }));
const row = (label: string) => screen.findByRole('row', { name: new RegExp(label) });

const said = (text: string) => screen.findByText(text);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Chooses an action of the selected type. */
async function chooseForType(user: Awaited<ReturnType<typeof signedIn>>['user'], action: string) {
  await user.click(await button(/^类型“.*”的操作$/));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

async function openDict(type = 'member_type', first = '正式党员', account: Account = 'admin') {
  const app = await signedIn(`/system/dict?type=${type}`, account);
  await row(first);
  return app;
}

/** Makes the server refuse the next calls of one kind. */
const refuse = (method: 'put' | 'post' | 'delete', call: string, msg: string) =>
  server.use(http[method](path(call), () => HttpResponse.json({ code: 500, msg })));

describe('finding a type', () => {
  test('a deep link opens it; the tree leads to another one and the address follows', async () => {
    const { user, here } = await openDict();
    expect(await screen.findByRole('heading', { name: /党员类别/ })).toBeInTheDocument();
    await user.type(screen.getByLabelText('搜索字典类型'), '性别');
    await user.click(await (await typeTree()).findByText('性别'));
    expect(await row('女')).toBeInTheDocument();
    expect(here()).toBe('/system/dict?type=sys_user_sex');
  });

  test('a deep link to a type that does not exist says so', async () => {
    await signedIn('/system/dict?type=%3Cimg%20src%3Dx%3E');
    expect(await said('字典类型“<img src=x>”不存在，请重新选择')).toBeInTheDocument();
  });

  test('is done by a label in it too (§19.43)', async () => {
    const { user, here } = await openDict();
    await user.type(screen.getByLabelText('搜索字典类型'), '支部委员会');
    await user.click(await (await typeTree()).findByText('支部委员会'));
    expect(await row('支部委员会')).toBeInTheDocument();
    expect(here()).not.toBe('/system/dict?type=member_type');
  });

  test('the search keeps what matches and what stands above it', async () => {
    const { user } = await openDict();
    await user.type(screen.getByLabelText('搜索字典类型'), 'meeting');
    const tree = await typeTree();
    expect(tree.getByText('组织生活类字典')).toBeInTheDocument();
    expect(tree.queryByText('党员类字典')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('搜索字典类型'), '不存在');
    expect(await said('没有匹配的字典类型')).toBeInTheDocument();
  });
});

test('a tree that hears of its last scrolling when its page is hidden is there when the page comes back', async () => {
  const { router } = await openDict();
  const tree = await screen.findByRole('tree', { name: '字典类型' });
  const holder = document.querySelector('.ant-tree-list-holder');
  if (!holder) throw new Error('the tree does not scroll');
  await act(() => router.navigate('/workbench'));
  await waitFor(() => expect(holder).not.toBeVisible());
  holder.scrollTop = 40;
  fireEvent.scroll(holder);
  await act(() => router.navigate('/system/dict'));
  await waitFor(() => expect(holder).toBeVisible());
  expect(await screen.findByRole('tree', { name: '字典类型' })).toBe(tree);
});

describe('types', () => {
  test('are added below the selected one, changed and deleted (§7.15, §7.16, §7.17)', async () => {
    const { user, here } = await openDict();
    await chooseForType(user, '新增下级');
    let form = await dialogByTitle('新增字典类型');
    await user.type(form.getByLabelText('字典名称'), '支委类别');
    await user.type(form.getByLabelText('字典类型'), '9bad');
    await user.click(form.getByRole('button', { name: '保存' }));
    await form.findByText('字典类型必须以字母开头，且只能为小写字母、数字、下划线');
    await user.clear(form.getByLabelText('字典类型'));
    await user.type(form.getByLabelText('字典类型'), 'nation');
    await form.findByText('字典类型“nation”已存在');
    await user.clear(form.getByLabelText('字典类型'));
    await user.type(form.getByLabelText('字典类型'), 'committee');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('heading', { name: /支委类别/ })).toBeInTheDocument();
    expect(here()).toBe('/system/dict?type=committee');
    const parent = db.dictTypes.find(({ dictType }) => dictType === 'member_type');
    expect(db.dictTypes.at(-1)).toMatchObject({ dictType: 'committee', parentId: parent?.id });

    await chooseForType(user, '修改类型');
    form = await dialogByTitle('修改字典类型');
    await user.clear(form.getByLabelText('字典名称'));
    await user.type(form.getByLabelText('字典名称'), '委员类别');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('heading', { name: /委员类别/ })).toBeInTheDocument();

    await chooseForType(user, '删除类型');
    await user.click(await button('确定'));
    expect(await screen.findByRole('heading', { name: /党组织类别|组织类型/ })).toBeInTheDocument();
    expect(db.dictTypes.some(({ dictType }) => dictType === 'committee')).toBe(false);
  });

  test('with items are not deleted, in the words of the server (§7.17)', async () => {
    const { user } = await openDict();
    await chooseForType(user, '删除类型');
    await user.click(await button('确定'));
    expect(await said('字典“党员类别”下有字典数据，不能删除')).toBeInTheDocument();
    expect(await row('正式党员')).toBeInTheDocument();
  });
});

describe('items', () => {
  test('are added: wrong input is told, the new row and its tag appear, loaded dictionaries follow (§7.18, §7.22)', async () => {
    const lists: string[] = [];
    onTestFinished(() => server.events.removeAllListeners());
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/dictList')) lists.push(new URL(request.url).search);
    });
    const { user, store } = await openDict('sys_yes_no', '是');
    await user.click(await button('新增'));
    const form = await dialogByTitle('新增字典数据');
    // A value may be taken by an item out of use, too.
    await waitFor(() => expect(lists).toEqual(['?pCode=sys_yes_no']));
    expect(form.getByText(/^字典类型：/)).toHaveTextContent('字典类型：系统是否sys_yes_no');
    await user.click(form.getByRole('button', { name: '保存' }));
    await form.findByText('请输入字典标签');
    await user.type(form.getByLabelText('字典标签'), '待定');
    await user.type(form.getByLabelText('字典键值'), 'Y');
    await form.findByText('字典键值“Y”已存在');
    await user.clear(form.getByLabelText('字典键值'));
    await user.type(form.getByLabelText('字典键值'), 'W');
    await user.clear(form.getByLabelText('排序'));
    await user.type(form.getByLabelText('排序'), '-1');
    await form.findByText('排序应为 0 至 2147483647 的整数');
    await user.clear(form.getByLabelText('排序'));
    await user.type(form.getByLabelText('排序'), '3');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await row('待定')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const labels = () => selectDicts(store.getState())['sys_yes_no']?.entries.map(({ label }) => label);
    await waitFor(() => expect(labels()).toEqual(['是', '否', '待定']));
  });

  test('during a save nothing can be typed; a refused one keeps the dialog with all that was typed', async () => {
    const { user } = await openDict();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.put(path('/system/dict/child'), () => held.then(() => HttpResponse.json({ code: 500, msg: '忙' }))),
    );
    await user.click(await button('修改“预备党员”'));
    const form = await dialogByTitle('修改字典数据');
    await user.type(form.getByLabelText('备注'), '一年{Control>}S{/Control}');
    await waitFor(() => expect(form.getByLabelText('备注')).toBeDisabled());
    expect(form.getByRole('button', { name: '保存中...' })).toBeDisabled();
    await user.click(form.getByRole('button', { name: '取消' }));
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
    answer();
    expect(await form.findByText(/保存失败：忙/)).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('备注')).toHaveFocus());
    expect(form.getByLabelText('备注')).toHaveValue('一年');
  });

  const QUESTION = '有未保存的修改，离开后将丢失，确定离开吗？';

  async function edit(user: Awaited<ReturnType<typeof openDict>>['user']) {
    await user.click(await button('修改“预备党员”'));
    const form = await dialogByTitle('修改字典数据');
    await user.type(form.getByLabelText('备注'), '一年');
    return form;
  }
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  test('Control+S and Meta+S save, and the browser does not', async () => {
    const { user } = await openDict();
    const prevented: boolean[] = [];
    const look = (event: KeyboardEvent) => event.key === 's' && prevented.push(event.defaultPrevented);
    onTestFinished(() => window.removeEventListener('keydown', look));
    for (const [key, remark] of [
      ['Control', '一年'],
      ['Meta', '一年一年'],
    ]) {
      await edit(user);
      // After the listener of the dialog.
      window.removeEventListener('keydown', look);
      window.addEventListener('keydown', look);
      await user.keyboard(`{${key}>}s{/${key}}`);
      await isClosed();
      expect(db.dictItems.find(({ dictLabel }) => dictLabel === '预备党员')?.remark).toBe(remark);
    }
    expect(await screen.findAllByText('修改成功')).not.toEqual([]);
    expect(prevented).toEqual([true, true]);
  });

  test('Ctrl+S saves nothing that is wrong, and answers no question', async () => {
    const { user } = await openDict();
    const form = await edit(user);
    await user.click(form.getByRole('button', { name: '取消' }));
    const question = await dialogByTitle(QUESTION);
    await user.keyboard('{Control>}s{/Control}');
    await user.click(question.getByRole('button', { name: '继续编辑' }));
    await waitFor(() => expect(screen.queryByText(QUESTION)).not.toBeInTheDocument());
    await user.clear(form.getByLabelText('字典标签'));
    await user.keyboard('{Control>}s{/Control}');
    await form.findByText('请输入字典标签');
    expect(db.dictItems.find(({ dictLabel }) => dictLabel === '预备党员')?.remark).toBe('');
  });

  test('unsaved edits ask before the dialog closes (§8.30) and before a navigation leaves them; without edits none', async () => {
    const { user, here, router } = await openDict();
    await user.click(await button('修改“预备党员”'));
    await user.click((await dialogByTitle('修改字典数据')).getByRole('button', { name: '取消' }));
    await isClosed();

    const form = await edit(user);
    await user.click(form.getByRole('button', { name: '取消' }));
    const question = await dialogByTitle(QUESTION);
    await waitFor(() => expect(question.getByRole('button', { name: '继续编辑' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(QUESTION)).not.toBeInTheDocument());
    expect(form.getByLabelText('备注')).toHaveValue('一年');
    await user.click(form.getByRole('button', { name: '取消' }));
    await user.click((await dialogByTitle(QUESTION)).getByRole('button', { name: '确定' }));
    await isClosed();
    expect(await button('修改“预备党员”')).toHaveFocus();

    await edit(user);
    void router.navigate('/workbench');
    const leave = await dialogByTitle(QUESTION);
    expect(here()).toMatch(/^\/system\/dict/);
    await user.click(leave.getByRole('button', { name: '确定' }));
    expect(await screen.findByRole('heading', { name: '快捷入口' })).toBeInTheDocument();
  });

  test('the status changes at once and comes back when the server refuses (§7.19)', async () => {
    const { user } = await openDict();
    const state = () => screen.findByRole('switch', { name: '“正式党员”的状态' });
    await user.click(await state());
    expect(await state()).toBeChecked();
    expect(await said('是否确认停用字典数据“正式党员”？停用后不能再选，已有的记录不变。')).toBeInTheDocument();
    await user.click(await button('确定'));
    await waitFor(async () => expect(await state()).not.toBeChecked());
    await waitFor(() => expect(db.dictItems.find(({ dictLabel }) => dictLabel === '正式党员')?.status).toBe('1'));
    await waitFor(async () => expect(await state()).toBeEnabled());

    refuse('put', '/system/dict/child', '字典被锁定');
    await user.click(await state());
    expect(await said('字典被锁定')).toBeInTheDocument();
    expect(await said('“正式党员”的状态未能更改，已恢复')).toBeInTheDocument();
    expect(await state()).not.toBeChecked();
  });

  test('several are deleted at once; a refused one stays and is told (§7.21)', async () => {
    const { user } = await openDict('party_post', '副书记');
    const refusedId = db.dictItems.find(({ dictLabel }) => dictLabel === '组织委员')?.id ?? 0;
    refuse('delete', `/system/dict/child/${refusedId}`, '组织委员正在使用');
    for (const label of ['副书记', '组织委员', '宣传委员']) {
      await user.click(within(await row(label)).getByRole('checkbox'));
    }
    await user.click(await button(/^删除 \(\d\)$/));
    expect(
      await said('是否确认删除选中的 3 条字典数据（副书记、组织委员、宣传委员）？删除后无法恢复。'),
    ).toBeInTheDocument();
    await user.click(await button('确定'));
    expect(await said('已删除 2 条，1 条未能删除')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('宣传委员')).not.toBeInTheDocument());
    expect(within(await row('组织委员')).getByRole('checkbox')).toBeChecked();
  });

  test('a deletion that the end of the session stops is not told as done', async () => {
    const { user } = await openDict('party_post', '副书记');
    server.use(http.delete(path('/system/dict/child/:id'), () => HttpResponse.json({ code: 401, msg: '登录过期' })));
    await user.click(within(await row('副书记')).getByRole('checkbox'));
    await user.click(await button(/^删除 \(\d\)$/));
    await user.click(await button('确定'));
    expect(await screen.findByRole('form', { name: '登录' })).toBeInTheDocument();
    expect(await said('登录过期')).toBeInTheDocument();
    expect(screen.queryByText('删除成功')).not.toBeInTheDocument();
    expect(db.dictItems.some(({ dictLabel }) => dictLabel === '副书记')).toBe(true);
  });

  test('a deletion that leaving the session aborts is not told as done', async () => {
    const { user } = await openDict('party_post', '副书记');
    const asked = vi.fn();
    server.use(
      http.delete(path('/system/dict/child/:id'), async () => {
        asked();
        await delay('infinite');
      }),
    );
    await user.click(within(await row('副书记')).getByRole('checkbox'));
    await user.click(await button(/^删除 \(\d\)$/));
    await user.click(await button('确定'));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await user.click(screen.getByRole('button', { name: /^账号/ }));
    await user.click(await screen.findByRole('menuitem', { name: /退出登录/ }));
    expect(await screen.findByRole('form', { name: '登录' })).toBeInTheDocument();
    expect(screen.queryByText('删除成功')).not.toBeInTheDocument();
  });

  test('100,000 of them are filtered and paged by the server (§7.20, §9.31)', async () => {
    const { user } = await openDict('port_job_code', '0101010101');
    expect(await said('共 100000 条')).toBeInTheDocument();
    await user.type(screen.getByLabelText('字典标签'), '油品码头1号泊位原油卸船{Enter}');
    expect(await said('共 5 条')).toBeInTheDocument();
    await user.click(await button('重置'));
    expect(await said('共 100000 条')).toBeInTheDocument();
    expect(screen.getByLabelText('字典标签')).toHaveValue('');
  });
});

test('a failed list says so and comes back with a retry', async () => {
  server.use(http.get(path('/system/dict/child/list'), () => HttpResponse.json({ code: 503 }), { once: true }));
  const { user } = await signedIn('/system/dict?type=member_type');
  expect(await said('字典数据加载失败')).toBeInTheDocument();
  await user.click(await button('重试'));
  expect(await row('正式党员')).toBeInTheDocument();
});

test('refreshing the cache fetches every loaded dictionary again (§7.25)', async () => {
  const { user, store } = await openDict();
  const first = db.dictItems.find(({ dictType }) => dictType === 'sys_yes_no');
  if (first) first.dictLabel = '对';
  await user.click(await button('刷新缓存'));
  expect(await said('刷新成功')).toBeInTheDocument();
  await waitFor(() => expect(selectDicts(store.getState())['sys_yes_no']?.entries[0]?.label).toBe('对'));
});

test('the export asks for what is filtered (§7.26)', async () => {
  const asked: string[] = [];
  server.use(
    http.post(path('/system/dict/child/export'), async ({ request }) => {
      asked.push(decodeURIComponent(await request.text()));
      return new HttpResponse('a,b', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  const { user } = await openDict();
  await user.type(screen.getByLabelText('字典标签'), '预备{Enter}');
  await said('共 1 条');
  await user.click(await button('导出'));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['字典数据.xlsx']));
  expect(asked).toEqual(['dictType=member_type&dictLabel=预备&pageNum=1&pageSize=1']);
});

test('columns and search can be switched off', async () => {
  const { user } = await openDict();
  await user.click(await button('显隐列'));
  await user.click(await screen.findByRole('checkbox', { name: '备注' }));
  expect(screen.queryByRole('columnheader', { name: '备注' })).not.toBeInTheDocument();
  await user.click(await button('隐藏搜索'));
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(await button('显示搜索')).toBeInTheDocument();
});

test('a user who may only look sees no control to change anything (§6.7)', async () => {
  await openDict('member_type', '正式党员', 'clerk');
  for (const name of [/新增/, /修改/, /删除/, /导出/, /刷新缓存/]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(within(await row('正式党员')).getByText('正常')).toBeInTheDocument();
});
