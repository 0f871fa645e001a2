import { expect, test } from 'vitest';
import { indexTree } from './treeIndex';
import { treeMove, type TreeMove } from './treeMove';
import { treeRows } from './treeRows';

/** Lines: a (open: a1, a2 (closed)), b (open, nothing loaded yet), c */
const rows = treeRows(
  indexTree([
    { id: 'a', name: '' },
    { id: 'a1', parentId: 'a', name: '' },
    { id: 'a2', parentId: 'a', name: '' },
    { id: 'a21', parentId: 'a2', name: '' },
    { id: 'b', name: '' },
    { id: 'c', name: '' },
  ]),
  { expanded: new Set(['a', 'b']), isEnd: ({ id }) => id !== 'b' },
);

test.each<[at: string | undefined, key: string, TreeMove | undefined]>([
  ['a', 'ArrowDown', { to: 'a1' }],
  ['a2', 'ArrowDown', { to: 'b' }],
  ['c', 'ArrowDown', undefined],
  ['b', 'ArrowUp', { to: 'a2' }],
  ['a', 'ArrowUp', undefined],
  ['a', 'PageDown', { to: 'a2' }],
  ['b', 'PageDown', { to: 'c' }],
  ['c', 'PageUp', { to: 'a2' }],
  ['a1', 'PageUp', { to: 'a' }],
  ['b', 'Home', { to: 'a' }],
  ['a', 'Home', undefined],
  ['a', 'End', { to: 'c' }],
  ['a', 'ArrowRight', { to: 'a1' }],
  ['a2', 'ArrowRight', { toggle: 'a2', open: true }],
  ['a1', 'ArrowRight', undefined],
  ['b', 'ArrowRight', undefined],
  ['a', 'ArrowLeft', { toggle: 'a', open: false }],
  ['a2', 'ArrowLeft', { to: 'a' }],
  ['c', 'ArrowLeft', undefined],
  [undefined, 'ArrowDown', { to: 'a' }],
  ['a', 'x', undefined],
  ['a', 'Enter', undefined],
])('at %s, %s: %j', (at, key, move) => {
  expect(treeMove(rows, at, key, 2)).toEqual(move);
});

test('in an empty tree no key does anything', () => {
  for (const key of ['ArrowDown', 'End', 'ArrowLeft']) expect(treeMove([], undefined, key, 2)).toBeUndefined();
});
