import JSZip from 'jszip';
import { beforeEach, describe, expect, test } from 'vitest';
import { resetDb } from '../../db/db';
import { monthsAgo } from '../../db/party/months';
import { feeRows, memberRows, standardRows } from '../../db/party/tables';
import { operLogs } from '../../db/system/operLogs';
import { xlsx } from '../../make/xlsx';
import { backendOf } from '../../switches/backendOf';
import { ask, send, signIn } from '../../testing/client';

const [MEMBER, STANDARD, FEE] = ['/party/member', '/party/standard', '/party/fee'];
const generated = backendOf({ generated: true });
const DENIED = { code: 500, msg: '没有权限访问部门数据！' };

beforeEach(resetDb);

/** The calls of a user. */
async function as(username: string, backend = backendOf()) {
  const token = await signIn(username);
  const get = (path: string) => ask(path, { token, backend });
  return {
    get,
    rows: async (path: string) => (await get(path)).rows ?? [],
    post: (path: string, json: object) => ask(path, { token, json, backend }),
    put: (path: string, json: object) => ask(path, { method: 'PUT', token, json, backend }),
    remove: (path: string) => ask(path, { method: 'DELETE', token, backend }),
    sheet: async (path: string, form = {}) => {
      const response = await send(path, { token, form, backend });
      const book = await JSZip.loadAsync(await response.arrayBuffer());
      return (await book.file('xl/worksheets/sheet1.xml')?.async('text')) ?? '';
    },
    upload: async (path: string, rows: string[][]) => {
      const form = new FormData();
      form.set('file', new File([await xlsx('数据', rows)], '数据.xlsx'));
      return ask(path, { token, form, backend });
    },
  };
}

const unpaid = (deptId: number) => feeRows.all().find((one) => one['deptId'] === deptId && one['feeState'] === '0');
const fee = (feeId: unknown) => feeRows.find(Number(feeId));

describe('moves', () => {
  test('collect dues, late ones as such, and take them back', async () => {
    const { put } = await as('shuji');
    const row = unpaid(205);
    const sent = { feeId: row?.['feeId'], paidDate: row?.['dueDate'], payWay: '3' };
    expect(await put(`${FEE}/collect`, { ...sent, payWay: '' })).toEqual({ code: 500, msg: '请填写交纳日期和方式' });
    expect(await put(`${FEE}/collect`, sent)).toMatchObject({ code: 200 });
    expect(fee(row?.['feeId'])).toMatchObject({ feeState: '1', paid: row?.['due'], payeeName: '顾明远' });
    expect(await put(`${FEE}/collect`, sent)).toEqual({ code: 500, msg: '该记录已被他人处理' });
    expect(await put(`${FEE}/undo`, { feeId: row?.['feeId'] })).toMatchObject({ code: 200 });
    expect(fee(row?.['feeId'])).toMatchObject({ feeState: '0', paid: 0, paidDate: row?.['dueDate'] });
    await put(`${FEE}/collect`, { ...sent, paidDate: '2099-01-01' });
    expect(fee(row?.['feeId'])).toMatchObject({ feeState: '2' });
  });

  test('are for those with the word, and in their scope', async () => {
    const { put } = await as('zhiwei');
    expect(await put(`${FEE}/undo`, { feeId: 5001 })).toMatchObject({ code: 403 });
    const foreign = { feeId: unpaid(206)?.['feeId'], paidDate: '2026-01-05', payWay: '1' };
    expect(await put(`${FEE}/collect`, foreign)).toEqual(DENIED);
  });

  test('approve a reduction, which no edit does, nor whoever asked for it', async () => {
    const waiting = { standardId: standardRows.all().find(({ status }) => status === '2')?.['standardId'] };
    const office = await as('zuzhibu');
    await office.put(STANDARD, { ...waiting, status: '0' });
    expect(standardRows.find(Number(waiting.standardId))).toMatchObject({ status: '2' });
    expect(await office.put(`${STANDARD}/approve`, waiting)).toMatchObject({ msg: '少交、免交须填上一级党委批准文号' });
    expect(await office.put(`${STANDARD}/approve`, { ...waiting, approveNo: '7号' })).toMatchObject({ code: 200 });
    expect(standardRows.find(Number(waiting.standardId))).toMatchObject({ status: '0', approveBy: '严淑华' });
    // A larger reduction has to be approved anew.
    await office.put(STANDARD, { ...waiting, due: 1 });
    expect(standardRows.find(Number(waiting.standardId))).toMatchObject({ status: '2', approveNo: '7号' });
    expect(await office.put(`${STANDARD}/back`, { ...waiting, remark: '不符合' })).toMatchObject({ code: 200 });
    expect(await office.put(`${STANDARD}/back`, { ...waiting, remark: '不符合' })).toMatchObject({
      msg: '该记录已被他人处理',
    });
    const { standardId: _old, ...other } = standardRows.all()[0] ?? {};
    const { data: standardId } = await office.post(STANDARD, { ...other, reduceType: '1' });
    const own = { standardId, approveNo: '8号' };
    expect(await office.put(`${STANDARD}/approve`, own)).toEqual({ code: 500, msg: '不能审批本人提交的记录' });
  });
});

