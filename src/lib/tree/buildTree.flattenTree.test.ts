import { expect, test } from 'vitest';
import { flattenTree } from './buildTree';

const NAMES = { id: 'id', parent: 'parentId' };

test.each([
  ['no list', 'x', []],
  [
    'flat',
    [
      { id: 1, parentId: 0 },
      { id: 2, parentId: 1 },
    ],
    [
      { id: 1, parentId: 0 },
      { id: 2, parentId: 1 },
    ],
  ],
  [
    'nested',
    [{ id: 1, children: [{ id: 2, children: null }] }],
    [
      { id: 1, parentId: null },
      { id: 2, parentId: 1 },
    ],
  ],
  ['what is no record stays', [1, null, { id: 2 }], [1, { id: 2, parentId: null }]],
])('%s', (_name, nodes, records) => {
  expect(flattenTree(nodes, NAMES)).toEqual(records);
});

test('a cycle ends', () => {
  const node: Record<string, unknown> = { id: 1 };
  node['children'] = [node];
  expect(flattenTree([node], NAMES).length).toBeLessThan(60);
});
