import { describe, expect, test } from 'vitest';
import { makeRouteNode } from '../../../tests/routeNode';
import { type RouteNode, walkRoutes } from '@/state/routes/routeTree';
import { chooseQuickEntries } from './QuickEntries';

const group = (path: string, count: number) =>
  makeRouteNode(path, { children: Array.from({ length: count }, (_, i) => makeRouteNode(`${path}/${i}`)) });

const pagesOf = (nodes: readonly RouteNode[]) =>
  new Map(
    [...walkRoutes(nodes)]
      .filter(([node]) => node.target.type === 'page')
      .map(([node, ancestors]) => [node.path, { node, ancestors }]),
  );

const pathsOf = (nodes: readonly RouteNode[], chosen?: readonly string[]) =>
  chooseQuickEntries(pagesOf(nodes), chosen).map(({ node }) => node.path);

const many = Array.from({ length: 30 }, (_, i) => makeRouteNode(`/p${i}`));

describe('nobody has chosen', () => {
  test.each([
    ['nothing', [], []],
    ['the workbench itself is none', [makeRouteNode('/workbench'), makeRouteNode('/a')], ['/a']],
    ['pages at any depth, in the menu’s order', [group('/g', 1), makeRouteNode('/b')], ['/g/0', '/b']],
    [
      'of each group the first, then the second',
      [group('/g', 9), group('/h', 2), makeRouteNode('/b')],
      ['/g/0', '/g/1', '/g/2', '/g/3', '/g/4', '/h/0', '/h/1', '/b'],
    ],
    ['eight at most', many, many.slice(0, 8).map(({ path }) => path)],
  ])('%s', (_name, nodes, expected) => expect(pathsOf(nodes)).toEqual(expected));
});

describe('the user has chosen', () => {
  test.each([
    ['none', many, [], []],
    ['in an own order', many, ['/p9', '/p0'], ['/p9', '/p0']],
    ['thirty', many, many.map(({ path }) => path), many.map(({ path }) => path)],
    ['what is gone, twice the same, the workbench', many, ['/gone', '/p1', '/p1', '/workbench'], ['/p1']],
  ])('%s', (_name, nodes, chosen, expected) => expect(pathsOf(nodes, chosen)).toEqual(expected));
});
