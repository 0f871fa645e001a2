import JSZip from 'jszip';
import { beforeEach, describe, expect, test } from 'vitest';
import { resetDb } from '../../db/db';
import { posts } from '../../db/system/posts';
import { operLogs } from '../../db/system/operLogs';
import { ask, send, signIn } from '../../testing/client';

const POST = '/system/post';
const DEPT = '/system/dept';
let token: string;

beforeEach(async () => {
  resetDb();
  token = await signIn('admin');
});

const rows = async (path: string) => (await ask(path, { token })).rows ?? [];
const names = async (query: string) => (await rows(`${POST}/list?${query}`)).map(({ postName }) => postName);
const put = (path: string, json: object) => ask(path, { method: 'PUT', token, json });
const remove = (path: string) => ask(path, { method: 'DELETE', token });

describe('a list', () => {
  test('is filtered by parts, by values and by time', async () => {
    expect(await names('postName=书记&postCode=fsj')).toEqual(['党委副书记', '党支部副书记']);
    expect(await names('status=1')).toEqual(['党小组长']);
    const query = new URLSearchParams({ 'params[beginTime]': '2025-03-05', 'params[endTime]': '2025-03-07' });
    const found = await rows(`/system/config/list?${query.toString()}`);
    expect(found.map(({ createTime }) => createTime)).toEqual(['2025-03-05 08:30:00', '2025-03-07 08:30:00']);
    query.set('params[endTime]', '2025-03-07 08:29:59');
    expect(await rows(`/system/config/list?${query.toString()}`)).toHaveLength(1);
  });

  test('comes in pages, and after the last page comes the last', async () => {
    expect(await ask(`${POST}/list?pageNum=2&pageSize=10`, { token })).toMatchObject({
      total: 14,
      rows: [{}, {}, {}, {}],
    });
    expect(await rows(`${POST}/list?pageNum=9&pageSize=10`)).toHaveLength(4);
    expect(await rows(`${POST}/list`)).toHaveLength(10);
  });

  test('is sorted by a column, down or up', async () => {
    expect((await names('orderByColumn=postSort&isAsc=descending'))[0]).toBe('党小组长');
    expect((await names('orderByColumn=postCode&isAsc=asc'))[0]).toBe('党委副书记');
    expect(await ask(`${POST}/list?orderByColumn=1;drop`, { token })).toMatchObject({ code: 500 });
    expect((await ask(`${POST}/list?orderByColumn=nothing`, { token })).msg).toContain('Unknown column');
  });

  test('of a tree is flat, in data, and without pages', async () => {
    const { data, rows: none } = await ask(`${DEPT}/list?pageSize=1`, { token });
    expect(data).toHaveLength(61);
    expect(none).toBeUndefined();
    expect((await ask(`${DEPT}/list?deptName=轮驳公司党`, { token })).data).toMatchObject([
      { deptId: 109, parentId: 1 },
    ]);
  });
});

