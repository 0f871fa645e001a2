import { expect, test } from 'vitest';
import { makeRouteNode } from '../../../tests/routeNode';
import { quickEntries } from './quickEntries';

const many = Array.from({ length: 12 }, (_, i) => makeRouteNode(`/p${i}`));

const group = (path: string, count: number) =>
  makeRouteNode(path, { children: Array.from({ length: count }, (_, i) => makeRouteNode(`${path}/${i}`)) });

test.each([
  ['nothing', [], []],
  ['the workbench itself is none', [makeRouteNode('/workbench'), makeRouteNode('/a')], ['/a']],
  [
    'pages at any depth, in the menu’s order',
    [makeRouteNode('/g', { children: [makeRouteNode('/g/a')] }), makeRouteNode('/b')],
    ['/g/a', '/b'],
  ],
  ['frames too', [makeRouteNode('/f', { target: { type: 'frame', url: 'https://a.cn' } })], ['/f']],
  ['links not', [makeRouteNode('https://a.cn', { target: { type: 'link', url: 'https://a.cn' } })], []],
  ['hidden pages not', [makeRouteNode('/a', { meta: { hidden: true } })], []],
  [
    'nor pages of hidden groups',
    [makeRouteNode('/g', { children: [makeRouteNode('/g/a')], meta: { hidden: true } })],
    [],
  ],
  ['nor patterns', [makeRouteNode('/user/:id')], []],
  [
    'of each group the first, then the second',
    [group('/g', 9), group('/h', 2), makeRouteNode('/b')],
    ['/g/0', '/g/1', '/g/2', '/g/3', '/g/4', '/h/0', '/h/1', '/b'],
  ],
  ['eight at most', many, many.slice(0, 8).map(({ path }) => path)],
])('%s', (_name, nodes, expected) => {
  expect(quickEntries(nodes).map(({ path }) => path)).toEqual(expected);
});
