import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attendRows, meetingRows, voteRows } from '../../mocks/db/party/tables';
import { server } from '../../mocks/server';
import { today } from '@/lib/time/today';
import { chooseAtRow } from '../chooseAtRow';
import { readDocx, textOf } from '../readDocx';
import { signedIn } from '../renderApp';
import { collectSavedFiles } from '../savedFiles';

const modules = import.meta.glob('../../src/pages/party/{meeting,member}/*Page.tsx');
beforeAll(() =>
  Promise.all([...Object.values(modules).map((load) => load()), import('@/resource/view/form/RowsPart')]),
);

const MEETINGS = '/life/meeting';
const BRANCH = 205;
const YEAR = today().slice(0, 4);
const NEXT_YEAR = String(Number(YEAR) + 1);
const TAKEN = '该记录已被他人处理';

const saved = collectSavedFiles();
beforeEach(() =>
  server.use(http.get('*/templates/:file', () => new HttpResponse(readFileSync('public/templates/meeting.docx')))),
);

type Rows = typeof meetingRows;
const rowsOf = (rows: Rows, fields: object) =>
  rows.all().filter((row) => Object.entries(fields).every(([name, value]) => row[name] === value));
/** The meeting of the branch with these values. */
const meeting = (fields: object) => rowsOf(meetingRows, { deptId: BRANCH, ...fields })[0] ?? {};
const nameOf = ({ meetingName }: { meetingName?: unknown }) => String(meetingName);

const dialog = async () => within(await screen.findByRole('dialog'));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Signs in, and waits for the rows of a page. */
async function open(at: string, account: Parameters<typeof signedIn>[1]) {
  const app = await signedIn(at, account);
  await screen.findAllByRole('button', { name: /^(详情|重开|撤回|通过|提交)?“/ });
  return app;
}

