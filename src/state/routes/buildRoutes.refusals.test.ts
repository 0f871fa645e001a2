import { describe, expect, test } from 'vitest';
import { buildAsClerk } from '../../../tests/buildAsClerk';

describe('what cannot be used is left out and reported, the rest works', () => {
  const good = { path: '/good', component: 'p', meta: { title: 'Good' } };
  const ignored = (label: string, reason: string) => `菜单项“${label}”已忽略：${reason}`;

  test.each([
    ['no object', 7, ignored('', '不是对象')],
    ['null', null, ignored('', '不是对象')],
    ['a list', [], ignored('', '不是对象')],
    ['a script for a path', { path: 'javascript:alert(1)' }, ignored('javascript:alert(1)', '不允许的链接')],
    ['a script for a link', { path: '/x', meta: { link: 'data:text/html,x' } }, ignored('/x', '不允许的链接')],
    ['vbscript', { path: '/x', meta: { link: 'vbscript:x' } }, ignored('/x', '不允许的链接')],
    ['a duplicate', { ...good, name: 'Other' }, ignored('/good', '路径重复')],
    ['a duplicate by another spelling', { ...good, path: 'good/' }, ignored('good/', '路径重复')],
    ['a path of the app’s own', { path: '/workbench', component: 'p' }, ignored('/workbench', '路径重复')],
    ['the login path', { path: '/login', component: 'p' }, ignored('/login', '路径重复')],
    ['a path no router takes', { path: '/a*b', component: 'p' }, ignored('/a*b', '路径无效')],
    ['a group of nothing', { path: '/x', component: 'Layout' }, ignored('/x', '没有页面也没有子菜单')],
    ['unreadable permissions', { path: '/x', component: 'p', permissions: 5 }, ignored('/x', '权限要求的格式有误')],
    ['a frame of nothing', { path: '/x', component: 'InnerLink' }, ignored('/x', '内嵌页面地址无效')],
    ['a huge name', { path: 'n'.repeat(9999) }, ignored('n'.repeat(100), '没有页面也没有子菜单')],
  ])('%s', (_name, bad, problem) => {
    const { fromServer, problems } = buildAsClerk(good, bad);
    expect(fromServer.map(({ path }) => path)).toEqual(['/good']);
    expect(problems).toEqual([problem]);
  });

  test.each([
    ['to nowhere', '/gone', '菜单项“/x”的重定向已忽略：目标 /gone 不存在'],
    ['to itself', '/x', '菜单项“/x”的重定向已忽略：会循环'],
    ['to another host', '//evil.example', '菜单项“/x”已忽略：重定向地址无效（菜单项保留，仅忽略重定向）'],
    ['to a script', 'javascript:alert(1)', '菜单项“/x”已忽略：重定向地址无效（菜单项保留，仅忽略重定向）'],
  ])('a redirect %s is dropped, its node stays', (_name, redirect, problem) => {
    const { fromServer, problems } = buildAsClerk(good, { path: '/x', redirect, component: 'p' });
    expect(fromServer.map((node) => [node.path, node.redirect])).toEqual([
      ['/good', ''],
      ['/x', ''],
    ]);
    expect(problems).toEqual([problem]);
  });

  test('two that send each other round: the circle is broken', () => {
    const { fromServer, problems } = buildAsClerk(
      { path: '/a', redirect: '/b', component: 'p' },
      { path: '/b', redirect: '/a', component: 'p' },
    );
    expect(fromServer.map(({ redirect }) => redirect)).toEqual(['', '/a']);
    expect(problems).toEqual(['菜单项“/a”的重定向已忽略：会循环']);
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
