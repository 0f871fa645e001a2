import { describe, expect, test } from 'vitest';
import { buildAsClerk, outline } from '../../../tests/buildAsClerk';
import { rootReducer } from '../rootReducer';
import { selectEntryAt } from './routeMatch';
import { entryAt } from './routeEntries';
import { routesBuilt, selectEntriesByPathname, selectRouteIndex } from './routesSlice';
import { addressOf, type RouteNode } from './routeTree';

const page = (title: string, query?: unknown, path = '/list') => ({ path, component: 'p', meta: { title }, query });

const shownAddress = (node: RouteNode) => addressOf(node);

describe('entries with one path and different queries', () => {
  const { fromServer, problems } = buildAsClerk(
    page('全部'),
    page('待办', '{"status":"0"}'),
    page('我的待办', { status: 0, own: true }),
    page('两个', '{"ids":["1","2"]}'),
    page('含冒号', { at: 'a:b' }),
    // From reports on vue-element-admin, RuoYi and yudao.
    page('带逗号', '{"tags":"1599,1624"}'),
    page('没写成 JSON', '?kind=a&kind2=%E5%85%9A'),
  );
  const state = rootReducer(undefined, routesBuilt(fromServer));

  test('all stand, each with its own address (§12.9)', () => {
    expect(problems).toEqual([]);
    expect(fromServer.map(shownAddress)).toEqual([
      '/list',
      '/list?status=0',
      '/list?status=0&own=true',
      '/list?ids=1&ids=2',
      '/list?at=a%3Ab',
      '/list?tags=1599%2C1624',
      '/list?kind=a&kind2=%E5%85%9A',
    ]);
    expect(selectRouteIndex(state).size).toBe(7);
  });

  test.each([
    ['', '全部'],
    ['?status=0', '待办'],
    ['?name=x&status=0&page=2', '待办'],
    ['?own=true&status=0', '我的待办'],
    ['?own=true', '全部'],
    ['?status=1', '全部'],
    ['?ids=2&ids=1', '两个'],
    ['?ids=1', '全部'],
    ['?at=a:b', '含冒号'],
    ['?tags=1599,1624', '带逗号'],
    ['?kind=a&kind2=党', '没写成 JSON'],
  ])('the address with %j is that of %s (§12.9)', (search, title) => {
    expect(selectEntryAt(state, '/list', search)?.node.meta.title).toBe(title);
  });

  test('the same query in another order is the same entry: the first one counts (§12.3)', () => {
    const again = buildAsClerk(page('甲', { a: 1, b: 2 }), page('乙'), page('丙', { b: 2, a: 1 }), page('丁'));
    expect(again.fromServer.map(({ meta }) => meta.title)).toEqual(['甲', '乙']);
    expect(again.problems).toHaveLength(2);
  });

  test('where each has a query, the bare address is that of the first', () => {
    const both = buildAsClerk(page('甲', { a: 1 }), page('乙', { a: 2 })).fromServer;
    const at = (search: string) => selectEntryAt(rootReducer(undefined, routesBuilt(both)), '/list', search);
    expect([at('')?.node.meta.title, at('?a=2')?.node.meta.title]).toEqual(['甲', '乙']);
  });

  test('a query that stands in the path (§12.9)', () => {
    const inPath = buildAsClerk(page('甲', undefined, '/list?id=1'), page('乙', { own: true }, '/list?id=2'));
    expect(inPath.problems).toEqual([]);
    expect(inPath.fromServer.map(shownAddress)).toEqual(['/list?id=1', '/list?id=2&own=true']);
  });
});

describe('the entry that an address names, as `activeMenu` does', () => {
  const { fromServer } = buildAsClerk(
    {
      path: '/a',
      meta: { title: 'A' },
      children: [
        { path: 'list', component: 'p' },
        { path: '党员', component: 'p' },
      ],
    },
    page('待办', { status: '0' }, '/a/list'),
  );
  const entries = selectEntriesByPathname(rootReducer(undefined, routesBuilt(fromServer)));
  test.each([
    ['/a/list', 'list'],
    ['/a/list/', 'list'],
    ['/a//list', 'list'],
    ['a/list', 'list'],
    ['/a/list?x=1', 'list'],
    ['/a/list/?status=0', '待办'],
    ['#/a/list?status=0', '待办'],
    ['/a/%E5%85%9A%E5%91%98', '党员'],
    ['/gone', undefined],
    ['', undefined],
    ['https://a.cn', undefined],
  ])('%j: %s (§12.10)', (address, title) => {
    expect(entryAt(entries, address)?.node.meta.title).toBe(title);
  });
});

describe('a group that is sent more than once', () => {
  const group = (path: string, children: unknown[], title = path) => ({
    path,
    component: 'Layout',
    meta: { title },
    children,
  });
  const child = (path: string) => ({ path, component: 'p' });

  test.each([
    ['side by side', [group('/a', [child('b')]), group('/a', [child('c')])], [['/a', ['/a/b', '/a/c']]], 0],
    [
      'three times',
      [group('/a', [child('b')]), group('/a/', [child('c')]), group('a', [child('d')])],
      [['/a', ['/a/b', '/a/c', '/a/d']]],
      0,
    ],
    ['first without children', [group('/a', []), group('/a', [child('c')])], [['/a', ['/a/c']]], 1],
    [
      'a child twice',
      [group('/a', [child('b')]), group('/a', [child('b'), child('c')])],
      [['/a', ['/a/b', '/a/c']]],
      1,
    ],
    [
      'below another',
      [group('/x', [group('g', [child('b')]), group('g', [child('c')])])],
      [['/x', [['/x/g', ['/x/g/b', '/x/g/c']]]]],
      0,
    ],
    ['a group and a page', [group('/a', [child('b')]), child('/a')], [['/a', ['/a/b']]], 1],
  ])('%s: its children stand together (§12.11)', (_how, sent, expected, told) => {
    const { fromServer, problems } = buildAsClerk(...sent);
    expect(outline(fromServer)).toEqual(expected);
    expect(problems).toHaveLength(told);
  });
});
