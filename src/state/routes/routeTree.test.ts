import { expect, test } from 'vitest';
import { makeRouteNode } from '../../../tests/routeNode';
import { walkRoutes } from './routeTree';

test('parents before children, each with the nodes above it', () => {
  const tree = [
    makeRouteNode('/a', {
      children: [makeRouteNode('/a/b', { children: [makeRouteNode('/a/b/c')] }), makeRouteNode('/a/d')],
    }),
    makeRouteNode('/e'),
  ];
  expect([...walkRoutes(tree)].map(([{ path }, ancestors]) => [path, ancestors.map((parent) => parent.path)])).toEqual([
    ['/a', []],
    ['/a/b', ['/a']],
    ['/a/b/c', ['/a', '/a/b']],
    ['/a/d', ['/a']],
    ['/e', []],
  ]);
});

test('no nodes', () => expect([...walkRoutes([])]).toEqual([]));