describe('a record', () => {
  test('is added with a number as id, changed in part and removed', async () => {
    const json = { postCode: 'new', postName: '统战委员', postSort: '15', extra: { kept: true } };
    expect(await ask(POST, { token, json })).toEqual({ code: 200, msg: '操作成功' });
    const [added] = await rows(`${POST}/list?postCode=new`);
    const postId = added?.['postId'];
    expect(added).toMatchObject({ postSort: 15, status: '0', createBy: 'admin', extra: { kept: true } });
    expect(typeof postId).toBe('number');

    expect(await put(POST, { postId, postName: '统战干事', postCode: null })).toMatchObject({ code: 200 });
    const { data } = await ask(`${POST}/${String(postId)}`, { token });
    expect(data).toMatchObject({ ...json, postSort: 15, postName: '统战干事', updateBy: 'admin' });

    expect(await remove(`${POST}/${String(postId)},14`)).toMatchObject({ code: 200 });
    expect(await ask(`${POST}/list`, { token })).toMatchObject({ total: 13 });
  });

  test.each([
    [{ postName: '' }, '岗位名称不能为空'],
    [{ postName: '长'.repeat(51) }, '岗位名称长度不能超过50个字符'],
    [{ postSort: '第一' }, '显示顺序应为整数'],
    [{ postSort: null }, '显示顺序不能为空'],
    [{ status: '2' }, '状态只能是0、1'],
    [{ postName: '党员' }, "新增岗位'党员'失败，岗位名称已存在"],
    [{ postCode: 'dy' }, "新增岗位'新岗位'失败，岗位编码已存在"],
    [[], '请求参数格式不正确'],
  ])('with %j is refused', async (change, msg) => {
    const json = Array.isArray(change) ? change : { postCode: 'new', postName: '新岗位', postSort: 1, ...change };
    expect(await ask(POST, { token, json })).toEqual({ code: 500, msg });
    expect(posts.rows.all()).toHaveLength(14);
  });

  test('that is gone, or whose id is none, is refused', async () => {
    expect(await ask(`${POST}/4711`, { token })).toEqual({ code: 500, msg: '岗位不存在或已被删除' });
    expect(await put(POST, { postId: 4711, postName: '甲' })).toMatchObject({ code: 500 });
    expect(await put(POST, { postName: '甲' })).toEqual({ code: 500, msg: '编号不能为空' });
    expect((await remove(`${POST}/abc`)).msg).toContain('请求参数类型不匹配');
  });

  test('that is in use stays, and with it all others of the call', async () => {
    expect(await remove(`${POST}/14,6`)).toEqual({ code: 500, msg: '党支部书记已分配,不能删除' });
    expect(posts.rows.find(14)).toBeDefined();
  });

  test('of a tree is neither below itself nor removed with children', async () => {
    expect(await put(DEPT, { deptId: 102, parentId: 209 })).toEqual({
      code: 500,
      msg: "修改部门'第二港埠公司党总支'失败，上级部门不能是自己",
    });
    expect(await put(DEPT, { deptId: 102, parentId: 4711 })).toEqual({ code: 500, msg: '上级部门不存在或已被删除' });
    expect(await remove(`${DEPT}/102`)).toEqual({ code: 601, msg: '存在下级部门,不允许删除' });
  });
});

describe('an export', () => {
  const sheetOf = async (form: Record<string, string>) => {
    const response = await send(`${POST}/export`, { token, form });
    expect(response.headers.get('content-type')).toContain('spreadsheetml.sheet');
    const book = await JSZip.loadAsync(await response.arrayBuffer());
    return (await book.file('xl/worksheets/sheet1.xml')?.async('text')) ?? '';
  };

  test('is a workbook of all that passes the filter, with labels for values', async () => {
    const sheet = await sheetOf({ postName: '党', pageNum: '1', pageSize: '2' });
    expect(sheet.match(/<row>/g)).toHaveLength(10);
    expect(sheet).toMatch(/岗位名称.*党小组长.*停用/);
  });

  test('has what was typed as text', async () => {
    await put(POST, { postId: 1, postName: '<b>&"\u0001' });
    expect(await sheetOf({})).toContain('&#60;b&#62;&#38;&#34;</t>');
  });

  test('needs a form', async () => {
    expect(await ask(`${POST}/export`, { token, json: {} })).toMatchObject({ code: 500 });
  });
});

test('each call needs its permission', async () => {
  const visitor = await signIn('visitor');
  const refused = { code: 403, msg: '当前操作没有权限' };
  for (const options of [
    { path: `${POST}/list` },
    { path: `${POST}/1` },
    { path: POST, json: {} },
    { path: POST, method: 'PUT', json: {} },
    { path: `${POST}/14`, method: 'DELETE' },
    { path: `${POST}/export`, form: {} },
  ]) {
    expect(await ask(options.path, { ...options, token: visitor })).toEqual(refused);
  }
  expect(await ask(`${POST}/list`)).toMatchObject({ code: 401 });
});

test('changes stand in the operation log, with their result and without passwords', async () => {
  await ask(POST, { token, json: { postCode: 'new', postName: '统战委员', postSort: 15, password: 'a"b' } });
  await remove(`${POST}/6`);
  expect(operLogs.rows.all().slice(-2)).toMatchObject([
    {
      title: '岗位管理',
      businessType: 1,
      method: 'com.ruoyi.web.controller.system.SysPostController.add()',
      requestMethod: 'POST',
      operName: 'admin',
      deptName: '港口集团党委',
      operParam: '{"postCode":"new","postName":"统战委员","postSort":15,"password":"******"}',
      jsonResult: '{"code":200,"msg":"操作成功"}',
      status: 0,
    },
    { businessType: 3, operUrl: '/system/post/6', status: 1, errorMsg: '党支部书记已分配,不能删除' },
  ]);
});
