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
  [':id', '/user', '/user/:id'],
  ['user/:id(\\d+)', '', '/user/:id'],
  ['user/:id?', '', '/user/:id?'],
  ['user/:id(\\d+)?', '', '/user/:id?'],
  [':a?/:b?/:c?', '', '/:a?/:b?/:c?'],
  ['__proto__', '/constructor', '/constructor/__proto__'],
])('%j below %j is %j', (path, parent, expected) => {
  expect(resolvePath(path, parent)).toBe(expected);
});

test.each(['..', 'a/../b', '*', 'a*', 'a?b', 'a#b', 'a\\b', 'a:b', ':', ':1', ':a-b', ':a*', ':a+', ':a?/:b?/:c?/:d?'])(
  '%j can be matched by no router',
  (path) => {
    expect(resolvePath(path, '/x')).toBeUndefined();
  },
);
