import { expect, test } from 'vitest';
import { node } from '../../../tests/routeNode';
import { walkRoutes } from './RouteNode';

test('parents before children, each with the nodes above it', () => {
  const tree = [node('/a', { children: [node('/a/b', { children: [node('/a/b/c')] }), node('/a/d')] }), node('/e')];
  expect([...walkRoutes(tree)].map(([{ path }, ancestors]) => [path, ancestors.map((parent) => parent.path)])).toEqual([
    ['/a', []],
    ['/a/b', ['/a']],
    ['/a/b/c', ['/a', '/a/b']],
    ['/a/d', ['/a']],
    ['/e', []],
  ]);
});

test('no nodes', () => expect([...walkRoutes([])]).toEqual([]));
