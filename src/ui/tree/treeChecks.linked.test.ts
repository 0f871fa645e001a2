import { expect, test } from 'vitest';
import { indexTree } from './indexTree';
import { withLinkedChecks } from './treeChecks';

const item = (id: string, parentId = '') => ({ id, parentId, name: id });
const INDEX = indexTree([item('a'), item('a1', 'a'), item('a2', 'a'), item('b'), item('b1', 'b')]);

test.each([
  ['a leaf brings the nodes above it', [], ['a1'], ['a', 'a1']],
  ['a checked node has all below it', [], ['a', 'a1', 'a2'], ['a', 'a1', 'a2']],
  ['the last leaf takes the nodes above it along', ['a', 'a1'], [], []],
  ['another branch stays', ['a', 'a1', 'b', 'b1'], ['b', 'b1'], ['b', 'b1']],
  ['what the tree does not show stays', ['hidden', 'a', 'a1'], [], ['hidden']],
  ['a node without what lies below it stays', ['b'], ['a1'], ['b', 'a', 'a1']],
])('%s', (_title, value, checked, expected) => {
  expect(new Set(withLinkedChecks(INDEX, value, checked))).toEqual(new Set(expected));
});
