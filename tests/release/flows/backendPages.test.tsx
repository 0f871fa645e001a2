import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, test } from 'vitest';
import { DIALECTS } from '@/config/dialects';
import { readConfig, type AppConfig } from '@/config/readConfig';
import { roleRows } from '../../../mocks/db/system/roleTable';
import { path } from '../../../mocks/handlers/path';
import { server } from '../../../mocks/server';
import { backendOf, type Switches } from '../../../mocks/switches/backendOf';
import { chooseAtRow } from '../../chooseAtRow';
import { withConfig } from '../../config';
import { dialogByTitle } from '../../dialogByTitle';
import { signedIn } from '../../renderApp';
import { collectSavedFiles } from '../../savedFiles';

interface Page {
  at: string;
  title: string;
  noun: string;
  /** A record on the first page, and the query field by which none is found. */
  record: string;
  query: string;
  /** The field of its period. */
  time?: string;
  hasExport?: true;
  /** Records can be added: by the button above the table, or by the one of a row. */
  add?: string;
}

const PAGES: readonly Page[] = [
  {
    at: 'system/user',
    title: '用户管理',
    noun: '用户',
    record: 'clerk',
    query: 'userName',
    time: 'createTime',
    hasExport: true,
    add: '新增',
  },
  {
    at: 'system/role',
    title: '角色管理',
    noun: '角色',
    record: '党支部书记',
    query: 'roleName',
    time: 'createTime',
    hasExport: true,
    add: '新增',
  },
  { at: 'system/menu', title: '菜单管理', noun: '菜单', record: '系统管理', query: 'menuName', add: '新增' },
  {
    at: 'system/dept',
    title: '党组织管理',
    noun: '党组织',
    record: '港口集团党委',
    query: 'deptName',
    add: '新增下级“港口集团党委”',
  },
  {
    at: 'system/post',
    title: '岗位管理',
    noun: '岗位',
    record: '党委书记',
    query: 'postName',
    hasExport: true,
    add: '新增',
  },
  {
    at: 'system/config',
    title: '参数设置',
    noun: '参数',
    record: '用户管理-账号初始密码',
    query: 'configName',
    time: 'createTime',
    hasExport: true,
    add: '新增',
  },
  {
    at: 'system/notice',
    title: '通知公告',
    noun: '通知公告',
    record: '关于本月党费收缴的提醒',
    query: 'noticeTitle',
    add: '新增',
  },
  {
    at: 'monitor/operlog',
    title: '操作日志',
    noun: '操作日志',
    record: '300',
    query: 'title',
    time: 'operTime',
    hasExport: true,
  },
  {
    at: 'monitor/logininfor',
    title: '登录日志',
    noun: '登录日志',
    record: 'lvqingshan',
    query: 'userName',
    time: 'loginTime',
    hasExport: true,
  },
  {
    at: 'monitor/job',
    title: '定时任务',
    noun: '定时任务',
    record: '党费收缴提醒',
    query: 'jobName',
    hasExport: true,
    add: '新增',
  },
  { at: 'monitor/online', title: '在线用户', noun: '在线用户', record: 'liuyaqin', query: 'userName' },
];

const SERVERS: readonly Partial<Switches>[] = [
  { backend: 'ruoyi', days: true, masked: true, strict: true, unknown: 404 },
  { backend: 'ruoyi', omitEmpty: true, unknown: 500 },
  { backend: 'ruoyi-plus', masked: true },
];

// Loads the pages before the tests, else the first test would wait while Vite transforms their modules.
const modules = import.meta.glob(['../../../src/pages/{system,monitor,profile}/*Page.tsx']);
beforeAll(() => Promise.all(Object.values(modules).map((load) => load())));

const MINUTES = 1_200_000;
const saved = collectSavedFiles();

/** The settings that a kind of backend stands for. */
function settingsOf(backend: keyof typeof DIALECTS): Partial<AppConfig> {
  const { config } = readConfig({ backend }, 'test');
  const names = ['backend', ...Object.keys(DIALECTS[backend].settings)] as (keyof AppConfig)[];
  return Object.fromEntries(names.map((name) => [name, config[name]]));
}

/** A workbook, named as the server does it; the mocks cannot make one in jsdom. */
const workbook = ({ backend }: Partial<Switches>) =>
  new HttpResponse(
    'PK',
    backend === 'ruoyi-plus'
      ? { headers: { 'download-filename': encodeURIComponent(`${'0a'.repeat(16)}_数据.xlsx`) } }
      : {},
  );

/** Starts the app before such a server; `open` then goes from page to page. */
async function start(switches: Partial<Switches>) {
  withConfig(settingsOf(switches.backend ?? 'product'));
  const routes = PAGES.map(({ at, title }) => ({
    path: `/${at}`,
    name: at,
    component: `${at}/index`,
    meta: { title, noKeepAlive: true },
  }));
  server.use(
    http.get(path('/getRouters'), () => HttpResponse.json({ code: 200, data: routes })),
    http.post(path('/*/export'), () => workbook(switches)),
    ...backendOf(switches),
  );
  const app = await signedIn('/profile');
  return {
    ...app,
    open: async ({ at, title }: Page, query = '') => {
      void app.router.navigate(`/${at}${query}`);
      return within(await screen.findByRole('region', { name: title }));
    },
  };
}

