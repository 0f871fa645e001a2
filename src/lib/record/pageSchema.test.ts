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

test('null is no row; a total that is none refuses no list', () => {
  expect(v.parse(schema, { rows: [null, { id: 1 }, null], total: 'many' })).toEqual({ rows: [{ id: 1 }], total: null });
});

test.each([
  ['counts', { total: 25, rows: 10 }, 1, 25],
  ['counts, in a text', { total: '25', rows: 10 }, 1, 25],
  ['does not count, after a full page', { total: -1, rows: 10 }, 2, 21],
  ['does not count, at the end', { total: 0, rows: 3 }, 2, 13],
  ['does not count, behind the end', { total: 0, rows: 0 }, 3, 0],
  ['does not count, without any row', { total: -1, rows: 0 }, 1, 0],
  ['sends the last page for one beyond it', { total: 10, rows: 10 }, 2, 10],
  ['sends the only page for one far beyond it', { total: 4, rows: 4 }, 9, 4],
  ['says nothing', { rows: 10 }, 1, 10],
])('of a server that %s all rows can be reached, and no page that is none', (_case, sent, pageNum, total) => {
  const rows = Array.from({ length: sent.rows }, (_, id) => ({ id }));
  expect(cutPage(v.parse(schema, { ...sent, rows }), { pageNum, pageSize: 10 }).total).toBe(total);
});

test.each<[string, unknown]>([
  ['rows that are no list', { code: 200, rows: 'x' }],
  ['a list of another name', { code: 200, users: [{ id: 1 }] }],
  ['a page of HTML', '<html></html>'],
])('%s is not taken for an empty list', (_case, body) => {
  expect(v.is(schema, body)).toBe(false);
});