test.each([
  ['zhiwei', 24, [205]],
  ['zongzhi', 72, [205, 206, 207, 208]],
  ['zuzhibu', 240, undefined],
  ['clerk', 71, undefined],
])('%s sees what the data scope has', async (username, total, branches) => {
  const { get } = await as(username);
  expect(await get(`${MEMBER}/list`)).toMatchObject({ total });
  const tree = JSON.stringify((await get(`${MEMBER}/tree`)).data);
  if (branches) expect([...tree.matchAll(/"id":(2\d\d)/g)].map(([, id]) => Number(id))).toEqual(branches);
});

test('a record of another branch is neither read nor changed, removed or made', async () => {
  const { get, put, post } = await as('zhiwei');
  const other = memberRows.all().find(({ deptId }) => deptId === 206) ?? {};
  expect(await get(`${MEMBER}/${String(other['memberId'])}`)).toEqual(DENIED);
  expect(await put(MEMBER, { memberId: other['memberId'], phone: '1' })).toEqual(DENIED);
  const { feeId: _id, ...sent } = unpaid(206) ?? {};
  expect(await post(FEE, { ...sent, feeMonth: '2001-01' })).toEqual(DENIED);
});

describe('private fields', () => {
  test('come masked, also in an export, and a mask that comes back changes nothing', async () => {
    const branch = await as('zhiwei');
    const [first] = await branch.rows(`${MEMBER}/list`);
    expect(first).toMatchObject({ idCard: '370200********0039', phone: '138****0000' });
    const stored = memberRows.find(1001);
    const change = { ...first, postName: '副队长', memberName: '别人', idCard: '370200********0039' };
    expect(await branch.put(MEMBER, change)).toMatchObject({ code: 200 });
    expect(memberRows.find(1001)).toMatchObject({
      ...stored,
      postName: '副队长',
      updateBy: 'zhiwei',
      updateTime: expect.any(String) as string,
    });
    const form = { 'params[purpose]': '换届核对' };
    const hidden = await (await as('zongzhi')).sheet(`${MEMBER}/export`, form);
    expect(hidden).not.toMatch(/身份证号|联系电话|370200|换届核对/);
    const whole = await (await as('zuzhibu')).sheet(`${MEMBER}/export`, form);
    expect(whole).toMatch(/导出人：zuzhibu\s时间：[\d :-]+\s用途：换届核对<.*身份证号.*370200\d{8}/);
  });

  test('do not stand in the operation log', async () => {
    await (await as('zuzhibu')).put(MEMBER, { memberId: 1001, idCard: '370200197808080055', phone: '13900001111' });
    expect(operLogs.rows.all().at(-1)).toMatchObject({ operParam: '{"memberId":1001}' });
  });
});

describe('errors come from the database', () => {
  test.each([
    [{ memberId: null }, "Field 'member_id' doesn't have a default value"],
    [{ deptName: '' }, "Field 'dept_name' doesn't have a default value"],
    [{ memberName: '长'.repeat(31) }, "Data too long for column 'member_name' at row 1"],
    [{ dueDate: '月底' }, 'JSON parse error'],
    [{}, /Duplicate entry '1001-.*' for key 'party_fee.uk_party_fee_fee_month'/],
  ])('for %j', async (change, msg) => {
    const { feeId: _id, ...sent } = feeRows.all()[0] ?? {};
    const { post } = await as('admin');
    const answer = await post(FEE, { ...sent, ...change });
    expect(answer).toMatchObject({ code: 500, msg: expect.stringMatching(msg) as string });
  });

  test('and a member with records stays', async () => {
    const { remove, post } = await as('admin');
    expect(await remove(`${MEMBER}/1001`)).toEqual({ code: 500, msg: '该党员有党员历程，不能删除' });
    const { memberId: _id, ...sent } = memberRows.all()[0] ?? {};
    const { data } = await post(MEMBER, { ...sent, idCard: '370200197808080055' });
    expect(data).toEqual(expect.any(Number));
    expect(await remove(`${MEMBER}/${String(data)}`)).toMatchObject({ code: 200 });
    expect(await remove(`${MEMBER}/${String(data)}`)).toEqual({ code: 500, msg: '操作失败' });
  });
});

