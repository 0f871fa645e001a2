import { describe, expect, test } from 'vitest';
import { buildAsClerk } from '../../../tests/buildAsClerk';

describe('what cannot be used is left out and reported, the rest works', () => {
  const good = { path: '/good', component: 'p', meta: { title: 'Good' } };
  const ignored = (label: string, reason: string, field = '') =>
    `菜单项“${label}”已忽略：${reason}（字段 [1]${field && `.${field}`}）`;

  test.each([
    ['no object', 7, ignored('', '不是对象')],
    ['null', null, ignored('', '不是对象')],
    ['a list', [], ignored('', '不是对象')],
    ['a script for a path', { path: 'javascript:alert(1)' }, ignored('javascript:alert(1)', '不允许的链接', 'path')],
    [
      'a script for a link',
      { path: '/x', meta: { link: 'data:text/html,x' } },
      ignored('/x', '不允许的链接', 'meta.link'),
    ],
    ['vbscript', { path: '/x', meta: { link: 'vbscript:x' } }, ignored('/x', '不允许的链接', 'meta.link')],
    ['a duplicate', { ...good, name: 'Other' }, ignored('/good', '路径重复', 'path')],
    ['a duplicate by another spelling', { ...good, path: 'good/' }, ignored('good/', '路径重复', 'path')],
    ['a path of the app’s own', { path: '/workbench', component: 'p' }, ignored('/workbench', '路径重复', 'path')],
    ['the login path', { path: '/login', component: 'p' }, ignored('/login', '路径重复', 'path')],
    ['a path no router takes', { path: '/a*b', component: 'p' }, ignored('/a*b', '路径无效', 'path')],
    ['a group of nothing', { path: '/x', component: 'Layout' }, ignored('/x', '没有页面也没有子菜单', 'children')],
    [
      'unreadable permissions',
      { path: '/x', component: 'p', permissions: 5 },
      ignored('/x', '权限要求的格式有误', 'permissions / roles / meta.guard'),
    ],
    ['a frame of nothing', { path: '/x', component: 'InnerLink' }, ignored('/x', '内嵌页面地址无效', 'path')],
    ['a huge name', { path: 'n'.repeat(9999) }, ignored('n'.repeat(100), '没有页面也没有子菜单', 'children')],
  ])('%s', (_name, bad, problem) => {
    const { fromServer, problems } = buildAsClerk(good, bad);
    expect(fromServer.map(({ path }) => path)).toEqual(['/good']);
    expect(problems).toEqual([problem]);
  });

  test.each([
    ['to nowhere', '/gone', '菜单项“/x”的重定向已忽略：目标 /gone 不存在（字段 redirect）'],
    ['to itself', '/x', '菜单项“/x”的重定向已忽略：会循环（字段 redirect）'],
    ['to another host', '//evil.example', '菜单项“/x”的重定向已忽略：地址无效（字段 [1].redirect）'],
    ['to a script', 'javascript:alert(1)', '菜单项“/x”的重定向已忽略：地址无效（字段 [1].redirect）'],
  ])('a redirect %s is dropped, its node stays', (_name, redirect, problem) => {
    const { fromServer, problems } = buildAsClerk(good, { path: '/x', redirect, component: 'p' });
    expect(fromServer.map((node) => [node.path, node.redirect])).toEqual([
      ['/good', ''],
      ['/x', ''],
    ]);
    expect(problems).toEqual([problem]);
  });

  test.each([
    ['meta that is no object', { meta: '标题' }, 'meta'],
    ['a title that is no text', { meta: { title: ['X'] } }, 'meta.title'],
    ['a flag that is none', { meta: { title: 'X', dot: 'maybe' } }, 'meta.dot'],
    ['children that are no list', { children: { a: 1 } }, 'children'],
    ['a query that is no JSON', { query: 'id:1' }, 'query'],
    ['a query that was cut', { query: '{"id"' }, 'query'],
  ])('%s counts as missing, and is reported', (_name, fields, field) => {
    const { fromServer, problems } = buildAsClerk(good, { path: '/x', component: 'p', ...fields });
    expect(fromServer.map(({ path, query }) => [path, query])).toEqual([
      ['/good', {}],
      ['/x', {}],
    ]);
    expect(problems).toEqual([`菜单项“/x”的设置已忽略：类型不符（字段 [1].${field}）`]);
  });

  test('a child is named by its place in the response, whatever its parent became', () => {
    const group = { path: '/g', component: 'Layout', children: [{ component: 'p' }, { path: 'a', component: 'p' }, 7] };
    expect(buildAsClerk(good, group).problems).toEqual(['菜单项“”已忽略：不是对象（字段 [1].children[2]）']);
  });

  test('two that send each other round: the circle is broken', () => {
    const { fromServer, problems } = buildAsClerk(
      { path: '/a', redirect: '/b', component: 'p' },
      { path: '/b', redirect: '/a', component: 'p' },
    );
    expect(fromServer.map(({ redirect }) => redirect)).toEqual(['', '/a']);
    expect(problems).toEqual(['菜单项“/a”的重定向已忽略：会循环（字段 redirect）']);
  });

  test('a long way of redirects that ends is no circle', () => {
    const way = Array.from({ length: 30 }, (_, at) => ({ path: `/r${at}`, redirect: `/r${at + 1}`, component: 'p' }));
    expect(buildAsClerk(...way, { path: '/r30', component: 'p' }).problems).toEqual([]);
  });

  test('redirects to what exists stay, also relative ones and to a parameter’s value', () => {
    const { fromServer, problems } = buildAsClerk(
      { path: '/a', redirect: 'b', meta: { title: 'A' }, children: [{ path: 'b', component: 'p' }] },
      { path: '/c', redirect: '/user/7', component: 'p' },
      { path: '/user/:id', component: 'p' },
      { path: '/d', redirect: '/profile', component: 'p' },
    );
    expect(fromServer.map(({ redirect }) => redirect)).toEqual(['/a/b', '/user/7', '', '/profile']);
    expect(problems).toEqual([]);
  });
});
