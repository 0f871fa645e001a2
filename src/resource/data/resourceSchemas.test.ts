import * as v from 'valibot';
import { expect, test } from 'vitest';
import { testResource } from '../../../tests/testResource';
import { textOf } from '@/lib/record/ServerRecord';
import type { Resource } from '../model/Resource';
import { foundSchemaOf, listSchemaOf, oneSchemaOf } from './resourceSchemas';

const resource = testResource({
  fields: [
    { name: 'name', label: '名称', form: true },
    { name: 'postIds', label: '岗位', kind: 'choice', many: true, source: { url: '/posts', name: 'name' }, form: true },
    { name: 'deptId', label: '部门', kind: 'tree', source: { url: '/depts', name: 'name' }, column: true },
    { name: 'begins', label: '开始', kind: 'day', form: true },
    { name: 'createTime', label: '时间', kind: 'time', column: true },
  ],
});
const tree: Resource = { ...resource, tree: { parent: 'parentId' } };
const ODD = [[2026, 3, 1, 8, 0], { year: 2026 }, true, 1e300, 2 ** 53 + 2, null, ['a', {}]];

test.each([resource, tree])('a list stands whatever is only shown', (described) => {
  const rows = ODD.map((value, place) => ({
    id: place,
    name: value,
    createTime: value,
    postIds: [value],
    else: value,
  }));
  const body = described.tree ? { data: rows } : { rows, total: rows.length };
  const listed = v.parse(listSchemaOf(described), body);
  expect(listed.rows.map((row) => [row['name'], row['createTime'], row['postIds'], row['else']])).toEqual(
    ODD.map((value) => [value, value, [value], value]),
  );
});

const issuesOf = (schema: v.GenericSchema, body: unknown) =>
  (v.safeParse(schema, body).issues ?? []).map((issue) => v.getDotPath(issue));

test.each<[string, object, Resource]>([
  ['an id', { id: 2 ** 53 + 2 }, resource],
  ['no id', { id: null }, resource],
  ['the id of a choice', { id: 1, deptId: 2 ** 53 + 2 }, resource],
  ['the id of a parent', { id: 1, parentId: 2 ** 53 + 2 }, tree],
])('%s is read strictly', (_case, row, described) => {
  const field = Object.keys(row).at(-1) ?? '';
  expect(issuesOf(listSchemaOf(described), described.tree ? { data: [row] } : { rows: [row] })).toEqual([
    `rows.0.${field}`,
  ]);
});

test.each<[string, object, string[]]>([
  ['what its form asks for', { name: { odd: true }, postIds: 'x' }, ['name', 'postIds']],
  ['a date of Java', { begins: [2026, 3, 1] }, []],
  ['no date', { begins: {} }, ['begins']],
  ['a number that lost digits', { name: 2 ** 53 + 2 }, ['name']],
  ['what is only shown', { createTime: [2026, 3, 1], deptId: {} }, []],
])('of a record that is edited: %s', (_case, fields, expected) => {
  const record = { id: 1, ...fields };
  expect(issuesOf(oneSchemaOf(resource), { data: record })).toEqual(expected);
  expect(issuesOf(foundSchemaOf(resource, '1'), { rows: [{ id: 0, name: {} }, record] })).toEqual(expected);
});

test.each<[string, object, unknown]>([
  ['nothing but a message', { code: 200, msg: '操作成功' }, undefined],
  ['no data', { code: 200, msg: '操作成功', data: null, traceId: 'x' }, undefined],
  ['the record beside the code', { code: 200, id: 7 }, { code: 200, id: 7 }],
])('an answer with %s: the record in it', (_case, body, record) => {
  const described = { ...resource, fields: [{ name: 'code', label: '编码', form: true } as const] };
  expect(v.parse(oneSchemaOf(described), body)).toEqual(record);
});

test('an answer with another record, or a part of one, is of a wrong shape', () => {
  expect(issuesOf(oneSchemaOf(resource), { data: { postId: 7 } })).toEqual(['id']);
  expect(issuesOf(oneSchemaOf(resource), { code: 200, name: '甲' })).toEqual(['id']);
});

test.each([resource, tree])('an answer with nothing but a message is an empty list (§19.1)', (described) => {
  expect(v.parse(listSchemaOf(described), { code: 200, msg: '查询成功' }).rows).toEqual([]);
});

test('a list has no secrets, but for a field that is described as shown (§19.5)', () => {
  const described: Resource = { ...resource, fields: [{ name: 'token', label: '口令', column: true }] };
  const rows = [{ id: 1, password: '$2a$', salt: 's', token: 't' }];
  expect(v.parse(listSchemaOf(resource), { rows }).rows).toEqual([{ id: 1 }]);
  expect(v.parse(listSchemaOf(described), { rows }).rows).toEqual([{ id: 1, token: 't' }]);
});

test('a value that is nested 20,000 deep costs no row of a list, and its record is not edited (§9.39)', () => {
  let deep: unknown = 1;
  for (let depth = 0; depth < 20_000; depth += 1) deep = depth % 2 === 0 ? [deep] : { deep };
  const rows = [
    { id: 1, name: '甲' },
    { id: 2, name: '乙', else: deep },
  ];
  const listed = v.parse(listSchemaOf(resource), { rows, total: 2 });
  expect(listed.rows).toEqual([rows[0], { id: 2, name: '乙', else: '（内容嵌套过深，未显示）' }]);
  for (const found of [
    v.safeParse(oneSchemaOf(resource), { data: rows[1] }),
    v.safeParse(foundSchemaOf(resource, 2), { rows, total: 2 }),
  ])
    expect(found.issues?.map(({ message }) => message)).toEqual(['内容嵌套过深，不能修改']);
  expect(textOf(deep)).toBe('');
  expect(textOf([deep])).toBe('（内容嵌套过深，未显示）');
  expect(textOf([1, ['a', [true]]])).toBe('1，a，true');
});
