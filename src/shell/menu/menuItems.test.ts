import { expect, test } from 'vitest';
import { node } from '../../../tests/routeNode';
import { menuItems, type MenuItem } from './menuItems';

const outline = (items: readonly MenuItem[]): unknown[] =>
  items.map(({ path, children }) => (children.length > 0 ? [path, outline(children)] : path));
const link = (url: string) => node(url, { target: { type: 'link', url } });

test.each([
  ['pages and groups', [node('/a'), node('/b', { children: [node('/b/c')] })], ['/a', ['/b', ['/b/c']]]],
  ['hidden nodes are not shown', [node('/a', { meta: { hidden: true } }), node('/b')], ['/b']],
  ['nor what is below them', [node('/a', { children: [node('/a/b')], meta: { hidden: true } })], []],
  [
    'levelHidden with children: the children in its place',
    [node('/a', { children: [node('/b'), node('/c')], meta: { levelHidden: true } })],
    ['/b', '/c'],
  ],
  ['levelHidden without children stays', [node('/a', { meta: { levelHidden: true } })], ['/a']],
  [
    'levelHidden with nothing but hidden children',
    [node('/a', { children: [node('/b', { meta: { hidden: true } })], meta: { levelHidden: true } })],
    [],
  ],
  [
    'a group of nothing but hidden pages is not shown',
    [node('/a', { children: [node('/b', { meta: { hidden: true } })] })],
    [],
  ],
  ['a pattern is no place to go', [node('/user/:id')], []],
  ['what is below a pattern is', [node('/user/:id', { children: [node('/list')] })], ['/list']],
  ['an external link with a port', [link('https://a.cn:8080')], ['https://a.cn:8080']],
])('%s', (_name, nodes, expected) => {
  expect(outline(menuItems(nodes))).toEqual(expected);
});

test('a page leads to its path and query, a link to its address', () => {
  const [page, site] = menuItems([node('/a', { query: { id: '1', name: '党 员' } }), link('https://a.cn')]);
  expect(page).toMatchObject({ href: '/a?id=1&name=%E5%85%9A+%E5%91%98', isExternal: false });
  expect(site).toMatchObject({ href: 'https://a.cn', isExternal: true });
});