async function choose(user: UserEvent, field: HTMLElement, option: string) {
  await user.click(field);
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

/** Chooses a move of a meeting, and gives its reason where it asks for one. */
async function move(user: UserEvent, name: string, label: string, reason?: string) {
  await chooseAtRow(user, name, label);
  const asked = await dialog();
  if (reason !== undefined) await user.type(asked.getByLabelText(/原因$/), reason);
  await user.click(asked.getByRole('button', { name: new RegExp(`^${label.split('').join('\\s*')}$`) }));
  return asked;
}

/** Opens 生成年度计划, and looks at what would be made. */
async function prepareYear(user: UserEvent) {
  await user.click(await button('生成年度计划'));
  const asked = await dialog();
  const year = asked.getByLabelText('年度');
  await user.clear(year);
  await user.type(year, NEXT_YEAR);
  await user.click(asked.getByRole('button', { name: '下一步' }));
  return asked;
}

describe('the plan of a year', () => {
  test('支部委员 makes it once (§20.7)', async () => {
    const { user } = await open(`${MEETINGS}?deptId=${BRANCH}`, 'zhiwei');
    const asked = await prepareYear(user);
    expect(await asked.findByText('将生成 29 条组织生活')).toBeVisible();
    await user.click(asked.getByRole('button', { name: /^生\s*成$/ }));
    await user.click(await asked.findByRole('button', { name: /^完\s*成$/ }));
    const made = meetingRows
      .all()
      .filter(({ deptId, planDate }) => deptId === BRANCH && String(planDate).startsWith(NEXT_YEAR));
    expect(
      made
        .map(({ meetingType }) => meetingType)
        .sort()
        .join(''),
    ).toBe(`1111${'2'.repeat(12)}${'5'.repeat(12)}6`);
    expect(made[0]).toMatchObject({ deptName: '第一港埠公司装卸一队党支部', agenda: '待定', status: '0' });
    expect(await (await prepareYear(user)).findByText('没有需要生成的')).toBeVisible();
  });

  test('a branch without a committee holds none (§20.7)', async () => {
    const { user } = await open(`${MEETINGS}?deptId=212`, 'zuzhibu');
    const asked = await prepareYear(user);
    expect(await asked.findByText('将生成 17 条组织生活')).toBeVisible();
    expect(asked.getByText(/^12条未设支部委员会：/)).toBeVisible();
  });
});

test('the month of a branch: recorded, submitted, sent back, submitted again, approved, printed (§20.7, §20.8, §20.9, §20.10)', async () => {
  const planned = meeting({ meetingType: '2', status: '0' });
  const name = nameOf(planned);
  const now = () => meetingRows.find(Number(planned['meetingId']));
  const clerk = await open(`${MEETINGS}?meetingName=${name}`, 'zhiwei');
  const { user } = clerk;
  await chooseAtRow(user, name, '提交');
  expect(await screen.findByText('请先填写召开日期、主持人、记录人和实到人数')).toBeVisible();
  await user.click(await button(/^取\s*消$/));

  await chooseAtRow(user, name, '修改');
  const form = await dialog();
  await user.type(form.getByLabelText('召开日期'), today());
  await user.type(form.getByLabelText('主持人'), '顾明远');
  await user.type(form.getByLabelText('记录人'), '秦素芳');
  const people = within(form.getByRole('region', { name: '到会情况' }));
  await user.click(await people.findByRole('button', { name: '按名册填入' }));
  const states = await people.findAllByLabelText(/”的到会情况$/);
  // The committee, not the branch.
  expect(states).toHaveLength(5);
  expect(form.getByLabelText('实到人数')).toHaveValue('5');
  await choose(user, states[4] as HTMLElement, '请假');
  expect(form.getByLabelText('应到人数')).toHaveValue('5');
  expect(form.getByLabelText('实到人数')).toHaveValue('4');
  const votes = within(form.getByRole('region', { name: '表决' }));
  await user.click(await votes.findByRole('button', { name: '添加一行' }));
  await user.keyboard('推荐发展对象');
  const number = async (label: string, value: string) => {
    const field = votes.getByLabelText(new RegExp(`”的${label}$`));
    await user.clear(field);
    await user.type(field, value);
  };
  await number('应到会有表决权人数', '5');
  await number('实到会有表决权人数', '5');
  await number('同意', '2');
  await number('不同意', '2');
  await number('弃权', '0');
  await choose(user, votes.getByLabelText(/”的结果$/), '通过');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await votes.findByText('实到会有表决权人数不能多于实到人数')).toBeVisible();
  expect(votes.getByText('同意、不同意、弃权之和应等于实到会有表决权人数')).toBeVisible();
  expect(votes.getByText('赞成人数未超过应到会有表决权人数的半数，不能填“通过”')).toBeVisible();
  await number('实到会有表决权人数', '4');
  await number('同意', '3');
  await number('不同意', '1');
  await user.click(form.getByRole('button', { name: '保存' }));
  await isClosed();
  expect(now()).toMatchObject({ dueNum: 5, attendNum: 4, hostName: '顾明远', status: '0' });
  const ofMeeting = { meetingId: planned['meetingId'], deptId: BRANCH };
  expect(rowsOf(attendRows, { ...ofMeeting, meetingType: '2', holdDate: today() })).toHaveLength(5);
  expect(rowsOf(voteRows, ofMeeting)).toMatchObject([{ matter: '推荐发展对象', yesNum: 3, resultType: '1' }]);

  await move(user, name, '提交');
  await waitFor(() => expect(now()).toMatchObject({ status: '1', submitBy: 'zhiwei' }));
  await screen.findByText('待审');
  expect(screen.queryByRole('button', { name: `修改“${name}”` })).toBeNull();
  clerk.unmount();

  const above = await open(`${MEETINGS}?meetingName=${name}`, 'zongzhi');
  await chooseAtRow(above.user, name, '到会表决');
  const held = await dialog();
  expect(await held.findAllByText('到会')).toHaveLength(4);
  expect(held.queryByRole('button', { name: '新增' })).toBeNull();
  await above.user.click(held.getByRole('button', { name: /^关\s*闭$/ }));
  const back = await move(above.user, name, '退回', ' ');
  expect(await back.findByText('请写明退回原因')).toBeVisible();
  await above.user.type(back.getByLabelText('退回原因'), '请补充会议内容');
  await above.user.click(back.getByRole('button', { name: /^退\s*回$/ }));
  await waitFor(() => expect(now()).toMatchObject({ status: '3', backReason: '请补充会议内容' }));
  above.unmount();

  const again = await open(`${MEETINGS}?meetingName=${name}`, 'shuji');
  await chooseAtRow(again.user, name, '修改');
  const mended = await dialog();
  expect(mended.getByText('请补充会议内容')).toBeVisible();
  await again.user.type(mended.getByLabelText('会议内容'), '讨论了发展对象。');
  await again.user.click(mended.getByRole('button', { name: '保存' }));
  await isClosed();
  await move(again.user, name, '提交');
  await waitFor(() => expect(now()).toMatchObject({ status: '1', submitBy: 'shuji' }));
  again.unmount();

  const judge = await open(`${MEETINGS}?meetingName=${name}`, 'zongzhi');
  await move(judge.user, name, '通过');
  await waitFor(() => expect(now()).toMatchObject({ status: '2', approveBy: '汤国强' }));
  await isClosed();
  await chooseAtRow(judge.user, name, '详情');
  // What was sent back before is no longer so.
  expect(await (await dialog()).findByText('审批人')).toBeVisible();
  expect((await dialog()).queryByText('请补充会议内容')).toBeNull();
  judge.unmount();

  const printer = await open(`${MEETINGS}?meetingName=${name}`, 'zhiwei');
  await chooseAtRow(printer.user, name, '会议记录');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`会议记录_${name}.docx`);
  const { paragraphs } = await readDocx(saved[0]?.blob ?? new Blob());
  const text = paragraphs.map(textOf).join('\n');
  expect(text).toMatch(/^第一港埠公司装卸一队党支部支部委员会记录$/m);
  expect(text).toMatch('应到 5 人，实到 4 人（有表决权 4 人）');
  expect(text).toMatch('讨论了发展对象。');
  expect(text).toMatch(
    '推荐发展对象：应到会有表决权 5 人，实到 4 人；同意 3，不同意 1，弃权 0；无记名：是；结果：通过',
  );
  expect(text).toMatch(/（请假）/);
});

