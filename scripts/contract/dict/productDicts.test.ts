import { http as mock, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SchemaError } from '@/lib/http/errors';
import { createHttp } from '@/lib/http/http';
import {
  fetchDictItemOptions,
  fetchDictItemPage,
  fetchDictItems,
  removeDictItem,
  saveDictItem,
  type DictItemDraft,
} from './dictItems';
import { fetchDictTypeOptions, fetchDictTypes, refreshDictCache, removeDictType, saveDictType } from './dictTypes';

const BASE = 'http://backend.test';
const server = setupServer();
const { signal } = new AbortController();
const sent: { method: string; path: string; body: unknown }[] = [];

const answer = (body: JsonBodyType) =>
  server.use(
    mock.all(`${BASE}/*`, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      sent.push({ method: request.method, path: pathname + search, body: text ? (JSON.parse(text) as unknown) : '' });
      return HttpResponse.json(body);
    }),
  );

const http = createHttp({
  settings: {
    apiBase: BASE,
    requestTimeout: 1000,
    downloadTimeout: 1000,
    debounce: [],
    statusName: 'code',
    messageName: 'msg',
    successCodes: ['200', '0'],
  },
  getToken: () => 'token',
  onFailure: () => undefined,
  onBusy: () => undefined,
});

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sent.length = 0;
});
afterAll(() => server.close());

const type = (id: string, parentId: string) => ({
  id,
  parentId,
  dictName: '名',
  dictType: `t${id}`,
  status: '0',
  remark: '',
});

describe('types are flat, whatever the server sends', () => {
  const fields = (id: number | string) => ({ id, dictName: '名', dictType: `t${id}`, status: '0', remark: null });
  test.each<[string, JsonBodyType]>([
    ['nested', { code: 200, data: [{ ...fields(1), parentId: 0, children: [{ ...fields(2), parentId: 1 }] }] }],
    ['nested without parent ids', { code: 200, data: [{ ...fields(1), children: [fields(2)] }] }],
    [
      'flat',
      {
        code: 200,
        data: [
          { ...fields('1'), parentId: '0' },
          { ...fields('2'), parentId: '1' },
        ],
      },
    ],
    [
      'flat with null',
      {
        code: '0',
        data: [
          { ...fields(1), parentId: null },
          { ...fields(2), parentId: 1 },
        ],
      },
    ],
    ['bare', [{ ...fields(1), children: [fields(2)] }]],
  ])('%s (§7.14, §7.35)', async (_name, body) => {
    answer(body);
    expect(await fetchDictTypes(http, signal)).toEqual([type('1', ''), type('2', '1')]);
  });

  test.each<[JsonBodyType, string]>([
    [{ code: 200, data: [{ id: 1, dictType: 'a' }] }, '0.dictName'],
    [{ code: 200, data: ['a'] }, '0'],
    [{ code: 200, data: [{ ...fields(1), children: [fields(2 ** 53)] }] }, '1.id'],
    [{ code: 200, data: [{ ...fields(1), parentId: 2 ** 53 }] }, '0.parentId'],
    [{ code: 200, data: {} }, 'data'],
    [{ code: 200 }, 'data'],
  ])('%j is refused', async (body, field) => {
    answer(body);
    await expect(fetchDictTypes(http, signal)).rejects.toMatchObject({ name: 'SchemaError', field });
  });
});

const QUERY = { dictType: 'sex', dictLabel: '', status: '', pageNum: 2, pageSize: 2 } as const;
const item = (id: string) => ({
  id,
  parentId: '',
  dictType: 'sex',
  dictLabel: '男',
  dictValue: '0',
  dictSort: 1,
  listClass: '',
  cssClass: '',
  isDefault: 'N',
  status: '0',
  remark: '',
});
const sentItem = (id: number) => ({ id, dictType: 'sex', dictLabel: '男', dictValue: 0, dictSort: '1', status: 0 });

