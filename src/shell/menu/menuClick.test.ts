import { expect, test } from 'vitest';
import { decideMenuClick } from './menuClick';

const inHashMode = (path: string) => `#${path}`;
const dict = { href: '/system/dict', isExternal: false, target: '', current: '/workbench', isMobile: false };
const site = { ...dict, href: 'https://a.cn', isExternal: true };

test.each([
  ['another page', dict, { type: 'navigate', to: '/system/dict', closesDrawer: false }],
  [
    'another page on a narrow screen',
    { ...dict, isMobile: true },
    { type: 'navigate', to: '/system/dict', closesDrawer: true },
  ],
  ['the current page', { ...dict, current: '/system/dict' }, { type: 'reload' }],
  [
    'the current page with another query',
    { ...dict, current: '/system/dict?a=1' },
    { type: 'navigate', to: '/system/dict', closesDrawer: false },
  ],
  ['a page in a new window', { ...dict, target: '_blank' }, { type: 'openWindow', url: '#/system/dict' }],
  [
    'the current page in a new window',
    { ...dict, target: '_blank', current: '/system/dict' },
    { type: 'openWindow', url: '#/system/dict' },
  ],
  ['an external link', site, { type: 'openHere', url: 'https://a.cn' }],
  ['an external link in a new window', { ...site, target: '_blank' }, { type: 'openWindow', url: 'https://a.cn' }],
  ['any other target', { ...site, target: '_self' }, { type: 'openHere', url: 'https://a.cn' }],
])('%s', (_name, click, decision) => {
  expect(decideMenuClick({ ...click, toAddress: inHashMode })).toEqual(decision);
});
