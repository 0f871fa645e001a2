import { expect, test } from 'vitest';
import { parseTarget } from './parseRoute';

const group = { type: 'group' };
const link = (url: string) => ({ type: 'link', url });
const frame = (url: string) => ({ type: 'frame', url });
const refused = (reason: string, field = 'path') => ({ type: 'refused', field, reason });
const WEB = 'https://www.12371.cn/';

test.each([
  ['a page', { path: 'dict', component: 'dict/DictPage' }, true, { type: 'page', component: 'dict/DictPage' }],
  ['a page with children', { path: 'dict', component: 'a/B' }, false, { type: 'page', component: 'a/B' }],
  ['no component', { path: 'x' }, false, group],
  ['component null', { path: 'x', component: null }, false, group],
  ['Layout', { path: 'x', component: 'Layout' }, false, group],
  ['ParentView', { path: 'x', component: 'ParentView' }, false, group],
  ['meta.link null', { path: 'x', meta: { link: null } }, false, group],
  ['path is an address', { path: WEB }, true, link(WEB)],
  ['path is a mail address', { path: 'mailto:a@b.cn' }, true, link('mailto:a@b.cn')],
  ['meta.link is an address', { path: 'x', component: 'Layout', meta: { link: WEB } }, true, link(WEB)],
  ['meta.link on a group', { path: 'x', meta: { link: WEB } }, false, group],
  ['address with children', { path: WEB }, false, refused('外部链接不能有子菜单')],
  ['InnerLink with meta.link', { path: 'x', component: 'InnerLink', meta: { link: WEB } }, true, frame(WEB)],
  ['InnerLink with its path', { path: WEB, component: 'InnerLink' }, true, frame(WEB)],
  ['InnerLink without an address', { path: 'x', component: 'InnerLink' }, true, refused('内嵌页面地址无效')],
  ['InnerLink by mail', { path: 'mailto:a@b.cn', component: 'InnerLink' }, true, refused('内嵌页面地址无效')],
])('%s', (_name, node, isLeaf, target) => {
  expect(parseTarget(node, isLeaf)).toEqual(target);
});

test.each(['https:/dzb/preview/x.html', 'https:dzb/x', 'https:\\dzb/x', '/dzb/preview/x.html', '//dzb/x'])(
  '%j fills no frame: a browser might take it for a place on the own host',
  (link) => {
    expect(parseTarget({ path: 'x', component: 'InnerLink', meta: { link } }, true)).toMatchObject({ type: 'refused' });
  },
);

test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', ' JavaScript:x', 'java\nscript:x'])(
  '%j is refused as path, as link and in a frame',
  (evil) => {
    expect(parseTarget({ path: evil, component: 'a/B' }, true)).toEqual(refused('不允许的链接'));
    const reason = refused('不允许的链接', 'meta.link');
    expect(parseTarget({ path: 'x', meta: { link: evil } }, true)).toEqual(reason);
    expect(parseTarget({ path: 'x', component: 'InnerLink', meta: { link: evil } }, true)).toEqual(reason);
  },
);
