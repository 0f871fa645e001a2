import { expect, test } from 'vitest';
import { type VisibleNode, visibleNodes } from './visibleNodes';
import { searchTree, indexTree } from './indexTree';

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
  expect(visibleNodes(index, { expanded: ids(expanded) }).ids.join(' ')).toBe(shown);
});

/** Each node with its attributes for screen readers, and its children. */
const told = (nodes: readonly VisibleNode[]): unknown[] =>
  nodes.map((node) => [
    node.key,
    `${node['aria-level']}: ${node['aria-posinset']}/${node['aria-setsize']}`,
    ...(node.children.length > 0 ? [told(node.children)] : []),
  ]);

test('a node knows its level and its place among its neighbours', () => {
  expect(told(visibleNodes(index, { expanded: ids('g m1') }).roots)).toEqual([
    [
      'g',
      '1: 1/2',
      [
        ['m', '2: 1/2'],
        ['l', '2: 2/2'],
      ],
    ],
    ['y', '1: 2/2'],
  ]);
});

test('what a search leaves is counted as if there were nothing else', () => {
  const { shown, opened } = searchTree(index, '甲');
  expect(told(visibleNodes(index, { expanded: opened, shown }).roots)).toEqual([
    ['g', '1: 1/1', [['m', '2: 1/1', [['m1', '3: 1/1', [['a', '4: 1/1']]]]]]],
  ]);
});

test('a screen reader is told the label, where there is one', () => {
  const { roots } = visibleNodes(indexTree([{ id: 1, name: '性别', label: '性别（停用）' }]), { expanded: ids('') });
  expect(roots[0]).toMatchObject({ title: '性别', 'aria-label': '性别（停用）' });
});

test('what has nothing below it is a leaf', () => {
  const { roots } = visibleNodes(index, { expanded: ids('g') });
  const all = roots.flatMap((node) => [node, ...node.children]);
  expect(all.flatMap(({ key, isLeaf }) => (isLeaf ? [key] : [])).join(' ')).toBe('l y');
});
