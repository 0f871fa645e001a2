import { beforeEach, describe, expect, test } from 'vitest';
import { resetDb } from '../../db/db';
import { historyRows, memberRows, standardRows, transferRows } from '../../db/party/tables';
import type { Row } from '../../db/resource/collection';
import { callsOf } from '../../testing/callsOf';

const PATH = '/party/transfer';
const TAKEN = { code: 500, msg: '该记录已被他人处理' };
const DONE = { code: 200 };

beforeEach(resetDb);

const found = (fields: Row) =>
  transferRows.all().find((row) => Object.entries(fields).every(([name, value]) => row[name] === value)) ?? {};
const idOf = ({ transferId }: Row) => ({ transferId });
const now = ({ transferId }: Row) => transferRows.find(Number(transferId));
const ofMember = (rows: typeof historyRows, { memberId }: Row) =>
  rows.all().filter((row) => row['memberId'] === memberId);

const LETTER = { letterNo: '2099001', validDays: 30, letterDate: '2026-11-02' };

describe('a letter', () => {
  test('is asked for by the branch and issued by the office, with a number that is there once', async () => {
    const [clerk, office] = [await callsOf('zhiwei'), await callsOf('zuzhibu')];
    const draft = found({ deptId: 205, status: '0', directionType: '1' });
    expect(await clerk.put(`${PATH}/submit`, idOf(draft))).toMatchObject(DONE);
    expect(await clerk.put(PATH, { ...idOf(draft), toUnit: '别处' })).toEqual(TAKEN);
    expect(await clerk.put(`${PATH}/issue`, { ...idOf(draft), ...LETTER })).toMatchObject({ code: 403 });
    const used = String(found({ status: '5' })['letterNo']);
    const again = await office.put(`${PATH}/issue`, { ...idOf(draft), ...LETTER, letterNo: used });
    expect(String(again.msg)).toContain('Duplicate entry');
    expect(await office.put(`${PATH}/issue`, { ...idOf(draft), ...LETTER, validDays: 0 })).toMatchObject({
      msg: '有效期至少1天',
    });
    expect(await office.put(`${PATH}/receive`, { ...idOf(draft), receiptDate: '2026-11-20' })).toEqual(TAKEN);
    expect(await office.put(`${PATH}/issue`, { ...idOf(draft), ...LETTER })).toMatchObject(DONE);
    expect(now(draft)).toMatchObject({ status: '2', ...LETTER, expireDate: '2026-12-02' });
    const receipt = { ...idOf(draft), receiptDate: '2026-11-01' };
    expect(await office.put(`${PATH}/receive`, receipt)).toMatchObject({ msg: '回执日期不能早于开具日期' });
    expect(await office.put(`${PATH}/void`, idOf(draft))).toMatchObject({ msg: '请写明作废原因' });
    expect(await office.put(`${PATH}/void`, { ...idOf(draft), backReason: '遗失' })).toMatchObject(DONE);
    expect(await office.remove(`${PATH}/${String(draft['transferId'])}`)).toEqual(TAKEN);
  });

  test('is received: the member has left, 党员历程 says so, and a second time is too late', async () => {
    const office = await callsOf('zuzhibu');
    const issued = found({ status: '2' });
    const receipt = { ...idOf(issued), receiptDate: String(issued['letterDate']) };
    expect(await office.put(`${PATH}/receive`, receipt)).toMatchObject(DONE);
    expect(now(issued)).toMatchObject({ status: '3', receiptDate: receipt.receiptDate });
    expect(memberRows.find(Number(issued['memberId']))).toMatchObject({ memberState: '3' });
    expect(ofMember(historyRows, issued).at(-1)).toMatchObject({ changeType: '5', docNo: issued['letterNo'] });
    expect(await office.put(`${PATH}/receive`, receipt)).toEqual(TAKEN);
  });

  test('is for one who has no other transfer under way, and whose membership is not stopped', async () => {
    const clerk = await callsOf('zhiwei');
    const draft = found({ deptId: 205, status: '0', directionType: '1' });
    const { memberId, memberName, deptId, deptName } = draft;
    const second = { memberId, memberName, deptId, deptName, directionType: '1', wayType: '1', feeUntil: '2026-10' };
    expect(await clerk.post(PATH, { ...second, fromUnit: '甲', toUnit: '乙' })).toMatchObject({
      msg: '该党员已有办理中的转接',
    });
    memberRows.put({ ...memberRows.find(Number(memberId)), memberState: '1' });
    expect(await clerk.put(`${PATH}/submit`, idOf(draft))).toMatchObject({ msg: '停止党籍的党员不能转接' });
  });
});

test('within the group the member, 党员历程 and the standard change the branch, and the transfer stays', async () => {
  const office = await callsOf('zuzhibu');
  const waiting = found({ deptId: 205, status: '1', directionType: '3' });
  const branch = { deptId: 206, deptName: '第一港埠公司装卸二队党支部' };
  const receipt = { ...idOf(waiting), receiptDate: '2026-11-20' };
  expect(await office.put(`${PATH}/receive`, { ...receipt, deptId: 205 })).toMatchObject({ msg: '请选择新支部' });
  expect(await office.put(`${PATH}/receive`, { ...receipt, ...branch })).toMatchObject(DONE);
  expect(now(waiting)).toMatchObject({ status: '3', deptId: 205 });
  expect(memberRows.find(Number(waiting['memberId']))).toMatchObject(branch);
  expect(new Set(ofMember(historyRows, waiting).map(({ deptId }) => deptId))).toEqual(new Set([206]));
  const standards = ofMember(standardRows, waiting);
  expect(standards.at(-1)).toMatchObject({ ...branch, endMonth: null, status: '0' });
  expect(standards.filter(({ deptId }) => deptId === 205).at(-1)).toMatchObject({ endMonth: waiting['feeUntil'] });
});

test('who comes is in the roster first, and who has made the transfer does not judge it', async () => {
  const office = await callsOf('zuzhibu');
  const waiting = found({ directionType: '2', status: '1' });
  const receipt = { ...idOf(waiting), receiptDate: '2026-11-20' };
  expect(await office.put(`${PATH}/receive`, { ...receipt, memberId: 1 })).toMatchObject({ msg: '名册中没有该党员' });
  const member = memberRows.all().find(({ deptId }) => deptId === waiting['deptId']) ?? {};
  const { memberId } = member;
  transferRows.put({ ...waiting, createBy: 'zuzhibu' });
  for (const word of ['receive', 'back'])
    expect(await office.put(`${PATH}/${word}`, { ...receipt, memberId, backReason: '晚' })).toMatchObject({
      msg: '不能审批本人提交的记录',
    });
  transferRows.put({ ...waiting, createBy: 'zhiwei' });
  expect(await office.put(`${PATH}/receive`, { ...receipt, memberId })).toMatchObject(DONE);
  expect(now(waiting)).toMatchObject({ status: '3', memberId });
  expect(ofMember(historyRows, { memberId }).at(-1)).toMatchObject({ changeType: '4', fromText: waiting['fromUnit'] });
});
