import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { http, HttpResponse } from 'msw';
import { feeRows, memberRows, standardRows } from '../../mocks/db/party/tables';
import { fail } from '../../mocks/handlers/envelopes';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { thisMonth } from '@/lib/time/today';
import { chooseAtRow } from '../chooseAtRow';
import { collectSavedFiles } from '../savedFiles';
import { sheetCells } from '../sheetCells';
import { signedIn } from '../renderApp';

const saved = collectSavedFiles();
const modules = import.meta.glob('../../src/pages/party/**/*Page.tsx');
beforeAll(() => Promise.all(Object.values(modules).map((load) => load())), 120_000);

const BRANCH = 205;
const MONTH = thisMonth();
const FEES = '/fee/record';
const STANDARDS = '/fee/standard';
const ROSTER = '/member/roster';

const rowsOf = (rows: typeof feeRows, fields: object) =>
  rows.all().filter((row) => Object.entries(fields).every(([name, value]) => row[name] === value));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const buttons = () => screen.getAllByRole('button').map((one) => one.textContent);
/** The dialog on the screen; there is one at a time. */
const dialog = async () => within(await screen.findByRole('dialog'));

/** Signs in, and waits for the rows of a page. */
async function open(at: string, account: Parameters<typeof signedIn>[1]) {
  const app = await signedIn(at, account);
  await screen.findAllByRole('button', { name: /^(详情|批准)“/ });
  return app;
}

