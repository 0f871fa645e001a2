import { expect, test } from 'vitest';
import { safeLink } from './safeTree';

test.each([
  ['https://a.cn/x?y=1#z', 'https://a.cn/x?y=1#z'],
  ['http://a.cn', 'http://a.cn/'],
  ['mailto:a@b.cn', 'mailto:a@b.cn'],
  ['dzb/x', undefined],
  ['/dzb/x', undefined],
  ['//a.cn', undefined],
  ['#x', undefined],
  ['ftp://a.cn', undefined],
  ['javascript:alert(1)', undefined],
])('%j may stand in the page as %j', (address, expected) => {
  expect(safeLink(address)).toBe(expected);
});

test.each(['https:dzb/x', 'https:/dzb/x', 'https:\\dzb/x', 'https:../x', 'https:?x'])(
  '%j does not lead to the own host',
  (address) => {
    const own = new URL('https://platform.example/dzb/');
    const href = safeLink(address);
    expect(href === undefined || new URL(href, own).host !== own.host).toBe(true);
  },
);
