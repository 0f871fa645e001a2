import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { feeRows, memberRows } from '../../mocks/db/party/tables';
import { fail, page } from '../../mocks/handlers/envelopes';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { signedIn } from '../renderApp';
import { giveMenu } from './testMenu';

const modules = import.meta.glob('../../src/pages/{party,workbench}/**/*{Page,Cards,Text}.tsx');
beforeAll(() => Promise.all(Object.values(modules).map((load) => load())));

const entry = (at: string, component: string, parts: object = {}) => ({
  path: at,
  name: at.slice(1),
  component,
  meta: { title: at },
  ...parts,
});
const FEES = entry('/fees', 'party/fee/index');
const ROSTER = entry('/roster', 'party/member/index');

beforeEach(() => giveMenu([ROSTER, FEES]));

const NOW = new Date();
const iso = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
const LAST_MONTH = iso(new Date(NOW.getFullYear(), NOW.getMonth() - 1, 1)).slice(0, 7);

const card = (name: string) => screen.findByRole('region', { name });
/** The places of a card, each by its text. */
const placesOf = async (name: string) =>
  within(await card(name))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
const link = (name: string | RegExp) => screen.findByRole('link', { name });
/** How many rows of a branch, or of all, have these values. */
const countIn = (rows: typeof feeRows, deptIds: readonly number[] | undefined, fields: object) =>
  rows
    .all()
    .filter((row) => !deptIds || deptIds.includes(Number(row['deptId'])))
    .filter((row) => Object.entries(fields).every(([name, value]) => row[name] === value)).length;

const NO_WORK = '没有待办，目前没有需要您处理的事项。';
const WORK = ['上月党费未交', '逾期5个月以上的党费', '预备期将满', '失联满6个月'];
/** The first branches belong to one unit. */
const UNIT = [205, 206, 207, 208];

describe('each role sees what it can settle, in its scope (§2.108, §2.109)', () => {
  test.each([
    ['zhiwei', [205], WORK],
    ['shuji', [205], WORK],
    ['zongzhi', UNIT, []],
    ['zuzhibu', undefined, WORK],
  ] as const)('%s', async (account, deptIds, labels) => {
    await signedIn('/workbench', account);
    const unpaid = countIn(feeRows, deptIds, { feeMonth: LAST_MONTH, feeState: '0' });
    const due =
      countIn(feeRows, deptIds, { feeMonth: LAST_MONTH }) -
      countIn(feeRows, deptIds, { feeMonth: LAST_MONTH, feeState: '3' });
    const [full, probation] = ['1', '2'].map((memberType) =>
      countIn(memberRows, deptIds, { memberType, memberState: '0' }),
    );
    expect(await link(`上月党费 已交 / 应交 ${due - unpaid} / ${due} 人`)).toBeVisible();
    expect(await link(`党员 正式 / 预备 ${full} / ${probation} 名`)).toBeVisible();
    const work = await card('待办');
    await waitFor(() => expect(within(work).queryAllByRole('link')).toHaveLength(labels.length));
    const names = within(work)
      .queryAllByRole('link')
      .map((one) => one.getAttribute('aria-label')?.replace(/ \d+ 条$/, ''));
    expect(names).toEqual(labels);
    expect(work.textContent.includes(NO_WORK)).toBe(labels.length === 0);
    if (labels.length > 0) expect(await link(`上月党费未交 ${unpaid} 条`)).toBeVisible();
  });

  test.each(['clerk', 'visitor'] as const)('%s has none of the pages, and no card', async (account) => {
    giveMenu([entry('/files', 'files/FilesPage')]);
    await signedIn('/workbench', account);
    await card('快捷入口');
    expect(screen.queryByRole('region', { name: '待办' })).toBeNull();
    expect(screen.queryByRole('region', { name: '概况' })).toBeNull();
  });
});

