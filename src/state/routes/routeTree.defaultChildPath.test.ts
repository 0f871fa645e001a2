import { describe, expect, test } from 'vitest';
import { defaultChildPath } from './routeTree';
import { makeRouteNode } from '../../../tests/routeNode';

const first = makeRouteNode('/a/one');
const link = makeRouteNode('https://a.cn', { target: { type: 'link', url: 'https://a.cn' } });
const frame = makeRouteNode('/a/frame', { target: { type: 'frame', url: 'https://a.cn' } });

describe.each([
  ['a page', makeRouteNode('/a'), '', ''],
  ['a page with a redirect', makeRouteNode('/a', { redirect: '/b' }), '/b', '/b'],
  ['a group', makeRouteNode('/a', { children: [first] }), '/a/one', ''],
  ['a group with a redirect', makeRouteNode('/a', { redirect: '/b', children: [first] }), '/b', '/b'],
  [
    'a page with a query',
    makeRouteNode('/a', { children: [makeRouteNode('/a/one', { query: { stage: '入党', n: '1' } })] }),
    '/a/one?stage=%E5%85%A5%E5%85%9A&n=1',
    '',
  ],
  ['an empty group', makeRouteNode('/a', { children: [] }), '', ''],
  ['links are no pages', makeRouteNode('/a', { children: [link, first] }), '/a/one', ''],
  ['frames are pages', makeRouteNode('/a', { children: [frame] }), '/a/frame', ''],
  [
    'hidden pages are passed over',
    makeRouteNode('/a', { children: [makeRouteNode('/x', { meta: { hidden: true } }), first] }),
    '/a/one',
    '',
  ],
  [
    'hidden groups too',
    makeRouteNode('/a', {
      children: [makeRouteNode('/x', { children: [makeRouteNode('/x/y')], meta: { hidden: true } }), first],
    }),
    '/a/one',
    '',
  ],
  ['patterns too', makeRouteNode('/a', { children: [makeRouteNode('/a/:id'), first] }), '/a/one', ''],
  [
    'the first page at any depth',
    makeRouteNode('/a', { children: [makeRouteNode('/a/b', { children: [makeRouteNode('/a/b/c')] }), first] }),
    '/a/b/c',
    '',
  ],
  ['only a hidden page', makeRouteNode('/a', { children: [makeRouteNode('/x', { meta: { hidden: true } })] }), '', ''],
])('%s', (_name, start, opening, plain) => {
  test('first menu opens (§2.31, §2.40)', () => expect(defaultChildPath(start, true)).toBe(opening));
  test('first menu does not open (§2.40)', () => expect(defaultChildPath(start, false)).toBe(plain));
});
