import { beforeEach, expect, test } from 'vitest';
import { resetDb } from '../../db/db';
import { daysAgo } from '../../db/party/months';
import { orgRows, postRows } from '../../db/party/orgTables';
import { historyRows, memberRows } from '../../db/party/tables';
import type { Row } from '../../db/resource/collection';
import { backendOf } from '../../switches/backendOf';
import { callsOf } from '../../testing/callsOf';

const [ORG, POST] = ['/party/org', '/party/post'];
const DONE = { code: 200 };
const DAY = daysAgo(8);
const THREE_YEARS_LATER = `${Number(DAY.slice(0, 4)) + 3}${DAY.slice(4).replace('-02-29', '-02-28')}`;

beforeEach(resetDb);

const found = (rows: typeof orgRows, fields: Row) =>
  rows.all().filter((row) => Object.entries(fields).every(([name, value]) => row[name] === value));
const orgOf = (deptId: number) => found(orgRows, { deptId })[0] ?? {};
const current = ({ orgId }: Row) => found(postRows, { orgId, postStatus: '0' });
const officeOf = (memberId: unknown) => memberRows.find(Number(memberId))?.['partyPost'];
const changesOf = (memberId: unknown) => found(historyRows, { memberId, changeType: '6' });
const without = ({ ...row }: Row, name: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([one]) => one !== name));

test('a delay needs its number, and moves the day that is due', async () => {
  const org = orgOf(206);
  const { put } = await callsOf('zuzhibu');
  const asked = { orgId: org['orgId'], delayUntil: '2099-01-31' };
  expect(await put(`${ORG}/delay`, asked)).toEqual({ code: 500, msg: '请填批准文号' });
  expect(await put(`${ORG}/delay`, { ...asked, delayNo: '3号' })).toMatchObject(DONE);
  expect(orgOf(206)).toMatchObject({ delayUntil: '2099-01-31', delayNo: '3号', termDue: '2099-01-31' });
  // No edit puts it off.
  await put(ORG, { ...org, delayUntil: '2100-01-01' });
  expect(orgOf(206)).toMatchObject({ delayUntil: '2099-01-31' });
  expect(await (await callsOf('shuji')).put(`${ORG}/elect`, asked)).toMatchObject({ code: 403 });
});

test('an election ends the posts of the term, their offices in the roster, and begins the next one; once', async () => {
  const org = orgOf(206);
  const held = current(org);
  const { put, remove } = await callsOf('zuzhibu');
  const asked = { orgId: org['orgId'], termStart: DAY };
  expect(await put(`${ORG}/elect`, asked)).toMatchObject(DONE);
  expect(current(org)).toEqual([]);
  for (const { postId, memberId } of held) {
    expect(postRows.find(Number(postId))).toMatchObject({ postStatus: '1', endDate: DAY });
    expect(officeOf(memberId)).toBe('9');
    expect(changesOf(memberId).at(-1)).toMatchObject({ changeDate: DAY, toText: '离任' });
  }
  expect(orgOf(206)).toMatchObject({
    termNo: Number(org['termNo']) + 1,
    termStart: DAY,
    termDue: THREE_YEARS_LATER,
  });
  expect(await put(`${ORG}/elect`, asked)).toEqual({ code: 500, msg: '换届日期应晚于本届起始' });
  expect(await remove(`${ORG}/${String(org['orgId'])}`)).toEqual({ code: 500, msg: '该组织有任职，不能删除' });
});

test('a post is the office in the roster as long as it goes on; of a unit, in 历程 alone', async () => {
  const org = orgOf(206);
  const [secretary, other = {}] = current(org);
  const { post, put, remove } = await callsOf('zuzhibu');
  expect(await put(POST, { postId: other['postId'], partyPost: '1' })).toEqual({ code: 500, msg: '已有现任书记' });
  const until = { postId: secretary?.['postId'], postStatus: '1', endDate: DAY };
  expect(await remove(`${POST}/${String(until.postId)}`)).toMatchObject({ msg: '现任职务不能删除，请先离任' });
  expect(await put(POST, { ...until, endDate: '' })).toMatchObject({ msg: '请填写离任日期' });
  expect(await put(POST, until)).toMatchObject(DONE);
  expect(officeOf(secretary?.['memberId'])).toBe('9');
  expect(await put(POST, { postId: other['postId'], partyPost: '1' })).toMatchObject(DONE);
  expect(officeOf(other['memberId'])).toBe('1');
  await put('/party/member', { memberId: other['memberId'], partyPost: '9' });
  expect(officeOf(other['memberId'])).toBe('1');
  const count = changesOf(other['memberId']).length;
  // What is no change of the office is none of the member's.
  await put(POST, { postId: other['postId'], docNo: '港党组〔2026〕9号' });
  expect(changesOf(other['memberId'])).toHaveLength(count);
  const ofUnit = { ...without(other, 'postId'), orgId: orgOf(101)['orgId'], partyPost: '4' };
  expect(await post(POST, ofUnit)).toMatchObject(DONE);
  expect(officeOf(other['memberId'])).toBe('1');
  expect(changesOf(other['memberId']).at(-1)).toMatchObject({ toText: '第一港埠公司党总支宣传委员' });
  expect(await remove(`${POST}/${String(until.postId)}`)).toMatchObject(DONE);
});

test('a branch sees its own; the list begins with what is due first', async () => {
  expect(await (await callsOf('zhiwei')).get(`${ORG}/list`)).toMatchObject({ total: 1, rows: [{ deptId: 205 }] });
  const { rows = [] } = await (await callsOf('zuzhibu')).get(`${ORG}/list`);
  const due = rows.map(({ termDue }) => String(termDue));
  expect(due).toEqual([...due].sort());
});

test('generated code has no moves, and leaves the roster as it is', async () => {
  const { put } = await callsOf('zuzhibu', backendOf({ generated: true }));
  const [secretary] = current(orgOf(206));
  expect(await put(`${ORG}/elect`, { orgId: 1 })).toMatchObject({ msg: "Request method 'PUT' is not supported" });
  await put(POST, { postId: secretary?.['postId'], postStatus: '1', endDate: DAY });
  expect(officeOf(secretary?.['memberId'])).toBe('1');
});
