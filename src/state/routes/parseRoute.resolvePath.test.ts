import { expect, test } from 'vitest';
import { resolvePath } from './parseRoute';

test.each([
  ['/system', '', '/system'],
  ['system', '', '/system'],
  ['dict', '/system', '/system/dict'],
  ['/system/dict', '/system', '/system/dict'],
  ['/other', '/system', '/other'],
  ['', '/system', '/system'],
  ['', '', '/'],
  ['/', '', '/'],
  ['./dict', '/system', '/system/dict'],
  ['a//b/', '', '/a/b'],
  ['党员', '/组织', '/组织/党员'],
  ['%E5%85%9A%20a', '', '/党 a'],
  ['达标100%', '', '/达标100%'],
  ['达标100%25', '/%41', '/%41/达标100%'],
  ['a%2Fb', '', '/a%2Fb'],
  ['党%B5', '', '/党%B5'],
  [':id', '/user', '/user/:id'],
  ['user/:id(\\d+)', '', '/user/:id'],
  ['user/:id?', '', '/user/:id?'],
  ['user/:id(\\d+)?', '', '/user/:id?'],
  [':a?/:b?/:c?', '', '/:a?/:b?/:c?'],
  ['__proto__', '/constructor', '/constructor/__proto__'],
])('%j below %j is %j', (path, parent, expected) => {
  expect(resolvePath(path, parent)).toBe(expected);
});

test.each([
  '..',
  'a/../b',
  '*',
  'a*',
  'a?b',
  'a#b',
  'a\\b',
  'a:b',
  ':',
  ':1',
  ':a-b',
  ':a*',
  ':a+',
  ':a?/:b?/:c?/:d?',
  '%2e%2E',
  'a%3Fb',
  '\ud800',
])('%j can be matched by no router', (path) => {
  expect(resolvePath(path, '/x')).toBeUndefined();
});