test.each([
  ['预备期将满', ROSTER.path, { memberType: '2', memberState: '0', joinDate: /^~\d{4}-\d\d-\d\d$/ }],
  ['上月党费 已交 / 应交', FEES.path, { feeMonth: LAST_MONTH }],
])('%s opens its page so filtered: the page shows as many (§2.108, §2.109)', async (label, at, filters) => {
  const { user, here } = await signedIn('/workbench', 'zuzhibu');
  const found = await link(new RegExp(`^${label} \\d`));
  const count = /(\d+) \S$/.exec(found.getAttribute('aria-label') ?? '')?.[1];
  await user.click(found);
  const [place, search = ''] = here().split('?');
  expect(place).toBe(at);
  const asked = Object.fromEntries(new URLSearchParams(search));
  expect(asked).toEqual(
    Object.fromEntries(Object.entries(filters).map(([name, text]) => [name, expect.stringMatching(text)])),
  );
  // The figure is of whoever owes dues; the list has those who are exempt, too.
  const exempt = at === FEES.path ? countIn(feeRows, undefined, { ...filters, feeState: '3' }) : 0;
  expect(await screen.findByText(new RegExp(`^共 ${Number(count) + exempt} `))).toBeVisible();
});

test('the page is its first entry without a query; one that is hidden or has a query is none (§2.108)', async () => {
  giveMenu([
    entry('/part', 'party/fee/index', { query: '{"feeState":"0"}' }),
    entry('/hidden', 'party/FeePage', { meta: { title: '藏', hidden: true } }),
    entry('/first', 'party/FeePage'),
    entry('/second', 'party/fee/index'),
    entry('/members', 'party/member/index', { query: '{"sex":"1"}' }),
  ]);
  await signedIn('/workbench', 'zhiwei');
  expect((await link(/^上月党费未交 /)).getAttribute('href')).toMatch(/^#\/first\?/);
  expect(await placesOf('待办')).toHaveLength(2);
  expect(await placesOf('概况')).toHaveLength(1);
});

const feeList = path('/party/fee/list');

describe('what cannot be counted says so in its place', () => {
  test.each([
    ['a server in trouble', () => new HttpResponse(null, { status: 503 }), '（503）'],
    ['a refusal', () => fail(403, '没有权限'), '（403）'],
    ['a lost connection', () => HttpResponse.error(), ''],
    ['no total', () => HttpResponse.json({ code: 200, rows: [{ feeId: 1 }], total: '许多' }), ''],
    ['nonsense', () => HttpResponse.json({ code: 200, rows: '没有' }), ''],
  ])('%s: no number, and 重试 (§2.108, §2.109)', async (_name, answer, code) => {
    server.use(http.get(feeList, answer));
    const { user, here } = await signedIn('/workbench', 'zhiwei');
    const failure = `加载失败${code}重试`;
    await waitFor(async () =>
      expect((await placesOf('待办')).slice(0, 2)).toEqual(WORK.slice(0, 2).map((label) => label + failure)),
    );
    await waitFor(async () => expect((await placesOf('概况'))[1]).toBe(`上月党费 已交 / 应交— ${failure}`));
    // The others are there.
    expect(await link(/^预备期将满 \d+ 条$/)).toBeVisible();
    expect(here()).toBe('/workbench');
    expect(screen.queryByRole('status', { name: /失败/ })).toBeNull();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: '重试：上月党费 已交 / 应交' }));
    expect(await link(/^上月党费 已交 \/ 应交 \d+ \/ \d+ 人$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试：逾期5个月以上的党费' }));
    expect(await link(/^逾期5个月以上的党费 \d+ 条$/)).toBeVisible();
  });

  test('one of three counts fails: the figure has no part of it (§2.109)', async () => {
    server.use(
      http.get(feeList, ({ request }) =>
        new URL(request.url).searchParams.get('feeState') === '3' ? fail(500, '数据库繁忙') : undefined,
      ),
    );
    await signedIn('/workbench', 'zhiwei');
    await waitFor(async () => expect((await placesOf('概况'))[1]).toMatch(/^上月党费 已交 \/ 应交— 加载失败（500）/));
    expect(await link(/^上月党费未交 \d+ 条$/)).toBeVisible();
  });

  test('a server without the list: its lines are left out, and nothing takes their places (§2.108)', async () => {
    server.use(http.get(feeList, () => new HttpResponse(null, { status: 404 })));
    await signedIn('/workbench', 'zhiwei');
    await waitFor(async () => expect((await placesOf('待办')).slice(0, 2)).toEqual(['', '']));
    expect((await placesOf('待办'))[2]).toMatch(/^预备期将满\d+ 条$/);
    expect((await placesOf('概况'))[1]).toBe('');
  });
});

