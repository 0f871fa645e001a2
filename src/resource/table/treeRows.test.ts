import { expect, test } from 'vitest';
import type { Resource } from '../Resource';
import { treeRows } from './treeRows';

const flat: Resource = { noun: '部门', path: '/d', id: 'deptId', nameField: 'name', permission: 'd', fields: [] };
const tree: Resource = { ...flat, tree: { parent: 'parentId' } };
const [root, child, orphan] = [
  { deptId: 1, parentId: 0, id: 'own' },
  { deptId: 2, parentId: 1 },
  { deptId: 3, parentId: 99 },
];

test('records below their parents keep all of their own fields', () => {
  expect(treeRows([root, child, orphan], tree)).toEqual([{ ...root, children: [child] }, orphan]);
});

test('rows of a flat table are the records', () => {
  const records = [root, child];
  expect(treeRows(records, flat)).toBe(records);
});
