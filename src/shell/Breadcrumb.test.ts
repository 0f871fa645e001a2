import { expect, test } from 'vitest';
import { makeRouteNode } from '../../tests/routeNode';
import { crumbs } from './Breadcrumb';

const page = makeRouteNode('/a/b/c', { meta: { title: '丙' } });
const inner = makeRouteNode('/a/b', { children: [page], meta: { title: '乙' } });
const outer = makeRouteNode('/a', { children: [inner], redirect: '/a/b/c', meta: { title: '甲' } });
const veiled = { ...inner, meta: { ...inner.meta, breadcrumbHidden: true } };

test.each([
  ['no page', undefined, true, []],
  ['a page at the top', { node: page, ancestors: [] }, true, [['丙', '']]],
  [
    'each step leads to its redirect',
    { node: page, ancestors: [outer] },
    false,
    [
      ['甲', '/a/b/c'],
      ['丙', ''],
    ],
  ],
  [
    'or to its first page',
    { node: page, ancestors: [inner] },
    true,
    [
      ['乙', '/a/b/c'],
      ['丙', ''],
    ],
  ],
  [
    'or nowhere while the first menu does not open',
    { node: page, ancestors: [inner] },
    false,
    [
      ['乙', ''],
      ['丙', ''],
    ],
  ],
  [
    'breadcrumbHidden steps are skipped',
    { node: page, ancestors: [outer, veiled] },
    true,
    [
      ['甲', '/a/b/c'],
      ['丙', ''],
    ],
  ],
])('%s (§2.5, §2.55)', (_name, handle, openFirst, expected) => {
  expect(crumbs(handle, openFirst).map(({ title, to }) => [title, to])).toEqual(expected);
});
