import { expect, test } from 'vitest';
import { node } from '../../../tests/routeNode';
import { quickEntries } from './quickEntries';

const many = Array.from({ length: 12 }, (_, i) => node(`/p${i}`));

const group = (path: string, count: number) =>
  node(path, { children: Array.from({ length: count }, (_, i) => node(`${path}/${i}`)) });

test.each([
  ['nothing', [], []],
  ['the workbench itself is none', [node('/workbench'), node('/a')], ['/a']],
  ['pages at any depth, in the menu’s order', [node('/g', { children: [node('/g/a')] }), node('/b')], ['/g/a', '/b']],
  ['frames too', [node('/f', { target: { type: 'frame', url: 'https://a.cn' } })], ['/f']],
  ['links not', [node('https://a.cn', { target: { type: 'link', url: 'https://a.cn' } })], []],
  ['hidden pages not', [node('/a', { meta: { hidden: true } })], []],
  ['nor pages of hidden groups', [node('/g', { children: [node('/g/a')], meta: { hidden: true } })], []],
  ['nor patterns', [node('/user/:id')], []],
  [
    'of each group the first, then the second',
    [group('/g', 9), group('/h', 2), node('/b')],
    ['/g/0', '/g/1', '/g/2', '/g/3', '/g/4', '/h/0', '/h/1', '/b'],
  ],
  ['eight at most', many, many.slice(0, 8).map(({ path }) => path)],
])('%s', (_name, nodes, expected) => {
  expect(quickEntries(nodes).map(({ path }) => path)).toEqual(expected);
});
