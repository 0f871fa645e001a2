import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { textOf } from '@/lib/record/ServerRecord';
import { fail, ok, page } from '../../mocks/handlers/envelopes';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { chooseAtRow } from '../chooseAtRow';
import { dialogByTitle } from '../dialogByTitle';
import { signedIn } from '../renderApp';
import { giveMenu } from './testMenu';

vi.mock('@/pages/profile/ProfilePage', () => import('./MeetingsPage'));

// Loads the page before the tests, else the first test would wait while Vite transforms its modules.
beforeAll(() => Promise.all([import('./MeetingsPage'), import('@/resource/view/form/RowsPart')]));

type Row = Record<string, unknown>;
let meeting: Row;
let attends: Row[] = [];
let votes: Row[] = [];
/** What was sent: method, path, names. */
let sent: string[] = [];
let bodies: Record<string, Row> = {};
/** What is refused, by what was sent. */
let refused: Record<string, () => Response> = {};
let hold: Promise<void> | undefined;
const running = { now: 0, most: 0 };

const attend = (attendId: number, memberName: string, own: Row = {}): Row => ({
  attendId,
  meetingId: 1,
  memberName,
  attendState: '1',
  reason: null,
  holdDate: '2026-03-01',
  phone: '13800000000',
  ...own,
});

/** Answers a call that changes something. */
async function answer(request: Request, change: (body: Row) => void) {
  const body = (request.method === 'DELETE' ? {} : await request.json()) as Row;
  const id = request.url.split('/').at(-1);
  const what = `${request.method} ${textOf(body['memberName'] ?? body['matter'] ?? body['meetingName'] ?? id)}`;
  sent.push(what);
  bodies[what] = body;
  running.most = Math.max(running.most, (running.now += 1));
  await hold;
  running.now -= 1;
  const refuse = refused[what];
  if (refuse) return refuse();
  change(body);
  return HttpResponse.json({ code: 200 });
}

const serve = (at: string, id: string, rows: () => Row[], set: (rows: Row[]) => void) => [
  http.get(path(`${at}/list`), ({ request }) => {
    const query = new URL(request.url).searchParams;
    expect(query.get('meetingId')).toBe('1');
    const first = (Number(query.get('pageNum')) - 1) * 1000;
    return page(rows().slice(first, first + 1000), rows().length);
  }),
  http.post(path(at), ({ request }) =>
    answer(request, (body) => set([...rows(), { [id]: 100 + rows().length, ...body }])),
  ),
  http.put(path(at), ({ request }) =>
    answer(request, (body) => set(rows().map((row) => (row[id] === body[id] ? { ...row, ...body } : row)))),
  ),
  http.delete(path(`${at}/:id`), ({ request, params }) =>
    answer(request, () => set(rows().filter((row) => String(row[id]) !== params['id']))),
  ),
];

beforeEach(() => {
  meeting = { meetingId: 1, meetingName: '三月大会', holdDate: '2026-03-01', deptId: 5, status: '0', attendNum: 2 };
  attends = [attend(11, '张伟'), attend(12, '李娜')];
  votes = [];
  [sent, bodies, refused, hold] = [[], {}, {}, undefined];
  Object.assign(running, { now: 0, most: 0 });
  giveMenu([{ path: '/meeting', name: 'Meeting', component: 'profile/ProfilePage', meta: { title: '组织生活' } }]);
  server.use(
    http.get(path('/party/meeting/list'), () => page([meeting], 1)),
    http.get(path('/party/meeting/1'), () => ok(meeting)),
    http.put(path('/party/meeting'), ({ request }) => answer(request, (body) => (meeting = { ...meeting, ...body }))),
    http.get(path('/party/member/list'), () =>
      page(
        ['张伟', '李娜', '王芳', '陈静', '赵强'].map((memberName, at) => ({ memberId: at + 1, memberName })),
        5,
      ),
    ),
    ...serve(
      '/party/attend',
      'attendId',
      () => attends,
      (rows) => (attends = rows),
    ),
    ...serve(
      '/party/vote',
      'voteId',
      () => votes,
      (rows) => (votes = rows),
    ),
  );
});

async function form() {
  const dialog = await dialogByTitle(/^修改会议/);
  const part = within(await dialog.findByRole('region', { name: '到会情况' }));
  await part.findByRole('button', { name: '添加一行' });
  return { dialog, part };
}
async function opened() {
  const app = await signedIn('/meeting');
  await chooseAtRow(app.user, '三月大会', '修改');
  return { ...app, ...(await form()) };
}
const save = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: /^(仍要)?保\s?存$/ }));
const isClosed = () => waitFor(() => expect(screen.queryByText(/^修改会议/)).not.toBeInTheDocument());
type Part = Awaited<ReturnType<typeof form>>['part'];
/** Chooses 请假 in the row of a name. */
async function excuse(user: UserEvent, part: Part, name: string, reason = '出差') {
  const choices = await part.findByRole('radiogroup', { name: `“${name}”的到会` });
  await user.click(within(choices).getByText('请假'));
  if (reason !== '') await user.type(await part.findByLabelText(`“${name}”的原因`), reason);
}

