import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysAgo } from '../../mocks/db/party/months';
import { historyRows, memberRows, standardRows, transferRows } from '../../mocks/db/party/tables';
import { transfers } from '../../mocks/db/party/transfers';
import { fail } from '../../mocks/handlers/envelopes';
import { path } from '../../mocks/handlers/path';
import { resourceCalls } from '../../mocks/handlers/resource/resourceCalls';
import { server } from '../../mocks/server';
import { today } from '@/lib/time/today';
import { chooseAtRow } from '../chooseAtRow';
import { readDocx, textOf } from '../readDocx';
import { signedIn } from '../renderApp';
import { collectSavedFiles } from '../savedFiles';

const modules = import.meta.glob('../../src/pages/party/{transfer,member}/*Page.tsx');
beforeAll(() => Promise.all(Object.values(modules).map((load) => load())), 120_000);

const TRANSFERS = '/member/transfer';
const saved = collectSavedFiles();
beforeEach(() =>
  server.use(http.get('*/templates/:file', () => new HttpResponse(readFileSync('public/templates/letter.docx')))),
);

type Rows = typeof transferRows;
const rowsOf = (rows: Rows, fields: object) =>
  rows.all().filter((row) => Object.entries(fields).every(([name, value]) => row[name] === value));
const transfer = (fields: object) => rowsOf(transferRows, fields)[0] ?? {};
const textIn = (value: unknown) => String(value);

const dialog = async () => within(await screen.findByRole('dialog'));
const spaced = (label: string) => new RegExp(`^${label.split('').join('\\s*')}$`);
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Signs in, and waits for the rows of a page. */
async function open(at: string, account: Parameters<typeof signedIn>[1]) {
  const app = await signedIn(at, account);
  await screen.findAllByRole('button', { name: /“/ });
  return app;
}

type Asked = Awaited<ReturnType<typeof dialog>>;
const press = async (user: UserEvent, asked: Asked, label: string) =>
  user.click(await asked.findByRole('button', { name: spaced(label) }));

async function type(user: UserEvent, asked: Asked, label: string | RegExp, value: string) {
  const field = asked.getByLabelText(label);
  await user.clear(field);
  await user.type(field, value);
}

/** Presses a button, and its 仍要 where it warns of something. */
async function pass(user: UserEvent, asked: Asked, label: string, warning: string) {
  await press(user, asked, label);
  expect(await asked.findByText(warning)).toBeVisible();
  await press(user, asked, `仍要${label}`);
}

