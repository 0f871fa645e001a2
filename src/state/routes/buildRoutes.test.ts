import { describe, expect, test } from 'vitest';
import { buildAsClerk, outline } from '../../../tests/buildAsClerk';

test('an empty list is a valid answer: workbench, profile and error pages remain (§2.2, §2.3, §2.5, §2.6, §2.7, §2.9, §2.25)', () => {
  const { nodes, problems } = buildAsClerk();
  expect(outline(nodes)).toEqual(['/workbench', '/profile', '/403', '/404']);
  expect(problems).toEqual([]);
  expect(nodes[0]?.meta).toMatchObject({ title: '工作台', noClosable: true, hidden: false });
  expect(nodes[1]?.meta).toMatchObject({ title: '个人中心', hidden: true });
});

describe('sentence by sentence', () => {
  test.each([
    ['redirect noRedirect is none', { path: '/a', redirect: 'noRedirect', component: 'p' }, { redirect: '' }],
    [
      'meta.link null is none',
      { path: '/a', component: 'p', meta: { link: null } },
      { target: { type: 'page', component: 'p' } },
    ],
    [
      'a link by meta',
      { path: '/a', meta: { link: 'https://a.cn' } },
      { path: '/a', target: { type: 'link', url: 'https://a.cn' }, meta: { target: '_blank' } },
    ],
    [
      'a link by path',
      { path: 'https://a.cn', meta: { title: 'A' } },
      { path: 'https://a.cn', target: { type: 'link', url: 'https://a.cn' }, meta: { target: '' } },
    ],
    [
      'a link that says how it opens',
      { path: '/a', meta: { link: 'https://a.cn', target: '_self' } },
      { meta: { target: '_self' } },
    ],
    [
      'a link of RuoYi',
      { path: 'http://ruoyi.vip', component: 'Layout', meta: { title: 'A', link: 'http://ruoyi.vip' } },
      { path: 'http://ruoyi.vip', target: { type: 'link', url: 'http://ruoyi.vip' }, meta: { target: '_blank' } },
    ],
    [
      'a link of RuoYi without meta.link',
      { path: 'http://ruoyi.vip', hidden: false, component: 'Layout', meta: { title: 'A', noCache: false } },
      { target: { type: 'link', url: 'http://ruoyi.vip' }, meta: { target: '_blank' } },
    ],
    [
      'a frame whose path is garbled',
      { path: '////////', component: 'InnerLink', meta: { link: 'http://ruoyi.vip/doc?a=1' } },
      { path: '/ruoyi/vip/doc/a=1', target: { type: 'frame', url: 'http://ruoyi.vip/doc?a=1' } },
    ],
    [
      'a page in a frame',
      { path: '/a', component: 'InnerLink', meta: { link: 'https://a.cn' } },
      { path: '/a', target: { type: 'frame', url: 'https://a.cn/' } },
    ],
    [
      'a frame whose path is its address',
      { path: 'https://a.cn/b?c', component: 'InnerLink' },
      { path: '/a/cn/b/c', target: { type: 'frame', url: 'https://a.cn/b?c' } },
    ],
    [
      'a query as JSON',
      { path: '/a', component: 'p', query: '{"id":1,"x":"y","z":{}}' },
      { query: { id: '1', x: 'y' } },
    ],
    [
      'a query with yes, no, lists and nothing',
      {
        path: '/a',
        component: 'p',
        query: '{"own":true,"open":false,"ids":["1",2,null,true],"none":[],"x":null,"y":""}',
      },
      { query: { own: 'true', open: 'false', ids: ['1', '2', 'true'] } },
    ],
    ['a query as an object', { path: '/a', component: 'p', query: { id: 1 } }, { query: { id: '1' } }],
    ['no title: the name', { path: '/a', component: 'p', name: 'Apple' }, { meta: { title: 'Apple' } }],
    ['no title, no name: the last segment', { path: '/a/pear', component: 'p' }, { meta: { title: 'pear' } }],
  ])('%s (§2.25, §2.27, §2.29, §3.4, §6.6)', (_name, sent, expected) => {
    const { fromServer, problems } = buildAsClerk(sent);
    expect(fromServer).toHaveLength(1);
    expect(fromServer[0]).toMatchObject(expected);
    expect(problems).toEqual([]);
  });

  test('two entries with the same outer address both stand', () => {
    const link = (title: string) => ({ path: 'https://a.cn', meta: { title } });
    const { fromServer, problems } = buildAsClerk(link('A'), link('B'), link('C'));
    expect(problems).toEqual([]);
    expect(fromServer.map(({ meta, target }) => [meta.title, target])).toEqual(
      ['A', 'B', 'C'].map((title) => [title, { type: 'link', url: 'https://a.cn' }]),
    );
    expect(new Set(fromServer.map(({ path }) => path)).size).toBe(3);
  });

  test('an inner link at the top of RuoYi’s menu stands in the place of its group', () => {
    const child = { path: '////////', component: 'InnerLink', meta: { title: '文档', link: 'http://doc.ruoyi.vip' } };
    const { fromServer, problems } = buildAsClerk({
      path: '/',
      component: 'Layout',
      meta: { title: '文档' },
      children: [child],
    });
    expect(problems).toEqual([]);
    expect(fromServer).toMatchObject([{ path: '/doc/ruoyi/vip', target: { type: 'frame' }, meta: { title: '文档' } }]);
  });

  test.each([
    [
      'Layout and ParentView are just their children',
      {
        path: '/a',
        component: 'Layout',
        meta: { title: 'A' },
        children: [
          { path: 'b', component: 'ParentView', meta: { title: 'B' }, children: [{ path: 'c', component: 'p' }] },
        ],
      },
      [['/a', [['/a/b', ['/a/b/c']]]]],
    ],
    [
      '"/" with one child stands for that child',
      { path: '/', component: 'Layout', children: [{ path: 'news', component: 'p' }] },
      ['/news'],
    ],
    [
      'absolute child paths',
      { path: '/a', meta: { title: 'A' }, children: [{ path: '/x/y', component: 'p' }] },
      [['/a', ['/x/y']]],
    ],
    [
      'a child without a path is its parent’s page',
      { path: '/a', component: 'Layout', children: [{ path: '', component: 'p' }] },
      ['/a'],
    ],
    [
      'the same name twice',
      {
        path: '/a',
        meta: { title: 'A' },
        children: [
          { path: 'x', name: 'N', component: 'p' },
          { path: 'y', name: 'N', component: 'p' },
        ],
      },
      [['/a', ['/a/x', '/a/y']]],
    ],
    [
      'the same last segment twice',
      {
        path: '/a',
        meta: { title: 'A' },
        children: [
          { path: 'list', component: 'p' },
          { path: '/b/list', component: 'p' },
        ],
      },
      [['/a', ['/a/list', '/b/list']]],
    ],
    ['the server’s own catch-all', { path: '*', redirect: '/404', hidden: true }, []],
    ['vue-router’s catch-all', { path: '/:pathMatch(.*)*', component: 'error/404' }, []],
    [
      'a group of nothing but what the user may not see',
      { path: '/a', meta: { title: 'A' }, children: [{ path: 'b', component: 'p', permissions: ['x'] }] },
      [],
    ],
    ['what the user may not see', { path: '/a', component: 'p', meta: { guard: 'x' } }, []],
  ])('%s', (_name, sent, expected) => {
    const { fromServer, problems } = buildAsClerk(sent);
    expect(outline(fromServer)).toEqual(expected);
    expect(problems).toEqual([]);
  });

  test('a group without a title shows its child in its place, unless it is always shown', () => {
    const sent = { path: '/a', component: 'Layout', children: [{ path: 'b', component: 'p', meta: { title: 'B' } }] };
    expect(buildAsClerk(sent).fromServer[0]?.meta).toMatchObject({ levelHidden: true, breadcrumbHidden: true });
    const always = buildAsClerk({ ...sent, alwaysShow: true }).fromServer[0]?.meta;
    expect(always).toMatchObject({ levelHidden: false, breadcrumbHidden: false, title: 'a' });
    const titled = buildAsClerk({ ...sent, meta: { title: 'A' } }).fromServer[0]?.meta;
    expect(titled).toMatchObject({ levelHidden: false, title: 'A' });
  });
});
