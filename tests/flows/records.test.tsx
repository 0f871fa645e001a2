import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionEnded } from '@/state/sessionEnded';
import { db } from '../../mocks/db/db';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { dialogByTitle } from '../dialogByTitle';
import { fillLogin, signedIn } from '../renderApp';
import { giveMenu } from './testMenu';

// Loads the page before the tests, else the first test would wait while Vite transforms its modules.
beforeAll(() => import('@/pages/dict/DictPage'));

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const said = (text: string) => screen.findByText(text);
const itemOf = (label: string) => {
  const item = db.dictItems.find(({ dictLabel }) => dictLabel === label);
  if (!item) throw new Error(`${label} is no item`);
  return item;
};

/** Collects the bodies of PUT calls; the mocks answer them. */
function sentRecords(): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.put(path('/system/dict/child'), async ({ request }) => {
      sent.push((await request.clone().json()) as Record<string, unknown>);
    }),
  );
  return sent;
}

async function openItems(account: 'admin' | 'clerk' = 'admin') {
  const app = await signedIn('/system/dict?type=member_type', account);
  await screen.findByRole('row', { name: /预备党员/ });
  return app;
}

/** Opens the form of 预备党员. */
async function openForm({ user }: Pick<Awaited<ReturnType<typeof openItems>>, 'user'>) {
  await user.click(await button('修改“预备党员”'));
  return dialogByTitle('修改字典数据');
}

test('a save that ends after its page was left closes no other form', async () => {
  const app = await openItems();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(http.put(path('/system/dict/child'), () => held.then(() => undefined)));
  const form = await openForm(app);
  await app.user.type(form.getByLabelText('备注'), '我写的');
  await app.user.click(form.getByRole('button', { name: '保存' }));
  void app.router.navigate('/workbench');
  const question = await dialogByTitle('有未保存的修改，离开后将丢失，确定离开吗？');
  await app.user.click(question.getByRole('button', { name: /确\s*定/ }));
  await waitFor(() => expect(app.here()).toBe('/workbench'));
  void app.router.navigate(-1);
  await app.user.click(await button('修改“正式党员”'));
  const other = await dialogByTitle('修改字典数据');
  await app.user.type(other.getByLabelText('备注'), '又写的');
  release();
  expect(await said('修改成功')).toBeVisible();
  expect(other.getByLabelText('备注')).toHaveValue('又写的');
  expect(itemOf('预备党员').remark).toBe('我写的');
});

