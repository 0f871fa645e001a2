import { describe, expect, test } from 'vitest';
import { http, respond, startBackend } from '../../../tests/httpBackend';
import { fetchDictItemPage, fetchDictItems } from './dictItems';
import { fetchDictTypeOptions, fetchDictTypes } from './dictTypes';

startBackend();

const { signal } = new AbortController();
const QUERY = { dictType: 'sex', dictLabel: '', status: '', pageNum: 1, pageSize: 10 } as const;

describe('null in the place of a list is an empty one', () => {
  const nothing = { rows: [], total: 0 };
  test.each<[string, () => Promise<unknown>, unknown, unknown]>([
    ['types', () => fetchDictTypes(http, signal), { code: 200, data: null }, []],
    ['options of types', () => fetchDictTypeOptions(http, signal), { code: 200, data: null }, []],
    ['items', () => fetchDictItems(http, 'sex', false, signal), { code: 200, data: null }, []],
    ['a page', () => fetchDictItemPage(http, QUERY, signal), { code: 200, data: null }, nothing],
    ['rows', () => fetchDictItemPage(http, QUERY, signal), { code: 200, rows: null, total: 0 }, nothing],
    [
      'a list in data',
      () => fetchDictItemPage(http, QUERY, signal),
      { code: 200, data: { list: null, total: null } },
      nothing,
    ],
  ])('%s', async (_name, call, body, expected) => {
    respond(body);
    expect(await call()).toEqual(expected);
  });
});