test('a letter goes out, expires, is voided, goes out again by a new number, and is received (§20.17, §20.18, §20.19)', async () => {
  const draft = transfer({ deptId: 205, status: '0', directionType: '1' });
  const { memberId, memberName } = draft;
  const name = textIn(memberName);
  const now = () => rowsOf(transferRows, { memberId });
  const clerk = await open(`${TRANSFERS}?memberName=${name}`, 'zhiwei');
  await chooseAtRow(clerk.user, name, '提交');
  await press(clerk.user, await dialog(), '提交');
  await waitFor(() => expect(now()).toMatchObject([{ status: '1' }]));
  clerk.unmount();

  const office = await open(`${TRANSFERS}?memberName=${name}`, 'zuzhibu');
  const { user } = office;
  const used = textIn(transfer({ status: '5' })['letterNo']);
  await chooseAtRow(user, name, '开具');
  const issue = await dialog();
  await type(user, issue, '介绍信编号', used);
  await type(user, issue, '有效期', '91');
  await type(user, issue, '开具日期', daysAgo(100));
  await pass(user, issue, '开具', '有效期一般不超过三个月');
  expect(await issue.findByText('已存在')).toBeVisible();
  await type(user, issue, '介绍信编号', '2099001');
  await type(user, issue, '有效期', '30');
  await press(user, issue, '开具');
  await waitFor(() => expect(now()).toMatchObject([{ status: '2', letterNo: '2099001', expireDate: daysAgo(70) }]));
  await isClosed();

  await chooseAtRow(user, name, '介绍信');
  await waitFor(() => expect(saved).toHaveLength(1));
  const { paragraphs } = await readDocx(saved[0]?.blob ?? new Blob());
  const text = paragraphs.map(textOf).join('\n');
  expect(text.match(/第 ?2099001 ?号/g)).toHaveLength(5);
  expect(text).toMatch(`由第一港埠公司装卸一队党支部去${textIn(draft['toUnit'])}，请接转组织关系`);
  expect(text).toMatch('（有效期叁拾天）');
  expect(text).toMatch(/党费已交到贰零\S{2}年[^\d年]{1,2}月/);

  await chooseAtRow(user, name, '作废');
  const voiding = await dialog();
  expect(voiding.getByText('确定作废介绍信2099001？编号不再使用。')).toBeVisible();
  await press(user, voiding, '作废');
  expect(await voiding.findByText('请写明作废原因')).toBeVisible();
  await type(user, voiding, '作废原因', '已过有效期');
  await press(user, voiding, '作废');
  await waitFor(() => expect(now()).toMatchObject([{ status: '5', backReason: '已过有效期' }]));
  office.unmount();

  const again = await open(`/member/roster?memberName=${name}`, 'zhiwei');
  await chooseAtRow(again.user, name, '转接');
  const form = await dialog();
  expect(form.getByLabelText('由何处')).toHaveValue('第一港埠公司装卸一队党支部');
  await again.user.click(form.getByLabelText('方式'));
  await again.user.click(await screen.findByText('介绍信', { selector: '.ant-select-item-option-content' }));
  await type(again.user, form, '去何处', '市直机关工委');
  await type(again.user, form, '党费交至', today().slice(0, 7));
  await press(again.user, form, '保存');
  await isClosed();
  const second = () => now()[1] ?? {};
  expect(second()).toMatchObject({ status: '0', memberName, deptId: 205, directionType: '1', wayType: '2' });
  transferRows.put({ ...second(), status: '1' });
  again.unmount();

  const last = await open(`${TRANSFERS}?memberName=${name}&status=1`, 'zuzhibu');
  await chooseAtRow(last.user, name, '开具');
  const reissue = await dialog();
  await type(last.user, reissue, '介绍信编号', '2099002');
  await press(last.user, reissue, '开具');
  await waitFor(() => expect(second()).toMatchObject({ status: '2', letterNo: '2099002', letterDate: today() }));
  last.unmount();

  const receipt = await open(`${TRANSFERS}?memberName=${name}&status=2`, 'zuzhibu');
  await chooseAtRow(receipt.user, name, '接收');
  const receiving = await dialog();
  await type(receipt.user, receiving, '回执日期', daysAgo(1));
  await press(receipt.user, receiving, '接收');
  expect(await receiving.findByText('回执日期不能早于开具日期')).toBeVisible();
  await type(receipt.user, receiving, '回执日期', daysAgo(-100));
  await pass(receipt.user, receiving, '接收', '介绍信已过有效期');
  await waitFor(() => expect(second()).toMatchObject({ status: '3', receiptDate: daysAgo(-100) }));
  expect(memberRows.find(Number(memberId))).toMatchObject({ memberState: '3' });
  expect(rowsOf(historyRows, { memberId, changeType: '5' })).toMatchObject([
    { docNo: '2099002', toText: '市直机关工委' },
  ]);
});