describe('a colleague changes the record meanwhile', () => {
  test('a switch changes its own field only', async () => {
    const { user } = await openItems();
    itemOf('预备党员').remark = '同事写的';
    await user.click(await screen.findByRole('switch', { name: '“预备党员”的状态' }));
    await user.click(await button('确定'));
    expect(await said('已停用“预备党员”')).toBeVisible();
    expect(itemOf('预备党员')).toMatchObject({ status: '1', remark: '同事写的' });
    await user.click(await button('撤销'));
    expect(await said('已撤销')).toBeVisible();
    expect(itemOf('预备党员')).toMatchObject({ status: '0', remark: '同事写的' });
  });

  test('the form is opened with what the colleague saved', async () => {
    const app = await openItems();
    itemOf('预备党员').remark = '同事写的';
    expect((await openForm(app)).getByLabelText('备注')).toHaveValue('同事写的');
  });

  async function editedTogether() {
    const app = await openItems();
    const form = await openForm(app);
    await app.user.type(form.getByLabelText('备注'), '我写的');
    await app.user.clear(form.getByLabelText('字典标签'));
    await app.user.type(form.getByLabelText('字典标签'), '预备');
    Object.assign(itemOf('预备党员'), { remark: '同事写的', dictSort: 7 });
    await app.user.click(form.getByRole('button', { name: '保存' }));
    const notice = within(await form.findByRole('alert'));
    return { ...app, form, notice };
  }

  test('a save says what both have written, and sends nothing (§2.102)', async () => {
    const { notice } = await editedTogether();
    expect(notice.getByText('您编辑期间，该记录已被他人修改')).toBeVisible();
    const texts = notice.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(texts).toEqual([
      ['字段', '您的内容', '对方的内容'],
      ['排序', '未修改，保留对方的内容', '7'],
      ['备注', '我写的', '同事写的'],
    ]);
    expect(itemOf('预备党员').remark).toBe('同事写的');
  });

  test('覆盖 saves what was edited; the colleague’s other fields stay', async () => {
    const { user, notice } = await editedTogether();
    await user.click(notice.getByRole('button', { name: '覆盖' }));
    expect(await said('修改成功')).toBeVisible();
    expect(itemOf('预备')).toMatchObject({ remark: '我写的', dictSort: 7 });
  });

  test('覆盖 sends nothing while a field is wrong', async () => {
    const { user, form, notice } = await editedTogether();
    await user.clear(form.getByLabelText('字典标签'));
    await user.click(notice.getByRole('button', { name: '覆盖' }));
    await waitFor(() => expect(form.getByLabelText('字典标签')).toHaveAccessibleDescription(/字典标签/));
    expect(itemOf('预备党员').remark).toBe('同事写的');
  });

  test('重新载入 takes the colleague’s fields; own edits of others stay', async () => {
    const { user, form, notice } = await editedTogether();
    await user.click(notice.getByRole('button', { name: '重新载入' }));
    await waitFor(() => expect(form.getByLabelText('备注')).toHaveValue('同事写的'));
    expect(form.getByLabelText('字典标签')).toHaveValue('预备');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await said('修改成功')).toBeVisible();
    expect(itemOf('预备')).toMatchObject({ remark: '同事写的', dictSort: 7 });
  });

  test('a deleted record keeps what was typed', async () => {
    const app = await openItems();
    const form = await openForm(app);
    await app.user.type(form.getByLabelText('备注'), '我写的');
    db.dictItems = db.dictItems.filter(({ dictLabel }) => dictLabel !== '预备党员');
    await app.user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(form.getByText(/已被他人删除或移走/)).toBeVisible());
    expect(form.getByLabelText('备注')).toHaveValue('我写的');
  });
});

describe('what the server sent goes back', () => {
  const RECORD = {
    id: 77,
    parentId: 5,
    dictType: 'member_type',
    dictLabel: '预备党员',
    dictValue: 2,
    dictSort: '3',
    isDefault: '1',
    status: '2',
    tenantId: '000000',
    extend: { colour: ['red'] },
    deptId: 103,
  };
  beforeEach(() =>
    server.use(
      http.get(path('/system/dict/child/list'), () => HttpResponse.json({ code: 200, rows: [RECORD], total: 1 })),
      http.get(path('/system/dict/dictList'), () => HttpResponse.json({ code: 200, data: [RECORD] })),
    ),
  );

  test('unknown fields and values, ids in their JSON type, and nothing that was not sent (§2.102)', async () => {
    const sent = sentRecords();
    const app = await openItems();
    // An unknown value is shown as it is.
    expect(within(await screen.findByRole('row', { name: /预备党员/ })).getByText('1')).toBeVisible();
    const form = await openForm(app);
    await app.user.clear(form.getByLabelText('字典标签'));
    await app.user.type(form.getByLabelText('字典标签'), '预备');
    await app.user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent).toEqual([{ ...RECORD, dictLabel: '预备' }]));
  });

  test('a switch sends the rest as it came', async () => {
    const sent = sentRecords();
    const { user } = await openItems();
    await user.click(await screen.findByRole('switch', { name: '“预备党员”的状态' }));
    await waitFor(() => expect(sent).toEqual([{ ...RECORD, status: '0' }]));
  });
});

