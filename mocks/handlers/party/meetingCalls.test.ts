import { beforeEach, describe, expect, test } from 'vitest';
import { resetDb } from '../../db/db';
import { attendRows, meetingRows, voteRows } from '../../db/party/tables';
import type { Row } from '../../db/resource/collection';
import { configs } from '../../db/system/configs';
import { backendOf } from '../../switches/backendOf';
import { callsOf } from '../../testing/callsOf';

const [MEETING, ATTEND, VOTE] = ['/party/meeting', '/party/attend', '/party/vote'];
const generated = backendOf({ generated: true });
const TAKEN = { code: 500, msg: '该记录已被他人处理' };
const DONE = { code: 200 };

beforeEach(resetDb);

const found = (fields: Row) =>
  meetingRows.all().find((row) => Object.entries(fields).every(([name, value]) => row[name] === value)) ?? {};
const idOf = ({ meetingId }: Row) => ({ meetingId });
const now = ({ meetingId }: Row) => meetingRows.find(Number(meetingId));

describe('a meeting', () => {
  test('is submitted, taken back by whom it was submitted, and approved by somebody else', async () => {
    const [clerk, secretary, above, office] = [
      await callsOf('zhiwei'),
      await callsOf('shuji'),
      await callsOf('zongzhi'),
      await callsOf('zuzhibu'),
    ];
    const meeting = found({ deptId: 205, status: '3' });
    const id = idOf(meeting);
    expect(await clerk.put(`${MEETING}/approve`, id)).toMatchObject({ code: 403 });
    expect(await secretary.put(`${MEETING}/submit`, id)).toMatchObject(DONE);
    expect(now(meeting)).toMatchObject({ status: '1', submitBy: 'shuji' });
    expect(await clerk.put(`${MEETING}/recall`, id)).toEqual(TAKEN);
    expect(await secretary.put(`${MEETING}/recall`, id)).toMatchObject(DONE);
    expect(await office.put(`${MEETING}/submit`, id)).toMatchObject(DONE);
    expect(await office.put(`${MEETING}/approve`, id)).toEqual({ code: 500, msg: '不能审批本人提交的记录' });
    expect(await above.put(`${MEETING}/back`, { ...id, backReason: ' ' })).toMatchObject({ msg: '请写明退回原因' });
    expect(await above.put(`${MEETING}/approve`, id)).toMatchObject(DONE);
    expect(now(meeting)).toMatchObject({ status: '2', approveBy: '汤国强' });
    expect(await above.put(`${MEETING}/back`, { ...id, backReason: '晚' })).toEqual(TAKEN);
    expect(await office.put(`${MEETING}/reopen`, id)).toMatchObject({ msg: '请写明重开原因' });
    expect(await office.put(`${MEETING}/reopen`, { ...id, backReason: '补记' })).toMatchObject(DONE);
    expect(now(meeting)).toMatchObject({ status: '3', backReason: '补记' });
  });

  test('that is not whole is not submitted; one that need not be held says why', async () => {
    const [clerk, above] = [await callsOf('zhiwei'), await callsOf('zongzhi')];
    const planned = found({ deptId: 205, status: '0' });
    expect(await clerk.put(`${MEETING}/submit`, idOf(planned))).toMatchObject({
      msg: '请先填写召开日期、主持人、记录人和实到人数',
    });
    expect(await above.put(`${MEETING}/excuse`, idOf(planned))).toMatchObject({ msg: '请写明免开原因' });
    expect(await above.put(`${MEETING}/excuse`, { ...idOf(planned), backReason: '台风' })).toMatchObject(DONE);
    expect(now(planned)).toMatchObject({ status: '4' });
  });

  test('stays in its branch while something belongs to it', async () => {
    const office = await callsOf('zuzhibu');
    const [held, planned] = [found({ deptId: 205, status: '3' }), found({ deptId: 205, status: '0' })];
    expect(await office.put(MEETING, { ...held, deptId: 206 })).toEqual({
      code: 500,
      msg: '该记录有到会情况，不能改党支部',
    });
    expect(await office.put(MEETING, { ...idOf(held), place: '会议室' })).toMatchObject(DONE);
    expect(now(held)).toMatchObject({ deptId: 205, place: '会议室' });
    expect(await office.put(MEETING, { ...planned, deptId: 206 })).toMatchObject(DONE);
  });

  test('is passed at once where nobody has to approve', async () => {
    const approval = configs.rows.all().find(({ configKey }) => configKey === 'party.approval');
    if (approval) configs.rows.put({ ...approval, configValue: 'false' });
    const meeting = found({ deptId: 205, status: '3' });
    await (await callsOf('zhiwei')).put(`${MEETING}/submit`, idOf(meeting));
    expect(now(meeting)).toMatchObject({ status: '2' });
  });

  test('is moved by no edit, and not edited or removed while it is judged', async () => {
    const clerk = await callsOf('zhiwei');
    const [back, waiting] = [found({ deptId: 205, status: '3' }), found({ deptId: 205, status: '1' })];
    await clerk.put(MEETING, { ...back, status: '2', submitBy: 'x', place: '会议室' });
    expect(now(back)).toMatchObject({ status: '3', submitBy: 'zhiwei', place: '会议室' });
    expect(await clerk.put(MEETING, { ...waiting, place: '会议室' })).toEqual(TAKEN);
    const admin = await callsOf('admin');
    expect(await admin.remove(`${MEETING}/${String(waiting['meetingId'])}`)).toEqual(TAKEN);
    expect(await admin.remove(`${MEETING}/${String(back['meetingId'])}`)).toMatchObject({
      msg: '该记录有到会情况，不能删除',
    });
  });
});

