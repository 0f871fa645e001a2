import { expect, test } from 'vitest';
import { makeRouteNode } from '../../../tests/routeNode';
import { rootReducer } from '../rootReducer';
import { selectDestinations, routesBuilt } from '../routes/routesSlice';
import { selectRecentEntries, recentRestored } from './recentPagesSlice';

const nodes = [
  makeRouteNode('/g', { children: [makeRouteNode('/g/a'), makeRouteNode('/g/:id')] }),
  makeRouteNode('/hidden', { meta: { hidden: true } }),
  makeRouteNode('/h', { meta: { hidden: true }, children: [makeRouteNode('/h/a')] }),
  makeRouteNode('/missing', { target: { type: 'page', component: 'x', isMissing: true } }),
  makeRouteNode('/党 100%'),
  makeRouteNode('/frame', { target: { type: 'frame', url: 'https://a.cn' } }),
  makeRouteNode('https://a.cn', { target: { type: 'link', url: 'https://a.cn' } }),
];
const built = rootReducer(undefined, routesBuilt(nodes));

test('what can be offered: pages and frames that are there, can be opened as they are, and are not hidden', () => {
  expect([...selectDestinations(built).keys()]).toEqual(['/g/a', '/党 100%', '/frame']);
});

test('recent pages with their places in the menu; those that cannot be offered are left out', () => {
  const page = (path: string) => ({ path, title: path, time: 1 });
  const visited = ['/g/a?x=1', '/hidden', '/h/a', '/missing', '/gone', '/%E5%85%9A%20100%25', '/frame'].map(page);
  const entries = selectRecentEntries(rootReducer(built, recentRestored(visited)));
  expect(entries.map(({ path, time, ancestors }) => [path, time, ancestors.length])).toEqual([
    ['/g/a?x=1', 1, 1],
    ['/%E5%85%9A%20100%25', 1, 0],
    ['/frame', 1, 0],
  ]);
});
