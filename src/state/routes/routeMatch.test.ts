import { expect, test } from 'vitest';
import { buildAsClerk } from '../../../tests/buildAsClerk';
import { rootReducer } from '../rootReducer';
import { selectEntryAt } from './routeMatch';
import { routesBuilt } from './routesSlice';
import { addressOf } from './routeTree';

/** The path that a browser shows for an address. */
const shownFor = (address: string) => new URL(address, 'http://localhost').pathname;

test.each(['/a', '/党建/达标100%', '/%E5%85%9A', '/a%20b', '/a%2Fb', '/党%B5', '/a+b@c,d;e=f&g', "/~!()'"])(
  'the server sends the path %s, and its address leads to it (§12.3)',
  (path) => {
    const [node] = buildAsClerk({ path, component: 'p', meta: { title: 'P' } }).fromServer;
    if (!node) throw new Error('left out');
    const state = rootReducer(undefined, routesBuilt([node]));
    expect(selectEntryAt(state, shownFor(addressOf(node)))?.node).toBe(node);
  },
);

test.each([
  ['links lead out of the app', { path: '/a', meta: { link: 'https://a.cn' } }, '/a'],
  ['upper and lower case are different', { path: '/a', component: 'p' }, '/A'],
])('nothing is found: %s', (_why, sent, at) => {
  const { nodes } = buildAsClerk(sent);
  expect(selectEntryAt(rootReducer(undefined, routesBuilt(nodes)), at)).toBeUndefined();
});

test('without a menu there are the error pages alone (§2.94)', () => {
  const found = ['/403', '/404', '/workbench'].map((path) => selectEntryAt(rootReducer(undefined, { type: '' }), path));
  expect(found.map((entry) => entry?.node.meta.title)).toEqual(['没有访问权限', '页面不存在', undefined]);
});
