import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { registeredResources, resourceOf } from '@/resource/model/resourceRegistry';
import { kindOf } from '@/resource/model/Field';
import { titleOf } from '@/resource/model/Resource';
import { fail } from '../../mocks/handlers/envelopes';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { chooseAtRow } from '../chooseAtRow';
import { dialogByTitle } from '../dialogByTitle';
import { signedIn } from '../renderApp';
import { collectSavedFiles } from '../savedFiles';
import { giveMenu } from './testMenu';

// Loads the pages before the tests, else the first test would wait while Vite transforms their modules.
const modules = import.meta.glob(['../../src/pages/**/*Page.tsx', '!../../src/pages/{login,errors,frame}/**']);
await Promise.all(Object.values(modules).map((load) => load()));

const CHANGES = ['修改', '删除'];
const MORE = '的更多操作';
const TREE = ['修改', '新增下级', '删除'];
const USUAL = ['新增', '导出', '删除'];

/**
 * A page by the path of its calls, which is its route too and the `component` of its menu entry.
 *
 * @param record one on the first page that may be changed
 * @param tools the buttons above the table, and those of the record's row, for who may everything
 */
function page(at: string, record: string, tools: readonly string[] = USUAL, row: readonly string[] = CHANGES) {
  const resource = resourceOf(`/${at}/list`);
  const { id, noun, tree } = resource;
  return { at: `/${at}`, id, noun, tree, title: titleOf(resource), record, tools, row, component: `${at}/index` };
}
type Page = ReturnType<typeof page>;

const PAGES: readonly Page[] = [
  page('system/user', '王海洋', ['新增', '导入', '导出', '停用', '启用', '删除'], ['修改', '重置密码', MORE]),
  page('system/role', '党支部书记', USUAL, ['修改', '数据权限', MORE]),
  page('system/menu', '系统管理', ['新增', '全部折叠', '保存排序'], TREE),
  page('system/dept', '港口集团党委', ['新增', '全部折叠', '保存排序'], TREE),
  page('system/post', '党委书记'),
  page('system/config', '党费-每月收缴截止日', ['新增', '刷新缓存', '导出', '删除']),
  page('system/notice', '关于本月党费收缴的提醒', ['新增', '删除'], ['详情', ...CHANGES]),
  page('monitor/operlog', '300', ['导出', '删除', '操作日志的更多操作'], ['详情']),
  page('monitor/logininfor', 'zhengzhiqiang', ['导出', '删除', '登录日志的更多操作'], ['解锁']),
  page('monitor/job', '党费收缴提醒', ['新增', '调度日志', '导出', '删除'], ['修改', '执行一次', MORE]),
  page('monitor/jobLog', '24', ['导出', '删除', '调度日志的更多操作'], ['详情']),
  page('monitor/online', 'liuyaqin', [], ['强退']),
];
/** A table with dialogs of its own, a tree, and a plain table: the journeys through these show what all have. */
const SOME = PAGES.filter(({ at }) => /\/(user|dept|config)$/.test(at));

const MINUTES = 600_000;
const saved = collectSavedFiles();

/** Starts the app once; `open` then goes from page to page. A page that is left is unmounted. */
async function start() {
  const routes = PAGES.map(({ at, title, component }) => ({
    path: at,
    name: at,
    component,
    meta: { title, noKeepAlive: true },
  }));
  giveMenu(routes);
  const app = await signedIn('/profile');
  return {
    ...app,
    open: async ({ at, title }: Page) => {
      void app.router.navigate(at);
      return within(await screen.findByRole('region', { name: title }));
    },
  };
}

/** The user has these permissions alone. */
const allow = (permissions: readonly string[]) =>
  server.use(
    http.get(path('/getInfo'), () =>
      HttpResponse.json({
        code: 200,
        data: { user: { uid: 1, username: 'admin', realName: '张三' }, roles: ['some'], permissions },
      }),
    ),
  );

const namesOf = (buttons: readonly HTMLElement[]) =>
  buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent.trim());

const BUSY = '数据库忙';
const busy = () => fail(500, BUSY);

