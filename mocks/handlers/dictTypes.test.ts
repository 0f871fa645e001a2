import { beforeEach, describe, expect, test } from 'vitest';
import { db, resetDb } from '../db/db';
import { ask, signIn } from '../testing/client';

const TYPE = '/system/dict/parent';
const ITEM = '/system/dict/child';
let token: string;

beforeEach(async () => {
  resetDb();
  token = await signIn('admin');
});

const idOf = (key: string) => db.dictTypes.find(({ dictType }) => dictType === key)?.id ?? 0;
const items = async (query: string) => (await ask(`${ITEM}/list?${query}`, { token })).rows ?? [];

describe('types', () => {
  test('come as a tree', async () => {
    const { data } = await ask(`${TYPE}/treeList`, { token });
    expect(data).toContainEqual(
      expect.objectContaining({
        dictType: 'party_org',
        children: expect.arrayContaining([expect.objectContaining({ dictType: 'party_org_type' })]) as unknown,
      }),
    );
  });

  test('can be added, changed and deleted', async () => {
    const json = { parentId: '0', dictName: '测试', dictType: 'test_type', status: '0', remark: '' };
    expect(await ask(TYPE, { token, json })).toMatchObject({ code: 200 });
    const id = idOf('test_type');
    const changed = { ...json, id: String(id), dictName: '改名', parentId: idOf('sys') };
    expect(await ask(TYPE, { method: 'PUT', token, json: changed })).toMatchObject({ code: 200 });
    expect(db.dictTypes.at(-1)).toEqual({ ...changed, id });
    expect(await ask(`${TYPE}/${id}`, { method: 'DELETE', token })).toMatchObject({ code: 200 });
    expect(idOf('test_type')).toBe(0);
  });

  test.each([
    [{ dictName: '甲', dictType: 'nation' }, '新增字典“甲”失败，字典类型“nation”已存在'],
    [{ dictName: ' ', dictType: 'abc' }, '字典名称不能为空'],
    [{ dictName: '甲', dictType: '9abc' }, '字典类型必须以字母开头，且只能为小写字母、数字、下划线'],
    [{ dictName: '甲', dictType: 'abc', parentId: 4321 }, '上级字典不存在'],
    [{ dictName: '甲'.repeat(101), dictType: 'abc' }, '字典名称长度不能超过100个字符'],
  ])('%j is refused', async (json, msg) => {
    expect(await ask(TYPE, { token, json })).toEqual({ code: 500, msg });
  });

  test('with items or children are not deleted, nor put below themselves', async () => {
    const remove = (key: string) => ask(`${TYPE}/${idOf(key)}`, { method: 'DELETE', token });
    expect(await remove('nation')).toEqual({ code: 500, msg: '字典“民族”下有字典数据，不能删除' });
    expect(await remove('port_job_code')).toMatchObject({ code: 500 });
    expect(await remove('sys')).toEqual({ code: 500, msg: '字典“系统类字典”下有子字典，不能删除' });
    const json = { id: idOf('sys'), parentId: idOf('sys_yes_no'), dictName: '系统', dictType: 'sys' };
    expect(await ask(TYPE, { method: 'PUT', token, json })).toMatchObject({ code: 500 });
  });

  test('take their items along when the key changes', async () => {
    const json = { ...db.dictTypes.find(({ dictType }) => dictType === 'sys_yes_no'), dictType: 'yes_or_no' };
    expect(await ask(TYPE, { method: 'PUT', token, json })).toMatchObject({ code: 200 });
    expect(await items('dictType=yes_or_no')).toHaveLength(2);
  });
});