describe('a meeting', () => {
  test('with few of the committee, or held before the fourth quarter, is warned of once (§20.8)', async () => {
    const { user } = await open(`${MEETINGS}?status=3`, 'zhiwei');
    const returned = meeting({ status: '3', meetingType: '2' });
    await chooseAtRow(user, nameOf(returned), '修改');
    const form = await dialog();
    const type = async (label: string, value: string) => {
      await user.clear(form.getByLabelText(label));
      await user.type(form.getByLabelText(label), value);
    };
    await type('召开日期', '2099-01-01');
    await type('实到人数', '6');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('召开日期不能晚于今天')).toBeVisible();
    expect(await form.findByText('实到人数不能多于应到人数')).toBeVisible();
    await type('召开日期', `${YEAR}-10-08`);
    await type('实到人数', '2');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('到会委员不足半数')).toBeVisible();
    await choose(user, form.getByLabelText('类型'), '组织生活会');
    await type('召开日期', `${YEAR}-09-30`);
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('组织生活会一般安排在第四季度')).toBeVisible();
    await user.click(form.getByRole('button', { name: '仍要保存' }));
    await isClosed();
    expect(meetingRows.find(Number(returned['meetingId']))).toMatchObject({ meetingType: '6', attendNum: 2 });
  });

  test('is not approved by whom it was submitted, and taken back by nobody else (§20.9)', async () => {
    const waiting = meeting({ status: '1' });
    meetingRows.put({ ...waiting, submitBy: 'zuzhibu' });
    const { user } = await open(`${MEETINGS}?status=1&deptId=${BRANCH}`, 'zuzhibu');
    for (const label of ['通过', '退回']) {
      await chooseAtRow(user, nameOf(waiting), label);
      const asked = await dialog();
      if (label === '退回') await user.click(asked.getByRole('button', { name: /^退\s*回$/ }));
      expect(await asked.findByText('不能审批本人提交的记录')).toBeVisible();
      await user.click(asked.getByRole('button', { name: /^取\s*消$/ }));
      await isClosed();
    }
    meetingRows.put({ ...waiting, submitBy: 'zhiwei' });
    await chooseAtRow(user, nameOf(waiting), '撤回');
    expect(await screen.findByText('只能由提交人撤回')).toBeVisible();
    await user.click(await button(/^取\s*消$/));
    meetingRows.put({ ...waiting, submitBy: 'zuzhibu' });
    await move(user, nameOf(waiting), '撤回');
    await waitFor(() => expect(meeting({ meetingId: waiting['meetingId'] })).toMatchObject({ status: '0' }));
  });

  test.each([
    ['免开', 'zongzhi', '0', '4'],
    ['重开', 'zuzhibu', '2', '3'],
  ] as const)('%s by %s needs a reason (§20.9)', async (label, account, from, to) => {
    const one = meeting({ status: from });
    const { user } = await open(`${MEETINGS}?meetingName=${nameOf(one)}&deptId=${BRANCH}`, account);
    const asked = await move(user, nameOf(one), label);
    expect(await asked.findByText(`请写明${label}原因`)).toBeVisible();
    await user.type(asked.getByLabelText(`${label}原因`), '防台风');
    await user.click(asked.getByRole('button', { name: new RegExp(`^${label[0]}\\s*${label[1]}$`) }));
    await waitFor(() =>
      expect(meeting({ meetingId: one['meetingId'] })).toMatchObject({ status: to, backReason: '防台风' }),
    );
    await isClosed();
    await chooseAtRow(user, nameOf(one), '详情');
    expect(await (await dialog()).findByText('防台风')).toBeVisible();
  });

  test('is not edited while it is judged (§20.9)', async () => {
    const returned = meeting({ status: '3' });
    const { user } = await open(`${MEETINGS}?status=3`, 'zhiwei');
    await chooseAtRow(user, nameOf(returned), '修改');
    const form = await dialog();
    meetingRows.put({ ...returned, status: '1' });
    await user.type(form.getByLabelText('地点'), '二楼');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(TAKEN)).toBeVisible();
    expect(meeting({ meetingId: returned['meetingId'] })).toMatchObject({ place: returned['place'] });
  });

  test('stays in the branch for which it was made (§20.8)', async () => {
    const returned = meeting({ status: '3' });
    const { user } = await open(`${MEETINGS}?status=3`, 'zuzhibu');
    await user.click(await button('新增'));
    expect((await dialog()).getByRole('button', { name: /^党支部：/ })).toBeEnabled();
    await user.click((await dialog()).getByRole('button', { name: /^取\s*消$/ }));
    await isClosed();
    await chooseAtRow(user, nameOf(returned), '修改');
    const form = await dialog();
    expect(form.queryByRole('button', { name: /^党支部：/ })).toBeNull();
    expect(form.getByText(String(returned['deptName']))).toBeVisible();
    const people = within(await form.findByRole('region', { name: '到会情况' }));
    await user.type((await people.findAllByLabelText(/”的原因$/))[0] as HTMLElement, '出差');
    await user.click(form.getByRole('button', { name: '保存' }));
    await isClosed();
    expect(rowsOf(attendRows, { meetingId: returned['meetingId'], deptId: BRANCH, absenceReason: '出差' })).not.toEqual(
      [],
    );
  });

  test('that was submitted since the list was fetched is not opened for an edit (§20.9)', async () => {
    const returned = meeting({ status: '3' });
    const { user } = await open(`${MEETINGS}?status=3`, 'zhiwei');
    meetingRows.put({ ...returned, status: '1' });
    await chooseAtRow(user, nameOf(returned), '修改');
    expect(await screen.findByText(TAKEN)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that is late is called 逾期未开, and found by that word (§20.7)', async () => {
    const { user } = await open(`${MEETINGS}?status=2`, 'zongzhi');
    await user.click(screen.getByText('展开'));
    await choose(user, screen.getByLabelText('状态'), '逾期未开');
    await user.click(await button(/^查\s*询$/));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^详情“/ })).toHaveLength(2));
    expect(screen.getAllByRole('row', { name: /逾期未开/ })).toHaveLength(2);
    expect(screen.queryByRole('row', { name: /通过/ })).toBeNull();
  });
});