async function choose(user: UserEvent, field: HTMLElement, option: string | RegExp) {
  await user.click(field);
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

/** Opens 生成本月, and looks at what would be made of the branch. */
async function prepareMonth(user: UserEvent) {
  await user.click(await button('生成本月'));
  const asked = await dialog();
  await user.click(asked.getByLabelText('党支部'));
  await user.click(await screen.findByText('第一港埠公司装卸一队党支部', { selector: '[role=treeitem] *' }));
  await user.type(asked.getByLabelText('应交截止'), `${MONTH}-28`);
  await user.click(asked.getByRole('button', { name: '下一步' }));
  expect(await asked.findByText(/^1人没有标准：/)).toBeVisible();
  return asked;
}

describe('a month of dues', () => {
  test('支部委员: it is made of the roster, who has no standard is named, and nobody is made twice (§20.5)', async () => {
    const { user } = await signedIn(FEES, 'zhiwei');
    expect(await screen.findByText('没有符合条件的党费记录')).toBeVisible();
    expect(buttons()).not.toContain('收缴明细');
    const asked = await prepareMonth(user);
    await user.click(asked.getByRole('button', { name: /^生\s*成$/ }));
    await user.click(await asked.findByRole('button', { name: /^完\s*成$/ }));
    const members = rowsOf(memberRows, { deptId: BRANCH, memberState: '0' });
    const made = () => rowsOf(feeRows, { deptId: BRANCH, feeMonth: MONTH });
    expect(made()).toHaveLength(members.length - 1);
    expect((await prepareMonth(user)).getByText('没有需要生成的')).toBeVisible();
    expect(made()).toHaveLength(members.length - 1);
  });

  test('支部委员 collects, with what is unusual seen first; who has paid is left out (§20.5)', async () => {
    const { user } = await open(`${FEES}?feeMonth=2026-10&feeState=0`, 'zhiwei');
    const [unpaid] = rowsOf(feeRows, { deptId: BRANCH, feeMonth: '2026-10', feeState: '0' });
    await user.click(screen.getByRole('checkbox', { name: `选择“${String(unpaid?.['memberName'])}”` }));
    await user.click(await button('收缴 (1)'));
    const asked = await dialog();
    expect(asked.getByText('确定收缴1条党费记录？')).toBeVisible();
    await choose(user, asked.getByLabelText('方式'), '代交');
    await user.click(asked.getByRole('button', { name: /^收\s*缴$/ }));
    expect(await asked.findByText(/代交请在备注写明代交人$/)).toBeVisible();
    await user.type(asked.getByLabelText('备注'), '王芳代交');
    await user.click(asked.getByRole('button', { name: /收\s*缴$/ }));
    expect(await screen.findByText('收缴成功')).toBeVisible();
    expect(rowsOf(feeRows, { feeId: unpaid?.['feeId'] })).toMatchObject([
      { feeState: '2', payWay: '4', paid: unpaid?.['due'] },
    ]);
  });

  test('支部书记 takes a payment back; 支部委员 cannot (§20.5)', async () => {
    const clerk = await open(`${FEES}?feeMonth=2026-10&feeState=1`, 'zhiwei');
    expect(screen.queryByRole('button', { name: /^撤销“/ })).toBeNull();
    clerk.unmount();
    const { user } = await open(`${FEES}?feeMonth=2026-10&feeState=1`, 'shuji');
    const [paid] = rowsOf(feeRows, { deptId: BRANCH, feeMonth: '2026-10', feeState: '1' });
    const name = String(paid?.['memberName']);
    await chooseAtRow(user, name, '撤销');
    expect(await screen.findByText(`确定撤销${name}的收缴？交纳日期保留。`)).toBeVisible();
    await user.click(await button(/^确\s*定$/));
    await waitFor(() =>
      expect(rowsOf(feeRows, { feeId: paid?.['feeId'] })).toMatchObject([{ feeState: '0', paid: 0 }]),
    );
  });

  test('支部书记 saves the ledger of the branch’s year (§20.6)', async () => {
    const { user } = await open(`${FEES}?feeMonth=2026-10`, 'shuji');
    await user.click(await button('收缴台账'));
    await waitFor(() => expect(saved).toHaveLength(1));
    const cells = await sheetCells(saved[0]);
    const members = new Set(rowsOf(feeRows, { deptId: BRANCH }).map((fee) => fee['memberName']));
    expect(new Set(cells.slice(1, -1).map(([, name]) => name?.text))).toEqual(members);
    expect(cells.at(-1)).toMatchObject([{}, { text: '总计' }, {}, {}, { kind: 'number' }, {}, {}, {}]);
  });

  test('党总支 reads the branches below and their summary, and changes nothing (§20.1, §20.6)', async () => {
    const { user } = await open(`${FEES}?feeMonth=2026-10`, 'zongzhi');
    for (const name of ['新增', '生成本月', '收缴', '修改']) expect(buttons()).not.toContain(name);
    await user.click(screen.getByText('汇总'));
    const row = within(await screen.findByRole('row', { name: /^第一港埠公司机械队党支部/ }));
    expect(row.getAllByText('完成').length).toBeGreaterThan(1);
  });

  test('党委组织部 makes a month of a branch, not of a unit, which only opens (§20.12)', async () => {
    const { user } = await open(`${FEES}?feeMonth=2026-10`, 'zuzhibu');
    const node = (name: string) => screen.findByText(name, { selector: '.ant-popover [role=treeitem] *' });
    await user.click(await button('生成本月'));
    const asked = await dialog();
    await user.click(asked.getByLabelText('党支部'));
    await user.click(await node('第一港埠公司党总支'));
    expect(asked.getByLabelText('党支部')).toHaveTextContent('请选择党支部');
    await user.click(await node('第一港埠公司机械队党支部'));
    expect(asked.getByLabelText('党支部')).toHaveTextContent('第一港埠公司机械队党支部');
  });

  test('党委组织部 approves a reduction by its number, in its own words about what is missing (§20.4)', async () => {
    const [waiting] = rowsOf(standardRows, { status: '2' });
    const { user } = await open(`${STANDARDS}?status=2`, 'zuzhibu');
    await chooseAtRow(user, String(waiting?.['memberName']), '批准');
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: /^批\s*准$/ }));
    expect(await asked.findByText('少交、免交须填上一级党委批准文号')).toBeVisible();
    await user.type(asked.getByLabelText('减免批准文号'), '港党〔2026〕8号');
    await user.click(asked.getByRole('button', { name: /^批\s*准$/ }));
    await waitFor(() =>
      expect(rowsOf(standardRows, { standardId: waiting?.['standardId'] })).toMatchObject([{ status: '0' }]),
    );
  });
});

