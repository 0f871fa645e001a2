import { beforeEach, describe, expect, test } from 'vitest';
import { db, resetDb } from '../db/db';
import { ask, send, signIn } from '../testing/client';

const TYPE = '/system/dict/parent';
const ITEM = '/system/dict/child';
let token: string;

beforeEach(async () => {
  resetDb();
  token = await signIn('admin');
});

const idOf = (key: string) => db.dictTypes.find(({ dictType }) => dictType === key)?.id ?? 0;
const items = async (query: string) => (await ask(`${ITEM}/list?${query}`, { token })).rows ?? [];

describe('items', () => {
  const json = { dictType: 'sys_yes_no', dictLabel: '未知', dictValue: 'U', dictSort: 0 };

  test('are filtered, sorted and paged', async () => {
    expect(await ask(`${ITEM}/list?dictType=nation&pageNum=6&pageSize=10`, { token })).toMatchObject({ total: 56 });
    expect(await items('dictType=nation&pageNum=6&pageSize=10')).toHaveLength(6);
    expect(await items('dictType=nation&dictLabel=汉')).toMatchObject([{ dictLabel: '汉族', dictValue: '01' }]);
    expect(await items('dictType=nation&status=1')).toEqual([]);
    await ask(ITEM, { token, json });
    expect((await items('dictType=sys_yes_no')).map(({ dictValue }) => dictValue)).toEqual(['U', 'Y', 'N']);
  });

  test('are added, changed and deleted', async () => {
    expect(await ask(ITEM, { token, json })).toMatchObject({ code: 200 });
    const [item] = await items('dictType=sys_yes_no');
    expect(item).toMatchObject({ ...json, parentId: idOf('sys_yes_no'), status: '0', isDefault: 'N' });
    await ask(ITEM, { method: 'PUT', token, json: { ...item, status: '1' } });
    expect(await items('dictType=sys_yes_no&status=1')).toHaveLength(1);
    await ask(`${ITEM}/${String(item?.['id'])}`, { method: 'DELETE', token });
    expect(await items('dictType=sys_yes_no')).toHaveLength(2);
  });

  test.each([
    [{ dictValue: 'Y' }, '新增字典数据“未知”失败，字典键值“Y”已存在'],
    [{ dictType: 'gone' }, '新增失败，字典类型“gone”不存在'],
    [{ dictLabel: '' }, '字典标签不能为空'],
    [{ dictSort: 1.5 }, '排序应为整数'],
  ])('with %j are refused', async (change, msg) => {
    expect(await ask(ITEM, { token, json: { ...json, ...change } })).toEqual({ code: 500, msg });
  });

  test('are read by key, by type and as options (§7.24)', async () => {
    await ask(ITEM, { token, json: { ...json, status: '1' } });
    expect((await ask('/system/dict/key/sys_yes_no', { token })).data).toHaveLength(3);
    expect((await ask('/system/dict/dictList?pCode=sys_yes_no&flag=1', { token })).data).toHaveLength(2);
    expect((await ask('/system/dict/key/gone', { token })).data).toEqual([]);
    expect((await ask(`${TYPE}/optionselect`, { token })).data).toContainEqual(
      expect.objectContaining({ dictType: 'nation', dictName: '民族' }),
    );
    expect((await ask(`${ITEM}/optionselect`, { token })).data).toContainEqual({
      dictType: 'nation',
      dictLabel: '汉族',
      dictValue: '01',
    });
  });
});

describe('100,000 generated items', () => {
  const page = (query: string) => ask(`${ITEM}/list?dictType=port_job_code&${query}`, { token });

  test('are paged and filtered', async () => {
    const { rows, total } = await page('pageNum=10000&pageSize=10');
    expect(total).toBe(100_000);
    expect(rows?.at(-1)).toMatchObject({ dictValue: '1020101005', dictSort: 100_000 });
    expect(await page('dictLabel=原油装船')).toMatchObject({ total: 1000 });
  });

  test('can be changed and deleted like others', async () => {
    const [first] = (await page('')).rows ?? [];
    await ask(ITEM, { method: 'PUT', token, json: { ...first, dictLabel: '改名的编码' } });
    expect(await page('dictLabel=改名的编码')).toMatchObject({ total: 1 });
    expect(await ask(`${ITEM}/1000001`, { method: 'DELETE', token })).toMatchObject({ code: 200 });
    expect(await ask(`${ITEM}/1000001`, { method: 'DELETE', token })).toMatchObject({ code: 500 });
    expect(await page('')).toMatchObject({ total: 99_999 });
  });
});

test('each change needs its permission', async () => {
  const clerk = await signIn('clerk');
  const refused = { code: 403, msg: '当前操作没有权限' };
  expect(await ask(`${ITEM}/list`, { token: clerk })).toMatchObject({ code: 200 });
  for (const path of [TYPE, ITEM]) {
    expect(await ask(path, { token: clerk, json: {} })).toEqual(refused);
    expect(await ask(path, { method: 'PUT', token: clerk, json: {} })).toEqual(refused);
    expect(await ask(`${path}/1`, { method: 'DELETE', token: clerk })).toEqual(refused);
  }
  expect(await ask('/system/dict/refreshCache', { method: 'PUT', token: clerk })).toEqual(refused);
  expect(await ask(`${ITEM}/export`, { token: clerk, form: {} })).toEqual(refused);
  expect(await ask(`${ITEM}/list`, { token: await signIn('visitor') })).toEqual(refused);
});

test('the export is a CSV file of the filtered items', async () => {
  const response = await send(`${ITEM}/export`, { token, form: { dictType: 'sys_yes_no' } });
  expect(decodeURIComponent(response.headers.get('download-filename') ?? '')).toBe('字典数据_sys_yes_no.csv');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).trim().split('\r\n')).toHaveLength(3);
});
