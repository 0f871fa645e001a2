import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, test } from 'vitest';
import { developRows, stepRows } from '../../mocks/db/party/develops';
import { historyRows, memberRows } from '../../mocks/db/party/tables';
import type { Row } from '../../mocks/db/resource/collection';
import { fail } from '../../mocks/handlers/envelopes';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { today } from '@/lib/time/today';
import { chooseAtRow } from '../chooseAtRow';
import { readDocx, textOf } from '../readDocx';
import { signedIn } from '../renderApp';
import { collectSavedFiles } from '../savedFiles';

const modules = import.meta.glob([
  '../../src/pages/party/{develop,member}/*Page.tsx',
  '../../src/resource/view/steps/*.tsx',
]);
beforeAll(() => Promise.all(Object.values(modules).map((load) => load())), 120_000);
const saved = collectSavedFiles();

const PEOPLE = '/member/develop';
const BRANCH = 205;
const MINUTES = 600_000;
const TAKEN = '该记录已被他人处理';

const dialog = async () => within(await screen.findByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 });
const pick = (rows: typeof developRows, fields: object) =>
  rows.all().filter((row) => Object.entries(fields).every(([name, value]) => row[name] === value));
const person = (fields: object) => pick(developRows, fields)[0] ?? {};
const nameOf = ({ personName }: Row) => String(personName);
const now = ({ developId }: Row) => developRows.find(Number(developId));
const stepsOf = ({ developId }: Row) => pick(stepRows, { developId });

async function open(at: string, account: Parameters<typeof signedIn>[1]) {
  const app = await signedIn(at, account);
  await screen.findAllByRole('button', { name: /^(办理|详情)?“/ });
  return app;
}

type Form = Awaited<ReturnType<typeof dialog>>;

async function fill(user: UserEvent, form: Form, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    if (label === '结果') {
      await user.click(form.getByRole('radio', { name: value }));
      continue;
    }
    const field = form.getByLabelText(label);
    await user.clear(field);
    // By each key, the whole way would take minutes.
    await user.click(field);
    await user.paste(value);
  }
}

const press = async (user: UserEvent, form: Form, name = '保存') =>
  user.click(form.getByRole('button', { name: new RegExp(`^${name.split('').join('\\s*')}$`) }));

/** Takes the next step of somebody, on a day. */
async function take(user: UserEvent, name: string, day: string, values: Readonly<Record<string, string>> = {}) {
  await chooseAtRow(user, name, '办理');
  const form = await dialog();
  await form.findByLabelText('完成日期');
  await fill(user, form, { ...values, 完成日期: day });
  await press(user, form);
  return form;
}

const VOTES = {
  应到会有表决权人数: '20',
  实到会有表决权人数: '18',
  同意: '17',
  不同意: '1',
  弃权: '0',
  意见: '该同志基本具备党员条件',
};

