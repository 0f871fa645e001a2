import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok, page } from '../../mocks/handlers/envelopes';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { chooseAtRow } from '../chooseAtRow';
import { dialogByTitle } from '../dialogByTitle';
import { signedIn } from '../renderApp';
import { giveMenu } from './testMenu';

vi.mock('@/pages/profile/ProfilePage', () => import('./MeetingsPage'));

// Loads the page before the tests, else the first test would wait while Vite transforms its modules.
beforeAll(() => Promise.all([import('./MeetingsPage'), import('@/resource/view/form/RowsPart')]), 120_000);

type Row = Record<string, unknown>;
let meeting: Row;
let attends: Row[] = [];
let votes: Row[] = [];
/** What was sent: method, path, names. */
let sent: string[] = [];
let bodies: Row[] = [];
/** What is refused, by what was sent. */
let refused: Record<string, () => Response> = {};
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

const call = async (request: Request, list: () => Row[], id: string, change: (body: Row) => void) => {
  const body = (request.method === 'DELETE' ? {} : await request.json()) as Row;
  const name = body['memberName'] ?? body['matter'] ?? body['meetingName'] ?? new URL(request.url).pathname.split('/').at(-1);
  const what = `${request.method} ${String(name)}`;
  sent.push(what);
  bodies.push(body);
  running.most = Math.max(running.most, (running.now += 1));
  await Promise.resolve();
  running.now -= 1;
  void list;
  void id;
  const refuse = refused[what];
  if (refuse) return refuse();
  change(body);
  return HttpResponse.json({ code: 200 });
};

function serve(name: 'attend' | 'vote', id: string, rows: () => Row[], set: (rows: Row[]) => void) {
  const at = `/party/${name}`;
  return [
    http.get(path(`${at}/list`), ({ request }) => {
      const query = new URL(request.url).searchParams;
      expect(query.get('meetingId')).toBe('1');
      const number = Number(query.get('pageNum'));
      return page(rows().slice((number - 1) * 1000, number * 1000), rows().length);
    }),
    http.post(path(at), ({ request }) =>
      call(request, rows, id, (body) => set([...rows(), { [id]: 100 + rows().length, ...body }])),
    ),
    http.put(path(at), ({ request }) =>
      call(request, rows, id, (body) => set(rows().map((row) => (row[id] === body[id] ? { ...row, ...body } : row)))),
    ),
    http.delete(path(`${at}/:id`), ({ request, params }) =>
      call(request, rows, id, () => set(rows().filter((row) => String(row[id]) !== params['id']))),
    ),
  ];
}

beforeEach(() => {
  meeting = { meetingId: 1, meetingName: '三月大会', holdDate: '2026-03-01', deptId: 5, status: '0', attendNum: 2 };
  attends = [attend(11, '张伟'), attend(12, '李娜')];
  votes = [];
  [sent, bodies, refused] = [[], [], {}];
  Object.assign(running, { now: 0, most: 0 });
  giveMenu([{ path: '/meeting', name: 'Meeting', component: 'profile/ProfilePage', meta: { title: '组织生活' } }]);
  server.use(
    http.get(path('/party/meeting/list'), () => page([meeting], 1)),
    http.get(path('/party/meeting/1'), () => ok(meeting)),
    http.put(path('/party/meeting'), ({ request }) =>
      call(request, () => [], '', (body) => (meeting = { ...meeting, ...body })),
    ),
    http.get(path('/party/member/list'), () =>
      page(
        ['张伟', '李娜', '王芳', '陈静', '赵强'].map((memberName, at) => ({ memberId: at + 1, memberName })),
        5,
      ),
    ),
    ...serve('attend', 'attendId', () => attends, (rows) => (attends = rows)),
    ...serve('vote', 'voteId', () => votes, (rows) => (votes = rows)),
  );
});

async function opened() {
  const app = await signedIn('/meeting');
  await chooseAtRow(app.user, '三月大会', '修改');
  const dialog = await dialogByTitle('修改会议');
  const part = within(await dialog.findByRole('region', { name: '到会情况' }));
  const save = async () => app.user.click(dialog.getByRole('button', { name: /保\s?存/ }));
  return { ...app, dialog, part, save };
}
const isClosed = () => waitFor(() => expect(screen.queryByText('修改会议')).not.toBeInTheDocument());

test('changed rows alone are sent, after the record', async () => {
  const { user, dialog, part, save } = await opened();
  await user.click(await part.findByRole('radio', { name: '请假' , hidden: false}).catch(() => part.findAllByRole('radio', { name: '请假' }).then(([one]) => one as HTMLElement)));
  await user.type(await part.findByLabelText('“张伟”的原因'), '出差');
  expect(dialog.getByLabelText('实到')).toHaveValue('1');
  await user.click(part.getByRole('button', { name: '移除“李娜”' }));
  await user.click(part.getByRole('button', { name: '添加一行' }));
  await user.keyboard('王芳');
  await save();
  await isClosed();
  expect(sent).toEqual(['PUT 三月大会', 'PUT 张伟', 'DELETE 12', 'POST 王芳']);
  expect(bodies[3]).toEqual({ meetingId: 1, holdDate: '2026-03-01', memberName: '王芳', attendState: '1' });
});