test('党总支: a quarter by branch and kind says what is missing, and leads to its meetings (§20.10, §19.21)', async () => {
  meetingRows.put({ ...meeting({ meetingType: '5', planDate: `${YEAR}-08-31` }), status: '0' });
  const { user } = await signedIn(`${MEETINGS}?view=summary&year=${YEAR}&quarter=3`, 'zongzhi');
  const caption = `${YEAR}年第三季度组织生活汇总：党支部、类型`;
  expect(await screen.findByText(caption)).toBeVisible();
  const row = async () => within(await screen.findByRole('row', { name: /^第一港埠公司装卸一队党支部/ }));
  expect((await row()).getAllByText('完成')).toHaveLength(2);
  expect((await row()).getAllByText('—')).toHaveLength(3);
  await user.click(await (await row()).findByRole('link', { name: '2/3 部分' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^详情“.*主题党日/ })).toHaveLength(3));
  expect(screen.getByText('逾期未开')).toBeVisible();
});

test('主题党日 of the menu has its kind alone (§20.7)', async () => {
  const { user } = await open(`/life/day?deptId=${BRANCH}`, 'zhiwei');
  expect(screen.queryByLabelText('类型')).toBeNull();
  expect(screen.queryByText(/支部委员会$/)).toBeNull();
  await user.click(await button('新增'));
  expect((await dialog()).queryByLabelText('类型')).toBeNull();
  await user.click((await dialog()).getByRole('button', { name: /^取\s*消$/ }));
  await isClosed();
  // Of the year, too.
  expect(await (await prepareYear(user)).findByText('将生成 12 条组织生活')).toBeVisible();
});