test(
  'from the application to the archive: each step in its order, those of the committee by 组织部, one broken in the middle and gone on with (§20.13, §20.14, §20.15, §20.16)',
  async () => {
    const [first, second] = pick(memberRows, { deptId: BRANCH, memberType: '1', memberState: '0' });
    const [contact, other] = [String(first?.['memberName']), String(second?.['memberName'])];
    const clerk = await open(PEOPLE, 'zhiwei');
    await clerk.user.click(await screen.findByRole('button', { name: '新增' }));
    const added = await dialog();
    await clerk.user.click(added.getByLabelText('党支部'));
    await clerk.user.click(await screen.findByText('第一港埠公司装卸一队党支部', { selector: '[role=treeitem] *' }));
    await clerk.user.click(added.getByLabelText('性别'));
    await clerk.user.click(await screen.findByText('男', { selector: '.ant-select-item-option-content' }));
    await fill(clerk.user, added, { 姓名: '钟志诚', 出生日期: '2004-01-11', 申请日期: '2022-01-10' });
    await press(clerk.user, added);
    expect(await added.findByText('递交申请书时不满18周岁')).toBeVisible();
    await fill(clerk.user, added, { 出生日期: '2000-02-01' });
    await press(clerk.user, added);
    await isClosed();
    const one = person({ personName: '钟志诚' });
    const name = nameOf(one);
    expect(one).toMatchObject({ stepKey: '01', stage: '1', status: '0', nextDue: '2022-02-10', createBy: 'zhiwei' });
    await take(clerk.user, name, '2022-01-20');
    await isClosed();
    await take(clerk.user, name, '2022-03-10');
    await isClosed();
    expect(now(one)).toMatchObject({ stepKey: '03', stage: '2', activistDate: '2022-03-10', nextDue: '9999-12-31' });
    // The next one is not for the branch.
    await screen.findByRole('button', { name: `详情“${name}”` });
    expect(screen.queryByRole('button', { name: `办理“${name}”` })).toBeNull();
    clerk.unmount();

    const { user } = await open(`${PEOPLE}?personName=${name}`, 'zuzhibu');
    await take(user, name, '2022-03-20', { 文号: '港党组〔2022〕3号' });
    await isClosed();
    const contacts = await take(user, name, '2022-04-01', { 培养联系人: '无此人' });
    expect(await contacts.findByText('培养联系人为一至两名正式党员')).toBeVisible();
    await fill(user, contacts, { 培养联系人: contact });
    await press(user, contacts);
    await isClosed();
    await take(user, name, '2022-10-01');
    await isClosed();
    expect(now(one)).toMatchObject({ stepKey: '06', contactNames: contact, nextDue: '2023-04-01' });
    // It may be done again.
    await chooseAtRow(user, name, '办理');
    await user.click(await screen.findByText('06 培养教育考察'));
    const again = await dialog();
    await fill(user, again, { 完成日期: '2023-03-01' });
    await press(user, again);
    await isClosed();
    expect(now(one)).toMatchObject({ stepKey: '06', nextDue: '2023-09-01' });
    await take(user, name, '2023-03-10');
    await isClosed();
    await take(user, name, '2023-03-20');
    await isClosed();
    const shown = await take(user, name, '2023-03-28', { 起始日期: '2023-03-23', 截止日期: '2023-03-27' });
    expect(await shown.findByText('公示不足五个工作日（未计法定节假日和调休）')).toBeVisible();
    expect(stepsOf(one).some(({ stepKey }) => stepKey === '8a')).toBe(false);
    await press(user, shown, '仍要保存');
    await isClosed();
    expect(now(one)).toMatchObject({ stepKey: '8a', stage: '3', targetDate: '2023-03-20' });
    await take(user, name, '2023-04-01', { 入党介绍人: `${contact}、${other}` });
    await isClosed();
    await take(user, name, '2023-04-10', { 意见: '审查合格' });
    await isClosed();
    await take(user, name, '2023-04-20', { 起始日期: '2023-04-17', 截止日期: '2023-04-19' });
    await isClosed();
    for (const day of ['2023-05-06', '2023-05-10', '2023-05-20']) {
      await take(user, name, day);
      await isClosed();
    }
    // Eleven of twenty are needed; the vote is recorded as it went, and taken again.
    const vote = await take(user, name, '2023-06-01', { ...VOTES, 同意: '10', 不同意: '8' });
    expect(await vote.findByText('赞成人数未超过应到会有表决权人数的半数，不能填“完成”')).toBeVisible();
    await fill(user, vote, { 结果: '未通过' });
    await press(user, vote);
    expect(await vote.findByText('该步骤未通过，已登记，可再次办理')).toBeVisible();
    expect(vote.getByRole('button', { name: /^终\s*止$/ })).toBeVisible();
    await press(user, vote, '关闭');
    await isClosed();
    expect(now(one)).toMatchObject({ stepKey: '14' });
    await take(user, name, '2023-06-10', VOTES);
    await isClosed();
    await take(user, name, '2023-07-01');
    await isClosed();

    server.use(http.post(path('/party/history'), () => fail(500, '数据库忙'), { once: true }));
    await take(user, name, '2023-08-10', { 文号: '港党〔2023〕8号' });
    const member = await waitFor(async () => {
      const form = await dialog();
      expect(form.getByLabelText('身份证号')).toBeVisible();
      return form;
    });
    expect(member.getByLabelText('入党日期')).toHaveValue('2023-06-10');
    await fill(user, member, { 身份证号: '370200200002010175' });
    await press(user, member);
    expect(await member.findByText('预备期已超过两年')).toBeVisible();
    await press(user, member, '仍要保存');
    const broken = await waitFor(async () => {
      const form = await dialog();
      expect(form.getByText('党员历程未能保存：数据库忙')).toBeVisible();
      return form;
    });
    expect(now(one)).toMatchObject({ stepKey: '16', memberId: null });
    await press(user, broken, '取消');
    await isClosed();
    await chooseAtRow(user, name, '办理');
    const rest = await dialog();
    expect(await rest.findByText('该步骤已登记，尚有未写入的内容，点“继续”补写')).toBeVisible();
    await press(user, rest, '继续');
    await isClosed();
    const joined = pick(memberRows, { memberName: name });
    expect(joined).toMatchObject([{ deptId: BRANCH, memberType: '2', joinDate: '2023-06-10', memberState: '0' }]);
    const { memberId } = joined[0] ?? {};
    expect(now(one)).toMatchObject({
      stepKey: '17',
      stage: '4',
      memberId,
      joinDate: '2023-06-10',
      fullDue: '2024-06-10',
    });
    expect(stepsOf(one).filter(({ stepKey }) => stepKey === '17')).toHaveLength(1);

    for (const day of ['2023-08-15', '2023-08-20', '2023-09-01', '2024-03-01', '2024-06-01']) {
      await take(user, name, day);
      await isClosed();
    }
    const early = await take(user, name, '2024-06-09', VOTES);
    expect(await early.findByText('预备期未满')).toBeVisible();
    await fill(user, early, { 完成日期: '2024-06-10' });
    await press(user, early);
    await isClosed();
    await take(user, name, '2024-07-01');
    await isClosed();
    expect(pick(memberRows, { memberId })).toMatchObject([{ memberType: '1', fullDate: '2024-06-10' }]);
    expect(pick(historyRows, { memberId })).toMatchObject([
      { changeType: '1', changeDate: '2023-06-10', docNo: '港党〔2023〕8号' },
      { changeType: '2', changeDate: '2024-06-10', toText: '正式党员' },
    ]);
    await take(user, name, '2024-08-01');
    await isClosed();
    expect(now(one)).toMatchObject({ stepKey: '25', stage: '5', status: '1' });
    // Who is done is no longer on the list of those under way.
    await waitFor(() => expect(screen.queryByRole('button', { name: `办理“${name}”` })).toBeNull());
  },
  MINUTES,
);

