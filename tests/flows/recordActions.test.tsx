import { screen, waitFor } from '@testing-library/react';
import dayjs from 'dayjs';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { fail, ok, page } from '../../mocks/handlers/envelopes';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { chooseAtRow } from '../chooseAtRow';
import { dialogByTitle } from '../dialogByTitle';
import { signedIn } from '../renderApp';
import { giveMenu } from './testMenu';

vi.mock('@/pages/profile/ProfilePage', () => import('./FeePage'));

type Fee = Record<string, unknown> & { feeId: number; memberName: string; feeState: string };
const ID_CARD = '370200********0014';
const WHOLE_ID = '370200199001010014';
/** The records of the server, which a colleague may change. */
let fees: Fee[] = [];
/** The calls that change something, and the queries of lists. */
let sent: { call: string; body: Record<string, unknown> }[] = [];
let asked: URLSearchParams[] = [];

const fee = (feeId: number, memberName: string, own: object = {}): Fee => ({
  feeId,
  deptId: '1',
  memberId: feeId,
  memberName,
  idCard: ID_CARD,
  feeMonth: '2026-10',
  base: 3000,
  due: 15,
  feeState: '0',
  ...own,
});

/** How many calls run at once, and at most. */
const running = { now: 0, most: 0 };
let hold: Promise<void> | undefined;

beforeEach(() => {
  fees = [
    fee(1, '张伟'),
    fee(2, '李娜', { due: 150 }),
    fee(3, '王芳', { feeState: '1' }),
    fee(4, '陈静', { feeState: '2' }),
  ];
  [sent, asked, hold] = [[], [], undefined];
  Object.assign(running, { now: 0, most: 0 });
  giveMenu([
    { path: '/fee', name: 'Fee', component: 'profile/ProfilePage', meta: { title: '党费' } },
    {
      path: '/dept',
      name: 'Dept',
      component: 'profile/ProfilePage',
      meta: { title: '二支部' },
      query: '{"deptId":"2"}',
    },
  ]);
  const change = async (request: Request, act: (body: Fee) => Response | undefined) => {
    const body = (await request.json()) as Fee;
    sent.push({ call: `${request.method} ${new URL(request.url).pathname.replace(/.*prod-api/, '')}`, body });
    return act(body) ?? HttpResponse.json({ code: 200 });
  };
  server.use(
    http.get(path('/party/fee/list'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return page(fees, fees.length);
    }),
    http.get(path('/party/member/list'), ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return page([{ memberId: 8, memberName: '赵强', groupName: '装卸一队' }], 1);
    }),
    http.get(path('/party/fee/:id'), ({ params }) => ok(fees.find(({ feeId }) => String(feeId) === params['id']))),
    http.put(path('/party/fee/collect'), async ({ request }) => {
      running.most = Math.max(running.most, (running.now += 1));
      await hold;
      running.now -= 1;
      return change(request, ({ feeId }) => {
        if (feeId === 2) return fail(500, '余额不足');
        for (const one of fees) if (one.feeId === feeId) one.feeState = '1';
        return undefined;
      });
    }),
    http.put(path('/party/fee/undo'), () => fail(500, "Request method 'PUT' is not supported")),
    http.put(path('/party/fee'), ({ request }) => change(request, () => undefined)),
    http.post(path('/party/fee'), ({ request }) =>
      change(request, () => fail(500, "### SQLException: Field 'dept_id' doesn't have a default value")),
    ),
  );
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const allow = (...permissions: string[]) =>
  server.use(
    http.get(path('/getInfo'), () =>
      ok({ user: { uid: 1, username: 'admin', realName: '张三' }, roles: ['some'], permissions }),
    ),
  );

async function open(at = '/fee') {
  const app = await signedIn(at);
  await screen.findByRole('row', { name: /张伟/ });
  return app;
}

/** Chooses rows, and opens 收缴. */
async function collect(user: Awaited<ReturnType<typeof open>>['user'], ...names: string[]) {
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `选择“${name}”` }));
  await user.click(await button(`收缴 (${names.length})`));
  return dialogByTitle(/^收缴：/);
}

test('a page opens with its filters; none is asked for by clearing them, and 重置 brings them back (§19.19)', async () => {
  const { user, here } = await open();
  const month = dayjs().format('YYYY-MM');
  expect(asked[0]?.get('feeMonth')).toBe(month);
  await user.clear(screen.getByLabelText('月份'));
  await user.click(await button(/^查\s*询$/));
  await waitFor(() => expect(asked.at(-1)?.has('feeMonth')).toBe(false));
  expect(here()).toBe('/fee?feeMonth=');
  await user.click(await button(/^重\s*置$/));
  await waitFor(() => expect(here()).toBe(`/fee?feeMonth=${month}`));
});