describe('到会情况', () => {
  test('支部委员 notes 补课, also of a meeting that is passed (§20.8)', async () => {
    const absent = attendRows.all().find(({ deptId, attendState }) => deptId === BRANCH && attendState === '2') ?? {};
    const { user } = await open(`/life/attendance?memberName=${String(absent['memberName'])}&attendState=2`, 'zhiwei');
    await move(user, String(absent['memberName']), '补课');
    await waitFor(() =>
      expect(rowsOf(attendRows, { deptId: BRANCH, makeupFlag: '1' })).toMatchObject([
        { memberId: absent['memberId'], makeupDate: today(), attendState: '2' },
      ]),
    );
  });

  test('by person and kind: who was there, of all meetings (§20.10)', async () => {
    await signedIn('/life/attendance?view=summary', 'zhiwei');
    const [first] = rowsOf(attendRows, { deptId: BRANCH, meetingType: '5' });
    const own = { memberId: first?.['memberId'], meetingType: '5' };
    const there = rowsOf(attendRows, { ...own, attendState: '1' }).length;
    const row = within(await screen.findByRole('row', { name: new RegExp(`^${String(first?.['memberName'])}`) }));
    expect(row.getAllByText(`${there}/${rowsOf(attendRows, own).length}`)[0]).toBeVisible();
  });
});