test(
  'each says that loading failed, and loads again (§2.100)',
  async () => {
    const { user, open } = await start();
    for (const one of SOME) {
      server.use(http.get(path(`${one.at}/list`), busy, { once: true }));
      const table = await open(one);
      await waitFor(() => expect(table.getByText(`${one.noun}加载失败`)).toBeVisible());
      await user.click(table.getByRole('button', { name: /重\s*试/ }));
      expect((await table.findAllByText(one.record))[0]).toBeVisible();
      expect(table.queryByText(`${one.noun}加载失败`)).toBeNull();
    }
  },
  MINUTES,
);

test(
  'who may only look sees the records, and nothing that changes them (§2.101)',
  async () => {
    allow(PAGES.map(({ at }) => `${at.slice(1).replace('/', ':')}:list`));
    const { open } = await start();
    for (const one of PAGES) {
      const table = await open(one);
      await table.findAllByText(one.record);
      const names = namesOf(table.getAllByRole('button'));
      const changing = /新增|修改|删除|导|清空|解锁|强退|密码|权限|缓存|更多操作/;
      expect(
        names.filter((name) => changing.test(name)),
        one.title,
      ).toEqual([]);
      expect(table.queryByRole('switch'), one.title).toBeNull();
      expect(table.queryByRole('checkbox', { name: /^选择/ }), one.title).toBeNull();
    }
  },
  MINUTES,
);

test(
  'who may everything has every button of the page and of its rows, what deletes last (§2.100, §17.9)',
  async () => {
    const { open } = await start();
    for (const one of PAGES) {
      const table = await open(one);
      await table.findAllByText(one.record);
      const names = namesOf(table.getAllByRole('button'));
      for (const tool of one.tools) expect(names, one.title).toContain(tool);
      const ofRow = names.filter((name) => name.includes(`“${one.record}”`)).slice(0, one.row.length);
      expect(
        ofRow.map((name) => name.replace(`“${one.record}”`, '')),
        one.title,
      ).toEqual(one.row);
    }
  },
  MINUTES,
);

const HTML = '<img src=x onerror="window.hacked=1">';
const FIELDS = registeredResources().flatMap(({ fields }) => fields);
const IDS = new Set(registeredResources().map(({ id }) => id));
/** All properties that the descriptions name, but for ids. */
const NAMES = FIELDS.filter((field) => !/^ids?$/.test(kindOf(field).holds(field)))
  .map(({ name }) => name)
  .filter((name) => !IDS.has(name));
const OWN = NAMES.filter((name) => !name.includes('.'));
/** Those of records in the record: the name of that, and theirs. */
const INNER = NAMES.filter((name) => name.includes('.')).map((name) => name.split('.'));

/** A record with a value for each property; records in it hold the value, or are something else. */
const filled = (value: unknown, ...other: unknown[]) =>
  Object.fromEntries([
    ...OWN.map((name) => [name, value]),
    ...INNER.map(([head = '', name = '']) => [head, other.length > 0 ? other[0] : { [name]: value }]),
  ]) as Record<string, unknown>;

/** What no server should send, with an id all the same. */
const hostileRows = (parent = '') => [
  filled(HTML),
  { ...filled(null, null), [parent]: null },
  { ...filled(5), [parent]: '0' },
  filled('javascript:alert(1)', 'none'),
  { ...filled([2026, 3, 1, 8, 0], []), [parent]: '0' },
  { ...filled({ odd: true }, 7), [parent]: 700 },
  { ...filled('字'.repeat(2000)), [parent]: 'nowhere' },
  {},
];

const expectNothingRan = () => {
  expect('hacked' in window).toBe(false);
  expect(document.querySelector('[onerror], a[href^="javascript"]')).toBeNull();
};