test('an id with signs of its own stays one part of the path', async () => {
  const asked: string[] = [];
  server.use(
    http.get(path('/system/dict/child/list'), () =>
      HttpResponse.json({
        code: 200,
        rows: [{ id: 'a/b?c#d', dictType: 'member_type', dictLabel: '预备党员', dictValue: '2' }],
        total: 1,
      }),
    ),
    http.delete(/\/system\/dict\/child\//, ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json({ code: 200 });
    }),
  );
  const { user } = await openItems();
  await user.click(await button('删除“预备党员”'));
  await user.click(await button('确定'));
  await waitFor(() => expect(asked.map((one) => one.split('/').at(-1))).toEqual(['a%2Fb%3Fc%23d']));
});

describe('what was typed is there again', () => {
  const type = async (app: Awaited<ReturnType<typeof openItems>>) => {
    const form = await openForm(app);
    await app.user.type(form.getByLabelText('备注'), '写了一半');
    return form;
  };

  test('after the session has ended, for the same user; 放弃 drops it (§4.51)', async () => {
    const app = await openItems();
    await type(app);
    app.store.dispatch(sessionEnded({ reason: 'expired' }));
    await fillLogin(app);
    const form = await dialogByTitle('修改字典数据');
    expect(form.getByText('已恢复未保存的内容')).toBeVisible();
    expect(form.getByLabelText('备注')).toHaveValue('写了一半');
    await app.user.click(form.getByRole('button', { name: '放弃' }));
    await waitFor(() => expect(form.getByLabelText('备注')).toHaveValue(''));
    expect(form.queryByText('已恢复未保存的内容')).not.toBeInTheDocument();
  });

  test('after a reload, and it can be saved', async () => {
    const app = await openItems();
    await type(app);
    const again = app.reload();
    const form = await dialogByTitle('修改字典数据');
    await again.user.click(form.getByRole('button', { name: '保存' }));
    expect(await said('修改成功')).toBeVisible();
    expect(itemOf('预备党员').remark).toBe('写了一半');
    expect(Object.keys(sessionStorage).some((key) => key.startsWith('input:'))).toBe(false);
  });

  test('a colleague’s change of what the form shows is told, of another field it is no conflict (§2.102)', async () => {
    const app = await openItems();
    await type(app);
    const again = app.reload();
    const form = await dialogByTitle('修改字典数据');
    itemOf('预备党员').parentId = 99;
    itemOf('预备党员').cssClass = 'red';
    await again.user.click(form.getByRole('button', { name: '保存' }));
    const notice = within(await form.findByRole('alert'));
    expect(notice.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '字段您的内容对方的内容',
      '样式属性未修改，保留对方的内容red',
    ]);
    await again.user.click(form.getByRole('button', { name: '覆盖' }));
    expect(await said('修改成功')).toBeVisible();
    expect(itemOf('预备党员')).toMatchObject({ remark: '写了一半', cssClass: 'red' });
  });

  test('not while its button is not there (§2.101)', async () => {
    const app = await openItems();
    await type(app);
    server.use(
      http.get(path('/getInfo'), () =>
        HttpResponse.json({
          code: 200,
          data: { user: { uid: '1', realName: '甲' }, roles: ['a'], permissions: ['system:dict:list'] },
        }),
      ),
    );
    const again = app.reload();
    await screen.findByRole('row', { name: /预备党员/ });
    expect(screen.queryByRole('button', { name: /^修改/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    server.resetHandlers();
    again.reload();
    expect((await dialogByTitle('修改字典数据')).getByLabelText('备注')).toHaveValue('写了一半');
  });

  test('another user finds nothing of it', async () => {
    const app = await openItems();
    await type(app);
    app.store.dispatch(sessionEnded({ reason: 'expired' }));
    await fillLogin(app, 'clerk');
    await screen.findByRole('heading', { name: /党组织类别|快捷入口/ });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('写了一半');
  });

  test('退出登录 removes it (§4.51)', async () => {
    const app = await openItems();
    await type(app);
    app.store.dispatch(sessionEnded({ reason: 'logout' }));
    await screen.findByRole('form', { name: '登录' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('写了一半');
  });

  test('never a password (§4.51)', async () => {
    const { user } = await signedIn('/system/user');
    await user.click(await button('新增'));
    const form = await dialogByTitle('新增用户');
    await user.type(form.getByLabelText('姓名'), '新同事');
    await user.type(form.getByLabelText(/密码/), 'never-kept');
    expect(JSON.stringify({ ...sessionStorage })).toContain('新同事');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('never-kept');
  });

  test('a blocked storage costs nothing but the copy', async () => {
    const app = await openItems();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const form = await type(app);
    await app.user.click(form.getByRole('button', { name: '保存' }));
    expect(await said('修改成功')).toBeVisible();
  });
});

describe('the address says what the table shows', () => {
  test('filters, page and size, over a reload and back (§2.101)', async () => {
    const app = await openItems();
    await app.user.type(screen.getByLabelText('字典标签'), '预备{Enter}');
    expect(await said('共 1 条')).toBeVisible();
    expect(decodeURIComponent(app.here())).toBe('/system/dict?type=member_type&dictLabel=预备');
    const again = app.reload();
    expect(await said('共 1 条')).toBeVisible();
    expect(screen.getByLabelText('字典标签')).toHaveValue('预备');
    void again.router.navigate('/system/dict?type=member_type');
    await screen.findByRole('row', { name: /正式党员/ });
    expect(screen.getByLabelText('字典标签')).toHaveValue('');
  });

  test('nonsense in it is as if it was not there', async () => {
    await signedIn('/system/dict?type=member_type&page=-1&size=7&sort=constructor&dictLabel=');
    await waitFor(() => expect(screen.getByRole('row', { name: /预备党员/ })).toBeVisible());
  });

  test('a page beyond the last one leads to the last', async () => {
    const { here } = await signedIn('/system/dict?type=member_type&page=99&size=10');
    await waitFor(() => expect(screen.getByRole('row', { name: /预备党员/ })).toBeVisible());
    await waitFor(() => expect(here()).not.toContain('page=99'));
  });
});

test('days of a period are typed as people write them, and one is enough; no other text is dropped (§2.107)', async () => {
  await import('@/pages/system/ConfigPage');
  giveMenu([{ path: '/it', name: 'it', component: 'system/config/index', meta: { title: '参数设置' } }]);
  const { user, here } = await signedIn('/it');
  await user.click(await button('展开'));
  await user.type(screen.getByPlaceholderText('开始日期'), '2025年3月5日{Enter}');
  await user.click(await button('查询'));
  await waitFor(() => expect(here()).toContain('createTime=2025-03-05%7E'));
  await user.type(screen.getByPlaceholderText('结束日期'), '三月');
  await user.click(await button('查询'));
  expect(await screen.findByRole('alert')).toHaveTextContent('请输入日期，例如：2026-03-01');
  expect(screen.getByPlaceholderText('结束日期')).toHaveValue('三月');
  expect(here()).toContain('createTime=2025-03-05%7E');
  // What is too long is told, not cut (§19.53).
  const name = screen.getByLabelText('参数名称');
  fireEvent.change(name, { target: { value: '党'.repeat(101) } });
  expect(await screen.findByText('参数名称长度不能超过100个字符')).toBeVisible();
  expect(name).toHaveValue('党'.repeat(101));
});

test('what another window has changed is fetched again (§4.54)', async () => {
  await openItems();
  itemOf('预备党员').dictLabel = '考察对象';
  const otherWindow = new BroadcastChannel('recordsChanged');
  // What makes no sense is ignored.
  otherWindow.postMessage({ tags: 1 });
  otherWindow.postMessage(['/system/dict/child', 'dict:member_type']);
  otherWindow.close();
  await waitFor(() => expect(screen.getByRole('row', { name: /考察对象/ })).toBeVisible());
});

test('columns and page size are remembered for the user (§2.101, §4.57)', async () => {
  const app = await openItems();
  await app.user.click(await button('显隐列'));
  await app.user.click(await screen.findByRole('checkbox', { name: '备注' }));
  app.reload();
  await screen.findByRole('row', { name: /预备党员/ });
  expect(screen.queryByRole('columnheader', { name: '备注' })).not.toBeInTheDocument();
});
