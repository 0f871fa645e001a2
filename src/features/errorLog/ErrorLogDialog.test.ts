import { expect, test } from 'vitest';
import { searchLinks } from './ErrorLogDialog';

const queryOf = (href: string) => new URL(href).search;

test('three engines (§2.67)', () => {
  expect(searchLinks('a').map(({ label, href }) => [label, new URL(href).hostname])).toEqual([
    ['百度搜索', 'www.baidu.com'],
    ['谷歌搜索', 'www.google.com'],
    ['必应搜索', 'cn.bing.com'],
  ]);
});

test.each([
  ['a b', 'a%20b'],
  ['a&b=c#d', 'a%26b%3Dc%23d'],
  ['服务器', encodeURIComponent('服务器')],
  ['"><script>', '%22%3E%3Cscript%3E'],
  ['', ''],
  ['half \ud83d', 'half%20%EF%BF%BD'],
  ['\udc00 half', '%EF%BF%BD%20half'],
  ['whole 😀', 'whole%20%F0%9F%98%80'],
])('%j is encoded (§2.67)', (message, encoded) => {
  for (const { href } of searchLinks(message))
    expect(queryOf(href).replace(/^\?\w+=/, '')).toBe(encoded.replace(/'/g, '%27'));
});

test('a long message is cut, also through the middle of a character', () => {
  for (const { href } of searchLinks('😀'.repeat(10_000))) expect(href.length).toBeLessThan(3500);
  for (const { href } of searchLinks(`a${'😀'.repeat(400)}`)) expect(href).toMatch(/%EF%BF%BD$/);
});