test(
  'what a hostile server sends is shown as text, in the list, the detail and the form, and refuses no list (§2.102)',
  async () => {
    const { user, open } = await start();
    for (const one of PAGES) {
      // Only rows of a tree lie below one another.
      const below = one.tree ? [] : [null];
      const rows = hostileRows(one.tree?.parent).map((row, index) => ({
        ...row,
        [one.id]: 700 + index,
        children: below,
      }));
      server.use(
        http.get(path(`${one.at}/list`), () => HttpResponse.json({ code: 200, rows, data: rows, total: rows.length })),
        http.get(path(`${one.at}/700`), () => HttpResponse.json({ code: 200, data: rows[0] })),
        http.get(path('/system/menu/roleMenuTreeselect/700'), () => HttpResponse.json({ code: 200, menus: HTML })),
      );
      const table = await open(one);
      await waitFor(() => expect(table.getAllByText(HTML).length, one.title).toBeGreaterThan(0));
      expectNothingRan();
      for (const name of ['详情', '修改']) {
        const button = table.queryAllByRole('button', { name: new RegExp(`^${name}“(<img|700)`) })[0];
        if (!button) continue;
        await user.click(button);
        const dialog = await waitFor(() => {
          const found = document.querySelector<HTMLElement>('[aria-modal]');
          if (!found) throw new Error(`${name} of ${one.noun} opens no dialog`);
          return found;
        });
        expectNothingRan();
        await user.click(within(dialog).getByRole('button', { name: /取\s*消|^关\s*闭$/ }));
        await waitFor(() => expect(document.querySelector('[aria-modal]')).toBeNull());
      }
    }
  },
  MINUTES,
);

const dialogOf = async (title: string | RegExp) => {
  const found = await dialogByTitle(title);
  const box = document.querySelector<HTMLElement>('[aria-modal]') as HTMLElement;
  const texts = () =>
    [...box.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
      (input) =>
        /^(text|password|textarea)$/.test(input.type) &&
        input.getAttribute('role') === null &&
        [null, 'text'].includes(input.getAttribute('inputmode')) &&
        !input.disabled &&
        !/^搜索/.test(input.placeholder),
    );
  return {
    ...found,
    texts,
    type: (value: string) => texts().forEach((input) => fireEvent.change(input, { target: { value } })),
  };
};

test(
  '500 in the middle of an edit, of a deletion and of an export loses nothing (§2.102, §19.41)',
  async () => {
    const { user, open } = await start();
    for (const one of SOME) {
      const { at, noun, record } = one;
      const failing = (what: string) => fail(500, `${noun}${what}时数据库忙`);
      const told = async (what: string) =>
        expect(await screen.findByText(new RegExp(`${noun}${what}时数据库忙`))).toBeVisible();
      const table = await open(one);
      const [change] = await table.findAllByRole('button', { name: `修改“${record}”` });
      server.use(
        http.get(path(`${at}/:id`), ({ params }) => (params['id'] === 'list' ? undefined : failing('读取')), {
          once: true,
        }),
      );
      await user.click(change as HTMLElement);
      await told('读取');
      await user.click(screen.getByRole('button', { name: '重试' }));
      await waitFor(() => expect(screen.queryByText(`读取${noun}失败`), noun).toBeNull());

      const form = await dialogOf(new RegExp(`^修改${noun}`));
      const [first] = form.texts();
      const typed = `${first?.value ?? ''}二`;
      fireEvent.change(first as HTMLElement, { target: { value: typed } });
      server.use(http.put(path(at), () => failing('保存'), { once: true }));
      await user.click(form.getByRole('button', { name: '保存' }));
      await told('保存');
      expect(first).toHaveValue(typed);
      await user.click(form.getByRole('button', { name: /取\s*消/ }));
      await user.click(await screen.findByRole('button', { name: /^确\s*定$/ }));
      await waitFor(() => expect(document.querySelector('[aria-modal]'), noun).toBeNull());

      server.use(http.delete(path(`${at}/:ids`), () => failing('删除'), { once: true }));
      await chooseAtRow(user, record, '删除');
      await waitFor(() => expect(screen.getByText(new RegExp(`^是否确认删除${noun}“${record}`))).toBeVisible());
      await user.click(await screen.findByRole('button', { name: /^确\s*定$/ }));
      await told('删除');
      expect(table.getAllByText(record)[0]).toBeVisible();

      if (!one.tools.includes('导出')) continue;
      server.use(http.post(path(`${at}/export`), () => failing('导出'), { once: true }));
      await user.click(table.getByRole('button', { name: '导出' }));
      await told('导出');
    }
    expect(saved).toEqual([]);
  },
  MINUTES,
);