test('an edit empties texts that may be empty, and nothing else', async () => {
  const { put } = await as('admin');
  const changed = { groupName: '', memberName: '', fullDate: null, joinDate: '' };
  expect(await put(MEMBER, { memberId: 1001, ...changed })).toMatchObject({ code: 200 });
  expect(memberRows.find(1001)).toMatchObject({ groupName: '', memberName: '吴海涛', fullDate: '1999-02-18' });
});

test('open records follow a renamed member', async () => {
  await (await as('zuzhibu')).put(MEMBER, { memberId: 1002, memberName: '谢君' });
  const names = feeRows.all().filter(({ memberId }) => memberId === 1002);
  for (const { feeState, memberName } of names) expect(memberName).toBe(feeState === '0' ? '谢君' : '谢军');
});

describe('a range', () => {
  const query = (ends: object) => `${FEE}/list?${new URLSearchParams({ ...ends }).toString()}`;
  const from = { 'params[beginDueDate]': `${monthsAgo(1)}-01` };
  const both = { ...from, 'params[endDueDate]': '9999-12-31' };

  test('has one end or both', async () => {
    const { get } = await as('admin');
    const { total } = await get(query(both));
    expect(total).toBeLessThan(241);
    expect(await get(query(from))).toMatchObject({ total });
  });

  test('needs both in generated code', async () => {
    const { get } = await as('admin', generated);
    expect((await get(query(both))).total).toBeLessThan(241);
    expect((await get(query(from))).total).toBe(feeRows.all().length);
  });
});

describe('an import', () => {
  const HEADS = '姓名 性别 身份证号 民族 出生日期 党支部 党员类别 入党日期'.split(' ');
  const line = (name: string, idCard: string, branch: string) => [
    name,
    '男',
    idCard,
    '汉族',
    '1980-01-02',
    branch,
    '预备党员',
    '2020-07-01',
  ];

  test('of members says by line what it did', async () => {
    const { upload, rows } = await as('zuzhibu');
    const branch = '第一港埠公司装卸一队党支部';
    const { msg } = await upload(`${MEMBER}/importData`, [
      HEADS,
      line('甲', '370200198001020017', branch),
      line('乙', '370200198001020033', '没有的党支部'),
      line('丙', '370200197808080039', branch),
    ]);
    expect(msg).toBe(
      '很抱歉，导入失败！共 2 条数据格式不正确，错误如下：<br/>1、党员 乙 导入失败：没有党支部“没有的党支部”<br/>2、党员 丙 已存在',
    );
    expect(await rows(`${MEMBER}/list?memberName=甲`)).toMatchObject([{ deptId: 205, sex: '0', memberType: '2' }]);
  });

  test('of standards finds the member and computes the dues', async () => {
    const { upload, rows } = await as('zuzhibu');
    const without = memberRows.find(1013);
    const { msg } = await upload(`${STANDARD}/importData`, [
      ['姓名', '党支部', '出生日期', '类别', '计算基数', '起始月份'],
      [
        String(without?.['memberName']),
        String(without?.['deptName']),
        String(without?.['birthDate']),
        '按月工资',
        '5000.01',
        '2026-01',
      ],
      ['没有', '', '', '按月工资', '5000', '2026-01'],
    ]);
    expect(msg).toContain('<br/>1、党员 没有 导入失败：名册中没有该党员');
    expect(await rows(`${STANDARD}/list?memberId=1013`)).toMatchObject([{ rate: 1.5, due: 75, status: '0' }]);
  });
});

test('generated code knows neither moves, tree and import, nor masks, scope and who made a record', async () => {
  const { get, put, post, rows } = await as('zhiwei', generated);
  expect(await put(`${FEE}/collect`, {})).toEqual({ code: 500, msg: "Request method 'PUT' is not supported" });
  expect(await post(`${MEMBER}/importData`, {})).toMatchObject({ msg: "Request method 'POST' is not supported" });
  expect((await get(`${MEMBER}/tree`)).msg).toContain('请求参数类型不匹配');
  expect(await get(`${MEMBER}/list`)).toMatchObject({ total: 240 });
  expect((await rows(`${MEMBER}/list`))[0]?.['idCard']).toMatch(/^\d{18}$/);
  const { feeId: _id, ...sent } = feeRows.all()[0] ?? {};
  expect(await post(FEE, { ...sent, feeMonth: '2001-01', feeState: '1' })).toEqual({ code: 200, msg: '操作成功' });
  expect(feeRows.all().at(-1)).toMatchObject({ feeState: '1', createBy: '' });
});
