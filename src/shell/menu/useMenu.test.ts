import { expect, test } from 'vitest';
import { makeRouteNode } from '../../../tests/routeNode';
import { type NodeWithAncestors, walkRoutes } from '@/state/routes/routeTree';
import { activeEntry } from './useMenu';

const list = makeRouteNode('/a/list');
const detail = makeRouteNode('/b/detail', { meta: { activeMenu: '/a/list' } });
const astray = makeRouteNode('/b/astray', { meta: { activeMenu: '/gone' } });
const a = makeRouteNode('/a', { children: [list] });
const b = makeRouteNode('/b', { children: [detail, astray] });
const index: ReadonlyMap<string, NodeWithAncestors> = new Map(
  [...walkRoutes([a, b])].map(([placed, ancestors]) => [placed.path, { node: placed, ancestors }]),
);

test.each([
  ['a page of the menu', { node: list, ancestors: [a] }, '/a/list', ['/a']],
  ['a page that stands for an entry of another group', { node: detail, ancestors: [b] }, '/a/list', ['/a']],
  ['a page that stands for an entry that is gone', { node: astray, ancestors: [b] }, '/gone', ['/b']],
  ['no page', undefined, '', []],
])('%s (§2.38, §2.41, §3.5)', (_name, open, active, ancestors) => {
  expect(activeEntry(open, index)).toEqual({ active, ancestors: new Set(ancestors) });
});