test('what the menu gives is fixed: it is asked for, and nobody filters by it (§19.19)', async () => {
  const { user } = await open('/dept?deptId=2');
  expect(asked[0]?.get('deptId')).toBe('2');
  expect(screen.queryByLabelText('支部')).toBeNull();
  await user.click(await button(/^重\s*置$/));
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(asked.at(-1)?.get('deptId')).toBe('2');
});

test('chosen rows: a warning is seen before it is passed, a failed row is named and stays chosen, the done ones do not (§19.16)', async () => {
  const { user } = await open();
  const dialog = await collect(user, '张伟', '李娜', '陈静');
  expect(dialog.getByText('确定收缴2条党费记录？')).toBeVisible();
  expect(dialog.getByText('另有 1 条不能收缴，将跳过')).toBeVisible();
  await user.type(dialog.getByLabelText('交纳日期'), '2026-10-08');
  await user.click(dialog.getByRole('button', { name: '收缴' }));
  expect(await dialog.findByText('李娜：应交与标准不一致')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: '仍要收缴' }));
  expect(await dialog.findByText('李娜：余额不足')).toBeVisible();
  expect(dialog.getByText('已完成 1，未完成 1')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { feeId: 1, paidDate: '2026-10-08' },
    { feeId: 2, paidDate: '2026-10-08' },
  ]);
  expect(screen.getByRole('checkbox', { name: '选择“李娜”', hidden: true })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '选择“张伟”', hidden: true })).not.toBeChecked();
});