test('after the record, changed rows alone are sent, with what they take of it (§19.27)', async () => {
  const { user, dialog, part } = await opened();
  await excuse(user, part, '张伟');
  await user.click(part.getByRole('button', { name: '移除“李娜”' }));
  await user.click(part.getByRole('button', { name: '添加一行' }));
  // The first control of the new row has the focus.
  await user.keyboard('王芳');
  expect(dialog.getByLabelText('实到')).toHaveValue('1');
  await save(user);
  await isClosed();
  expect(sent[0]).toBe('PUT 三月大会');
  expect(sent.slice(1).sort()).toEqual(['DELETE 12', 'POST 王芳', 'PUT 张伟']);
  expect(bodies['POST 王芳']).toEqual({
    meetingId: 1,
    holdDate: '2026-03-01',
    memberName: '王芳',
    attendState: '1',
  });
  expect(bodies['PUT 张伟']).toMatchObject({ attendId: 11, attendState: '2', reason: '出差', phone: '13800000000' });
});

test('an unchanged record is not sent; its changed date goes into all rows (§19.27)', async () => {
  const { user, part } = await opened();
  await excuse(user, part, '张伟', '病假');
  const number = within(document.body).getByLabelText('实到');
  await user.clear(number);
  await user.type(number, '2');
  await save(user);
  await isClosed();
  expect(sent).toEqual(['PUT 张伟']);

  await chooseAtRow(user, '三月大会', '修改');
  const again = await form();
  const date = again.dialog.getByLabelText('召开日期');
  await user.clear(date);
  await user.type(date, '2026-03-02{Enter}');
  await save(user);
  await isClosed();
  expect(sent.slice(1)).toEqual(['PUT 三月大会', 'PUT 张伟', 'PUT 李娜']);
  expect(attends.map(({ holdDate }) => holdDate)).toEqual(['2026-03-02', '2026-03-02']);
});

test('rows are filled in from a list; what fails stays with its reason, and is sent alone (§19.27)', async () => {
  attends = [];
  refused['POST 王芳'] = () => fail(500, '该党员已登记');
  let release = () => {};
  hold = new Promise((resolve) => (release = resolve));
  const { user, dialog, part } = await opened();
  await user.click(part.getByRole('button', { name: '按名册填入' }));
  await excuse(user, part, '陈静');
  expect(dialog.getByLabelText('实到')).toHaveValue('4');
  await save(user);
  await waitFor(() => expect(sent).toEqual(['PUT 三月大会']));
  release();
  expect(await part.findByText('该党员已登记')).toBeVisible();
  expect(part.getByText(/^1 条到会情况没有保存/)).toBeVisible();
  expect(running.most).toBeLessThanOrEqual(4);
  expect(sent).toHaveLength(6);
  expect(attends).toHaveLength(4);
  refused = {};
  await save(user);
  await isClosed();
  expect(sent.slice(6)).toEqual(['POST 王芳']);
  expect(attends).toHaveLength(5);
});

test('rules and warnings of rows hold the save, also those that read the record (§19.27)', async () => {
  const { user, dialog, part } = await opened();
  const voting = within(await dialog.findByRole('region', { name: '表决' }));
  await user.click(await voting.findByRole('button', { name: '添加一行' }));
  await save(user);
  expect(await voting.findByText('请输入事项')).toBeVisible();
  await waitFor(() => expect(voting.getByLabelText('“第1行”的事项')).toHaveFocus());
  await user.keyboard('接收预备党员');
  await user.type(voting.getByLabelText('“接收预备党员”的同意'), '3');
  await save(user);
  expect(await voting.findByText('不能多于实到人数')).toBeVisible();
  await user.clear(voting.getByLabelText('“接收预备党员”的同意'));
  await user.type(voting.getByLabelText('“接收预备党员”的同意'), '1');
  await excuse(user, part, '李娜', '');
  await save(user);
  expect(await dialog.findByText('李娜：请假未写原因')).toBeVisible();
  expect(sent).toEqual([]);
  await save(user);
  await isClosed();
  expect(sent).toEqual(['PUT 三月大会', 'PUT 李娜', 'POST 接收预备党员']);
});

test('an answer that is lost: the row is there, or is sent again only by decision (§19.27)', async () => {
  const { user, part } = await opened();
  for (const name of ['王芳', '陈静']) {
    await user.click(part.getByRole('button', { name: '添加一行' }));
    await user.keyboard(name);
  }
  refused['POST 王芳'] = () => {
    attends = [...attends, attend(13, '王芳', { phone: null })];
    return HttpResponse.error();
  };
  refused['POST 陈静'] = () => HttpResponse.error();
  await save(user);
  expect(await part.findByText(/^保存结果未知/)).toBeVisible();
  expect(part.getAllByText(/^保存结果未知/)).toHaveLength(1);
  refused = {};
  await save(user);
  await waitFor(() => expect(screen.getByRole('button', { name: /^保\s?存$/ })).toBeEnabled());
  expect(sent).toEqual(['PUT 三月大会', 'POST 王芳', 'POST 陈静']);
  await user.click(await part.findByRole('button', { name: '重新提交' }));
  await save(user);
  await isClosed();
  expect(sent.slice(3)).toEqual(['POST 陈静']);
  expect(attends.map(({ memberName }) => memberName)).toEqual(['张伟', '李娜', '王芳', '陈静']);
});