const dialog = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('[aria-modal]');
    if (!found) throw new Error('no dialog is open');
    return found;
  });
const untilClosed = () => waitFor(() => expect(document.querySelector('[aria-modal]')).toBeNull());
const textsIn = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
    (input) => /^(text|password|textarea)$/.test(input.type) && !input.getAttribute('role') && !input.inputMode,
  );

describe.each(SERVERS)('%j', (switches) => {
  // RuoYi-Vue-Plus has no tasks of its own.
  const pages = PAGES.filter(({ at }) => switches.backend === 'ruoyi' || at !== 'monitor/job');

  test(
    'lists, lists without hits, periods and exports',
    async () => {
      const { user, open } = await start(switches);
      for (const one of pages) {
        const table = await open(one);
        expect((await table.findAllByText(one.record))[0], one.title).toBeVisible();
        if (one.hasExport) {
          const before = saved.length;
          await user.click(table.getByRole('button', { name: '导出' }));
          await waitFor(() => expect(saved.length, one.title).toBe(before + 1));
          expect(saved.at(-1)?.name).not.toMatch(/^[\da-f]{32}/);
        }
        const none = await open(one, one.time ? `?${one.time}=2000-01-01~2000-01-02` : `?${one.query}=无此记录`);
        await waitFor(() => expect(none.getByText(`没有符合条件的${one.noun}`)).toBeVisible());
        if (!one.time) continue;
        const all = await open(one, `?${one.time}=2025-01-01~2099-12-31`);
        expect((await all.findAllByText(one.record))[0], one.title).toBeVisible();
      }
      expect(screen.queryAllByRole('alert')).toEqual([]);
    },
    MINUTES,
  );

  // Where a server leaves out what is empty, a user without posts is saved only after they were chosen anew.
  const edited = switches.omitEmpty ? [] : PAGES.filter(({ at }) => /\/(user|role|menu|dept)$/.test(at));
  test(
    'records are added, changed and deleted',
    async () => {
      const { user, open } = await start(switches);
      for (const one of edited) {
        const table = await open(one);
        await user.click(await table.findByRole('button', { name: one.add as string }));
        const added = await dialog();
        for (const input of textsIn(added).filter((text) => text.getAttribute('aria-required') === 'true'))
          fireEvent.change(input, { target: { value: 'Journey-1' } });
        if (one.noun === '通知公告') await user.click(await within(added).findByRole('radio', { name: '公告' }));
        await user.click(within(added).getByRole('button', { name: '保存' }));
        await untilClosed();

        await open(one, `?${one.query}=Journey-1`);
        await user.click((await table.findAllByRole('button', { name: /^修改“Journey-1”/ }))[0] as HTMLElement);
        const changed = await dialog();
        const [first] = textsIn(changed).filter(({ value }) => value === 'Journey-1');
        fireEvent.change(first as HTMLElement, { target: { value: 'Journey-12' } });
        await user.click(within(changed).getByRole('button', { name: '保存' }));
        await untilClosed();
        expect((await table.findAllByText('Journey-12'))[0], one.title).toBeVisible();

        await chooseAtRow(user, 'Journey-1', '删除');
        await user.click(await screen.findByRole('button', { name: /^确\s*定$/ }));
        await waitFor(() => expect(table.queryAllByText(/^Journey-1/), one.title).toEqual([]));
      }
      expect(screen.queryAllByRole('alert')).toEqual([]);
    },
    MINUTES,
  );

  test(
    'the dialogs of users, roles and announcements, and the own data',
    async () => {
      const { user, open, router } = await start(switches);
      const [users, roles] = PAGES as [Page, Page];
      const choose = async (record: string, action: string) => {
        await chooseAtRow(user, record, action);
        return within(await dialog());
      };
      const close = async (name: RegExp) => {
        await user.click(
          within(await dialog())
            .getAllByRole('button', { name })
            .at(-1) as HTMLElement,
        );
        await untilClosed();
      };
      await open(users);
      const assigned = await choose('王海洋', '分配角色');
      expect(await assigned.findByRole('checkbox', { name: /党务干事/ })).toBeChecked();
      await close(/取\s*消/);

      const before = [...(roleRows.find(2)?.menuIds ?? [])].sort();
      const table = await open(roles);
      await user.click(await table.findByRole('button', { name: '修改“党支部书记”' }));
      const form = await dialogByTitle('修改角色');
      fireEvent.change(form.getByLabelText('备注'), { target: { value: '兼' } });
      await user.click(form.getByRole('button', { name: '保存' }));
      await untilClosed();
      expect([...(roleRows.find(2)?.menuIds ?? [])].sort()).toEqual(before);
      expect(roleRows.find(2)).toMatchObject({ remark: '兼' });
      await choose('党支部书记', '数据权限');
      await close(/取\s*消/);
      const members = await choose('党支部书记', '分配用户');
      await waitFor(() => expect(members.getByText('马晓军')).toBeVisible());
      await close(/关\s*闭/);

      void router.navigate('/profile');
      const own = switches.backend ? await screen.findByLabelText('姓名') : undefined;
      if (own) expect(own).toHaveValue('集团管理员');
    },
    MINUTES,
  );
});