test(
  'texts that are too long or blank are told at their fields and not sent; others go as they are (§2.102)',
  async () => {
    const { user, open } = await start();
    for (const one of SOME) {
      const sent: Record<string, unknown>[] = [];
      server.use(
        http.post(path(one.at), async ({ request }) => {
          sent.push((await request.json()) as Record<string, unknown>);
          return HttpResponse.json({ code: 200 });
        }),
      );
      const table = await open(one);
      await user.click(await table.findByRole('button', { name: '新增' }));
      const form = await dialogOf(`新增${one.noun}`);
      const save = () => user.click(form.getByRole('button', { name: '保存' }));
      const invalid = () => form.texts().filter((input) => input.getAttribute('aria-invalid') === 'true');

      form.type('长'.repeat(10_000));
      await save();
      await waitFor(() => expect(invalid(), one.noun).toEqual(form.texts()));
      form.type('   ');
      await save();
      await waitFor(() => expect(form.getAllByText(/^请输入/).length, one.noun).toBeGreaterThan(0));
      expect(sent).toEqual([]);

      const hostile = '<script>1</script>😀';
      form.type('');
      const required = form.texts().filter((input) => input.getAttribute('aria-required') === 'true');
      for (const input of required) fireEvent.change(input, { target: { value: hostile } });
      await save();
      if (/role|menu|post|config/.test(one.at)) {
        await waitFor(() => expect(sent, one.noun).toHaveLength(1));
        expect(Object.values(sent[0] ?? {}).filter((value) => value === hostile)).toHaveLength(required.length);
        continue;
      }
      // The other forms ask for a choice or a password as well.
      await form.findAllByText(/^请选择|长度|不能包含/);
      expect(sent).toEqual([]);
      await user.click(form.getByRole('button', { name: /取\s*消/ }));
      await user.click(await screen.findByRole('button', { name: /^确\s*定$/ }));
      await waitFor(() => expect(document.querySelector('[aria-modal]'), one.noun).toBeNull());
    }
  },
  MINUTES,
);

test(
  '403 on a list leads to the page that says so',
  async () => {
    server.use(http.get(path('/system/post/list'), () => fail(403, '没有权限')));
    const { here, router } = await start();
    void router.navigate('/system/post');
    await waitFor(() => expect(here()).toBe('/403'));
  },
  MINUTES,
);

test(
  '403 in the middle of an edit and of a deletion is told, and nothing is lost',
  async () => {
    const { user, open, here, router } = await start();
    for (const one of SOME) {
      const refuse = () => fail(403, '没有权限');
      const table = await open(one);
      const [change] = await table.findAllByRole('button', { name: `修改“${one.record}”` });
      await user.click(change as HTMLElement);
      const form = await dialogOf(new RegExp(`^修改${one.noun}`));
      const [first] = form.texts();
      const typed = `${first?.value ?? ''}三`;
      fireEvent.change(first as HTMLElement, { target: { value: typed } });
      server.use(http.put(path(one.at), refuse, { once: true }));
      await user.click(form.getByRole('button', { name: '保存' }));
      // The page that says so would take the form away, so the user is asked.
      await user.click(await screen.findByRole('button', { name: '继续编辑' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: '继续编辑' })).toBeNull());
      expect(screen.getAllByText(/没有权限/)[0], one.noun).toBeVisible();
      expect(here()).toBe(one.at);
      expect(first, one.noun).toHaveValue(typed);
      await user.click(form.getByRole('button', { name: /取\s*消/ }));
      await user.click(await screen.findByRole('button', { name: /^确\s*定$/ }));
      await waitFor(() => expect(document.querySelector('[aria-modal]'), one.noun).toBeNull());

      server.use(http.delete(path(`${one.at}/:ids`), refuse, { once: true }));
      await chooseAtRow(user, one.record, '删除');
      await user.click(await screen.findByRole('button', { name: /^确\s*定$/ }));
      await waitFor(() => expect(here(), one.noun).toBe('/403'));
      void router.navigate('/profile');
      expect((await (await open(one)).findAllByText(one.record))[0]).toBeVisible();
    }
  },
  MINUTES,
);
