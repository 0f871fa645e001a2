import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { db } from '../../mocks/db/db';
import { jobLogs } from '../../mocks/db/system/jobLogs';
import { jobs } from '../../mocks/db/system/jobs';
import { fail } from '../../mocks/handlers/envelopes';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { chooseAtRow } from '../chooseAtRow';
import { dialogByTitle } from '../dialogByTitle';
import { signedIn } from '../renderApp';
import { giveMenu } from './testMenu';

// Loads the pages before the tests, else the first test would wait while Vite transforms their modules.
const modules = import.meta.glob('../../src/pages/monitor/*Page.tsx');
beforeAll(() => Promise.all(Object.values(modules).map((load) => load())));

const MINUTES = 180_000;

async function open(component: string, title: string, query = '') {
  giveMenu([{ path: '/it', name: 'it', component, meta: { title } }]);
  const app = await signedIn(`/it${query}`);
  return { ...app, page: within(await screen.findByRole('region', { name: title })) };
}

const agree = async ({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>, question: string) => {
  await waitFor(() => expect(screen.getByText(question)).toBeVisible());
  await user.click(screen.getByRole('button', { name: /^确\s*定$/ }));
};

test(
  'a job is added as a paused one, goes on, and is run once; its log has the run, a log above the table those of all (§19.29)',
  async () => {
    const app = await open('monitor/job/index', '定时任务');
    const { user, page } = app;
    await user.click(await page.findByRole('button', { name: '新增' }));
    const form = await dialogByTitle('新增定时任务');
    expect(form.getByText('秒 分 时 日 月 周，如 0 0 2 * * ?')).toBeVisible();
    expect(form.queryByText('状态')).toBeNull();
    await user.type(form.getByLabelText('任务名称'), '每日备份');
    await user.type(form.getByLabelText('调用方法'), 'ryTask.ryNoParams');
    await user.type(form.getByLabelText('Cron 表达式'), '0 0 2 * * ?');
    await user.click(form.getByRole('button', { name: '保存' }));
    const row = within((await page.findByText('每日备份')).closest('tr') as HTMLElement);
    const added = () => jobs.rows.all().at(-1);
    expect(added()).toMatchObject({ jobGroup: 'DEFAULT', misfirePolicy: '1', concurrent: '1', status: '1' });
    // A paused one has no next run, although the server computes one.
    expect(row.queryByText(/^20\d\d-/)).toBeNull();

    await user.click(row.getByRole('switch', { name: '“每日备份”的状态' }));
    await waitFor(() => expect(row.getByText(/^20\d\d-/)).toBeVisible());
    expect(added()?.status).toBe('0');
    await user.click(row.getByRole('switch', { name: '“每日备份”的状态' }));
    await agree(app, '是否确认停用定时任务“每日备份”？暂停后不再按计划执行。');
    await waitFor(() => expect(added()?.status).toBe('1'));

    await chooseAtRow(user, '每日备份', '执行一次');
    await agree(app, '是否确认立即执行一次“每日备份”？');
    await waitFor(() => expect(screen.getByText('已开始执行，结果见调度日志')).toBeVisible());
    await chooseAtRow(user, '每日备份', '调度日志');
    const own = await dialogByTitle('调度日志：每日备份');
    expect(await own.findByText(/^每日备份 总共耗时/)).toBeVisible();
    expect(own.getByText('共 1 条')).toBeVisible();
    expect(own.queryByLabelText('任务名称')).toBeNull();
    await user.click(own.getByRole('button', { name: /^关\s*闭$/ }));

    await user.click(page.getByRole('button', { name: '调度日志' }));
    expect(await screen.findByText(`共 ${jobLogs.rows.all().length} 条`)).toBeVisible();
  },
  MINUTES,
);

test(
  'failed runs come first, with their exception; 清空 says that it is all logs (§19.29)',
  async () => {
    const app = await open('monitor/job/log', '调度日志', '?sort=-status');
    const { user, page } = app;
    const failed = jobLogs.rows.all().filter(({ status }) => status === '1');
    const [first] = await page.findAllByRole('button', { name: /^详情“/ });
    expect(failed.map(({ jobLogId }) => `详情“${jobLogId}”`)).toContain(first?.ariaLabel);
    await user.click(first as HTMLElement);
    const detail = await dialogByTitle(/^调度日志详情/);
    expect(detail.getByText(/SocketTimeoutException/)).toBeVisible();
    await user.click(detail.getByRole('button', { name: /^关\s*闭$/ }));
    await user.click(page.getByRole('button', { name: '调度日志的更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '清空' }));
    await agree(app, '是否确认清空所有任务的调度日志？清空后无法恢复。');
    await waitFor(() => expect(page.getByText(/^(暂无|没有符合条件的)调度日志$/)).toBeVisible());
    expect(jobLogs.rows.all()).toEqual([]);
  },
  MINUTES,
);

test(
  'who may only pause jobs has the switch, who may only edit them has not (§19.29)',
  async () => {
    db.sessions.clear();
    const allow = (...permissions: string[]) =>
      server.use(
        http.get(path('/getInfo'), () =>
          Response.json({ code: 200, data: { user: { uid: 1, username: 'admin' }, roles: [], permissions } }),
        ),
      );
    allow('monitor:job:list', 'monitor:job:edit');
    const editor = await open('monitor/job/index', '定时任务');
    await editor.page.findByText('党费收缴提醒');
    expect(editor.page.queryByRole('switch')).toBeNull();
    editor.unmount();
    allow('monitor:job:list', 'monitor:job:changeStatus');
    const operator = await open('monitor/job/index', '定时任务');
    expect(await operator.page.findByRole('switch', { name: '“党费收缴提醒”的状态' })).toBeVisible();
  },
  MINUTES,
);

test(
  'a key of a cache shows its value and is cleared alone; keys of sessions are not shown, and clearing them says what it does (§19.30)',
  async () => {
    db.failedLogins.set('clerk', { count: 5, last: Date.now() });
    db.failedLogins.set('visitor', { count: 2, last: Date.now() });
    const app = await open('monitor/cache/list', '缓存列表');
    const { user, page } = app;
    await user.click(await page.findByRole('button', { name: '键名“pwd_err_cnt:”' }));
    expect(page.queryByRole('button', { name: '键名“login_tokens:”' })).toBeNull();
    const keys = await dialogByTitle('缓存键：pwd_err_cnt:');
    const row = within((await keys.findByText('clerk')).closest('tr') as HTMLElement);
    await user.click(row.getByRole('button', { name: '展开行' }));
    expect(await keys.findByText('5')).toBeVisible();
    await user.click(row.getByRole('button', { name: '清理“pwd_err_cnt:clerk”' }));
    await agree(app, '是否确认清理缓存“pwd_err_cnt:clerk”？');
    await waitFor(() => expect(keys.queryByText('clerk')).toBeNull());
    expect(keys.getByText('visitor')).toBeVisible();
    expect([...db.failedLogins.keys()]).toEqual(['visitor']);
    await user.click(keys.getByRole('button', { name: /^关\s*闭$/ }));

    await user.click(page.getByRole('button', { name: '清理“login_tokens:”' }));
    await waitFor(() =>
      expect(
        screen.getByText('是否确认清理“login_tokens:”的全部缓存？所有用户（包括您）都需要重新登录。'),
      ).toBeVisible(),
    );
  },
  MINUTES,
);

test(
  'the server is asked every ten seconds while its page is shown; a failure stands beside what was known (§19.31)',
  async () => {
    let asked = 0;
    let isDown = false;
    server.use(
      http.get(path('/monitor/server'), () => {
        asked += 1;
        return isDown ? fail(500, '监控服务异常') : undefined;
      }),
    );
    giveMenu([
      { path: '/it', name: 'it', component: 'monitor/server/index', meta: { title: '服务监控' } },
      { path: '/redis', name: 'redis', component: 'monitor/cache/index', meta: { title: '缓存监控' } },
    ]);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { router } = await signedIn('/it');
    const page = within(await screen.findByRole('region', { name: '服务监控' }));
    expect(await page.findByText('15.51 GB')).toBeVisible();
    expect(page.getByText('磁盘 /data')).toBeVisible();
    // Nearly full, and still a number.
    expect(page.getByText('94.5%')).toBeVisible();
    expect(asked).toBe(1);
    isDown = true;
    act(() => void vi.advanceTimersByTime(10_000));
    expect(await page.findByText(/^监控服务异常/)).toBeVisible();
    expect(page.getByText('15.51 GB')).toBeVisible();
    expect(screen.queryAllByText(/^监控服务异常/)).toHaveLength(1);
    expect(asked).toBe(2);

    act(() => void router.navigate('/redis'));
    const redis = within(await screen.findByRole('region', { name: '缓存监控' }));
    expect(await redis.findByText('7.0.15')).toBeVisible();
    isDown = false;
    act(() => void vi.advanceTimersByTime(30_000));
    expect(asked).toBe(2);
    act(() => void router.navigate('/it'));
    await waitFor(() => expect(page.queryByText(/^监控服务异常/)).toBeNull());
    expect(asked).toBe(3);
    vi.useRealTimers();
  },
  MINUTES,
);
