import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { memberRows, reviewRows, talkRows } from '../../mocks/db/party/tables';
import { fail } from '../../mocks/handlers/envelopes';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { today } from '@/lib/time/today';
import { chooseAtRow } from '../chooseAtRow';
import { readDocx, textOf } from '../readDocx';
import { signedIn } from '../renderApp';
import { collectSavedFiles } from '../savedFiles';

const modules = import.meta.glob('../../src/pages/party/{review,talk}/*Page.tsx');
beforeAll(
  () => Promise.all([...Object.values(modules).map((load) => load()), import('@/resource/view/form/RowsPart')]),
  120_000,
);

const REVIEWS = '/life/review';
const TALKS = '/life/talk';
const BRANCH = 205;
const YEAR = today().slice(0, 4);
const NEXT_YEAR = `${Number(YEAR) + 1}${today().slice(4)}`;
const TAKEN = '该记录已被他人处理';

const saved = collectSavedFiles();
beforeEach(() =>
  server.use(http.get('*/templates/:file', () => new HttpResponse(readFileSync('public/templates/review.docx')))),
);

type Rows = typeof reviewRows;
const rowsOf = (rows: Rows, fields: object) =>
  rows.all().filter((row) => Object.entries(fields).every(([name, value]) => row[name] === value));
const reviews = (fields: object = {}) => rowsOf(reviewRows, { deptId: BRANCH, reviewYear: YEAR, ...fields });
const nameOf = (row: { memberName?: unknown } | undefined) => String(row?.memberName);

const dialog = async () => within(await screen.findByRole('dialog'));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = (label: string) => new RegExp(`^${label.split('').join('\\s*')}$`);
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function choose(user: UserEvent, field: HTMLElement, option: string) {
  await user.click(field);
  // The choices of other fields stay in the document.
  const found = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' });
  await user.click(found.at(-1) ?? field);
}

/** The rows of the branch in 评议录入, which its list has opened at once. */
async function entries(user: UserEvent) {
  await user.click(await button('评议录入'));
  const form = await dialog();
  const part = within(await form.findByRole('region', { name: '评议记录' }));
  await part.findAllByLabelText(/”的等次$/);
  const cell = (name: string, label: string) => part.getByLabelText(`“${name}”的${label}`);
  return { form, part, cell };
}

/** Chooses all rows of the page, and an action for them. */
async function forAll(user: UserEvent, label: string) {
  await user.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
  await user.click(await button(new RegExp(`^${label} \\(\\d+\\)$`)));
  return dialog();
}

