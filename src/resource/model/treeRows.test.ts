import { expect, test } from 'vitest';
import { testResource } from '../../../tests/testResource';
import { openRows, treeRows } from './treeRows';

const flat = testResource({ id: 'deptId' });
const tree = { ...flat, tree: { parent: 'parentId' } };
const [root, child, orphan] = [
  { deptId: 1, parentId: 0, id: 'own' },
  { deptId: 2, parentId: 1 },
  { deptId: 3, parentId: 99 },
];

test('records below their parents keep all of their own fields (§2.103)', () => {
  expect(treeRows([root, child, orphan], tree)).toEqual([{ ...root, children: [child] }, orphan]);
});

test('rows of a flat table are the records', () => {
  const records = [root, child];
  expect(treeRows(records, flat)).toBe(records);
});

test('rows that are folded away are left out (§2.104)', () => {
  const rows = treeRows([root, child, { deptId: 4, parentId: 2 }, orphan], tree);
  const shown = (open: readonly number[]) =>
    openRows(rows, ({ deptId }) => open.includes(Number(deptId))).map(({ record, ...row }) => [record['deptId'], row]);
  expect(shown([])).toEqual([
    [1, { depth: 0, isOpen: false }],
    [3, { depth: 0, isOpen: undefined }],
  ]);
  expect(shown([1])).toEqual([
    [1, { depth: 0, isOpen: true }],
    [2, { depth: 1, isOpen: false }],
    [3, { depth: 0, isOpen: undefined }],
  ]);
  expect(shown([1, 2])[2]).toEqual([4, { depth: 2, isOpen: undefined }]);
});
