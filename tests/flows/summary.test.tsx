import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, ok, page } from '../../mocks/handlers/envelopes';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { chooseAtRow } from '../chooseAtRow';
import { signedIn } from '../renderApp';
import { collectSavedFiles } from '../savedFiles';
import { sheetCells } from '../sheetCells';
import { wordTemplate, wordText } from '../wordTemplate';
import { giveMenu } from './testMenu';

vi.mock('@/pages/profile/ProfilePage', () => import('./DuesPage'));

// Loads the page before the tests, else the first test would wait while Vite transforms its modules.
beforeAll(() => import('./DuesPage'));

const saved = collectSavedFiles();

type Fee = Record<string, unknown> & { feeId: number };
let fees: Fee[] = [];
/** The queries of the list of fees, and what was posted. */
let asked: URLSearchParams[] = [];
let posted: Record<string, unknown>[] = [];
/** Who is refused, and why. */
let refused: Record<string, string> = {};
let hold: Promise<void> | undefined;
const running = { now: 0, most: 0 };

const NAMES = ['张伟', '李娜', '王芳', '陈静', '赵强'];
const fee = (feeId: number, own: object = {}): Fee => ({
  feeId,
  deptId: '1',
  deptName: '一支部',
  memberId: String(feeId),
  memberName: NAMES[feeId - 1] ?? `党员${feeId}`,
  sex: '0',
  feeMonth: '2026-01',
  due: 10.1,
  feeState: '1',
  ...own,
});

/** The rows of a query, one page of them. */
function answer(rows: readonly Record<string, unknown>[], { url }: Request) {
  const query = new URL(url).searchParams;
  const found = rows.filter((row) =>
    [...query].every(([name, value]) => /^page|^isAsc|^orderBy/.test(name) || String(row[name]) === value),
  );
  const [number, size] = [Number(query.get('pageNum') ?? 1), Number(query.get('pageSize') ?? 10)];
  return page(found.slice((number - 1) * size, number * size), found.length);
}