test('a refusal stands in the question until something else is typed (§19.16)', async () => {
  const { user } = await open();
  const dialog = await collect(user, '张伟');
  await user.type(dialog.getByLabelText('交纳日期'), '2031-01-01');
  await user.click(dialog.getByRole('button', { name: '收缴' }));
  expect(await dialog.findByText('张伟：交纳日期不能晚于今天')).toBeVisible();
  expect(dialog.getByRole('button', { name: '收缴' })).toBeDisabled();
  await user.clear(dialog.getByLabelText('交纳日期'));
  await user.type(dialog.getByLabelText('交纳日期'), '2026-10-08');
  await user.click(dialog.getByRole('button', { name: '收缴' }));
  expect(await screen.findByText('收缴成功')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('at most three calls run at once; 停止 leaves the others chosen (§19.16)', async () => {
  fees = Array.from({ length: 9 }, (_, index) => fee(index + 11, `党员${index}`));
  fees.push(fee(1, '张伟'));
  let release = () => undefined as void;
  hold = new Promise((resolve) => (release = resolve));
  const { user } = await open();
  const dialog = await collect(user, ...fees.map(({ memberName }) => memberName));
  await user.type(dialog.getByLabelText('交纳日期'), '2026-10-08');
  await user.click(dialog.getByRole('button', { name: '收缴' }));
  await waitFor(() => expect(running.now).toBe(3));
  await user.click(dialog.getByRole('button', { name: /^停\s*止$/ }));
  release();
  expect(await dialog.findByText('已完成 3，未完成 7，其中 7 因停止未处理')).toBeVisible();
  expect([sent.length, running.most]).toEqual([3, 3]);
});

test('a record that somebody else has moved meanwhile is named', async () => {
  const { user } = await open();
  const dialog = await collect(user, '张伟');
  for (const one of fees) if (one.feeId === 1) one.feeState = '1';
  await user.type(dialog.getByLabelText('交纳日期'), '2026-10-08');
  await user.click(dialog.getByRole('button', { name: '收缴' }));
  expect(await dialog.findByText('张伟：该记录已被他人处理')).toBeVisible();
  expect(sent).toEqual([]);
});

test('at a row: a move that somebody else was first to make is told, and the list comes again (§19.15)', async () => {
  const { user } = await open();
  for (const one of fees) if (one.feeId === 3) one.feeState = '0';
  const before = asked.length;
  await chooseAtRow(user, '王芳', '撤销');
  expect(await screen.findByText('该记录已被他人处理')).toBeVisible();
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

test('a move that the server lacks says so, and nothing takes its place (§19.15)', async () => {
  const { user } = await open();
  await chooseAtRow(user, '王芳', '撤销');
  expect(await screen.findByText('服务器缺少“撤销”接口（docs/party-server.md）')).toBeVisible();
  expect(sent).toEqual([]);
});

test('what was typed into the question of an action is there again after a reload (§4.51)', async () => {
  const app = await open();
  const dialog = await collect(app.user, '张伟');
  await app.user.type(dialog.getByLabelText('交纳日期'), '2026-10-08');
  await app.user.tab();
  const again = app.reload();
  await screen.findByRole('row', { name: /张伟/ });
  const reopened = await collect(again.user, '张伟');
  expect(reopened.getByText('已恢复未保存的内容')).toBeVisible();
  expect(reopened.getByLabelText('交纳日期')).toHaveValue('2026-10-08');
});

test('a form computes, takes from a choice among those of its other values, and warns once (§19.16, §19.17, §19.18)', async () => {
  const { user } = await open();
  await user.click(await button('新增'));
  const form = await dialogByTitle('新增党费记录');
  await user.click(form.getByLabelText('二支部'));
  await waitFor(() => expect(asked.at(-1)?.toString()).toBe('deptId=2&memberState=0&pageNum=1&pageSize=1000'));
  await user.click(form.getByLabelText('党员'));
  await user.click(await screen.findByText('赵强（装卸一队）', { selector: '.ant-select-item-option-content' }));
  await user.type(form.getByLabelText('基数'), '100000');
  expect(form.getByLabelText('应交')).toHaveValue('1000');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('多交1000元以上的全部上缴中央')).toBeVisible();
  expect(form.getByText('该党员这一时期已有记录')).toBeVisible();
  // A changed form is looked at anew.
  await user.type(form.getByLabelText('应交'), '0');
  await user.click(form.getByRole('button', { name: '保存' }));
  await form.findByText('该党员这一时期已有记录');
  expect(sent).toEqual([]);
  await user.click(form.getByRole('button', { name: '仍要保存' }));
  // The database refuses it by the name of a column.
  expect(await form.findByText(/支部不能为空/)).toBeVisible();
  expect(sent[0]).toMatchObject({
    call: 'POST /party/fee',
    body: { deptId: '2', memberId: 8, memberName: '赵强', base: 100000, due: 10000 },
  });
});

test('without its permission a field is nowhere, or shown as the server hides it, and neither is sent; the title names whose record it is (§19.17, §19.26)', async () => {
  allow('party:fee:edit', 'party:fee:query');
  const { user } = await open();
  await chooseAtRow(user, '张伟', '修改');
  const form = await dialogByTitle('修改党费记录：张伟');
  expect(form.queryByLabelText('基数')).toBeNull();
  expect(form.getByLabelText('身份证号')).toHaveTextContent(ID_CARD);
  await user.clear(form.getByLabelText('应交'));
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('该字段不能清空')).toBeVisible();
  await user.type(form.getByLabelText('应交'), '16');
  await user.click(form.getByRole('button', { name: /保存$/ }));
  await user.click(await form.findByRole('button', { name: '仍要保存' }));
  expect(await screen.findByText('修改成功')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ feeId: 1, due: 16, memberName: '张伟' });
  expect(sent[0]?.body).not.toHaveProperty('idCard');
});

test('a private value is not kept: after a reload the form has the rest (§19.17)', async () => {
  for (const one of fees) one['idCard'] = WHOLE_ID;
  const app = await open();
  await chooseAtRow(app.user, '张伟', '修改');
  const form = await dialogByTitle('修改党费记录');
  await app.user.type(form.getByLabelText('基数'), '0');
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(WHOLE_ID);
  const again = app.reload();
  const restored = await dialogByTitle('修改党费记录');
  expect(restored.getByLabelText('基数')).toHaveValue('30000');
  expect(restored.queryByLabelText('身份证号')).toBeNull();
  await again.user.click(restored.getByRole('button', { name: /保存$/ }));
  await again.user.click(await restored.findByRole('button', { name: '仍要保存' }));
  expect(await screen.findByText('修改成功')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ base: 30000, due: 300, idCard: WHOLE_ID });
});

test('what was restored and is dropped takes its warnings along (§4.51)', async () => {
  const app = await open();
  const typed = await collect(app.user, '李娜');
  await app.user.type(typed.getByLabelText('交纳日期'), '2026-10-08');
  await app.user.tab();
  const again = app.reload();
  await screen.findByRole('row', { name: /李娜/ });
  const question = await collect(again.user, '李娜');
  await again.user.click(question.getByRole('button', { name: '收缴' }));
  expect(await question.findByText('李娜：应交与标准不一致')).toBeVisible();
  await again.user.click(question.getByRole('button', { name: '放弃' }));
  expect(question.queryByText('李娜：应交与标准不一致')).toBeNull();
  await again.user.click(question.getByRole('button', { name: /^取\s*消$/ }));

  await chooseAtRow(again.user, '张伟', '修改');
  await again.user.type((await dialogByTitle('修改党费记录')).getByLabelText('基数'), '0');
  const last = again.reload();
  const form = await dialogByTitle('修改党费记录');
  await last.user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByRole('button', { name: '仍要保存' })).toBeVisible();
  await last.user.click(form.getByRole('button', { name: '放弃' }));
  expect(form.getByRole('button', { name: '保存' })).toBeVisible();
});
