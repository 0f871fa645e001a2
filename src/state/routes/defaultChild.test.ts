import { describe, expect, test } from 'vitest';
import { defaultChild } from './defaultChild';
import { node } from '../../../tests/routeNode';

const first = node('/a/one');
const link = node('https://a.cn', { target: { type: 'link', url: 'https://a.cn' } });
const frame = node('/a/frame', { target: { type: 'frame', url: 'https://a.cn' } });

describe.each([
  ['a page', node('/a'), '', ''],
  ['a page with a redirect', node('/a', { redirect: '/b' }), '/b', '/b'],
  ['a group', node('/a', { children: [first] }), '/a/one', ''],
  ['a group with a redirect', node('/a', { redirect: '/b', children: [first] }), '/b', '/b'],
  [
    'a page with a query',
    node('/a', { children: [node('/a/one', { query: { stage: '入党', n: '1' } })] }),
    '/a/one?stage=%E5%85%A5%E5%85%9A&n=1',
    '',
  ],
  ['an empty group', node('/a', { children: [] }), '', ''],
  ['links are no pages', node('/a', { children: [link, first] }), '/a/one', ''],
  ['frames are pages', node('/a', { children: [frame] }), '/a/frame', ''],
  [
    'hidden pages are passed over',
    node('/a', { children: [node('/x', { meta: { hidden: true } }), first] }),
    '/a/one',
    '',
  ],
  [
    'hidden groups too',
    node('/a', { children: [node('/x', { children: [node('/x/y')], meta: { hidden: true } }), first] }),
    '/a/one',
    '',
  ],
  ['patterns too', node('/a', { children: [node('/a/:id'), first] }), '/a/one', ''],
  [
    'the first page at any depth',
    node('/a', { children: [node('/a/b', { children: [node('/a/b/c')] }), first] }),
    '/a/b/c',
    '',
  ],
  ['only a hidden page', node('/a', { children: [node('/x', { meta: { hidden: true } })] }), '', ''],
])('%s', (_name, start, opening, plain) => {
  test('first menu opens', () => expect(defaultChild(start, true)).toBe(opening));
  test('first menu does not open', () => expect(defaultChild(start, false)).toBe(plain));
});
