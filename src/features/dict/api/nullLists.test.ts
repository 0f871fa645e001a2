import { describe, expect, test } from 'vitest';
import { bindBackend, respond } from '../../../../tests/httpBackend';
import { fetchDictByKey } from './dictByKey';
import { fetchDictItemPage, fetchDictList } from './dictItems';
import { fetchDictTypeOptions, fetchDictTypes } from './dictTypes';

bindBackend();

const { signal } = new AbortController();
const QUERY = { dictType: 'sex', dictLabel: '', status: '', pageNum: 1, pageSize: 10 } as const;

describe('null in the place of a list is an empty one', () => {
  const nothing = { rows: [], total: 0 };
  test.each<[string, () => Promise<unknown>, unknown, unknown]>([
    ['types', () => fetchDictTypes(signal), { code: 200, data: null }, []],
    ['options of types', () => fetchDictTypeOptions(signal), { code: 200, data: null }, []],
    ['items', () => fetchDictList('sex', false, signal), { code: 200, data: null }, []],
    ['a dictionary by key', () => fetchDictByKey('a'), { code: 200, data: null }, []],
    ['its content', () => fetchDictByKey('a'), { code: 200, data: { content: null } }, []],
    ['a page', () => fetchDictItemPage(QUERY, signal), { code: 200, data: null }, nothing],
    ['rows', () => fetchDictItemPage(QUERY, signal), { code: 200, rows: null, total: 0 }, nothing],
    [
      'a list in data',
      () => fetchDictItemPage(QUERY, signal),
      { code: 200, data: { list: null, total: null } },
      nothing,
    ],
  ])('%s', async (_name, call, body, expected) => {
    respond(body);
    expect(await call()).toEqual(expected);
  });
});