test('a year of a branch of 25: made of the roster, typed in, decided (§20.24, §20.25, §19.38)', async () => {
  const [, , , probationer] = memberRows.all().filter(({ deptId }) => deptId === BRANCH);
  memberRows.put({ ...probationer, memberId: 9999, memberName: '岳新', idCard: '370202200001010014', memberType: '2' });
  const at = `${REVIEWS}?deptId=${BRANCH}&reviewYear=${YEAR}&size=50`;
  const clerk = await signedIn(at, 'zhiwei');
  const { user } = clerk;
  expect(await screen.findByText('没有符合条件的民主评议')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^评定/ })).toBeNull();
  await user.click(await button('生成本年'));
  const fill = await dialog();
  await user.click(fill.getByRole('button', { name: '下一步' }));
  expect(await fill.findByText('将生成 25 条民主评议')).toBeVisible();
  await user.click(fill.getByRole('button', { name: press('生成') }));
  await user.click(await fill.findByRole('button', { name: press('完成') }));
  expect(reviews()).toHaveLength(25);
  expect(reviews({ memberName: '岳新' })).toMatchObject([{ memberType: '2', status: '0', reviewGrade: null }]);

  // Eight are 优秀 already; the ninth is more than a third of 25.
  for (const row of reviews().slice(0, 8)) reviewRows.put({ ...row, reviewGrade: '1' });
  for (const row of reviews().slice(10)) if (row['memberType'] === '1') reviewRows.put({ ...row, reviewGrade: '2' });
  const [ninth, , tenth] = reviews().slice(8, 11).map(nameOf) as [string, string, string];
  const { form, part, cell } = await entries(user);
  // Beside a person stands how often they were at the meetings of the year.
  expect((await part.findAllByText(/^\d+\/\d+ \d+%$/)).length).toBeGreaterThan(20);
  expect(part.queryByRole('button', { name: '添加一行' })).toBeNull();
  await user.type(cell(ninth, '优秀票'), '20');
  await user.type(cell(ninth, '本年学时'), '40');
  await choose(user, cell(ninth, '等次'), '优秀');
  await choose(user, cell(tenth, '等次'), '不合格');
  await choose(user, cell('岳新', '等次'), '合格');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await part.findByText('不合格须填处置')).toBeVisible();
  await choose(user, cell(tenth, '处置'), '限期改正');
  await user.type(cell(tenth, '改正期限'), `${NEXT_YEAR}{Enter}`);
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('优秀等次超过三分之一')).toBeVisible();
  expect(form.getByText('岳新：预备党员一般不评定等次')).toBeVisible();
  expect(reviews({ reviewGrade: '4' })).toEqual([]);
  await user.click(form.getByRole('button', { name: '仍要保存' }));
  await isClosed();
  expect(reviews({ memberName: ninth })).toMatchObject([
    { bestNum: 20, studyHours: 40, reviewGrade: '1', status: '0' },
  ]);
  expect(reviews({ memberName: tenth })).toMatchObject([{ reviewGrade: '4', handleType: '2', handleUntil: NEXT_YEAR }]);
  clerk.unmount();

  const secretary = await signedIn(at, 'shuji');
  const asked = await forAll(secretary.user, '评定');
  expect(asked.getByText('确定评定25名党员的等次？评定后不能修改。')).toBeVisible();
  await secretary.user.click(asked.getByRole('button', { name: press('评定') }));
  await secretary.user.click(await asked.findByRole('button', { name: '仍要评定' }));
  await waitFor(() => expect(reviews({ status: '1', decideDate: today() })).toHaveLength(25));
  await isClosed();
  expect(screen.queryByRole('button', { name: `修改“${ninth}”` })).toBeNull();
});

test('党总支 sends back, approves, and ends a time to improve; the table and the summary (§20.25, §20.26)', async () => {
  const deptId = 208;
  const own = (fields: object = {}) => rowsOf(reviewRows, { deptId, reviewYear: YEAR, ...fields });
  const [one, two, last] = own({ status: '1' });
  reviewRows.put({ ...two, reviewGrade: '3', handleType: '2', handleUntil: NEXT_YEAR });
  reviewRows.put({ ...last, handleType: '4', handleNo: '港党〔2026〕9号' });
  const { user } = await signedIn(`${REVIEWS}?deptId=${deptId}&reviewYear=${YEAR}`, 'zongzhi');
  await chooseAtRow(user, nameOf(one), '退回');
  const back = await dialog();
  await user.click(back.getByRole('button', { name: press('退回') }));
  expect(await back.findByText('请写明退回原因')).toBeVisible();
  await user.type(back.getByLabelText('退回原因'), '请核对票数');
  await user.click(back.getByRole('button', { name: press('退回') }));
  await isClosed();
  expect(own({ status: '0' })).toMatchObject([{ memberName: one?.['memberName'], remark: '请核对票数' }]);
  const approval = await forAll(user, '通过');
  expect(await approval.findByText(/劝退、除名由党委组织部批准/)).toBeVisible();
  await user.click(approval.getByRole('button', { name: press('通过') }));
  await waitFor(() => expect(own({ status: '2' })).toHaveLength(5));
  // Who has a time to improve is followed until its end.
  expect(own({ status: '3' })).toMatchObject([{ memberName: two?.['memberName'] }]);
  expect(own({ status: '1' })).toMatchObject([{ memberName: last?.['memberName'] }]);
  await user.click(await approval.findByRole('button', { name: press('取消') }));
  await isClosed();
  await chooseAtRow(user, nameOf(two), '期满');
  await user.click(await button(press('确定')));
  await waitFor(() => expect(own({ status: '4' })).toMatchObject([{ memberName: two?.['memberName'] }]));
  await user.click(await button('汇总表'));
  await waitFor(() => expect(saved).toHaveLength(1));
  const { paragraphs } = await readDocx(saved[0]?.blob ?? new Blob());
  const text = paragraphs.map(textOf).join('\n');
  expect(text).toMatch(/党支部：第一港埠公司机关党支部\n年度：\d{4}\s+共 8 人/);
  const votes = [two?.['bestNum'], two?.['goodNum'], 0, 0].join('\n');
  expect(text).toMatch(`${nameOf(two)}\n${votes}\n基本合格\n限期改正`);
  await user.click(screen.getByText('汇总'));
  const row = within(await screen.findByRole('row', { name: /^第一港埠公司机关党支部/ }));
  expect(row.getByRole('link', { name: '6' })).toBeVisible();
});

