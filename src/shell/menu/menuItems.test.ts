import { expect, test } from 'vitest';
import { makeRouteNode } from '../../../tests/routeNode';
import { menuItems, type MenuItem } from './menuItems';

const outline = (items: readonly MenuItem[]): unknown[] =>
  items.map(({ path, children }) => (children.length > 0 ? [path, outline(children)] : path));
const link = (url: string) => makeRouteNode(url, { target: { type: 'link', url } });

test.each([
  [
    'pages and groups',
    [makeRouteNode('/a'), makeRouteNode('/b', { children: [makeRouteNode('/b/c')] })],
    ['/a', ['/b', ['/b/c']]],
  ],
  ['hidden nodes are not shown', [makeRouteNode('/a', { meta: { hidden: true } }), makeRouteNode('/b')], ['/b']],
  ['nor what is below them', [makeRouteNode('/a', { children: [makeRouteNode('/a/b')], meta: { hidden: true } })], []],
  [
    'levelHidden with children: the children in its place',
    [makeRouteNode('/a', { children: [makeRouteNode('/b'), makeRouteNode('/c')], meta: { levelHidden: true } })],
    ['/b', '/c'],
  ],
  ['levelHidden without children stays', [makeRouteNode('/a', { meta: { levelHidden: true } })], ['/a']],
  [
    'levelHidden with nothing but hidden children',
    [makeRouteNode('/a', { children: [makeRouteNode('/b', { meta: { hidden: true } })], meta: { levelHidden: true } })],
    [],
  ],
  [
    'a group of nothing but hidden pages is not shown',
    [makeRouteNode('/a', { children: [makeRouteNode('/b', { meta: { hidden: true } })] })],
    [],
  ],
  ['a pattern is no place to go', [makeRouteNode('/user/:id')], []],
  ['what is below a pattern is', [makeRouteNode('/user/:id', { children: [makeRouteNode('/list')] })], ['/list']],
  ['an external link with a port', [link('https://a.cn:8080')], ['https://a.cn:8080']],
])('%s (§2.28, §2.35)', (_name, nodes, expected) => {
  expect(outline(menuItems(nodes))).toEqual(expected);
});

test('a page leads to its path and query, a link to its address', () => {
  const [page, site] = menuItems([makeRouteNode('/a', { query: { id: '1', name: '党 员' } }), link('https://a.cn')]);
  expect(page).toMatchObject({ href: '/a?id=1&name=%E5%85%9A+%E5%91%98', isExternal: false });
  expect(site).toMatchObject({ href: 'https://a.cn', isExternal: true });
});
