import { beforeEach, expect, test } from 'vitest';
import { resetDb } from '../../db/db';
import { reviewRows, talkRows } from '../../db/party/tables';
import type { Row } from '../../db/resource/collection';
import { backendOf } from '../../switches/backendOf';
import { callsOf } from '../../testing/callsOf';

const [REVIEW, TALK] = ['/party/review', '/party/talk'];
const generated = backendOf({ generated: true });
const TAKEN = { code: 500, msg: '该记录已被他人处理' };
const DONE = { code: 200 };

beforeEach(resetDb);

/** A review of the first branch, as it is to be. */
function review(fields: Row) {
  const found = reviewRows.all().find(({ deptId, memberType }) => deptId === 205 && memberType === '1') ?? {};
  const row = { ...found, ...fields };
  reviewRows.put(row);
  return { id: { reviewId: row['reviewId'] }, now: () => reviewRows.find(Number(row['reviewId'])) };
}

test('a review is decided, sent back, decided again, approved and finished', async () => {
  const [clerk, secretary, above] = [await callsOf('zhiwei'), await callsOf('shuji'), await callsOf('zongzhi')];
  const { id, now } = review({ status: '0', handleType: '2', handleUntil: '2027-01-10', decideDate: null });
  const on = (decideDate: string) => ({ ...id, decideDate });
  expect(await clerk.put(`${REVIEW}/decide`, on('2026-01-10'))).toMatchObject({ code: 403 });
  expect(await secretary.put(`${REVIEW}/decide`, id)).toEqual({ code: 500, msg: '评定日期不能为空' });
  expect(await secretary.put(`${REVIEW}/decide`, on('2026-01-09'))).toEqual({ code: 500, msg: '改正期限不超过一年' });
  expect(await secretary.put(`${REVIEW}/decide`, on('2026-01-10'))).toMatchObject(DONE);
  expect(await clerk.put(REVIEW, { ...id, studyHours: 40 })).toEqual(TAKEN);
  expect(await above.put(`${REVIEW}/back`, { ...id, remark: ' ' })).toEqual({ code: 500, msg: '请写明退回原因' });
  expect(await above.put(`${REVIEW}/back`, { ...id, remark: '核对票数' })).toMatchObject(DONE);
  expect(now()).toMatchObject({ status: '0', remark: '核对票数', decideDate: null });
  // No edit makes a move.
  expect(await clerk.put(REVIEW, { ...id, studyHours: 40, status: '2' })).toMatchObject(DONE);
  expect(now()).toMatchObject({ status: '0', studyHours: 40 });
  await secretary.put(`${REVIEW}/decide`, on('2026-01-10'));
  expect(await above.put(`${REVIEW}/approve`, id)).toMatchObject(DONE);
  expect(now()).toMatchObject({ status: '3' });
  expect(await above.put(`${REVIEW}/finish`, id)).toMatchObject(DONE);
  expect(now()).toMatchObject({ status: '4' });
});

test.each<[fields: Row, refused: string | undefined]>([
  [{ reviewGrade: '4', handleType: '0' }, '不合格须填处置'],
  [{ handleType: '3', handleNo: null }, '劝退、除名须填处置文号'],
  [{ handleType: '2', handleUntil: null }, '改正期限不能为空'],
  [{ handleType: '1' }, undefined],
])('a decision with %j is refused with %s', async (fields, msg) => {
  const { id } = review({ status: '0', ...fields });
  const answer = await (await callsOf('shuji')).put(`${REVIEW}/decide`, { ...id, decideDate: '2026-01-10' });
  expect(answer).toMatchObject(msg === undefined ? DONE : { code: 500, msg });
});

test('approved are reviews of others, and an expulsion by the organisation department alone', async () => {
  const [above, office] = [await callsOf('zongzhi'), await callsOf('zuzhibu')];
  const { id, now } = review({ status: '1', handleType: '4', handleNo: '1号', createBy: 'zuzhibu' });
  expect(await above.put(`${REVIEW}/approve`, id)).toEqual({ code: 500, msg: '劝退、除名由党委组织部批准' });
  expect(await office.put(`${REVIEW}/approve`, id)).toEqual({ code: 500, msg: '不能审批本人提交的记录' });
  reviewRows.put({ ...now(), createBy: 'zhiwei' });
  expect(await office.put(`${REVIEW}/approve`, id)).toMatchObject(DONE);
  expect(now()).toMatchObject({ status: '2' });
});

test('a member has one review a year', async () => {
  const { now } = review({});
  const { reviewId: _other, ...again } = now() ?? {};
  const { code, msg } = await (await callsOf('zhiwei')).post(REVIEW, again);
  expect([code, msg]).toEqual([500, expect.stringContaining("for key 'party_review.uk_party_review_review_year'")]);
});

test('of a talk, what was said comes only to those with the word, and is written by them alone', async () => {
  const talk = talkRows.all().find(({ deptId, status }) => deptId === 205 && status === '1');
  const summaries = async (username: string) => {
    const { rows = [] } = await (await callsOf(username)).get(`${TALK}/list?deptId=205&status=1`);
    return (rows as Row[]).map(({ summary }) => summary);
  };
  expect(await summaries('zhiwei')).toEqual([talk?.['summary']]);
  expect(await summaries('zuzhibu')).toEqual([undefined]);
  expect(await (await callsOf('zuzhibu')).get(`${TALK}/${String(talk?.['talkId'])}`)).toMatchObject({ code: 403 });
});

test('the state of a talk follows from its day', async () => {
  const { put, post } = await callsOf('zhiwei');
  const { talkId, ...planned } = talkRows.all().find(({ deptId, status }) => deptId === 205 && status === '0') ?? {};
  expect(await put(TALK, { talkId, talkDate: '2026-11-20', status: '0' })).toMatchObject(DONE);
  expect(talkRows.find(Number(talkId))).toMatchObject({ status: '1' });
  const { data } = await post(TALK, { ...planned, status: '1' });
  expect(talkRows.find(Number(data))).toMatchObject({ status: '0' });
});

test('generated code has no move, and moves nothing by an edit that is locked', async () => {
  const { put } = await callsOf('zuzhibu', generated);
  const { id, now } = review({ status: '0' });
  expect(await put(`${REVIEW}/decide`, id)).toEqual({ code: 500, msg: "Request method 'PUT' is not supported" });
  expect(now()).toMatchObject({ status: '0' });
});
