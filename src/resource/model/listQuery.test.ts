import { expect, test } from 'vitest';
import { testResource } from '../../../tests/testResource';
import { withConfig } from '../../../tests/config';
import { readListQuery, writeListQuery } from './listAddress';
import { exportParams, filterComplaint, type ListQuery, listParams } from './listQuery';

const resource = testResource({
  fields: [
    { name: 'name', label: '名称', query: true, column: { sortable: true } },
    { name: 'createTime', label: '时间', query: 'range' },
    { name: 'remark', label: '备注', column: true },
  ],
});
const USUAL: ListQuery = { filters: {}, pageNum: 1, pageSize: 10, sort: undefined };
const read = (search: string, usual = 10) => readListQuery(new URLSearchParams(search), resource, usual);

test.each<[string, Partial<ListQuery>]>([
  ['', {}],
  ['name=%E7%94%B2&page=3&size=20', { filters: { name: '甲' }, pageNum: 3, pageSize: 20 }],
  ['sort=-name', { sort: { name: 'name', descending: true } }],
  ['sort=name', { sort: { name: 'name', descending: false } }],
  ['createTime=2026-01-01~2026-01-31', { filters: { createTime: '2026-01-01~2026-01-31' } }],
  ['createTime=2026-01-01~', { filters: { createTime: '2026-01-01~' } }],
  ['createTime=~2026-01-31', { filters: { createTime: '~2026-01-31' } }],
  // What makes no sense is as if it was not there.
  ['createTime=yesterday~2026-01-31', {}],
  ['createTime=2026-01-01', {}],
  ['createTime=~', {}],
  ['sort=remark', {}],
  ['sort=-constructor', {}],
  ['page=0&size=7', {}],
  ['page=-1&size=1000000', {}],
  ['page=1.5&size=abc', {}],
  ['page=99999999', {}],
  ['remark=x&unknown=y', {}],
])('the address ?%s', (search, query) => {
  expect(read(search)).toEqual({ ...USUAL, ...query });
});

test('an address has 100 characters of a filter, and more are told where they are typed (§19.53)', () => {
  expect(read(`name=${'x'.repeat(5000)}`).filters['name']).toHaveLength(100);
  const name = { name: 'name', label: '名称', query: true } as const;
  expect(filterComplaint(name, `${'x'.repeat(100)} `)).toBe('');
  expect(filterComplaint(name, 'x'.repeat(101))).toBe('名称长度不能超过100个字符');
});

test.each<[Partial<ListQuery>, string]>([
  [{}, 'type=a'],
  [{ filters: { name: '甲' } }, 'type=a&name=甲'],
  [{ pageSize: 20 }, 'type=a&size=20'],
  // The page is the same for a reader whose usual size is another.
  [{ pageNum: 2 }, 'type=a&page=2&size=10'],
  [{ sort: { name: 'name', descending: true } }, 'type=a&sort=-name'],
])('%j is written beside what is not the table’s', (change, search) => {
  const written = writeListQuery(new URLSearchParams('type=a&page=9'), { ...USUAL, ...change }, resource, 10);
  expect(decodeURIComponent(written.toString())).toBe(search);
  expect(readListQuery(written, resource, 10)).toEqual({ ...USUAL, ...change });
});

test('a page that opens with filters has them until others are asked for, or none', () => {
  const opening = { ...resource, opens: { query: { name: '甲' } } };
  const readOpening = (search: string) =>
    readListQuery(new URLSearchParams(search), opening, 10, { name: '甲' }).filters;
  expect(readOpening('')).toEqual({ name: '甲' });
  expect(readOpening('page=2')).toEqual({ name: '甲' });
  expect(readOpening('createTime=2026-01-01~')).toEqual({ createTime: '2026-01-01~' });
  const none = writeListQuery(new URLSearchParams(), USUAL, opening, 10).toString();
  expect(none).toBe('name=');
  expect(readOpening(none)).toEqual({});
});

test('a private field is not asked for, because that would stand in the address', () => {
  const secret = { ...resource, fields: [{ name: 'name', label: '名称', query: true, private: true } as const] };
  expect(readListQuery(new URLSearchParams('name=甲'), secret, 10).filters).toEqual({});
});

const asked: ListQuery = {
  filters: { name: '甲', createTime: '2026-01-01~2026-01-31' },
  pageNum: 2,
  pageSize: 20,
  sort: { name: 'name', descending: true },
};
const filtered = {
  scope: 1,
  name: '甲',
  params: { beginTime: '2026-01-01 00:00:00', endTime: '2026-01-31 23:59:59' },
};

test('parameters of the list: filters, period, page and order', () => {
  expect(listParams(asked, resource, { scope: 1 })).toEqual({
    ...filtered,
    pageNum: 2,
    pageSize: 20,
    orderByColumn: 'name',
    isAsc: 'descending',
  });
});

const DAYS = { beginTime: '2026-01-01', endTime: '2026-01-31' };

test.each([
  ['product', '/system/user', filtered.params],
  ['ruoyi', '/system/user', DAYS],
  ['ruoyi', '/monitor/operlog', filtered.params],
  ['ruoyi-plus', '/system/user', filtered.params],
] as const)('a period for a server of %s at %s', (backend, path, params) => {
  withConfig({ backend });
  expect(listParams(asked, { ...resource, path }, {})).toMatchObject({ params });
});

test.each([
  ['product', '2026-01-01~', { beginTime: '2026-01-01 00:00:00', endTime: '9999-12-31 23:59:59' }],
  ['ruoyi', '~2026-01-31', { beginTime: '1000-01-01', endTime: '2026-01-31' }],
  ['ruoyi-plus', '2026-01-01~', { beginTime: '2026-01-01 00:00:00', endTime: '9999-12-31 23:59:59' }],
  ['ruoyi-plus', '~2026-01-31', { beginTime: '1000-01-01 00:00:00', endTime: '2026-01-31 23:59:59' }],
] as const)('half a period for a server of %s: %s (§3.17)', (backend, createTime, params) => {
  withConfig({ backend });
  const half = { ...asked, filters: { createTime } };
  expect(listParams(half, { ...resource, path: '/system/user' }, {}).params).toEqual(params);
});

test('a period may have parameters of another name', () => {
  const field = { name: 'createTime', label: '时间', query: 'range', rangeSuffix: 'CreateTime' } as const;
  expect(listParams(asked, { ...resource, fields: [field] }, {})).toMatchObject({
    params: { beginCreateTime: '2026-01-01 00:00:00', endCreateTime: '2026-01-31 23:59:59' },
  });
});

test('a period of days is sent as days, to an export too', () => {
  const field = { name: 'createTime', label: '日期', kind: 'day', query: 'range' } as const;
  const half = { ...asked, filters: { createTime: '2026-01-01~' } };
  expect(exportParams(half, { ...resource, fields: [field] }, {}, 1)).toMatchObject({
    params: { beginTime: '2026-01-01', endTime: '9999-12-31' },
  });
});

test('a tree has no pages', () => {
  expect(listParams(asked, { ...resource, tree: { parent: 'parentId' } }, { scope: 1 })).toEqual(filtered);
});

test.each([
  [57, 57],
  [0, 1],
])('an export of %i rows asks for all of them', (total, pageSize) => {
  expect(exportParams(asked, resource, { scope: 1 }, total)).toMatchObject({ ...filtered, pageNum: 1, pageSize });
});
