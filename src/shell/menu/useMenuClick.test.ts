import { describe, expect, test } from 'vitest';
import { makeRouteNode } from '../../../tests/routeNode';
import { decideMenuClick, linkOf } from './useMenuClick';
import type { MenuItem } from './menuItems';

const { meta } = makeRouteNode('/any');
const item = (parts: Partial<MenuItem>, target = ''): MenuItem => ({
  path: '/any',
  href: '/system/dict',
  isExternal: false,
  children: [],
  ...parts,
  meta: { ...meta, target },
});
const tabForEach: MenuItem = { ...item({}), meta: { ...meta, dynamicNewTab: true } };
const SITE = { href: 'https://a.cn', isExternal: true };
const OUTSIDE = { rel: 'noopener noreferrer' };

describe('the link of', () => {
  test.each([
    ['a page', item({}), { href: '#/system/dict' }],
    ['a page in a new window', item({}, '_blank'), { href: '#/system/dict', target: '_blank', ...OUTSIDE }],
    ['an external link', item(SITE), { href: 'https://a.cn', ...OUTSIDE }],
    ['an external link in a new window', item(SITE, '_blank'), { href: 'https://a.cn', target: '_blank', ...OUTSIDE }],
    ['an external link with any other target', item(SITE, '_self'), { href: 'https://a.cn', ...OUTSIDE }],
  ])('%s (§2.51)', (_what, entry, link) => expect(linkOf(entry, '#')).toEqual(link));

  test('a page, without a hash, where the router has none (§2.51)', () => {
    expect(linkOf(item({}, '_blank'), '/dzb')).toMatchObject({ href: '/dzb/system/dict', target: '_blank' });
    expect(linkOf(item(SITE, '_blank'), '/dzb')).toMatchObject({ href: 'https://a.cn', target: '_blank' });
  });
});

describe('a click on', () => {
  test.each([
    ['another page', item({}), '/workbench', 'navigate'],
    ['the current page', item({}), '/system/dict', 'reload'],
    ['the current page, filtered', item({}), '/system/dict?a=1', 'reload'],
    ['its own query, filtered', item({ href: '/system/dict?a=1' }), '/system/dict?a=1&page=2', 'reload'],
    ['another query of its own', item({ href: '/system/dict?a=1' }), '/system/dict?a=2', 'navigate'],
    ['a query of its own, which the page lacks', item({ href: '/system/dict?a=1' }), '/system/dict', 'navigate'],
    ['a page with a tab for each query', tabForEach, '/system/dict?a=1', 'navigate'],
    ['a page in a new window', item({}, '_blank'), '/workbench', 'followLink'],
    ['the current page in a new window', item({}, '_blank'), '/system/dict', 'followLink'],
    ['an external link', item(SITE), '/workbench', 'followLink'],
  ])('%s (§2.51, §2.52, §2.53)', (_what, entry, current, action) =>
    expect(decideMenuClick(entry, current)).toBe(action),
  );
});