describe('a month of which nothing was made', () => {
  const NONE = '上月党费尚未生成';
  beforeEach(() => server.use(http.get(feeList, () => page([], 0))));

  test('says so in place of 0, with the way there for whoever may add (§2.108, §2.109)', async () => {
    const { user, here } = await signedIn('/workbench', 'zhiwei');
    await waitFor(async () => expect((await placesOf('待办'))[0]).toBe(`上月党费未交${NONE} 去生成`));
    await waitFor(async () => expect((await placesOf('概况'))[1]).toBe(`上月党费 已交 / 应交${NONE} 去生成`));
    expect((await placesOf('待办'))[1]).toBe('逾期5个月以上的党费0 条');
    await user.click(await link('去生成：上月党费未交'));
    expect(here()).toBe(FEES.path);
  });

  test('without a way there for others (§2.109)', async () => {
    await signedIn('/workbench', 'zongzhi');
    await waitFor(async () => expect((await placesOf('概况'))[1]).toBe(`上月党费 已交 / 应交${NONE} `));
  });

  test('who sees no branch has nothing to make: 0 (§2.108)', async () => {
    server.use(http.get(path('/party/member/tree'), () => HttpResponse.json({ code: 200, data: [] })));
    await signedIn('/workbench', 'zhiwei');
    expect(await link('上月党费未交 0 条')).toBeVisible();
  });
});

describe('its calls', () => {
  /** The queries of the lists, and how many are answered at once. */
  let asked: string[] = [];
  const running = { now: 0, most: 0 };
  beforeEach(() => {
    asked = [];
    Object.assign(running, { now: 0, most: 0 });
    const note = http.get(path('/party/:area/list'), async ({ request }) => {
      asked.push(request.url);
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await delay(5);
      running.now -= 1;
      return page([{ feeId: 1, memberId: 1 }], 7);
    });
    server.use(note);
  });

  const allThere = () => waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());

  test('each query is asked once, three at a time, for one row (§2.108)', async () => {
    await signedIn('/workbench', 'zuzhibu');
    expect(await link('失联满6个月 7 条')).toBeVisible();
    await allThere();
    // Four reminders; two figures of two and three, of which one is a reminder's.
    expect(asked).toHaveLength(8);
    expect(new Set(asked).size).toBe(8);
    expect(running.most).toBe(3);
    for (const url of asked) expect(url).toMatch(/pageNum=1&pageSize=1$/);
  });

  test('on return: after five minutes anew, before not, unless something was changed (§2.108)', async () => {
    // At midnight other days are counted.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date().setHours(12) });
    try {
      const { router, store } = await signedIn('/workbench', 'zuzhibu');
      expect(await link('失联满6个月 7 条')).toBeVisible();
      await allThere();
      const away = async (minutes: number) => {
        act(() => void router.navigate('/profile'));
        await screen.findByRole('form', { name: '基本资料' });
        vi.setSystemTime(Date.now() + minutes * 60_000);
        act(() => void router.navigate('/workbench'));
        expect(await link('失联满6个月 7 条')).toBeVisible();
      };
      await away(4);
      await allThere();
      expect(asked).toHaveLength(8);
      await away(2);
      await waitFor(() => expect(asked).toHaveLength(16));
      const { recordsChanged } = await import('@/state/server/recordsChanged');
      act(() => void store.dispatch(recordsChanged(['/party/fee'])));
      await waitFor(() => expect(asked).toHaveLength(20));
    } finally {
      vi.useRealTimers();
    }
  });
});