describe('standards', () => {
  /** A standard of the branch that can be adjusted. */
  const current = () => rowsOf(standardRows, { deptId: BRANCH, status: '0' }).find(({ endMonth }) => !endMonth);

  test('the dues follow the base and are explained; less than that is refused, more is warned of (§20.4)', async () => {
    const { user } = await open(`${STANDARDS}?memberName=${String(current()?.['memberName'])}`, 'zhiwei');
    await chooseAtRow(user, String(current()?.['memberName']), '修改');
    const form = await dialog();
    const [base, due] = [form.getByLabelText('计算基数'), form.getByLabelText('月应交')];
    await user.clear(base);
    await user.type(base, '3000');
    expect(due).toHaveValue('15');
    expect(form.getByText('基数3000.00元 × 0.5% = 15.00元（中组发〔2008〕3号第二条）')).toBeVisible();
    await user.clear(due);
    await user.type(due, '14.99');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('低于应交标准，须填减免')).toBeVisible();
    await user.clear(due);
    await user.type(due, '15.01');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('月应交高于应交标准')).toBeVisible();
    await user.click(form.getByRole('button', { name: '仍要保存' }));
    expect(await screen.findByText('修改成功')).toBeVisible();
  });

  test('调整 ends the old one before it adds the new one; where that fails, the old one is opened again (§20.4)', async () => {
    const before = current();
    const { user } = await open(`${STANDARDS}?memberName=${String(before?.['memberName'])}`, 'zhiwei');
    server.use(http.post(path('/party/standard'), () => fail(500, '余额不足'), { once: true }));
    await chooseAtRow(user, String(before?.['memberName']), '调整');
    const form = await dialog();
    const base = form.getByLabelText('计算基数');
    await user.clear(base);
    await user.type(base, '6000');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/^新标准未保存，原标准仍然有效：/)).toBeVisible();
    expect(current()?.['standardId']).toBe(before?.['standardId']);
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('调整成功')).toBeVisible();
    const all = rowsOf(standardRows, { memberId: before?.['memberId'] });
    expect(all.map(({ base: of }) => of)).toEqual(expect.arrayContaining([6000]));
    expect(all.filter(({ endMonth }) => !endMonth)).toHaveLength(1);
  });
});

describe('the roster', () => {
  test('支部委员 sees id numbers masked, changes what the branch knows, and sends nothing else (§20.2)', async () => {
    const { user } = await open(ROSTER, 'zhiwei');
    const [member] = rowsOf(memberRows, { deptId: BRANCH, memberState: '0' });
    const name = String(member?.['memberName']);
    await chooseAtRow(user, name, '修改');
    const form = await dialog();
    expect(form.getByLabelText('身份证号')).toHaveTextContent(/^370202?\d*\*+\d{4}$|^\d+\*+\d+$/);
    expect(form.getByLabelText('性别')).toHaveTextContent(/^[男女]$/);
    const phone = form.getByLabelText('党小组');
    await user.clear(phone);
    await user.type(phone, '第九党小组');
    await user.click(form.getByRole('button', { name: '保存' }));
    const seen = form.queryByRole('button', { name: '仍要保存' });
    if (seen) await user.click(seen);
    expect(await screen.findByText('修改成功')).toBeVisible();
    expect(rowsOf(memberRows, { memberId: member?.['memberId'] })).toMatchObject([
      { idCard: member?.['idCard'], groupName: '第九党小组' },
    ]);
  });

  test('党委组织部: what the id number says is asked of the other fields, at the field (§20.3)', async () => {
    const { user } = await open(ROSTER, 'zuzhibu');
    const [member] = rowsOf(memberRows, { deptId: BRANCH, memberState: '0', sex: '0', memberType: '1' });
    await chooseAtRow(user, String(member?.['memberName']), '修改');
    const form = await dialog();
    await choose(user, form.getByLabelText('性别'), '女');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('性别与身份证号不一致')).toBeVisible();
    expect(rowsOf(memberRows, { memberId: member?.['memberId'] })).toMatchObject([{ sex: '0' }]);
  });

  test('who sees id numbers is asked for the purpose of an export, which goes along; nobody else is (§20.11)', async () => {
    const sent: URLSearchParams[] = [];
    server.use(
      http.post(path('/party/member/export'), async ({ request }) => {
        sent.push(new URLSearchParams(await request.text()));
        return new HttpResponse('xlsx', { headers: { 'content-type': 'application/octet-stream' } });
      }),
    );
    const unit = await open(ROSTER, 'zongzhi');
    await unit.user.click(await button('导出'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.has('params[purpose]')).toBe(false);
    unit.unmount();

    const { user } = await open(`${ROSTER}?deptId=${BRANCH}&sex=1&joinDate=1990-01-01~`, 'zuzhibu');
    const members = rowsOf(memberRows, { deptId: BRANCH, sex: '1' }).filter(
      ({ joinDate }) => String(joinDate) >= '1990',
    );
    await user.click(await button('导出'));
    const asked = await dialog();
    expect(asked.getByText(`导出含身份证号的名册（${members.length}人）？请注明用途，用后删除。`)).toBeVisible();
    await user.click(asked.getByRole('button', { name: /^导\s*出$/ }));
    expect(await asked.findByText('请输入用途')).toBeVisible();
    expect(sent).toHaveLength(1);
    await user.type(asked.getByLabelText('用途'), '换届核对{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(Object.fromEntries(sent[1] ?? [])).toMatchObject({
      deptId: String(BRANCH),
      'params[beginJoinDate]': '1990-01-01',
      'params[purpose]': '换届核对',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
