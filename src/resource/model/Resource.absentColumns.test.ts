import { expect, test } from 'vitest';
import { testResource } from '../../../tests/testResource';
import { absentColumns } from './Resource';

const resource = testResource({
  fields: [
    { name: 'name', label: '名称', column: true },
    { name: 'costTime', label: '耗时', column: { sortable: true } },
    { name: 'dept.deptName', label: '部门', column: true },
    { name: 'icon', label: '图标', column: { render: () => '' } },
    { name: 'remark', label: '备注', form: true },
  ],
});

test.each([
  ['no rows', [], []],
  ['none', [{ id: 1 }, { id: 2 }], ['costTime', 'dept.deptName']],
  [
    'a part of a record that came with its id alone',
    [{ id: 1, costTime: null, dept: { deptName: null } }],
    ['dept.deptName'],
  ],
  [
    'some',
    [
      { id: 1, dept: { deptName: '甲' } },
      { id: 2, costTime: null },
    ],
    [],
  ],
])('columns that no row has: %s', (_name, rows, absent) => {
  expect(absentColumns(resource, rows)).toEqual(absent);
});
