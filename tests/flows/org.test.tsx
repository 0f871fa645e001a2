import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { orgRows, postRows, remitRows } from '../../mocks/db/party/orgTables';
import { officeText } from '../../mocks/db/party/offices';
import { daysAgo, monthsAgo } from '../../mocks/db/party/months';
import { feeRows, historyRows, meetingRows, memberRows } from '../../mocks/db/party/tables';
import { server } from '../../mocks/server';
import { today } from '@/lib/time/today';
import { chooseAtRow } from '../chooseAtRow';
import { readDocx, textOf } from '../readDocx';
import { signedIn } from '../renderApp';
import { collectSavedFiles } from '../savedFiles';

const modules = import.meta.glob('../../src/pages/party/{org,fee,meeting}/*Page.tsx');
beforeAll(() => Promise.all(Object.values(modules).map((load) => load())), 120_000);

const saved = collectSavedFiles();

const rowsOf = (rows: typeof orgRows, fields: object) =>
  rows.all().filter((row) => Object.entries(fields).every(([name, value]) => row[name] === value));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** The dialog in front. */
const dialog = async () => within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
const spaced = (label: string) => new RegExp(`^${label.split('').join('\\s*')}$`);

async function choose(user: UserEvent, field: HTMLElement, option: string | RegExp) {
  await user.click(field);
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

const LATE = 206;
const NAME = '第一港埠公司装卸二队党支部';
const org = () => rowsOf(orgRows, { deptId: LATE })[0] ?? {};
const holders = () => rowsOf(postRows, { deptId: LATE, postStatus: '0' });

test('党委组织部: a branch is late, its delay is approved, and it elects (§20.20, §20.21)', async () => {
  const { user } = await signedIn(`/organisation/org?termDue=~${daysAgo(1)}&status=0`, 'zuzhibu');
  const before = org();
  expect(await screen.findByText(`${String(before['termDue'])} 逾期`)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: `选择“${NAME}”` })).toBeVisible();

  await chooseAtRow(user, NAME, '延期');
  const delay = await dialog();
  const until = delay.getByLabelText('批准延至');
  await user.type(until, daysAgo(-400));
  await user.click(delay.getByRole('button', { name: spaced('延期') }));
  expect(await delay.findByText('请填批准文号')).toBeVisible();
  await user.type(delay.getByLabelText('延期批准文号'), '31号');
  await user.click(delay.getByRole('button', { name: spaced('延期') }));
  expect(await delay.findByText('延期一般不超过一年')).toBeVisible();
  await user.clear(until);
  await user.type(until, daysAgo(-200));
  await user.click(delay.getByRole('button', { name: spaced('延期') }));
  await waitFor(() => expect(org()).toMatchObject({ termDue: daysAgo(-200), delayNo: '31号' }));
  // It is no longer one of those that are late.
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: `选择“${NAME}”` })).toBeNull());
  await user.click(await button(spaced('重置')));

  const held = holders();
  await chooseAtRow(user, NAME, '换届');
  const elect = await dialog();
  expect(elect.getByText(`${NAME}换届：本届任职全部离任，届次加一；新一届在“班子成员”中填写。`)).toBeVisible();
  await user.click(elect.getByRole('button', { name: spaced('换届') }));
  await waitFor(() => expect(org()).toMatchObject({ termNo: Number(before['termNo']) + 1, termStart: today() }));
  expect(holders()).toEqual([]);
  for (const { memberId } of held) expect(rowsOf(memberRows, { memberId })).toMatchObject([{ partyPost: '9' }]);
});

test('党委组织部 notes who was elected: what is unusual is warned of, a second secretary refused (§20.22)', async () => {
  const [secretary = {}, other = {}] = holders();
  const { memberId } = secretary;
  const { termNo } = org();
  for (const post of holders()) postRows.put({ ...post, postStatus: '1', endDate: today() });
  const { user } = await signedIn(`/organisation/org?deptName=${NAME}`, 'zuzhibu');
  await chooseAtRow(user, NAME, '班子成员');
  const add = async (name: unknown) => {
    const list = await dialog();
    await user.click(list.getByRole('button', { name: spaced('新增') }));
    const form = await dialog();
    await choose(user, form.getByLabelText('姓名'), new RegExp(`^${String(name)}（`));
    await choose(user, form.getByLabelText('党内职务'), '书记');
    await user.type(form.getByLabelText('任职日期'), today());
    return form;
  };
  const form = await add(secretary['memberName']);
  const full = rowsOf(memberRows, { deptId: LATE, memberState: '0', memberType: '1' }).length;
  await user.type(form.getByLabelText('应到会有选举权人数'), String(full));
  await user.type(form.getByLabelText('得票'), '3');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('得票未超过应到的半数')).toBeVisible();
  expect(form.queryByText('与名册人数不一致')).toBeNull();
  await user.click(form.getByRole('button', { name: '仍要保存' }));
  await waitFor(() => expect(holders()).toMatchObject([{ memberId, partyPost: '1', termNo, deptName: NAME }]));
  expect(rowsOf(memberRows, { memberId })).toMatchObject([{ partyPost: '1' }]);
  expect(rowsOf(historyRows, { memberId, changeType: '6' }).at(-1)).toMatchObject({ toText: `${NAME}书记` });

  const second = await add(other['memberName']);
  await user.click(second.getByRole('button', { name: '保存' }));
  expect(await second.findByText('已有现任书记')).toBeVisible();
});