describe('the detail and the files of somebody', () => {
  test('show the five stages, the days, and the next step with its rule and limit (§20.13)', async () => {
    const one = person({ deptId: BRANCH, stage: '2' });
    const { user } = await open(`${PEOPLE}?personName=${nameOf(one)}`, 'zhiwei');
    await chooseAtRow(user, nameOf(one), '详情');
    const detail = within(await (await dialog()).findByRole('region', { name: '进度' }));
    expect(await detail.findByText(/^下一步：/)).toBeVisible();
    expect(detail.getByText(/细则第.*条/)).toBeVisible();
    const [stages] = detail.getAllByRole('list');
    expect([...(stages?.children ?? [])].map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual([
      '入党申请人完成',
      expect.stringMatching(/^积极分子/),
      '发展对象未开始',
      '接收未开始',
      '教育转正未开始',
    ]);
    for (const { stepDate } of stepsOf(one)) expect(detail.getAllByText(String(stepDate))[0]).toBeVisible();
  });

  test('全程纪实表 has all steps, 接收决议 the votes of the meeting (§20.16)', async () => {
    server.use(
      http.get(
        '*/templates/:file',
        ({ params }) => new HttpResponse(readFileSync(`public/templates/${String(params['file'])}`)),
      ),
    );
    const one = person({ deptId: BRANCH, stage: '4' });
    const vote = stepsOf(one).find(({ stepKey }) => stepKey === '15') ?? {};
    const { user } = await open(`${PEOPLE}?personName=${nameOf(one)}`, 'zhiwei');
    const textOfFile = async (label: string) => {
      saved.length = 0;
      await chooseAtRow(user, nameOf(one), label);
      await waitFor(() => expect(saved).toHaveLength(1));
      const { paragraphs } = await readDocx(saved[0]?.blob ?? new Blob());
      return paragraphs.map(textOf);
    };
    const record = await textOfFile('全程纪实表');
    expect(record).toContain(String(vote['stepDate']));
    expect(record.filter((text) => /^(\d\d|8a)$/.test(text))).toHaveLength(26);
    const resolution = (await textOfFile('接收决议')).join('\n');
    expect(resolution).toMatch(`关于接收${nameOf(one)}同志为中共预备党员的决议`);
    expect(resolution).toMatch(`应到会有表决权的正式党员${String(vote['voterDue'])}名`);
    expect(resolution).toMatch(`同意接收${nameOf(one)}同志为中共预备党员。`);
  });
});

describe('组织部', () => {
  test('takes a step back, but none of a member; extends once; stops with a reason (§20.15)', async () => {
    const activist = person({ stepKey: '06' });
    const member = person({ deptId: BRANCH, stage: '4', extendFlag: '0' });
    const { user } = await open(`${PEOPLE}?personName=${nameOf(activist)}`, 'zuzhibu');
    const move = async (name: string, label: string, values: Readonly<Record<string, string>>) => {
      await chooseAtRow(user, name, label);
      const form = await dialog();
      await fill(user, form, values);
      await press(user, form, label);
      return form;
    };
    const steps = stepsOf(activist);
    await move(nameOf(activist), '撤回上步', { 撤回原因: '日期有误' });
    await isClosed();
    const before = steps.at(-2) ?? {};
    expect(now(activist)).toMatchObject({ stepKey: before['stepKey'], remark: '日期有误' });
    expect(stepsOf(activist).at(-1)).toMatchObject({ resultType: '3', stepDate: steps.at(-1)?.['stepDate'] });
    const stop = await move(nameOf(activist), '终止', {});
    expect(await stop.findByText('请写明终止原因')).toBeVisible();
    await fill(user, stop, { 终止原因: '本人自愿放弃' });
    await press(user, stop, '终止');
    await isClosed();
    expect(now(activist)).toMatchObject({ status: '2', remark: '本人自愿放弃' });

    const field = await screen.findByLabelText('姓名');
    await user.clear(field);
    await user.type(field, `${nameOf(member)}{Enter}`);
    const extend = await move(nameOf(member), '延长', { 延长月数: '13', 延长原因: '表现一般' });
    expect(await extend.findByText('预备期只能延长一次，半年至一年')).toBeVisible();
    await fill(user, extend, { 延长月数: '6' });
    await press(user, extend, '延长');
    await isClosed();
    expect(now(member)).toMatchObject({ extendFlag: '1' });
    expect(String(now(member)?.['fullDue']) > String(member['fullDue'])).toBe(true);
    const back = await move(nameOf(member), '撤回上步', { 撤回原因: '错' });
    expect(await back.findByText('已转为预备党员，不能撤回')).toBeVisible();
  });

  test('is told where somebody else took the step meanwhile, and nothing is saved (§20.14)', async () => {
    const one = person({ stepKey: '02' });
    const { user } = await open(`${PEOPLE}?personName=${nameOf(one)}`, 'zuzhibu');
    await chooseAtRow(user, nameOf(one), '办理');
    const form = await dialog();
    await form.findByLabelText('完成日期');
    developRows.put({ ...one, stepKey: '03' });
    await press(user, form);
    expect(await screen.findByText(TAKEN)).toBeVisible();
    await isClosed();
    expect(stepsOf(one)).toHaveLength(1);
  });

  test('a server without the move is told of, and nothing takes its place (§20.14)', async () => {
    const one = person({ stepKey: '02' });
    server.use(http.put(path('/party/develop/advance'), () => fail(500, "Request method 'PUT' is not supported")));
    const { user } = await open(`${PEOPLE}?personName=${nameOf(one)}`, 'zuzhibu');
    const form = await take(user, nameOf(one), today());
    expect(await form.findByText('服务器缺少“办理”接口（docs/party-server.md）')).toBeVisible();
    expect(now(one)).toMatchObject({ stepKey: '02' });
  });
});
