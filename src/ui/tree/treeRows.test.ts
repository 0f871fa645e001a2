import { expect, test } from 'vitest';
import { searchTree } from './searchTree';
import { indexTree } from './treeIndex';
import { treeRows } from './treeRows';

/** 集团 → 码头 (一支部 → 甲组), 轮驳; 引航站 */
const index = indexTree([
  { id: 'g', name: '集团' },
  { id: 'm', parentId: 'g', name: '码头' },
  { id: 'm1', parentId: 'm', name: '一支部' },
  { id: 'a', parentId: 'm1', name: '甲组' },
  { id: 'l', parentId: 'g', name: '轮驳' },
  { id: 'y', name: '引航站' },
]);
const ids = (text: string) => new Set(text.split(' '));

test.each([
  ['nothing open', '', 'g y'],
  ['a root open', 'g', 'g m l y'],
  ['two levels open', 'g m', 'g m m1 l y'],
  ['all open', 'g m m1', 'g m m1 a l y'],
  ['open below something closed', 'm m1', 'g y'],
  ['what does not exist', 'x', 'g y'],
])('%s', (_case, expanded, shown) => {
  const rows = treeRows(index, { expanded: ids(expanded) });
  expect(rows.map(({ id }) => id).join(' ')).toBe(shown);
});

test('a line knows its level, its place among its neighbours and whether it is open', () => {
  const rows = treeRows(index, { expanded: ids('g m1') });
  expect(rows.map(({ id, level, position, siblings, open }) => [id, level, position, siblings, open])).toEqual([
    ['g', 1, 1, 2, true],
    ['m', 2, 1, 2, false],
    ['l', 2, 2, 2, undefined],
    ['y', 1, 2, 2, undefined],
  ]);
});

test('what a search leaves is counted as if there were nothing else', () => {
  const { shown, opened } = searchTree(index, '甲');
  const rows = treeRows(index, { expanded: opened, shown });
  expect(rows.map(({ id, position, siblings }) => [id, position, siblings])).toEqual([
    ['g', 1, 1],
    ['m', 1, 1],
    ['m1', 1, 1],
    ['a', 1, 1],
  ]);
});

test('what can be loaded can be opened', () => {
  const rows = treeRows(index, { expanded: ids(''), isEnd: ({ id }) => id !== 'y' });
  expect(rows.map(({ id, open }) => [id, open])).toEqual([
    ['g', false],
    ['y', false],
  ]);
});