test('支部委员 sees who leads the branch and how many belong to it, and changes nothing (§20.20)', async () => {
  const { user } = await signedIn('/organisation/org', 'zhiwei');
  const [branch] = rowsOf(orgRows, { deptId: 205 });
  await user.click(await button(`详情“${String(branch?.['deptName'])}”`));
  const detail = await dialog();
  const [secretary, ...others] = rowsOf(postRows, { deptId: 205, postStatus: '0' });
  expect(await detail.findByText(String(secretary?.['memberName']))).toBeVisible();
  const named = others.map((post) => `${String(post['memberName'])}（${officeText({ ...post, deptName: '' })}）`);
  expect(await detail.findByText(named.join('、'))).toBeVisible();
  const [full, onProbation] = ['1', '2'].map(
    (memberType) => rowsOf(memberRows, { deptId: 205, memberState: '0', memberType }).length,
  );
  expect(await detail.findByText(`${full} / ${onProbation} 名`)).toBeVisible();
  for (const name of ['新增', '换届', '延期']) expect(screen.queryByRole('button', { name: spaced(name) })).toBeNull();
});

test('支部委员 notes what is passed on: the amount of the month is proposed, another one is warned of (§20.23)', async () => {
  const { user } = await signedIn('/fee/remit', 'zhiwei');
  await user.click(await button(spaced('新增')));
  const form = await dialog();
  const month = monthsAgo(1);
  await user.click(form.getByRole('button', { name: '按实交填入' }));
  expect(await screen.findByText('请先选择党支部和月份')).toBeVisible();
  await user.click(form.getByLabelText('党支部'));
  await user.click(await screen.findByText('第一港埠公司装卸一队党支部', { selector: '[role=treeitem] *' }));
  await user.type(form.getByLabelText('所属月份'), month);
  await user.click(form.getByRole('button', { name: '按实交填入' }));
  const paid = rowsOf(feeRows, { deptId: 205, feeMonth: month }).filter(({ feeState }) =>
    /[12]/.test(String(feeState)),
  );
  await waitFor(() => expect(form.getByLabelText('交费人数')).toHaveValue(String(paid.length)));
  const sum = form.getByLabelText('上缴金额');
  const cents = Math.round(paid.reduce((total, one) => total + Number(one['paid']), 0) * 100);
  expect(sum).toHaveValue(String(cents / 100));
  await user.clear(sum);
  await user.type(sum, '1');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('上缴金额与该月实交合计不一致')).toBeVisible();
  await user.click(form.getByRole('button', { name: '按实交填入' }));
  await waitFor(() => expect(sum).toHaveValue(String(cents / 100)));
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('新增成功')).toBeVisible();
  expect(rowsOf(remitRows, { deptId: 205, remitMonth: month })).toMatchObject([
    { remitSum: cents / 100, memberNum: paid.length, remitDate: today() },
  ]);
});

test('a planned meeting has its notice (§20.23)', async () => {
  server.use(http.get('*/templates/:file', () => new HttpResponse(readFileSync('public/templates/notice.docx'))));
  const [planned = {}] = rowsOf(meetingRows, { deptId: 205, status: '0', meetingType: '2' });
  const name = String(planned['meetingName']);
  const { user } = await signedIn(`/life/meeting?meetingName=${name}`, 'zhiwei');
  await chooseAtRow(user, name, '会议通知');
  await waitFor(() => expect(saved).toHaveLength(1));
  const { paragraphs } = await readDocx(saved[0]?.blob ?? new Blob());
  const text = paragraphs.map(textOf).join('\n');
  const [, names = ''] = /参加人员：(.*)/.exec(text) ?? [];
  expect(names.split('、')).toEqual(
    rowsOf(memberRows, { deptId: 205, memberState: '0' })
      .filter(({ partyPost }) => /[1-68]/.test(String(partyPost)))
      .map(({ memberName }) => memberName),
  );
  expect(text).toContain(`关于召开${name}的通知`);
  expect(text).toContain('第一港埠公司装卸一队党支部');
});