describe('a page of items, whatever the server sends', () => {
  const rows = [sentItem(3), sentItem(4)];
  test.each<[string, JsonBodyType, number]>([
    ['rows beside code', { code: 200, rows, total: 9 }, 9],
    ['rows in data', { code: 200, data: { rows, total: '9' } }, 9],
    ['list', { code: 200, data: { list: rows, total: 9 } }, 9],
    ['records', { code: 200, data: { records: rows, total: 9 } }, 9],
    ['data and total', { code: 200, data: rows, total: 9 }, 9],
    ['a bare array in data', { code: 200, data: rows }, 2],
    ['a bare array', rows, 2],
    ['no paging at all', [1, 2, 3, 4, 5].map(sentItem), 5],
  ])('%s (§7.20, §7.35)', async (_name, body, total) => {
    answer(body);
    expect(await fetchDictItemPage(http, QUERY, signal)).toEqual({ rows: [item('3'), item('4')], total });
    expect(sent[0]?.path).toBe('/system/dict/child/list?dictType=sex&pageNum=2&pageSize=2');
  });

  test.each<[JsonBodyType, string]>([
    [{ code: 200, rows: [{ ...sentItem(1), dictLabel: null }], total: 1 }, 'rows.0.dictLabel'],
    [{ code: 200, rows: [{ ...sentItem(1), dictSort: '甲' }], total: 1 }, 'rows.0.dictSort'],
    [{ code: 200, rows: [sentItem(1), sentItem(2 ** 60)], total: 2 }, 'rows.1.id'],
    [{ code: 200, rows: [], total: -1 }, 'total'],
    [{ code: 200, total: 1 }, 'rows'],
  ])('%j is refused', async (body, field) => {
    answer(body);
    const failure: unknown = await fetchDictItemPage(http, QUERY, signal).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SchemaError);
    expect(failure).toMatchObject({ field });
  });
});

test('lists to choose from (§7.24)', async () => {
  answer({ code: 200, data: [{ id: 1, dictName: '性别', dictType: 'sex', dictLabel: '男', dictValue: 0 }] });
  expect(await fetchDictTypeOptions(http, signal)).toEqual([{ id: '1', dictName: '性别', dictType: 'sex' }]);
  expect(await fetchDictItemOptions(http, signal)).toEqual([{ dictLabel: '男', dictValue: '0', dictType: 'sex' }]);
});

test.each([
  [true, '/system/dict/dictList?pCode=sex&flag=1'],
  [false, '/system/dict/dictList?pCode=sex'],
])('items by code, in use only: %j (§7.22)', async (enabledOnly, path) => {
  answer({ code: 200, data: [sentItem(1)] });
  expect(await fetchDictItems(http, 'sex', enabledOnly, signal)).toEqual([item('1')]);
  expect(sent[0]?.path).toBe(path);
});

test('changes leave as the contract says (§7.15, §7.16, §7.17, §7.18, §7.19, §7.21)', async () => {
  answer({ code: 200, msg: '操作成功' });
  const { id: _id, ...typeDraft } = type('', '');
  const { id: _itemId, parentId: _parent, ...itemFields } = item('');
  const itemDraft: DictItemDraft = { ...itemFields, isDefault: 'N', status: '0' };
  await saveDictType(http, { ...typeDraft, status: '0' });
  await saveDictType(http, { ...typeDraft, status: '1', id: '7', parentId: '3' });
  await removeDictType(http, '7');
  await saveDictItem(http, itemDraft);
  await saveDictItem(http, { ...itemDraft, id: '8' });
  await removeDictItem(http, '8');
  await refreshDictCache(http);
  expect(sent).toEqual([
    { method: 'POST', path: '/system/dict/parent', body: { ...typeDraft, parentId: '0' } },
    { method: 'PUT', path: '/system/dict/parent', body: { ...typeDraft, status: '1', id: '7', parentId: '3' } },
    { method: 'DELETE', path: '/system/dict/parent/7', body: '' },
    { method: 'POST', path: '/system/dict/child', body: itemDraft },
    { method: 'PUT', path: '/system/dict/child', body: { ...itemDraft, id: '8' } },
    { method: 'DELETE', path: '/system/dict/child/8', body: '' },
    { method: 'PUT', path: '/system/dict/refreshCache', body: '' },
  ]);
});