describe('attendance and votes', () => {
  const attendanceOf = ({ meetingId }: Row) => attendRows.all().find((row) => row['meetingId'] === meetingId) ?? {};

  test('are locked with their meeting, but for 补课', async () => {
    const clerk = await callsOf('zhiwei');
    const own = attendanceOf(found({ deptId: 205, status: '2' }));
    const { attendId } = own;
    expect(await clerk.put(ATTEND, { ...own, attendState: '3' })).toEqual(TAKEN);
    expect(await clerk.put(ATTEND, { attendId, makeupFlag: '1', makeupDate: '2026-11-20' })).toMatchObject(DONE);
    expect(attendRows.find(Number(attendId))).toMatchObject({ makeupFlag: '1', attendState: own['attendState'] });
    expect(await clerk.remove(`${ATTEND}/${String(attendId)}`)).toEqual(TAKEN);
    const vote = voteRows.all().find(({ deptId }) => deptId === 205) ?? {};
    expect(await clerk.put(VOTE, { ...vote, yesNum: 0 })).toEqual(TAKEN);
  });

  test('belong to a meeting of their own branch, and a member is there once', async () => {
    const clerk = await callsOf('zhiwei');
    const { attendId: _id, ...own } = attendanceOf(found({ deptId: 205, status: '3' }));
    expect(await clerk.post(ATTEND, own)).toMatchObject({ msg: expect.stringContaining('Duplicate entry') as string });
    expect(await clerk.post(ATTEND, { ...own, meetingId: found({ deptId: 206 })['meetingId'] })).toMatchObject({
      msg: '没有这次组织生活',
    });
    expect(await clerk.put(ATTEND, { ...own, attendId: _id, attendState: '2' })).toMatchObject(DONE);
  });
});

test('generated code has no moves, and takes a state', async () => {
  const clerk = await callsOf('zhiwei', generated);
  const waiting = found({ deptId: 205, status: '1' });
  expect(await clerk.put(`${MEETING}/recall`, idOf(waiting))).toMatchObject({
    msg: "Request method 'PUT' is not supported",
  });
  expect(await clerk.put(MEETING, { ...idOf(waiting), place: '会议室' })).toMatchObject(DONE);
});
