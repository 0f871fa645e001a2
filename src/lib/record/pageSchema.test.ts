import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cutPage, pageSchemaOf } from './pageSchema';

const schema = pageSchemaOf(v.object({ id: v.number() }));

test.each<[string, object]>([
  ['nothing but a message', { code: 200, msg: '查询成功' }],
  ['a total alone', { code: 200, total: 0 }],
  ['null for the rows', { code: 200, rows: null }],
  ['null for the data', { code: 200, data: null }],
  ['nothing inside data', { code: 200, data: {} }],
  ['a total inside data', { code: 200, data: { total: 0 } }],
])('%s is an empty list', (_case, body) => {
  expect(cutPage(v.parse(schema, body), { pageNum: 2, pageSize: 10 })).toEqual({ rows: [], total: 0 });
});

test.each<[string, unknown]>([
  ['rows that are no list', { code: 200, rows: 'x' }],
  ['a list of another name', { code: 200, users: [{ id: 1 }] }],
  ['a page of HTML', '<html></html>'],
])('%s is not taken for an empty list', (_case, body) => {
  expect(v.is(schema, body)).toBe(false);
});