test('评议录入: what fails and what was decided meanwhile stay by name; what is typed is kept (§19.38)', async () => {
  const deptId = 212;
  const at = `${REVIEWS}?deptId=${deptId}&reviewYear=${YEAR}`;
  const own = rowsOf(reviewRows, { deptId, reviewYear: YEAR });
  const [one, two, three] = own.map(nameOf) as [string, string, string];
  const app = await signedIn(at, 'zuzhibu');
  const first = await entries(app.user);
  await app.user.type(first.cell(one, '本年学时'), '40');
  await app.user.type(first.cell(two, '本年学时'), '41');
  await app.user.type(first.cell(three, '本年学时'), '42');
  expect(first.form.getByLabelText('年度')).toBeDisabled();
  const { user } = app.reload();
  const { form, part, cell } = await (async () => {
    const opened = await dialog();
    const region = within(await opened.findByRole('region', { name: '评议记录' }));
    return { form: opened, part: region, cell: (name: string) => region.findByLabelText(`“${name}”的本年学时`) };
  })();
  expect(await cell(one)).toHaveValue('40');
  reviewRows.put({ ...own[1], status: '1' });
  server.use(
    http.put(path('/party/review'), async ({ request }) => {
      const { memberName } = (await request.clone().json()) as { memberName: string };
      return memberName === one ? fail(500, '数据库忙') : undefined;
    }),
  );
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await part.findByText('数据库忙')).toBeVisible();
  expect(part.getByText(TAKEN)).toBeVisible();
  expect(part.getByText(/^2 条评议记录没有保存/)).toBeVisible();
  const hours = () => own.slice(0, 3).map(({ reviewId }) => reviewRows.find(Number(reviewId))?.['studyHours']);
  expect(hours()).toEqual([null, null, 42]);
  server.resetHandlers();
  await user.click(part.getByRole('button', { name: '采用对方的内容' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  await isClosed();
  expect(hours()).toEqual([40, null, 42]);
});

test('a talk: planned, held, and what was said is for those alone who may read it (§20.27)', async () => {
  const clerk = await signedIn(`${TALKS}?status=0`, 'zhiwei');
  const { user } = clerk;
  const planned = rowsOf(talkRows, { deptId: BRANCH, status: '0' });
  await chooseAtRow(user, nameOf(planned[0]), '修改');
  const form = await dialog();
  await user.type(form.getByLabelText('谈话日期'), '2099-01-01');
  await user.type(form.getByLabelText('要点'), '家中老人住院');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('谈话日期不能晚于今天')).toBeVisible();
  await user.clear(form.getByLabelText('谈话日期'));
  await user.type(form.getByLabelText('谈话日期'), today());
  // Not even in the browser.
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('老人住院');
  await user.click(form.getByRole('button', { name: '保存' }));
  await isClosed();
  const held = { talkId: planned[0]?.['talkId'] };
  expect(rowsOf(talkRows, held)).toMatchObject([{ status: '1', talkDate: today(), summary: '家中老人住院' }]);
  clerk.unmount();

  const above = await signedIn(`${TALKS}?status=1&deptId=${BRANCH}`, 'zuzhibu');
  await chooseAtRow(above.user, nameOf(planned[0]), '详情');
  const detail = await dialog();
  expect(detail.getByText('谈话对象')).toBeVisible();
  expect(detail.queryByText('要点')).toBeNull();
  for (const name of ['新增', '导出']) expect(screen.queryByRole('button', { name })).toBeNull();
});