test('what somebody else changed in a row is said, and not overwritten silently (§19.27)', async () => {
  const { user, part } = await opened();
  await excuse(user, part, '张伟');
  attends = [attend(11, '张伟', { attendState: '2', reason: '病假' })];
  await user.click(part.getByRole('button', { name: '移除“李娜”' }));
  await save(user);
  expect(await part.findByText(/您编辑期间，他人已修改/)).toHaveTextContent('原因 病假；');
  expect(sent).toEqual(['PUT 三月大会']);
  await user.click(part.getByRole('button', { name: '采用对方的内容' }));
  expect(part.getByLabelText('“张伟”的原因')).toHaveValue('病假');
  await save(user);
  await isClosed();
  expect(sent.slice(1).filter((what) => !what.endsWith('三月大会'))).toEqual([]);
});

test('rows of a record that is not saved, or that is locked meanwhile, are not sent (§19.27, §19.28)', async () => {
  const { user, dialog, part } = await opened();
  await excuse(user, part, '张伟');
  refused['PUT 三月大会'] = () => fail(500, '不能修改');
  await save(user);
  expect(await dialog.findByText(/不能修改/)).toBeVisible();
  refused = {};
  meeting = { ...meeting, status: '2' };
  await save(user);
  expect(await screen.findByText('该记录已被他人处理')).toBeVisible();
  expect(sent).toEqual(['PUT 三月大会']);
  expect(dialog.getByLabelText('“张伟”的原因')).toHaveValue('出差');
});

test('a list that fails is told in its place, and nothing of it is sent; the record is saved (§19.27)', async () => {
  server.use(http.get(path('/party/vote/list'), () => fail(500, '数据库忙')));
  const { user, dialog } = await opened();
  const voting = within(dialog.getByRole('region', { name: '表决' }));
  expect(await voting.findByRole('alert')).toHaveTextContent('数据库忙');
  expect(voting.queryByRole('button', { name: '添加一行' })).not.toBeInTheDocument();
  server.use(http.get(path('/party/vote/list'), () => page([{ matter: '没有编号' }], 1)));
  await user.click(voting.getByRole('button', { name: /重\s?试/ }));
  await waitFor(() => expect(voting.getByRole('alert')).not.toHaveTextContent('数据库忙'));
  expect(voting.getByRole('alert')).toHaveTextContent('表决加载失败');
  const name = dialog.getByLabelText('名称');
  await user.type(name, '（补）');
  await save(user);
  await isClosed();
  expect(sent).toEqual(['PUT 三月大会（补）']);
});

test('more than 1,000 rows are read whole, and shown in parts (§19.27)', async () => {
  attends = Array.from({ length: 1001 }, (_row, at) => attend(at + 1, `党员${at + 1}`));
  const { part } = await opened();
  expect(part.getByRole('button', { name: '再显示 100 条（共 1001 条）' })).toBeVisible();
});

test('what is typed in rows is kept, without what is private; leaving asks (§19.27)', async () => {
  const app = await opened();
  await excuse(app.user, app.part, '张伟');
  await app.user.type(app.part.getByLabelText('“李娜”的电话'), '9');
  await app.user.click(app.part.getByRole('button', { name: '添加一行' }));
  await app.user.keyboard('王芳');
  await app.user.click(app.dialog.getByRole('button', { name: /取\s?消/ }));
  await app.user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('138000000009');
  const { user } = app.reload();
  const { dialog, part } = await form();
  expect(await part.findByLabelText('“张伟”的原因')).toHaveValue('出差');
  expect(part.getByLabelText('“王芳”的姓名')).toHaveValue('王芳');
  expect(part.getByLabelText('“李娜”的电话')).toHaveValue('13800000000');
  expect(dialog.getByLabelText('实到')).toHaveValue('2');
  await save(user);
  await isClosed();
  expect(sent.sort()).toEqual(['POST 王芳', 'PUT 张伟']);
});

test('without the permissions of the rows they are not shown, or only read (§19.27)', async () => {
  const permissions = ['party:meeting:list', 'party:meeting:query', 'party:meeting:edit', 'party:attend:list'];
  server.use(
    http.get(path('/getInfo'), () =>
      ok({ user: { uid: 7, username: 'clerk', realName: '王海洋' }, roles: ['some'], permissions }),
    ),
  );
  const { user } = await signedIn('/meeting', 'clerk');
  await chooseAtRow(user, '三月大会', '修改');
  const dialog = await dialogByTitle(/^修改会议/);
  const part = within(await dialog.findByRole('region', { name: '到会情况' }));
  expect(await part.findByText('张伟')).toBeVisible();
  expect(part.queryByRole('button')).not.toBeInTheDocument();
  expect(part.queryByRole('textbox')).not.toBeInTheDocument();
  expect(dialog.queryByRole('region', { name: '表决' })).not.toBeInTheDocument();
});
