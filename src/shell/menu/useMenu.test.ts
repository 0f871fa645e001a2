import { expect, test } from 'vitest';
import { makeRouteNode } from '../../../tests/routeNode';
import { byPathname } from '@/state/routes/routeEntries';
import { walkRoutes } from '@/state/routes/routeTree';
import { activeEntry } from './useMenu';

const list = makeRouteNode('/a/list');
const detail = makeRouteNode('/b/detail', { meta: { activeMenu: '/a/list' } });
const slash = makeRouteNode('/b/slash', { meta: { activeMenu: 'a/list/?x=1' } });
const astray = makeRouteNode('/b/astray', { meta: { activeMenu: '/gone' } });
const a = makeRouteNode('/a', { children: [list] });
const b = makeRouteNode('/b', { children: [detail, slash, astray] });
const entries = byPathname([...walkRoutes([a, b])].map(([node, ancestors]) => ({ node, ancestors })));

test.each([
  ['a page of the menu', { node: list, ancestors: [a] }, '/a/list', ['/a']],
  ['a page that stands for an entry of another group', { node: detail, ancestors: [b] }, '/a/list', ['/a']],
  ['a page that stands for it in another writing', { node: slash, ancestors: [b] }, '/a/list', ['/a']],
  ['a page that stands for an entry that is gone', { node: astray, ancestors: [b] }, '/gone', ['/b']],
  ['no page', undefined, '', []],
])('%s (§2.38, §2.41, §3.5, §12.10)', (_name, open, active, ancestors) => {
  expect(activeEntry(open, entries)).toEqual({ active, ancestors: new Set(ancestors) });
});
