import { expect, test } from 'vitest';
import { knowsAncestors, withAncestors } from './checkedNodes';

const TREE = [
  { id: 1, children: [{ id: 10, children: [{ id: 100 }, { id: 101 }] }] },
  { id: 2, parentId: 0, children: [] },
];

test.each([
  ['a leaf brings the nodes above it', TREE, [100], [100, 10, 1]],
  ['a root has none above it', TREE, [2], [2]],
  ['a node that is not in the tree stays', TREE, [100, 999], [100, 10, 1, 999]],
  ['each node comes once', TREE, [100, 101, 10], [100, 10, 1, 101]],
  ['text and number are the same id', TREE, ['101', 10], ['101', 10, 1]],
  ['no tree', null, [5], [5]],
  ['no choice', TREE, null, []],
  ['no ids', TREE, [null, {}, true], []],
  ['a parent that is missing is left out', [{ id: 1, parentId: 7 }], [1], [1]],
])('%s', (_title, nodes, chosen, expected) => {
  expect(withAncestors(nodes, chosen)).toEqual(expected);
});

test.each([
  ['all are in the tree', TREE, [100, '2'], true],
  ['one is not', TREE, [100, 999], false],
  ['one lies below a node without an id', [{ children: [{ id: 10 }] }], [10], false],
])('what lies above is known: %s', (_title, nodes, chosen, expected) => {
  expect(knowsAncestors(nodes, chosen)).toBe(expected);
});