beforeEach(() => {
  fees = [
    fee(1),
    fee(2, { due: 20.2, feeState: '0' }),
    fee(3, { deptId: '2', deptName: '二支部', feeMonth: '2026-02', due: 0.3, sex: '1' }),
  ];
  [asked, posted, refused, hold] = [[], [], {}, undefined];
  Object.assign(running, { now: 0, most: 0 });
  giveMenu([{ path: '/fee', name: 'Fee', component: 'profile/ProfilePage', meta: { title: '党费收缴' } }]);
  server.use(
    http.get(path('/party/fee/list'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return answer(fees, request);
    }),
    http.get(path('/party/member/list'), ({ request }) =>
      answer(
        NAMES.map((memberName, at) => ({ memberId: String(at + 1), memberName, deptId: '1', sex: '0' })),
        request,
      ),
    ),
    http.get(path('/party/standard/list'), ({ request }) =>
      answer(
        NAMES.slice(0, 4).map((_name, at) => ({ standardId: at, memberId: String(at + 1), due: 5, deptId: '1' })),
        request,
      ),
    ),
    http.get(path('/party/member/tree'), () =>
      ok([
        {
          id: 9,
          label: '党总支',
          children: [
            { id: 1, label: '一支部' },
            { id: 2, label: '二支部' },
            { id: 3, label: '三支部' },
            { id: 4, label: '撤销的支部', disabled: true },
          ],
        },
      ]),
    ),
    http.post(path('/party/fee'), async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown> & { memberName: string };
      running.most = Math.max(running.most, (running.now += 1));
      await hold;
      running.now -= 1;
      const why = refused[body.memberName];
      if (why !== undefined) return fail(500, why);
      posted.push(body);
      fees.push({ ...fee(100 + posted.length), ...body });
      return HttpResponse.json({ code: 200 });
    }),
    http.delete(path('/party/fee/:ids'), ({ params }) => {
      fees = fees.filter(({ feeId }) => String(feeId) !== params['ids']);
      return HttpResponse.json({ code: 200 });
    }),
  );
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const figures = async () => {
  const line = await screen.findByLabelText('党费记录合计');
  await waitFor(() => expect(line).not.toHaveTextContent('…'));
  return line.textContent;
};

const refresh = async (user: UserEvent) =>
  user.click(within(screen.getByRole('toolbar', { name: '表格工具' })).getByRole('button', { name: '刷新' }));

describe('sums', () => {
  test('are of all rows of the filter, and follow the list', async () => {
    const { user } = await signedIn('/fee?feeMonth=2026-01');
    expect(await figures()).toBe('应交30.30 元未交1 条');
    await user.click(await button('删除“李娜”'));
    await user.click(await button('确定'));
    await waitFor(async () => expect(await figures()).toBe('应交10.10 元未交0 条'));
    fees.push(fee(4));
    await refresh(user);
    await waitFor(async () => expect(await figures()).toBe('应交20.20 元未交0 条'));
  });

  test('beyond 5,000 rows there are words in place of a sum; the number of rows is still counted', async () => {
    fees = Array.from({ length: 5001 }, (_, at) => fee(at + 1));
    await signedIn('/fee');
    expect(await screen.findByText('超过5000条，请缩小范围')).toBeVisible();
    expect(await figures()).toBe('应交— 未交0 条超过5000条，请缩小范围');
  });

  test('a failure is told in their place, with a way on', async () => {
    const { user } = await signedIn('/fee');
    await figures();
    server.use(http.get(path('/party/fee/list'), () => fail(500, '数据库忙'), { once: false }));
    await refresh(user);
    const line = within(await screen.findByLabelText('党费记录合计'));
    expect((await line.findAllByText('合计失败')).length).toBe(2);
    server.use(http.get(path('/party/fee/list'), ({ request }) => answer(fees, request)));
    for (const again of line.getAllByRole('button', { name: /重\s?试/ })) await user.click(again);
    await waitFor(async () => expect(await figures()).toBe('应交30.60 元未交1 条'));
  });
});

describe('汇总', () => {
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.trim());

  test('branches and months of the year, each with its meaning; a cell leads to its rows', async () => {
    giveMenu([{ path: '/fee?own=true', name: 'Fee', component: 'profile/ProfilePage', meta: { title: '党费收缴' } }]);
    const app = await signedIn('/fee?own=true&feeMonth=2026-01&memberName=&feeState=');
    await app.user.click(await screen.findByText('汇总'));
    const table = await screen.findByRole('table', { name: '2026年党费收缴汇总：支部、月份' });
    await screen.findByRole('rowheader', { name: '三支部' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(14);
    expect(cells('一支部').slice(0, 3)).toEqual(['1/2 部分', '缺', '—']);
    expect(cells('二支部').slice(0, 3)).toEqual(['缺', '1/1 完成', '—']);
    expect(cells('三支部').slice(0, 3)).toEqual(['缺', '缺', '—']);
    expect(cells('三支部').at(-1)).toBe('0/0');
    expect(cells('合计').slice(1, 3)).toEqual(['1/2', '1/1']);
    expect(screen.queryByText('撤销的支部')).not.toBeInTheDocument();

    await app.user.click(await button('导出'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('2026年党费收缴汇总：支部、月份.xlsx');
    const sheet = (await sheetCells(saved[0])).map((row) => row.map(({ text }) => text));
    expect(sheet.map((row) => row.slice(0, 3))).toEqual([
      ['支部', '1月', '2月'],
      ['一支部', '1/2 部分', '缺'],
      ['二支部', '缺', '1/1 完成'],
      ['三支部', '缺', '缺'],
      ['合计', '1/2', '1/1'],
    ]);

    await app.user.click(within(table).getByRole('link', { name: '1/1 完成' }));
    expect(app.here()).toBe('/fee?own=true&feeMonth=2026-02&deptId=2');
    expect(await screen.findByRole('row', { name: /王芳/ })).toBeVisible();
  });

  test('another axis is chosen; one that the list cannot be asked for leads nowhere; the address keeps both', async () => {
    const app = await signedIn('/fee?view=summary&year=2026&rows=1');
    await screen.findByRole('rowheader', { name: '女' });
    expect(cells('男')[0]).toBe('1/2 部分');
    expect(cells('女').slice(0, 2)).toEqual(['缺', '1/1 完成']);
    expect(screen.queryByRole('link', { name: /完成/ })).not.toBeInTheDocument();
    await app.user.click(screen.getByText('列表'));
    expect(app.here()).toBe('/fee?year=2026&rows=1');
  });

  test('a filter of the list by what the cells count does not make all done', async () => {
    await signedIn('/fee?view=summary&year=2026&feeState=1');
    await screen.findByRole('rowheader', { name: '三支部' });
    expect(cells('一支部')[0]).toBe('1/2 部分');
    expect(asked.some((query) => query.has('feeState'))).toBe(false);
    expect(screen.queryByLabelText('状态')).not.toBeInTheDocument();
  });

  test('without the tree it is the own branch, and others by their rows', async () => {
    server.use(http.get(path('/party/member/tree'), () => fail(404, '没有')));
    await signedIn('/fee?view=summary&year=2026');
    await screen.findByRole('rowheader', { name: '二支部' });
    expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(1);
    expect(screen.queryByText('没有')).not.toBeInTheDocument();
  });

  test('5,001 rows are not counted in part', async () => {
    fees = Array.from({ length: 5001 }, (_, at) => fee(at + 1));
    await signedIn('/fee?view=summary&year=2026');
    expect(await screen.findByText('超过5000条，请缩小范围')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('生成本月', () => {
  async function prepared(at = '/fee') {
    const app = await signedIn(at);
    await app.user.click(await button('生成本月'));
    const heading = await screen.findByRole('heading', { name: '生成本月' });
    const dialog = within(heading.closest<HTMLElement>('[role=dialog]') ?? heading);
    const press = async (name: string) => app.user.click(await dialog.findByRole('button', { name }));
    if (at === '/fee') await app.user.type(dialog.getByLabelText('支部'), '1');
    if (at === '/fee') await app.user.type(dialog.getByLabelText('月份'), '2026-03{Enter}');
    await press('下一步');
    return { ...app, dialog, press };
  }

  test('says what will be made and who is left out; what is there is not made again; at most so many in a run', async () => {
    fees.push(fee(1, { feeId: 50, feeMonth: '2026-03' }));
    const { dialog, press } = await prepared();
    expect(await dialog.findByText('将生成 3 条党费记录')).toBeVisible();
    expect(dialog.getByText('已有 1 条党费记录，不再生成')).toBeVisible();
    expect(dialog.getByText('1人没有标准：赵强')).toBeVisible();
    expect(posted).toEqual([]);
    // A colleague makes one meanwhile.
    fees.push(fee(2, { feeId: 51, feeMonth: '2026-03' }));
    await press('生成');
    expect(await dialog.findByText('已生成 2 条党费记录')).toBeVisible();
    expect(posted).toEqual([
      { deptId: '1', feeMonth: '2026-03', memberId: '3', memberName: '王芳', due: 5, feeState: '0' },
      { deptId: '1', feeMonth: '2026-03', memberId: '4', memberName: '陈静', due: 5, feeState: '0' },
    ]);
    await press('完成');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('who has failed is named with the reason, and tried again alone; the rest goes on', async () => {
    refused = { 李娜: '已存在' };
    // The list's filters are what is asked for at first.
    const { dialog, press } = await prepared('/fee?feeMonth=2026-03&deptId=1');
    expect(await dialog.findByText('每次最多 3 条，其余接着生成')).toBeVisible();
    await press('生成');
    expect(await dialog.findByText('已存在：李娜')).toBeVisible();
    expect(dialog.getByText('还有 1 条党费记录没有生成')).toBeVisible();
    expect(posted.map(({ memberName }) => memberName)).toEqual(['张伟', '王芳']);
    refused = {};
    await press('再试');
    expect(await dialog.findByText('已生成 3 条党费记录')).toBeVisible();
    await press('继续');
    expect(await dialog.findByText('已生成 4 条党费记录')).toBeVisible();
    expect(posted.map(({ memberName }) => memberName)).toEqual(['张伟', '王芳', '李娜', '陈静']);
    expect(running.most).toBeLessThanOrEqual(4);
    await press('完成');
  });

  test('before it is closed half-way it asks; what was not reached is not made', async () => {
    let release = () => undefined as void;
    hold = new Promise((resolve) => (release = resolve));
    const { dialog, press, user } = await prepared();
    await press('生成');
    await waitFor(() => expect(running.now).toBe(3));
    await press('关闭对话框');
    await user.click(await button('继续生成'));
    expect(dialog.getByText(/正在生成 0\/3/)).toBeVisible();
    await press('停止');
    release();
    expect(await dialog.findByText('已生成 3 条党费记录')).toBeVisible();
    expect(dialog.getByText('还有 1 条党费记录没有生成')).toBeVisible();
    await press('关闭');
  });
});

describe('documents', () => {
  const serve = (template: () => Promise<ArrayBuffer> | ArrayBuffer, type = 'application/octet-stream') =>
    server.use(
      http.get(
        '*/templates/:file',
        async () => new HttpResponse(await template(), { headers: { 'Content-Type': type } }),
      ),
    );

  test('a list is filled with all rows of the filter, as people read them', async () => {
    serve(() => wordTemplate('共{条数}条', '{#行}', '{姓名} {月份} {应交}', '{/行}'));
    const { user } = await signedIn('/fee?feeMonth=2026-01');
    await user.click(await button('收缴明细'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('收缴明细.docx');
    expect((await wordText(saved[0]?.blob ?? new Blob())).trim().split('\n')).toEqual([
      '共2条',
      '张伟 2026-01 10.10',
      '李娜 2026-01 20.20',
    ]);
    expect(await screen.findByText('已生成，请在 Word 或 WPS 中打印')).toBeVisible();
  });

  test('a row has one in its state, with what belongs to it', async () => {
    serve(() => wordTemplate('{姓名}', '{#党员}', '{姓名}{性别}', '{/党员}'));
    const { user } = await signedIn('/fee');
    await screen.findByRole('row', { name: /张伟/ });
    expect(screen.queryByRole('button', { name: '通知单“张伟”' })).not.toBeInTheDocument();
    await chooseAtRow(user, '李娜', '通知单');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('通知单_李娜.docx');
    expect((await wordText(saved[0]?.blob ?? new Blob())).trim().split('\n')).toEqual(['李娜', '李娜男']);
    expect(await screen.findByText('通知单已生成')).toBeVisible();
  });

  test.each<[string, () => void, string]>([
    [
      'is missing',
      () => server.use(http.get('*/templates/:file', () => new HttpResponse(null, { status: 404 }))),
      '模板“fees.docx”不存在，请管理员把它放到网站的 templates 文件夹',
    ],
    [
      'is a page',
      () => serve(() => new ArrayBuffer(9), 'text/html; charset=utf-8'),
      '模板“fees.docx”不存在，请管理员把它放到网站的 templates 文件夹',
    ],
    [
      'cannot be fetched',
      () => server.use(http.get('*/templates/:file', () => HttpResponse.error())),
      '模板“fees.docx”加载失败，请检查网络后重试',
    ],
    [
      'has a wrong placeholder',
      () => serve(() => wordTemplate('{条数}{总数}')),
      '模板“fees.docx”中的占位符 {总数} 没有对应的内容，请管理员在 Word 或 WPS 中改正',
    ],
  ])('a template that %s is told by its name, and nothing is saved', async (_what, prepare, message) => {
    prepare();
    const { user } = await signedIn('/fee');
    await user.click(await button('收缴明细'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(saved).toEqual([]);
  });
});
