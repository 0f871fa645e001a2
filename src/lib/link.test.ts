import { expect, test } from 'vitest';
import { isWebAddress, linkKind, parseUrl } from './link';

test.each([
  'http://a.cn',
  'https://a.cn',
  'HTTPS://A.CN',
  'mailto:a@b.cn',
  'tel:119',
  '//a.cn',
  '\\\\a.cn',
  '/\\a.cn',
  '\\/a.cn',
  ' https://a.cn',
  'ht\ntps://a.cn',
])('external: %j', (link) => {
  expect(linkKind(link)).toBe('external');
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://a.cn/1',
  'http:a.cn',
  'C:\\Windows',
])('refused: %j', (link) => {
  expect(linkKind(link)).toBe('refused');
});

test.each(['', '/', '/system/dict', 'dict', './dict', ':id', '/user/:id', '?a=b', '#x', '党员', '/a/javascript:b'])(
  'internal: %j',
  (link) => {
    expect(linkKind(link)).toBe('internal');
  },
);

test.each([
  ['https://a.cn/x', true],
  ['http://a.cn', true],
  ['//a.cn', false],
  ['mailto:a@b.cn', false],
  ['javascript:alert(1)', false],
  ['/inside', false],
  ['https://', false],
])('isWebAddress(%j) = %s', (link, expected) => {
  expect(isWebAddress(link)).toBe(expected);
});

test.each([
  ['https://a.cn/x', undefined, 'https://a.cn/x'],
  ['/x', 'https://a.cn/y', 'https://a.cn/x'],
  ['/x', undefined, undefined],
  ['https://', undefined, undefined],
])('parseUrl(%j, %j) = %j', (address, base, expected) => {
  expect(parseUrl(address, base)?.href).toBe(expected);
});