describe('a server that receives row by row', () => {
  /** A server without the call that does it all, whose edits may change the state. */
  const withoutReceive = () =>
    server.use(
      http.put(path('/party/transfer/receive'), () => fail(500, "Request method 'PUT' is not supported")),
      ...resourceCalls(transfers.generated),
    );

  test('a move within the group that breaks in the middle says what is left, and is gone on with (§20.19)', async () => {
    withoutReceive();
    const waiting = transfer({ directionType: '3', status: '1' });
    const { memberId, memberName, feeUntil } = waiting;
    const name = textIn(memberName);
    const standards = rowsOf(standardRows, { memberId, status: '0' }).length;
    const { user } = await open(`${TRANSFERS}?memberName=${name}`, 'zuzhibu');
    await chooseAtRow(user, name, '接收');
    const asked = await dialog();
    // As 去何处 names it.
    expect(asked.getByLabelText('新支部')).toHaveTextContent('第一港埠公司装卸二队党支部');
    server.use(http.post(path('/party/history'), () => fail(500, '磁盘已满'), { once: true }));
    await press(user, asked, '接收');
    expect(await asked.findByText('党员历程未完成：磁盘已满')).toBeVisible();
    expect(asked.getByText('已完成：党员名册')).toBeVisible();
    expect(asked.getByText(/^未处理：以前的党员历程、.*、转接记录$/)).toBeVisible();
    expect(memberRows.find(Number(memberId))).toMatchObject({ deptId: 206 });
    expect(transfer({ transferId: waiting['transferId'] })).toMatchObject({ status: '1' });
    await press(user, asked, '继续接收');
    await isClosed();
    expect(transfer({ transferId: waiting['transferId'] })).toMatchObject({ status: '3', receiptDate: today() });
    expect(rowsOf(historyRows, { memberId, changeType: '3' })).toHaveLength(1);
    expect(rowsOf(historyRows, { memberId, deptId: 205 })).toEqual([]);
    expect(rowsOf(standardRows, { memberId, deptId: 205, endMonth: feeUntil })).toHaveLength(standards);
    expect(rowsOf(standardRows, { memberId, deptId: 206, endMonth: null })).toHaveLength(standards);
  });

  test('whose edits leave the state as it is, is not believed (§20.19)', async () => {
    server.use(
      http.put(path('/party/transfer/receive'), () => fail(500, "Request method 'PUT' is not supported")),
      http.put(path('/party/transfer'), () => HttpResponse.json({ code: 200, msg: '操作成功' })),
    );
    const issued = transfer({ status: '2', deptId: 205 });
    const name = textIn(issued['memberName']);
    const { user } = await open(`${TRANSFERS}?memberName=${name}&status=2`, 'zuzhibu');
    await chooseAtRow(user, name, '接收');
    const asked = await dialog();
    await press(user, asked, '接收');
    expect(await asked.findByText('转接记录未完成：服务器缺少“接收”接口（docs/party-server.md）')).toBeVisible();
    expect(asked.getByText('已完成：党员名册、党员历程')).toBeVisible();
  });
});

test('who comes back has the row in the roster edited, and is linked to the transfer (§20.19)', async () => {
  const [gone = {}] = rowsOf(memberRows, { memberState: '3' });
  const { memberId, memberName } = gone;
  const waiting = transfer({ directionType: '2', status: '1' });
  transferRows.put({ ...waiting, memberName });
  const name = textIn(memberName);
  const { user } = await open(`${TRANSFERS}?memberName=${name}&status=1`, 'zuzhibu');
  await chooseAtRow(user, name, '接收');
  const asked = await dialog();
  await press(user, asked, '接收');
  expect(await asked.findByRole('radio', { name: /组织关系已转出）：恢复并修改$/ })).toBeChecked();
  await press(user, asked, '接收');
  const [, form] = await waitFor(() => {
    const all = screen.getAllByRole('dialog');
    expect(all).toHaveLength(2);
    return all;
  });
  const roster = within(form ?? document.body);
  expect(roster.getByLabelText('党支部')).toHaveTextContent(textIn(waiting['deptName']));
  expect(roster.getByLabelText('身份证号')).toHaveValue(textIn(gone['idCard']));
  await press(user, roster, '保存');
  await isClosed();
  expect(memberRows.find(Number(memberId))).toMatchObject({ memberState: '0', deptId: waiting['deptId'] });
  expect(transfer({ transferId: waiting['transferId'] })).toMatchObject({ status: '3', memberId });
  expect(rowsOf(historyRows, { memberId, changeType: '4' })).toHaveLength(1);
});
